/** Writes which printed card needs each rewriting of its text, and each other wording of our own: `node scripts/rewritings.mjs <folder with SET.tsv files>`. Build first. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hyphenated, traced, wayMark } from '@dejarik/kernel/language'
import { keyOf, readFile } from '../swtcg/dist/cards/printings.js'
import { compile, compileSpelt } from '../swtcg/dist/language/compile.js'
import { normalise, REWRITINGS, rewritingMark, rewritten } from '../swtcg/dist/language/normalise.js'
import { SAID_OTHERWISE } from '../swtcg/dist/language/otherwise/all.js'
import { render } from '../swtcg/dist/language/render/abilities.js'
import { vocabularyOf } from '../swtcg/dist/language/vocabulary.js'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/rewritings.mjs <folder with SET.tsv files>')
  process.exit(2)
}
const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
const printings = files
  .flatMap(
    (name) => readFile({ set: name.slice(0, -4), text: readFileSync(join(folder, name), 'utf8') }).rows,
  )
  .flatMap(({ printing }) => (printing ? [printing] : []))
const vocabulary = vocabularyOf(printings.map(({ facts }) => facts))

/** A card that uses it, how many do, and those that are understood without it as something else. */
const found = new Map(REWRITINGS.map((rewriting) => [rewriting, { cards: new Set(), otherwise: new Set() }]))
const ways = new Map(SAID_OTHERWISE.map((way) => [way, new Set()]))
for (const printing of printings) {
  const { facts, text } = printing
  const used = usedIn(text)
  const read = compile(text, facts, vocabulary)
  const rendered = render(read.abilities, facts.kind)
  const said = hyphenated(normalise(text).text).split(/ ?[|] ?/)
  for (const [way, cards] of ways) if (isUsed(way, said, rendered)) cards.add(keyOf(printing))
  for (const rewriting of used) {
    const { cards, otherwise } = found.get(rewriting)
    cards.add(keyOf(printing))
    const without = compileSpelt(normalise(text, rewriting), text, facts, vocabulary)
    const isRead = without.notUnderstood.length + read.notUnderstood.length === 0
    if (isRead && JSON.stringify(without.abilities) !== JSON.stringify(read.abilities))
      otherwise.add(keyOf(printing))
  }
}

function isUsed({ said, as }, parts, rendered) {
  const isRendered = !as || [rendered, ...rendered.split(' | ')].some((part) => as.test(part))
  return isRendered && parts.some((part) => part.search(said) >= 0)
}

function usedIn(text) {
  let spelt = traced(text)
  return REWRITINGS.filter((rewriting) => {
    const next = rewritten(spelt, rewriting)
    const isUsed = next.text !== spelt.text
    spelt = next
    return isUsed
  })
}

const lines = [...found]
  .filter(([, { cards }]) => cards.size > 0)
  .map(([rewriting, { cards, otherwise }]) => {
    const others = otherwise.size > 0 ? `, otherwise: ${JSON.stringify([...otherwise])}` : ''
    const told = `card: ${JSON.stringify([...cards][0])}, cards: ${cards.size}${others}`
    return `"${rewritingMark(rewriting)}": { ${told} }`
  })
write(
  'rewritings.yaml',
  'Printed cards that use each rewriting of texts, and those that would say something else without it',
  lines,
)
write(
  'otherwise/used.yaml',
  'Printed cards that use each way of saying in other words what is printed',
  [...ways]
    .filter(([, cards]) => cards.size > 0)
    .map(
      ([way, cards]) => `"${wayMark(way)}": { card: ${JSON.stringify([...cards][0])}, cards: ${cards.size} }`,
    ),
)
console.log(`${lines.length} of ${REWRITINGS.length} rewritings are used by ${printings.length} printings`)

function write(file, about, all) {
  const target = fileURLToPath(new URL(`../swtcg/language/${file}`, import.meta.url))
  writeFileSync(target, [`# ${about}; made by scripts/rewritings.mjs.`, '', ...all, ''].join('\n'))
}
