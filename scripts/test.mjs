/** `npm test`: makes the checkout ready, then lints, compiles and tests. The last line counts what passed and failed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser-tests.mjs'
import { chosenTests, isBrowserTest, packagesOf } from './chosen-tests.mjs'
import { startNats } from './nats.mjs'
import { startPostgres } from './postgres.mjs'
import { build, prepare, root, runPackage } from './prepare.mjs'
import { runTests } from './vitest-run.mjs'

/** The checks besides the tests; each that fails counts as one failure. Chosen tests are checked with their packages alone. */
const checksOf = (words, folders) => [
  [
    'formatting and lint',
    () => runPackage('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders) === 0,
  ],
  ['types', () => build(...folders)],
  ['types of the tests', () => checkTestTypes(words)],
]

/** Where tests say what Vitest keeps of them besides its own. */
const DECLARING = [
  'rulebook/testing.ts',
  'swtcg/test/parts-run.ts',
  'swccg/test/tells.ts',
  'web/test/browser/house.ts',
]

/** The compiler takes files or a project, so chosen tests get a project of their own. */
function checkTestTypes(words) {
  const check = (project) => runPackage('typescript/bin/tsc', '-p', project) === 0
  if (words.length === 0) return check('tsconfig.test.json')
  const project = join(root, 'node_modules', '.dejarik-tests.json')
  const include = [...DECLARING, ...chosenTests(words)].map((file) => join(root, file))
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.test.json'), include, exclude: [] }))
  return check(project)
}

function failedChecks(words) {
  const folders = words.length === 0 ? ['.'] : packagesOf(chosenTests(words))
  const failed = checksOf(words, folders)
    .filter(([, check]) => !check())
    .map(([name]) => name)
  for (const name of failed) process.stderr.write(`Failed: ${name}\n`)
  return failed.length
}

/** The server's tests run on both databases and among several processes, where the machine has what that takes. */
const ENGINES = [
  ['PostgreSQL', 'TEST_POSTGRES', startPostgres],
  ['NATS', 'TEST_NATS', startNats],
]

async function withEngines(files, run) {
  if (!packagesOf(files).includes('server')) return run()
  const started = []
  try {
    for (const [name, variable, start] of ENGINES) {
      const engine = await start()
      if (engine) process.env[variable] = engine.address
      else
        process.stderr.write(
          `Not run: the tests on ${name}. There is none here and it cannot be installed.\n`,
        )
      started.push(engine)
    }
    return await run()
  } finally {
    for (const engine of started) engine?.stop()
  }
}

process.chdir(root)
prepare()
const words = process.argv.slice(2)
const chosen = chosenTests(words)
if (chosen.length === 0) {
  process.stdout.write(`No test file has ${words.join(' or ')} in its path.\n\n0 passed, 1 failed\n`)
  process.exit(1)
}
const NONE = { passed: 0, failed: 0 }
const checks = failedChecks(words)
const plain = chosen.every(isBrowserTest) ? NONE : await withEngines(chosen, () => runTests(words))
const browser = chosen.some(isBrowserTest) ? await runBrowserTests(words) : NONE
const passed = plain.passed + browser.passed
const failures = checks + plain.failed + browser.failed
process.stdout.write(`\n${passed} passed, ${failures} failed\n`)
process.exitCode = failures > 0 ? 1 : 0
