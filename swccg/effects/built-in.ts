/** Permanent weapons: part of a character, and yet weapons of their kind to texts that speak of such (ccgx/permanent/weapon). */
import type { CardId } from '@dejarik/kernel'
import type { CardFacts } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Filter } from '../text/filter.ts'

type BuiltIn = NonNullable<CardFacts['permanentWeapon']>
type Field = keyof Filter

export const builtIn = (game: Game, card: CardId): BuiltIn | undefined =>
  definitionOf(game, card).permanentWeapon

/** What can be asked of a weapon that is no card; whoever asks anything else means a card. */
const ASKS: { readonly [F in Field]?: (asked: NonNullable<Filter[F]>, weapon: BuiltIn) => boolean } = {
  kind: (kind) => [kind].flat().includes('weapon'),
  type: (type) => [type].flat().includes('character'),
  title: (title, weapon) => [title].flat().includes(weapon.title),
  titleHas: (words, { title }) => title.toLowerCase().includes(words.toLowerCase()),
  trait: (trait, { title }) => [trait].flat().some((one) => title.toLowerCase().includes(one)),
  unique: (unique, weapon) => (weapon.unique === true) === unique,
  not: (not, weapon) => !fits(not, weapon),
  any: (any, weapon) => any.some((filter) => fits(filter, weapon)),
}

function fits<F extends Field>(filter: Filter, weapon: BuiltIn): boolean {
  return (Object.keys(filter) as F[]).every((field) => {
    const asked = filter[field]
    return asked === undefined || (ASKS[field]?.(asked as NonNullable<Filter[F]>, weapon) ?? false)
  })
}

/** Whether a character has a weapon of its own that fits. */
export function hasBuiltIn(game: Game, filter: Filter, card: CardId): boolean {
  const weapon = builtIn(game, card)
  return weapon !== undefined && fits(filter, weapon)
}
