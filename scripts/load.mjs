/** `node scripts/load.mjs`: puts a server of its own under load and prints what that showed, for each run asked for. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startNats } from './nats.mjs'
import { startPostgres } from './postgres.mjs'
import { build, prepare } from './prepare.mjs'

const USAGE = `What to run, and how much of it:
  --live 1000       live tables against programs, for --seconds 60, thinking --think 5000 milliseconds
  --sleeping 10000  tables that nobody sits at, for --seconds
  --kills 100       kill -9 under load, at --tables 40
  --fuzz 100000     malformed, stale, replayed and foreign messages, to tables and to the lobby
  --attacks 10      each attack that once stopped a server, for so many seconds: how long a bystander waits
  --cluster 3       processes on PostgreSQL and NATS of their own, with --kills, --stops 50, --cuts 50 and --drains 10
                    at --tables 40, thinking --think; then what an answer costs beside one process, for --seconds.
                    Ends in a table of what is promised, and with exit code 1 if something of it was missed
  --paint 200       decisions in a real browser: from the click until the answer is painted
  --postgres        on a PostgreSQL of its own, found or installed; without it on SQLite
`
const text = (fallback) => ({ type: 'string', ...(fallback ? { default: fallback } : {}) })
const { values } = parseArgs({
  options: {
    live: text(),
    sleeping: text(),
    kills: text(),
    fuzz: text(),
    attacks: text(),
    paint: text(),
    cluster: text(),
    stops: text('0'),
    cuts: text('0'),
    drains: text('0'),
    postgres: { type: 'boolean', default: false },
    seconds: text('60'),
    think: text(),
    tables: text('40'),
    seed: text('1'),
  },
})
const number = (name) => Number(values[name])
const isCluster = values.cluster !== undefined
/** An engine of its own, where one is asked for. */
async function started(name, isWanted, start) {
  const engine = isWanted ? await start() : null
  if (!isWanted || engine) return engine
  process.stderr.write(`There is no ${name} here, and it cannot be installed.\n`)
  process.exit(1)
}
const postgres = await started('PostgreSQL', values.postgres || isCluster, startPostgres)
const nats = await started('NATS', isCluster, startNats)
const fresh = () => postgres?.address ?? join(mkdtempSync(join(tmpdir(), 'dejarik-load-')), 'load.db')

prepare()
build()
const { answerCost, attackLoad, Child, clusterLoad, fuzz, killLoad, liveLoad, sleepingLoad } = await import(
  '../server/dist/load/index.js'
)

async function fuzzOne() {
  const database = fresh()
  const child = new Child({ database, port: 0, linger: 1000 })
  await child.start()
  const figures = await fuzz(child.address, database, number('fuzz'), number('seed'))
  await child.kill()
  return figures
}

const seconds = number('seconds')

/** People at one process, then at several while things happen to them. */
async function clusterOne() {
  const began = performance.now()
  const progress = (text) =>
    process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s  ${text}\n`)
  const hall = {
    database: fresh(),
    nats: nats.address,
    processes: number('cluster'),
    tables: number('tables'),
    think: values.think === undefined ? 400 : number('think'),
    seed: number('seed'),
  }
  const faults = {
    kills: number('kills') || 0,
    stops: number('stops'),
    cuts: number('cuts'),
    drains: number('drains'),
  }
  const figures = await clusterLoad({ ...hall, ...faults, progress })
  if (seconds === 0) return figures
  progress('what an answer costs')
  const busy = { ...hall, tables: 10, think: 50 }
  const several = await answerCost(busy, seconds)
  const one = await answerCost({ ...busy, processes: 1, nats: null }, seconds)
  return { ...figures, cpuEach: { several, one, times: Math.round((100 * several) / one) / 100 } }
}

/** What is promised of a run, what it was, and whether that holds; for runs that promise something. */
const BARS = {
  cluster: ({ lost, doubled, byClock, stuck, goesOn, cpuEach }) => [
    ['acknowledged answers lost: 0', lost, lost === 0],
    ['answers written twice: 0', doubled, doubled === 0],
    ['games decided by a clock: 0', byClock, byClock === 0],
    ['tables at which nothing goes on: 0', stuck, stuck === 0],
    ['play goes on within 10 s (99%)', `${goesOn[1] / 1000} s`, goesOn[1] <= 10_000],
    ...(cpuEach
      ? [['CPU for an answer, beside one process: 1.6 times', cpuEach.times, cpuEach.times <= 1.6]]
      : []),
  ],
}

function judge(bars) {
  for (const [promise, found, holds] of bars)
    process.stdout.write(`${holds ? 'pass' : 'FAIL'}  ${promise.padEnd(50)}${found}\n`)
  if (bars.some(([, , holds]) => !holds)) process.exitCode = 1
}

const RUNS = {
  live: () =>
    liveLoad({
      database: fresh(),
      tables: number('live'),
      seconds,
      think: values.think === undefined ? 5000 : number('think'),
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
  attacks: () => attackLoad(fresh, number('attacks')),
  cluster: clusterOne,
  paint: async () => (await import('./paint.mjs')).paint(number('paint')),
}
// With several processes, it is they that are killed.
const wanted = Object.keys(RUNS).filter(
  (name) => values[name] !== undefined && !(isCluster && name === 'kills'),
)
if (wanted.length === 0) process.stdout.write(USAGE)
try {
  for (const name of wanted) {
    const figures = await RUNS[name]()
    process.stdout.write(`${name} ${JSON.stringify(figures)}\n`)
    if (name in BARS) judge(BARS[name](figures))
  }
} finally {
  postgres?.stop()
  nats?.stop()
}
process.exit()
