/** The command unit: a unit beside the Resource that fights and helps from there; it lies in the build zone, marked. */
import { type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { constraintsOn } from '../../rules/abilities/constraints.ts'
import { cardsIn, seatZone } from '../../rules/cards/place.ts'
import { type Special, specialOffer } from '../../rules/chances/special-actions.ts'
import { drawCards } from '../../rules/turn/draw.ts'

export const RULE = 'opt/command-zone'
const COMMAND = 'command'

export const isCommand = (game: Game, card: CardId): boolean =>
  game.card(card).counters[COMMAND] !== undefined

export const commandUnits = (game: Game): CardId[] =>
  game.table.order.flatMap((seat) => cardsIn(game, seat, 'build').filter((card) => isCommand(game, card)))

const costOf = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0

/** In setup, from the second pool of build points, one for each player. */
export const commanding: Special = {
  says: 'Put {card} into your command zone',
  rule: 'opt/command-zone/put-unit-there',
  offers: (game, seat, moment) =>
    moment === 'setup' && !cardsIn(game, seat, 'build').some((card) => isCommand(game, card))
      ? cardsIn(game, seat, 'hand')
          .filter((card) => definitionOf(game, card).kind === 'unit')
          .filter((card) => costOf(game, card) <= game.seat(seat).setup.reserve)
          .map((card) => specialOffer('command', { card, cost: costOf(game, card) }))
      : [],
  act: (game, seat, { card, cost = 0 }) => takeCommand(game, seat, card!, cost),
}

function takeCommand(game: Game, seat: SeatId, card: CardId, cost: number): void {
  const { is } = game.card(card)
  const built = moveCard(game, card, seatZone(seat, 'build'), { change: { counters: { [COMMAND]: 1 } } })
  const { setup } = game.seat(seat)
  const [reserve, total] = [setup.reserve - cost, setup.total + cost]
  game.changeSeat(seat, { setup: { ...setup, reserve, total, done: setup.left === 0 && reserve === 0 } })
  const cause = { rule: `${RULE}/put-unit-there` }
  game.emit({ kind: 'setUp', seat, card: built, is, destination: { to: 'build' }, cost, cause })
  drawCards(game, seat, 1, { rule: 'idc/setup/draw-after-each-card' })
}

/** Those that Bombard, and those whose text lets them attack; the others have no attack to skip. */
export const fightingCommandUnits = (game: Game): CardId[] =>
  commandUnits(game).filter(
    (unit) =>
      numberOf(game, 'bombard', unit) > 0 || constraintsOn(game, unit).some(({ rule }) => 'may' in rule),
  )
