/** Writes the facts of a Star Wars CCG set from a file of rows: `node scripts/compile-ccg-cards.mjs <file.jsonl> <set>`. Build first. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readRows } from '../swccg/dist/cards/read-row.js'
import { printFacts } from '../swccg/dist/cards/set-module.js'

const [file, set] = process.argv.slice(2)
if (!file || !set) {
  console.error('usage: node scripts/compile-ccg-cards.mjs <file with one card a line> <name of the set>')
  process.exit(2)
}
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
const cards = readRows(rows)
writeFileSync(
  fileURLToPath(new URL(`../swccg/cards/sets/${set}.ts`, import.meta.url)),
  printFacts(set, cards),
)
console.log(`${set}: ${cards.length} cards`)
