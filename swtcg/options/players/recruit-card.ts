/** The card in a player's recruit zone: chosen once, and what every recruit counts as. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { countsAsAnother } from '../../rules/cards/face.ts'
import { cardsIn, seatZone } from '../../rules/cards/place.ts'
import { type Special, specialOffer } from '../../rules/chances/special-actions.ts'

export const RULE = 'opt/recruit-zone'
const MODEL = 'recruit-card'

/** The card in a player's recruit zone, beside the game. */
export const modelOf = (game: Game, seat: SeatId): CardId | undefined =>
  cardsIn(game, seat, 'aside').find((card) => game.card(card).counters[MODEL] !== undefined)

/** What a card counts as: a recruit as its owner's recruit card. */
export function standsFor(game: Game, card: CardId): string {
  const { is, owner } = game.card(card)
  const model = countsAsAnother(game, card) ? modelOf(game, owner) : undefined
  return model === undefined ? is : game.card(model).is
}

/** One non-unique unit from hand, for good and for nothing. */
export const choosing: Special = {
  says: 'Put {card} into your recruit zone',
  rule: 'opt/recruit-zone/set-recruit-card-aside',
  offers: (game, seat, moment) =>
    (moment === 'setup' || moment === 'build') && modelOf(game, seat) === undefined
      ? cardsIn(game, seat, 'hand')
          .filter((card) => definitionOf(game, card).kind === 'unit')
          .filter((card) => !game.policies.isUnique(definitionOf(game, card)))
          .map((card) => specialOffer('recruit-card', { card }))
      : [],
  act: (game, seat, { card }) => {
    const { is } = game.card(card!)
    const model = moveCard(game, card!, seatZone(seat, 'aside'), { change: { counters: { [MODEL]: 1 } } })
    game.emit({
      kind: 'recruitCardChosen',
      seat,
      card: model,
      is,
      cause: { rule: `${RULE}/set-recruit-card-aside` },
    })
  },
}
