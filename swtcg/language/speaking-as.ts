/** What a Pilot or an Equipment gives speaks as the unit that it is on; the card's own name means the card there. */

import { isPart, rewrite } from '@dejarik/kernel/language'
import type { CardFacts } from '../cards/definition.ts'
import { SELF } from './grammar/nouns/references.ts'
import type { Parser, Source } from './parser.ts'
import type { Ability } from './tree/tree.ts'

/** The piloted unit has another name than its Pilot, and is elsewhere. */
export const asPiloted = ({ version: _, ...card }: CardFacts): CardFacts => ({
  ...card,
  name: '[Pilot]',
  arenas: [],
})

/** The bearer, by the name of the person whom the Equipment belongs to, or by none. */
function asBearer({ name, ...card }: CardFacts): CardFacts {
  const owner = card.version === undefined ? undefined : /^(.+)'s? /.exec(name)?.[1]
  return { ...card, kind: 'unit', name: owner ?? '[Bearer]' }
}

/** The card's own name means the card that is on the unit: one, where the unit has several of that name. */
export const onBoard = <T>(tree: T, { name, version }: CardFacts): T =>
  rewrite(tree, (part) => {
    if (isNamed(part, name)) return { ...part, place: HERE }
    const { take, of } = part
    return version === undefined && take !== undefined && (isNamed(of, name) || isNamedHere(of, name))
      ? { ...part, take: { take: 'exactly', count: 1 }, of: { ...(of as object), place: HERE } }
      : part
  }) as T

const HERE = { in: 'on', card: SELF } as const
const isNamed = (part: unknown, name: string): boolean =>
  typeof part === 'object' &&
  part !== null &&
  'names' in part &&
  Array.isArray(part.names) &&
  part.names.join() === name &&
  !('place' in part)
/** `Fuel Pod from this unit`. */
const isNamedHere = (part: unknown, name: string): boolean => {
  if (!isPart(part) || !isPart(part['place'])) return false
  const { place, ...rest } = part
  return isNamed(rest, name) && JSON.stringify(place) === JSON.stringify(HERE)
}

const sources = new WeakMap<Source, Source>()
/** The same text as the bearer says it; one for each text, so that what was read is remembered. */
function saidByBearer(source: Source): Source {
  const said = sources.get(source) ?? { ...source, card: asBearer(source.card) }
  sources.set(source, said)
  return said
}

/** Reads what an Equipment gives its bearer; once the bearer is gone, nothing tells which Equipment was on it. */
export const byBearer =
  (parser: Parser<readonly Ability[]>): Parser<readonly Ability[]> =>
  (source, at) =>
    source.card.kind === 'equipment'
      ? parser(saidByBearer(source), at)
          .map(({ value, end }) => ({ value: onBoard(value, source.card), end }))
          .filter(({ value }) => !value.some((ability) => isLost(ability, source.card)))
      : parser(source, at)

const isLost = (ability: Ability, { name }: CardFacts): boolean =>
  ability.ability === 'triggered' && ability.when.when === 'is-discarded' && speaksOf(ability.do, name)

function speaksOf(tree: unknown, name: string): boolean {
  let found = false
  rewrite(tree, (part) => {
    if (Array.isArray(part['names']) && part['names'].includes(name)) found = true
    return part
  })
  return found
}
