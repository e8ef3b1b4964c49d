/** Makes bots/<game>/puzzles.ts of what `dejarik puzzles find` has found: the easiest first. */
import { readFileSync, writeFileSync } from 'node:fs'

const [game, ...files] = process.argv.slice(2)
if (!game || files.length === 0) {
  process.stderr.write('usage: node scripts/pack-puzzles.mjs swtcg|swccg FILE...\n')
  process.exit(2)
}

/** A game is seen no more often than this, so that puzzles differ. */
const OF_ONE_GAME = 4

const seen = new Map()
const isAnother = ({ setup: { seed } }) => {
  seen.set(seed, (seen.get(seed) ?? 0) + 1)
  return seen.get(seed) <= OF_ONE_GAME
}
const puzzles = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .filter(isAnother)
  .toSorted((one, other) => one.missed.length - other.missed.length)

writeFileSync(
  `bots/${game}/puzzles.ts`,
  `// Made by scripts/pack-puzzles.mjs of what "dejarik puzzles find" has found: a puzzle a line.
export default String.raw\`
${puzzles.map((puzzle) => JSON.stringify(puzzle)).join('\n')}
\`
`,
)
process.stdout.write(`${puzzles.length} puzzles of ${game}\n`)
