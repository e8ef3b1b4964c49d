/** Tempo: a seat that might hold a card for this chance is asked even if it holds none, so that nobody can read its hand. */
import type { SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { chancesFor } from '../effects/timing.ts'
import type { Game } from '../kinds.ts'
import type { Chance } from './chances.ts'
import { cardsIn } from './place.ts'
import { chancesFrom } from './this-card.ts'

/** The chances at which some of these could be played from hand: Battle cards, and cards that say so. */
export function battleCardChances(cards: readonly CardDefinition[]): ReadonlySet<Chance> {
  const effects = cards.filter(({ kind }) => kind === 'battle').flatMap(({ abilities }) => abilities)
  const battle = effects.flatMap((ability) => (ability.ability === 'effect' ? chancesFor(ability) : []))
  return new Set([...battle, ...chancesFrom(cards, 'hand')])
}

/** Whether, for all that the others know, the seat might play a card from its hand now. */
export function mightPlayFromHand(game: Game, seat: SeatId, chance: Chance): boolean {
  const { hidesHands, battleChances } = game.constants
  return hidesHands && battleChances.has(chance) && cardsIn(game, seat, 'hand').length > 0
}
