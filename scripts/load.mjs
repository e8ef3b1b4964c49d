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
  --cluster 3       processes on PostgreSQL and NATS of their own, with --kills, --stops 50 and --cuts 50 at --tables 40;
                    then what an answer costs, for --seconds
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
    postgres: { type: 'boolean', default: false },
    seconds: text('60'),
    think: text('5000'),
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
const { attackLoad, Child, clusterLoad, fuzz, killLoad, liveLoad, sleepingLoad } = await import(
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
  attacks: () => attackLoad(fresh, number('attacks')),
  cluster: () =>
    clusterLoad({
      database: fresh(),
      nats: nats.address,
      processes: number('cluster'),
      tables: number('tables'),
      kills: number('kills') || 0,
      stops: number('stops'),
      cuts: number('cuts'),
      seconds,
      seed: number('seed'),
    }),
  paint: async () => (await import('./paint.mjs')).paint(number('paint')),
}
// With several processes, it is they that are killed.
const wanted = Object.keys(RUNS).filter(
  (name) => values[name] !== undefined && !(isCluster && name === 'kills'),
)
if (wanted.length === 0) process.stdout.write(USAGE)
try {
  for (const name of wanted) process.stdout.write(`${name} ${JSON.stringify(await RUNS[name]())}\n`)
} finally {
  postgres?.stop()
  nats?.stop()
}
process.exit(0)
