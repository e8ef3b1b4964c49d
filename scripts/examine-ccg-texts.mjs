/**
 * Reads the printed game texts of Star Wars CCG sets and compares what is read with the entries that are shipped:
 * `node scripts/examine-ccg-texts.mjs <file.jsonl>… [--with <file.jsonl>…] [--list]`. Build first.
 * Files after `--with` lend their names only. A card is read the same, read differently, or not read, with the clause.
 */
import { readFileSync } from 'node:fs'
import { examine } from '../swccg/dist/language/examine.js'

const given = process.argv.slice(2)
const list = given.includes('--list')
const names = given.filter((one) => one !== '--list')
const split = names.indexOf('--with')
const files = split < 0 ? names : names.slice(0, split)
const lending = split < 0 ? [] : names.slice(split + 1)
if (files.length === 0) {
  console.error(
    'usage: node scripts/examine-ccg-texts.mjs <file with one card a line>… [--with <file>…] [--list]',
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
for (const { key, notUnderstood } of counted('not read'))
  for (const { text, why } of notUnderstood)
    console.log(`not read  ${key} | ${why ? `${text} (${why})` : text}`)
for (const { key } of counted('different')) console.log(`different ${key}`)
if (list)
  for (const { key, outcome } of results) if (outcome !== 'not read') console.log(`${outcome}  ${key}`)
console.log(
  `${results.length} cards: ${counted('same').length} read the same as their entry, ${counted('different').length} differently, ` +
    `${counted('read').length} read in full without an entry, ${counted('not read').length} not read; ${took} ms`,
)
process.exitCode = counted('different').length > 0 ? 1 : 0
