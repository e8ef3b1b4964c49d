/** Makes a checkout ready to run: installs what the lock file names, and compiles. Needs nothing but Node and npm. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = 20

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const tell = (text) => process.stderr.write(`${text}\n`)

/** Runs a program from the root and returns its exit code. What it prints goes to standard error. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (error) tell(`${program}: ${error.message}`)
  return status ?? 1
}

/** A package's program, without going through npx. */
export const runPackage = (script, ...args) => run(process.execPath, join('node_modules', script), ...args)

function stop(text) {
  tell(text)
  process.exit(1)
}

/** Whether node_modules holds what the lock file names. Packages for other systems may be absent. */
function isInstalled() {
  const installed = join('node_modules', '.package-lock.json')
  if (!existsSync(join(root, installed))) return false
  const there = readJson(installed).packages
  const missing = ([path, wanted]) =>
    path.includes('node_modules/') &&
    !wanted.optional &&
    !(path in there && there[path].version === wanted.version)
  return !Object.entries(readJson('package-lock.json').packages).some(missing)
}

/** npm's own script where npm started us, so that no shell is needed to find it. */
function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? run(process.execPath, script, ...args) : run('npm', ...args)
}

function install() {
  if (isInstalled()) return
  tell('Installing what is missing (npm ci) …')
  if (npm('ci', '--include=dev') !== 0) stop('npm ci failed, so nothing can run. Is there a network?')
}

/** Compiles what changed, in these packages and those that they build on; false if the compiler found errors. */
export const build = (...folders) => runPackage('typescript/bin/tsc', '-b', ...folders) === 0

/** When anything under a folder was last changed, in milliseconds; what is compiled or tested does not count. */
function lastChange(folder) {
  const skipped = new Set(['dist', 'test', 'node_modules'])
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? 0 : lastChange(path)
    return entry.name.endsWith('.ts') ? statSync(path).mtimeMs : 0
  })
  return Math.max(0, ...times)
}

/** Whether every package was compiled after its last change. */
export function isBuilt() {
  return readJson('tsconfig.json').references.every(({ path }) => {
    const stamp = join(root, path, 'dist', 'tsconfig.tsbuildinfo')
    return existsSync(stamp) && statSync(stamp).mtimeMs >= lastChange(join(root, path))
  })
}

/** Everything that `npm start` and `npm test` need before they begin. */
export function prepare() {
  const [major] = process.versions.node.split('.')
  if (Number(major) < OLDEST_NODE)
    stop(`Dejarik needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`)
  install()
}
