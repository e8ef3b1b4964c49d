/**
 * Writes which printed card uses each way of saying its text in other words: `node scripts/ccg-wordings.mjs <folder of card files>`. Build first.
 * `swccg/language/otherwise/used.yaml` has a card and a number for each; the printed texts stay outside.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hyphenated, wayMark, withoutSaid } from '@dejarik/kernel/language'
import { shippedCards } from '../swccg/dist/cards/shipped.js'
import { normalise } from '../swccg/dist/language/normalise.js'
import { SAID_OTHERWISE } from '../swccg/dist/language/otherwise/all.js'
import { sayText } from '../swccg/dist/language/render/text.js'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node scripts/ccg-wordings.mjs <folder with files such as 002-a-new-hope.jsonl>')
  process.exit(2)
}
const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))
const printed = new Map(rows.map((row) => [row.id, String(row.front.gametext ?? '')]))

const users = new Map(SAID_OTHERWISE.map((way) => [way, []]))
for (const card of shippedCards().cards.filter(({ automated }) => automated)) {
  const rendered = sayText(card, card.text).join(' ')
  let left = hyphenated(normalise(printed.get(card.number) ?? '').text)
  for (const way of SAID_OTHERWISE) {
    const without = withoutSaid(left, way, rendered)
    if (without !== left) users.get(way).push(card.key)
    left = without
  }
}
const used = [...users].filter(([, cards]) => cards.length > 0)
const lines = used.map(
  ([way, cards]) => `"${wayMark(way)}": { card: ${JSON.stringify(cards[0])}, cards: ${cards.length} }`,
)
const about =
  '# Printed cards that use each way of saying in other words what is printed; made by scripts/ccg-wordings.mjs.'
writeFileSync(
  fileURLToPath(new URL('../swccg/language/otherwise/used.yaml', import.meta.url)),
  [about, '', ...lines, ''].join('\n'),
)
for (const [{ why, said }, cards] of users)
  if (cards.length === 0) console.log(`used by no card: ${why}: ${said}`)
console.log(`${used.length} of ${users.size} ways are used`)
