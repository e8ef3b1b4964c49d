/**
 * Reads the printed game texts of Star Wars CCG sets and compares what is read with the entries that are shipped:
 * `node scripts/examine-ccg-texts.mjs <file.jsonl>… [--with <file.jsonl>…] [--list] [--stops]`. Build first.
 * Files after `--with` lend their names only. A card is read the same, read differently, or not read, with the clause;
 * a stroke stands where no rule went on. Cards of Premiere that are not read need a reason in `swccg/cards/premiere/by-hand.ts`.
 * `--stops` ranks the words at those places by the cards that wait for them.
 */
import { readFileSync } from 'node:fs'
import { BY_HAND } from '../swccg/dist/cards/premiere/by-hand.js'
import { examine } from '../swccg/dist/language/examine.js'

const given = process.argv.slice(2)
const list = given.includes('--list')
const stops = given.includes('--stops')
const names = given.filter((one) => one !== '--list' && one !== '--stops')
const split = names.indexOf('--with')
const files = split < 0 ? names : names.slice(0, split)
const lending = split < 0 ? [] : names.slice(split + 1)
if (files.length === 0) {
  console.error(
    'usage: node scripts/examine-ccg-texts.mjs <file with one card a line>… [--with <file>…] [--list] [--stops]',
  )
  process.exit(2)
}
const rowsOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const start = performance.now()
const results = examine(files.flatMap(rowsOf), lending.flatMap(rowsOf))
const took = Math.round(performance.now() - start)
const counted = (outcome) => results.filter((one) => one.outcome === outcome)
const marked = ({ text, stop, why }) =>
  why ? `${text} (${why})` : stop ? `${text.slice(0, -stop.length)}¦${text.slice(-stop.length)}` : text
if (stops) rankStops()
else
  for (const { key, notUnderstood } of counted('not read'))
    for (const one of notUnderstood) console.log(`not read  ${key} | ${marked(one)}`)
for (const { key } of counted('different')) console.log(`different ${key}`)
if (list)
  for (const { key, outcome } of results) if (outcome !== 'not read') console.log(`${outcome}  ${key}`)
console.log(
  `${results.length} cards: ${counted('same').length} read the same as their entry, ${counted('different').length} differently, ` +
    `${counted('read').length} read in full without an entry, ${counted('not read').length} not read; ${took} ms`,
)
const unsure = holdReasons()
process.exitCode = counted('different').length + unsure > 0 ? 1 : 0

/** Of cards that have an entry: those that are not read have a reason each, and no others have one. */
function holdReasons() {
  const examined = new Set(results.map(({ key }) => key))
  if (!counted('same').length) return 0
  const unread = counted('not read').map(({ key }) => key)
  const without = unread.filter((key) => !BY_HAND[key])
  const needless = Object.keys(BY_HAND).filter((key) => examined.has(key) && !unread.includes(key))
  for (const key of without) console.log(`no reason  ${key}`)
  for (const key of needless) console.log(`read by now, though listed as by hand  ${key}`)
  console.log(`${unread.length - without.length} of those that are not read have a reason in by-hand.ts`)
  return without.length + needless.length
}

/** What opens a card by itself counts most: a card with more open clauses waits for more than one rule. */
function rankStops() {
  const cards = new Map()
  for (const { key, notUnderstood } of counted('not read'))
    for (const { stop } of notUnderstood) {
      const words = (stop ?? '(read in two ways)').split(' ').slice(0, 3).join(' ')
      const known = cards.get(words) ?? { weight: 0, keys: new Set() }
      known.weight += 2.6 ** (1 - notUnderstood.length)
      cards.set(words, { ...known, keys: known.keys.add(key) })
    }
  for (const [words, { weight, keys }] of [...cards].sort(([, one], [, other]) => other.weight - one.weight))
    if (keys.size > 1)
      console.log(`${weight.toFixed(1)}  ${keys.size}  ${words}  (${[...keys].slice(0, 3).join(', ')})`)
}
