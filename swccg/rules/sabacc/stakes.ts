/** What the winner of a game of sabacc gets, and where the other cards go (ccgx/sabacc/stakes). */
import { type CardId, EVERYONE, moveCard, reveal, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Game } from '../../kinds.ts'
import type { SabaccRules } from '../../text/sabacc.ts'
import { cardsIn, OFF_TABLE, opponentOf, seatZone } from '../cards/place.ts'
import { checkLifeForce } from '../force/piles.ts'

/** Cards of the loser's hand that are of the kind that was at stake. */
export const stakesIn = (game: Game, winner: SeatId, card: CardId, rules: SabaccRules): readonly CardId[] =>
  cardsIn(game, opponentOf(winner), 'sabacc').filter((each) =>
    matches(game, speaking(winner, card), rules.stakes, each),
  )

/** The winner uses it as one of his own from now on; it is stolen, not given (ccg95/term/steal). */
export function takeStake(game: Game, card: CardId, winner: SeatId): void {
  const { is } = game.card(card)
  moveCard(game, card, seatZone(winner, 'used'), {
    at: 'top',
    change: { ...OFF_TABLE, controller: winner },
  })
  game.emit({ kind: 'sabaccStake', seat: winner, is, taken: true, cause: { rule: 'ccgx/sabacc/stakes' } })
}

export function loseStake(game: Game, card: CardId, winner: SeatId): void {
  const { is, owner } = game.card(card)
  moveCard(game, card, seatZone(owner, 'lost'), { at: 'top', change: { ...OFF_TABLE, controller: owner } })
  game.emit({ kind: 'sabaccStake', seat: winner, is, taken: false, cause: { rule: 'ccgx/sabacc/stakes' } })
}

export function showHands(game: Game): void {
  const hands = game.state.seats.map((_, seat) => cardsIn(game, seat, 'sabacc'))
  for (const card of hands.flat()) reveal(game, card, EVERYONE)
  const is = hands.map((cards) => cards.map((card) => game.card(card).is))
  game.emit({ kind: 'sabaccShown', hands: is, cause: { rule: 'ccgx/sabacc/totals' } })
}

/** To the Used Piles of their owners; whoever has no Life Force left then has lost (ccgx/sabacc/end). */
export function clearHands(game: Game): void {
  for (const seat of game.state.seats.keys())
    for (const card of cardsIn(game, seat, 'sabacc')) {
      const { owner } = game.card(card)
      const change = { ...OFF_TABLE, controller: owner }
      moveCard(game, card, seatZone(owner, 'used'), { at: 'top', change })
    }
  for (const seat of game.state.seats.keys()) checkLifeForce(game, seat)
}
