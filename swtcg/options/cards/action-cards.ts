/** Action Cards: Missions at any chance. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { partiallyBuilt } from '../../rules/build/build-counters.ts'
import { priceOf } from '../../rules/build/completion-price.ts'
import { completeOffer, mayComplete } from '../../rules/build/what-can-be-completed.ts'
import { cardsIn } from '../../rules/cards/place.ts'
import { isSpecial } from '../../rules/chances/kinds-of-chances.ts'
import type { ActionTime } from '../../rules/chances/special-actions.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'

/** Chances in the middle of another effect are no "any time" of the Rulebook. */
const isOpen = (moment: ActionTime): boolean => moment !== 'build' && moment !== 'setup' && !isSpecial(moment)

/** Build points are for the build step: the cost is met by counters, or is nothing. */
function isCovered(game: Game, seat: SeatId, card: CardId): boolean {
  if (definitionOf(game, card).kind !== 'mission') return false
  if (!game.card(card).faceDown && priceOf(game, card, undefined).build > 0) return false
  return mayComplete(game, { seat, card })
}

const buildable = (game: Game, seat: SeatId): CardId[] => [
  ...cardsIn(game, seat, 'hand'),
  ...partiallyBuilt(game, seat),
]

export const actionCards = option('Action Cards', {
  says: 'Missions may be played at any time if build counters cover their cost.',
  apply: (edit) =>
    addSpecial(edit, 'action-cards', {
      says: 'Play {card}',
      rule: 'opt/action-cards/missions-any-time',
      offers: (game, seat, moment) =>
        isOpen(moment)
          ? buildable(game, seat)
              .filter((card) => isCovered(game, seat, card))
              .map((card) => completeOffer(game, card, undefined))
          : [],
      might: (game, seat, moment) => isOpen(moment) && buildable(game, seat).length > 0,
    }),
})
