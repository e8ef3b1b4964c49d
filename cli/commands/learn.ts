/** `dejarik learn`: plays games between bots and writes down positions with who won, for a net to be trained on. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lessonsFor } from '@dejarik/bots'
import { Command } from 'commander'
import { Failure } from '../failure.ts'
import { writeJson } from '../files.ts'
import { wholeNumber, withCards } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { type ChunkOrder, playChunk } from '../learn/chunk.ts'
import { grouped, say } from '../output.ts'
import { progress } from '../progress.ts'

interface LearnFlags {
  readonly game: string
  readonly edition?: string
  readonly games: number
  readonly chunk: number
  readonly jobs: number
  readonly seed: number
  readonly out: string
}

/** The worker beside the other modules of learning, compiled if this module is. */
const WORKER = new URL(
  `../learn/worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
)
const CHUNK = 200

const EXAMPLES = `
Files that lie in the folder already are not played again, so a run that was stopped goes on.

Examples:
  dejarik learn --game swtcg --games 20000 --jobs 2 --out lessons/swtcg
  python3 scripts/learn/train.py lessons/swtcg bots/swtcg/net-weights.ts`

export function learnCommand(): Command {
  return withCards(new Command('learn'))
    .description('play games between bots and write down positions to learn from')
    .option('--edition <name>', 'the edition of the rules')
    .option('-n, --games <count>', 'how many games', wholeNumber(1), 2000)
    .option('--chunk <count>', 'how many games go into one file', wholeNumber(1), CHUNK)
    .option('-j, --jobs <count>', 'threads to play in', wholeNumber(1, 256), 1)
    .option('--seed <number>', 'the seed of the first game', wholeNumber(0), 1)
    .requiredOption('--out <folder>', 'where the positions go')
    .addHelpText('after', EXAMPLES)
    .action(learn)
}

async function learn({ game, edition, games, chunk, jobs, seed, out }: LearnFlags): Promise<void> {
  const { title } = gameNamed(game)
  mkdirSync(out, { recursive: true })
  describeLessons(game, seed, out)
  const chunks = Math.ceil(games / chunk)
  const left = [...Array(chunks).keys()].filter((number) => !existsSync(chunkFile(out, number)))
  const bar = progress(left.length, 'chunks of games')
  const waiting = left.map((number): ChunkOrder => ({ game, edition, seed, number, games: chunk }))
  let done = 0
  const keep = (number: number, bytes: Uint8Array): void => {
    keepWhole(chunkFile(out, number), bytes)
    bar.at(++done)
  }
  if (jobs === 1) for (const order of waiting) keep(order.number, playChunk(order))
  else await Promise.all(Array.from({ length: Math.min(jobs, left.length) }, () => work(waiting, keep)))
  bar.end()
  say(
    `${grouped(chunks * chunk)} games of ${title} are in ${out}, ${grouped(done * chunk)} of them played now.`,
  )
}

/** The sizes of what is written, and every card as numbers. */
function describeLessons(game: string, seed: number, out: string): void {
  const lessons = lessonsFor(game)
  if (!lessons) throw new Failure(`Nothing is learned of ${gameNamed(game).title}.`)
  const cards = [...lessons.printed()].map(([key, numbers]) => ({ key, numbers }))
  writeJson(join(out, 'lessons.json'), { game, seed, ...lessons.shape, cards })
}

const chunkFile = (folder: string, number: number): string =>
  join(folder, `chunk-${String(number).padStart(6, '0')}.bin`)

/** Whole or not at all, whenever the program is stopped. */
function keepWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/** One thread that plays one chunk after another. */
function work(waiting: ChunkOrder[], keep: (number: number, bytes: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER)
    let order = waiting.shift()
    const go = (): void => {
      if (order) worker.postMessage(order)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (bytes: Uint8Array) => {
      keep(order!.number, bytes)
      order = waiting.shift()
      go()
    })
    worker.on('error', reject)
    go()
  })
}
