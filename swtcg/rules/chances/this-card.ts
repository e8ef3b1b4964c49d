/** "This card": text that works where its card is not in play, in a hand or a discard pile. */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { chancesFor } from '../../effects/triggers/timing.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Ability, EffectAbility, OwnZone } from '../../language/tree/tree.ts'
import { isIn } from '../cards/place.ts'
import type { Chance } from './kinds-of-chances.ts'

/** Nobody may look into a deck, so nothing is played from there. */
const ZONES = { hand: 'hand', 'discard-pile': 'discard' } as const

/** A unit card that says only "this card" works everywhere, another kind has to name the zone (idc/phrase/this-card-non-unit). */
const worksIn = ({ kind }: CardDefinition, { zones = [] }: Zoned, zone: OwnZone): boolean =>
  zones === 'any' ? kind === 'unit' : zones.includes(zone)

type Zoned = { readonly zones?: 'any' | readonly OwnZone[] }

/** Whether an ability of a card that is not in an arena works by speaking of "this card". */
export function worksElsewhere(game: Game, card: CardId, ability: Ability): boolean {
  if (!('zones' in ability)) return false
  if (isIn(game, card, 'build')) return ability.zones === 'any'
  const zone = (['hand', 'discard-pile'] as const).find((each) => isIn(game, card, ZONES[each]))
  return zone !== undefined && worksIn(definitionOf(game, card), ability, zone)
}

/** Whether it works in play: not if the text names another zone. */
export const worksInPlay = (ability: Ability): boolean =>
  !('zones' in ability) || ability.zones === undefined || ability.zones === 'any'

/** The effects of a card that may be played from a zone. */
const effectsFrom = (definition: CardDefinition, zone: OwnZone): EffectAbility[] =>
  definition.abilities.flatMap((ability) =>
    ability.ability === 'effect' && worksIn(definition, ability, zone) ? [ability] : [],
  )

/** The chances at which some card of a library may be used from a zone. */
export const chancesFrom = (cards: readonly CardDefinition[], zone: OwnZone): ReadonlySet<Chance> =>
  new Set(cards.flatMap((card) => effectsFrom(card, zone).flatMap(chancesFor)))

/** One use in a turn, and the card remembers it wherever it goes (idc/phrase/this-card-once-per-turn). */
export const isUsedUp = (game: Game, card: CardId, path: string): boolean =>
  game.card(card).usedAt[path] === game.table.turn

export function rememberUse(game: Game, card: CardId, path: string): void {
  game.changeCard(card, { usedAt: { ...game.card(card).usedAt, [path]: game.table.turn } })
}
