/** Writes which cards of both sides have the same text but for names: `node scripts/twins.mjs <folder of card files>`, where the folder holds SET.tsv files or files of JSON lines. Build first. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { twinsOf } from '@dejarik/kernel/language'
import * as swccg from '@dejarik/swccg'
import * as swtcg from '@dejarik/swtcg'
import { TYPE_WORDS } from '../swtcg/dist/language/grammar/nouns/card-names.js'
import { ownNames } from '../swtcg/dist/language/names.js'
import { vocabularyOf } from '../swtcg/dist/language/vocabulary.js'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/twins.mjs <folder of card files>')
  process.exit(2)
}
const files = readdirSync(folder)
const isTcg = files.some((name) => name.endsWith('.tsv'))

/** Texts by key; a row that makes no card is told by whoever compiles it. */
function textsIn(ending, printedTexts, split) {
  const parts = files
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => split(readFileSync(join(folder, name), 'utf8')))
  return new Map([...parts.flatMap((part) => [...textsOf(part, printedTexts)])].reverse())
}
function textsOf(part, printedTexts) {
  try {
    return printedTexts(part)
  } catch {
    return new Map()
  }
}

function tcg() {
  const { cards } = swtcg.shippedCards()
  const texts = textsIn('.tsv', swtcg.printedTexts, (file) => [file])
  const { subtypes } = vocabularyOf(cards)
  const isName = (word) =>
    !TYPE_WORDS.test(word) && [word, word.replace(/s$/, '')].some((one) => subtypes.has(one))
  const told = cards.map((card) => ({ ...card, text: texts.get(card.key) ?? '', own: ownNames(card) }))
  return { path: '../swtcg/cards/twins.yaml', twins: twinsOf(told, isName) }
}

function ccg() {
  const { cards } = swccg.shippedCards()
  const texts = textsIn('.jsonl', swccg.printedTexts, (file) => file.split('\n').filter(Boolean))
  const told = cards.map((card) => ({ ...card, text: texts.get(card.key) ?? '', own: [card.title] }))
  return { path: '../swccg/cards/twins.yaml', twins: twinsOf(told, (word) => word !== 'Force') }
}

const { path, twins } = isTcg ? tcg() : ccg()
const head =
  '# Cards of both sides with the same text but for names. Made by scripts/twins.mjs from the printed texts.\n\n'
const lines = twins.map(
  (alike) =>
    `- [${[...alike]
      .sort()
      .map((key) => JSON.stringify(key))
      .join(', ')}]\n`,
)
writeFileSync(fileURLToPath(new URL(path, import.meta.url)), head + lines.sort().join(''))
console.log(`${twins.length} texts, ${twins.flat().length} cards`)
