/** `node scripts/load.mjs`: puts a server of its own under load and prints what that showed, for each run asked for. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, prepare } from './prepare.mjs'

const USAGE = `What to run, and how much of it:
  --live 1000       live tables against programs, for --seconds 60, thinking --think 5000 milliseconds
  --sleeping 10000  tables that nobody sits at, for --seconds
  --kills 100       kill -9 under load, at --tables 40
  --fuzz 100000     malformed, stale, replayed and foreign messages
`
const text = (fallback) => ({ type: 'string', ...(fallback ? { default: fallback } : {}) })
const { values } = parseArgs({
  options: {
    live: text(),
    sleeping: text(),
    kills: text(),
    fuzz: text(),
    seconds: text('60'),
    think: text('5000'),
    tables: text('40'),
    seed: text('1'),
  },
})
const number = (name) => Number(values[name])
const fresh = () => process.env.DATABASE_URL ?? join(mkdtempSync(join(tmpdir(), 'dejarik-load-')), 'load.db')

prepare()
build()
const { Child, fuzz, killLoad, liveLoad, sleepingLoad } = await import('../server/dist/load/index.js')

async function fuzzOne() {
  const database = fresh()
  const child = new Child({ database, port: 0, linger: 1000 })
  await child.start()
  const figures = await fuzz(child.address, database, number('fuzz'), number('seed'))
  await child.kill()
  return figures
}

const seconds = number('seconds')
const RUNS = {
  live: () =>
    liveLoad({
      database: fresh(),
      tables: number('live'),
      seconds,
      think: number('think'),
      program: 'cadet',
    }),
  sleeping: () => sleepingLoad(fresh(), number('sleeping'), seconds),
  kills: () =>
    killLoad({
      database: fresh(),
      tables: number('tables'),
      kills: number('kills'),
      most: 1500,
      seed: number('seed'),
    }),
  fuzz: fuzzOne,
}
const wanted = Object.keys(RUNS).filter((name) => values[name] !== undefined)
if (wanted.length === 0) process.stdout.write(USAGE)
for (const name of wanted) process.stdout.write(`${name} ${JSON.stringify(await RUNS[name]())}\n`)
process.exit(0)
