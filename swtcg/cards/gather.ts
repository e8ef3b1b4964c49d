/** Makes definitions of the rows of card files: repairs them, checks them, joins printings, compiles the texts. */
import { compile, type Unread } from '../language/compile.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary.ts'
import { type CardDefinition, type CardFacts, titleOf } from './definition.ts'
import { readFacts } from './facts.ts'
import { repaired } from './repairs.ts'
import { type RowFault, readRows } from './rows.ts'
import { plainTitle } from './titles.ts'

/** One set, as a person has it on disk. */
export interface SetFile {
  readonly set: string
  readonly text: string
}
export interface GatheredCard {
  readonly set: string
  readonly definition: CardDefinition
  readonly notUnderstood: readonly Unread[]
}
export interface SetFault extends RowFault {
  readonly set: string
}
export interface Gathered {
  readonly cards: readonly GatheredCard[]
  readonly faults: readonly SetFault[]
}

/** A card as one row prints it. */
interface Printing {
  readonly set: string
  readonly row: number
  readonly facts: CardFacts
  readonly text: string
}

/** Sets in the order of their release: the first printing of a card gives it its key. Texts may name cards known besides. */
export function gatherCards(files: readonly SetFile[], known: readonly CardFacts[] = []): Gathered {
  const faults: SetFault[] = []
  const printings = files.flatMap((file) => printingsOf(file, faults))
  const cards = [...groupBy(printings, (printing) => JSON.stringify(contentOf(printing))).values()].map(
    firstBefore,
  )
  const [kept, clashing] = keepFirst(cards, ([first]) => plainTitle(keyOf(first!)))
  faults.push(...clashing.map(([again]) => sameNameFault(again!)))
  const vocabulary = vocabularyOf([...known, ...printings.map(({ facts }) => facts)])
  return { cards: kept.map((printed) => define(printed, vocabulary)), faults }
}

function printingsOf({ set, text }: SetFile, faults: SetFault[]): Printing[] {
  const { rows, faults: unreadable } = readRows(text)
  faults.push(...unreadable.map((fault) => ({ set, ...fault })))
  return rows.flatMap((raw) => {
    const row = repaired({ ...raw, columns: { ...raw.columns, Set: raw.columns['Set'] || set } })
    const read = readFacts(row)
    if ('facts' in read) return [{ set, row: row.line, facts: read.facts, text: row.columns['Text'] ?? '' }]
    faults.push(...read.faults.map((fault) => ({ set, ...fault })))
    return []
  })
}

/** What two printings of one card have in common; rarity and number may differ. */
function contentOf({ facts, text }: Printing): unknown {
  const { rarity: _, number: __, name, ...rest } = facts
  return { ...rest, name: plainTitle(name), text }
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** In its own set the numbered printing goes before promotional ones. */
function firstBefore(printings: readonly Printing[]): readonly Printing[] {
  const numbered = ({ set, facts }: Printing): boolean =>
    set === printings[0]!.set && /^\d/.test(facts.number ?? '')
  return [...printings.filter(numbered), ...printings.filter((printing) => !numbered(printing))]
}

const keyOf = ({ set, facts }: Printing): string => `${set} ${titleOf(facts)}`

function keepFirst<T>(items: readonly T[], key: (item: T) => string): readonly [readonly T[], readonly T[]] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(key(item))) first.set(key(item), item)
  return [[...first.values()], items.filter((item) => first.get(key(item)) !== item)]
}

const sameNameFault = ({ set, row, facts }: Printing): SetFault => ({
  set,
  row,
  column: 'Name',
  problem: `another card of this set is called ${titleOf(facts)} and says something else`,
})

function define([first, ...others]: readonly Printing[], vocabulary: Vocabulary): GatheredCard {
  const { set, facts, text } = first!
  const { abilities, notUnderstood } = compile(text, facts, vocabulary)
  const reprints = others.map((other) => `${other.set} ${other.facts.number ?? ''}`.trim())
  const definition = {
    key: keyOf(first!),
    ...facts,
    ...(reprints.length > 0 ? { reprints } : {}),
    abilities,
    ...(notUnderstood.length > 0 ? { unautomated: notUnderstood.length } : {}),
  }
  return { set, definition, notUnderstood }
}
