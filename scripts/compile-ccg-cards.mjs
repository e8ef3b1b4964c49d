/**
 * Writes the set modules of the Star Wars CCG from a folder of card files: `node scripts/compile-ccg-cards.mjs <folder>`. Build first.
 * Premiere has its facts only, because its entries are written by hand; later sets are read by the language.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatherCards } from '../swccg/dist/cards/gather.js'
import { readRows } from '../swccg/dist/cards/read-row.js'
import { LATER_SETS, PREMIERE_SET } from '../swccg/dist/cards/released.js'
import { printLaterSets, printSet } from '../swccg/dist/cards/set-module.js'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/compile-ccg-cards.mjs <folder with files such as 002-a-new-hope.jsonl>')
  process.exit(2)
}
const target = fileURLToPath(new URL('../swccg/cards/sets/', import.meta.url))
const files = readdirSync(folder)

function rowsOf({ number, name }) {
  const file = files.find((one) => one.startsWith(`${number.padStart(3, '0')}-`) && one.endsWith('.jsonl'))
  if (!file) throw new Error(`the folder has no file of ${name} (${number})`)
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line))
}

const premiere = readRows(rowsOf(PREMIERE_SET))
writeFileSync(join(target, `${PREMIERE_SET.module}.ts`), printSet(PREMIERE_SET.module, premiere))
console.log(`${PREMIERE_SET.name}: ${premiere.length} cards`)

const { cards, left } = gatherCards(LATER_SETS.flatMap(rowsOf), premiere)
for (const { row, why } of left) console.log(`no card: ${row}: ${why}`)
for (const { number, name, module } of LATER_SETS) {
  const own = cards.filter((card) => card.number.split('_')[0] === number)
  writeFileSync(join(target, `${module}.ts`), printSet(module, own))
  console.log(`${name}: ${own.length} cards, ${own.filter(({ automated }) => automated).length} automated`)
}
writeFileSync(join(target, 'later.ts'), printLaterSets(LATER_SETS.map(({ module }) => module)))
console.log(
  `later sets: ${cards.length} cards, ${cards.filter(({ automated }) => automated).length} automated`,
)
