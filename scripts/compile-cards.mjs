/** Writes the set modules of the Star Wars TCG from a folder of card files: `node scripts/compile-cards.mjs <folder>`. Build first. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restatedIn } from '../cli/dist/cards/restated.js'
import { gatherCards } from '../swtcg/dist/cards/gather.js'
import { RELEASED } from '../swtcg/dist/cards/released.js'
import { staleRepairs } from '../swtcg/dist/cards/repairs.js'
import { readRows } from '../swtcg/dist/cards/rows.js'
import { printAllSets, printSet } from '../swtcg/dist/cards/set-module.js'
import { staleRestated } from '../swtcg/dist/cards/stale-restated.js'

await import('./tree-schema.mjs') // the schema goes with the language

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/compile-cards.mjs <folder with SET.tsv files>')
  process.exit(2)
}
const present = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
const strange = present.map((name) => name.slice(0, -4)).filter((set) => !RELEASED.includes(set))
if (strange.length > 0) {
  console.error(`not in the list of released sets: ${strange.join(', ')}`)
  process.exit(2)
}

const files = RELEASED.filter((set) => present.includes(`${set}.tsv`)).map((set) => ({
  set,
  text: readFileSync(join(folder, `${set}.tsv`), 'utf8'),
  restated: restatedIn(set),
}))
const { cards, faults } = gatherCards(files)
for (const { set, row, column, problem } of faults) console.error(`${set} row ${row}, ${column}: ${problem}`)
for (const { set, title, from } of staleRepairs(files.flatMap(({ text }) => readRows(text).rows)))
  console.error(`${set} ${title}: nothing to repair, "${from}" is not there`)
for (const { set, card, says } of staleRestated(files))
  console.error(`${set} ${card}: nothing to restate by "${says}"`)

const target = fileURLToPath(new URL('../swtcg/cards/sets/', import.meta.url))
for (const { set } of files) {
  const definitions = cards.filter((card) => card.set === set).map(({ definition }) => definition)
  const whole = definitions.filter(({ unautomated }) => unautomated === undefined).length
  writeFileSync(join(target, `${set}.ts`), printSet(set, definitions))
  console.log(`${set}: ${definitions.length} cards, ${whole} fully automated`)
}
writeFileSync(join(target, 'all.ts'), printAllSets(RELEASED))
const automated = cards.filter(({ definition }) => definition.unautomated === undefined).length
console.log(`all: ${cards.length} cards, ${automated} fully automated, ${faults.length} faults in the files`)
