/** Cards in a form that compresses well: each fact a column, and each ability once, like beside like. */
import { type CardDefinition, setOf, titleOf } from './definition.ts'

type Fields = Readonly<Record<string, unknown>>

export function packCards(cards: readonly CardDefinition[]): string {
  // Set and title make up the key.
  const rows = cards.map(({ key, ...card }): Fields => ({ set: setOf({ key }), ...card }))
  const texts = cards.map(({ abilities }) => abilities.map((ability) => bare(JSON.stringify(ability))))
  const unique = [...new Set(texts.flat())].sort()
  const place = new Map(unique.map((text, index) => [text, index]))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map((name) =>
    name === 'abilities'
      ? texts.map((own) => own.map((text) => place.get(text)).join())
      : rows.map((row) => (name in row ? JSON.stringify(row[name]) : '')),
  )
  return [names, unique, ...columns].map((lines) => lines.join('\n')).join('\n\f\n')
}

/** Without the quotation marks around names of parts and plain words: they are a part of every first load. */
const bare = (text: string): string =>
  text
    .replace(/([{,])"([A-Za-z]\w*)":/g, '$1$2:')
    .replace(/:"(?!(?:true|false|null)")([a-z][a-z-]*)"/g, ':$1')

const quoted = (text: string): string =>
  text
    .replace(/([{,])([A-Za-z]\w*):/g, '$1"$2":')
    .replace(/:(?!(?:true|false|null)\b(?!-))([a-z][a-z-]*)(?=[,}\]])/g, ':"$1"')

export function unpackCards(packed: string): readonly CardDefinition[] {
  const [names = [], unique = [], ...columns] = packed.split('\n\f\n').map((part) => part.split('\n'))
  const abilities = (places: string): string =>
    `[${places.replace(/\d+/g, (place) => quoted(unique[Number(place)]!))}]`
  const read = columns.map((column, index) =>
    listed(column.map(names[index] === 'abilities' ? abilities : (text) => text || 'null')),
  )
  return read[0]!.map((_, card) => cardOf(names, read, card))
}

const listed = (texts: readonly string[]): readonly unknown[] => JSON.parse(`[${texts}]`)

/** A column has null for a card without such a field. */
function cardOf(
  names: readonly string[],
  columns: readonly (readonly unknown[])[],
  card: number,
): CardDefinition {
  const fields = names.flatMap((name, index): [string, unknown][] => {
    const value = columns[index]![card]
    return value === null ? [] : [[name, value]]
  })
  const { set, ...rest } = Object.fromEntries(fields) as Omit<CardDefinition, 'key'> & {
    readonly set: string
  }
  return { key: `${set} ${titleOf(rest)}`, ...rest }
}
