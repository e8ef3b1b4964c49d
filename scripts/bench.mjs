/** `npm run bench`: builds, installs the peers if they are missing, and measures all contestants. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, prepare, root, run } from './prepare.mjs'

const USAGE = `usage: npm run bench -- [--json | --check]

Measures our games and the peers, and prints one table. Takes about ten minutes.
  --json   print the figures as JSON instead
  --check  measure nothing; check that the peers' version of our game has the same rules
`
const FLAG = { type: 'boolean', default: false }
const tell = (text) => process.stderr.write(`${text}\n`)

function stop(text, code) {
  tell(`bench: ${text}`)
  process.exit(code)
}

function readOptions() {
  try {
    return parseArgs({ options: { json: FLAG, check: FLAG, help: FLAG } }).values
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}. Try --help.`, 2)
  }
}

function installPeers() {
  if (existsSync(join(root, 'bench', 'node_modules'))) return
  tell('Installing the peers (npm ci --prefix bench) …')
  if (run('npm', 'ci', '--prefix', 'bench') !== 0) stop('npm ci failed, so there are no peers to measure.', 1)
}

/** Loaded late, because they need what was built. */
async function measure(json) {
  const { tournament } = await import('../bench/tournament.mjs')
  const { report, table } = await import('../bench/report.mjs')
  const found = report(await tournament(tell))
  process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : `\n${table(found)}\n`)
}

async function main({ help, check, json }) {
  if (help) return process.stdout.write(USAGE)
  prepare()
  if (!build()) stop('the build failed.', 1)
  installPeers()
  process.env.NODE_ENV = 'production' // there the peers leave out checks of their own
  if (check) await import('../bench/same-rules.mjs')
  else await measure(json)
}

await main(readOptions())
