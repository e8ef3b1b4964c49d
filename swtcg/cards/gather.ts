/** Makes definitions of the rows of card files: joins printings and compiles the texts. */
import { compile, type Unread } from '../language/compile.ts'
import { missingPrimitive } from '../language/missing.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary.ts'
import { type CardDefinition, type CardFacts, titleOf } from './definition.ts'
import {
  contentOf,
  keyOf,
  type Printing,
  readFile,
  type SetFault,
  type SetFile,
  sameNameFault,
  spelling,
} from './printings.ts'
import { type Restated, restatingFor } from './restated.ts'
import { plainTitle } from './titles.ts'

export interface GatheredCard {
  readonly set: string
  readonly definition: CardDefinition
  readonly notUnderstood: readonly Unread[]
}
interface Gathered {
  readonly cards: readonly GatheredCard[]
  readonly faults: readonly SetFault[]
}

/** Sets in the order of their release: the first printing of a card gives it its key. Texts may name cards known besides. */
export function gatherCards(files: readonly SetFile[], known: readonly CardFacts[] = []): Gathered {
  const faults: SetFault[] = []
  const read = files.flatMap((file) => printingsOf(file, faults))
  const printings = read.map(spelling([...known, ...read.map(({ facts }) => facts)]))
  const cards = [...groupBy(printings, contentOf).values()].map(firstBefore)
  const [kept, clashing] = keepFirst(cards, ([first]) => plainTitle(keyOf(first!)))
  faults.push(...clashing.map(([again]) => ({ set: again!.set, ...sameNameFault(again!) })))
  const vocabulary = vocabularyOf([...known, ...printings.map(({ facts }) => facts)])
  const restated = new Map(files.map((file) => [file.set, file.restated ?? []]))
  return { cards: kept.map((printed) => define(printed, vocabulary, restated)), faults }
}

function printingsOf(file: SetFile, faults: SetFault[]): Printing[] {
  const read = readFile(file)
  const wrong = [...read.faults, ...read.rows.flatMap((row) => row.faults)]
  faults.push(...wrong.map((fault) => ({ set: file.set, ...fault })))
  return read.rows.flatMap(({ printing }) => (printing ? [printing] : []))
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

function keepFirst<T>(items: readonly T[], key: (item: T) => string): readonly [readonly T[], readonly T[]] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(key(item))) first.set(key(item), item)
  return [[...first.values()], items.filter((item) => first.get(key(item)) !== item)]
}

function define(
  [first, ...others]: readonly Printing[],
  vocabulary: Vocabulary,
  restated: ReadonlyMap<string, readonly Restated[]>,
): GatheredCard {
  const { set, facts, text } = first!
  const { abilities, notUnderstood } = compile(
    text,
    facts,
    vocabulary,
    undefined,
    restatingFor(restated.get(set) ?? [], titleOf(facts)),
  )
  const reprints = others.map((other) => `${other.set} ${other.facts.number ?? ''}`.trim())
  const definition = {
    key: keyOf(first!),
    ...facts,
    ...(reprints.length > 0 ? { reprints } : {}),
    abilities,
    ...whatIsMissing(notUnderstood),
  }
  return { set, definition, notUnderstood }
}

function whatIsMissing(notUnderstood: readonly Unread[]): Pick<CardDefinition, 'unautomated' | 'missing'> {
  if (notUnderstood.length === 0) return {}
  const missing = [...new Set(notUnderstood.map(({ text }) => missingPrimitive(text)))]
  return { unautomated: notUnderstood.length, missing }
}
