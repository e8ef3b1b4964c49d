/** An ability that works, and where it comes from. */
import { type CardId, gather } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { exists } from '../cards/place.ts'
import { gainsOf } from './lasting.ts'

export interface ActiveAbility {
  readonly ability: Ability
  /** The card on which it is printed. */
  readonly source: CardId
  /** Which of the source's abilities it is: its index, or the indexes that lead to a nested one. */
  readonly path: string
}

export function printedAbilities({ abilities }: CardDefinition, source: CardId): ActiveAbility[] {
  return abilities.map((ability, index) => ({ ability, source, path: String(index) }))
}

/** What an ability gives, named by the way to it. */
export const nested = (gives: readonly Ability[], source: CardId, path: string): ActiveAbility[] =>
  gives.map((ability, index) => ({ ability, source, path: `${path}.${index}` }))

/** Abilities that effects have given for a while. */
export const gained = (game: Game, card: CardId): ActiveAbility[] =>
  gather(gainsOf(game, card), ({ id, source, abilities = [] }) => nested(abilities, source ?? card, `g${id}`))

/** Where an ability comes from, as a name for it; versions of a stack share a number, so the card itself is part of it. */
export const keyOf = (game: Game, { source, path }: ActiveAbility): string =>
  `${source} ${exists(game, source) ? game.card(source).is : ''}.${path}`
