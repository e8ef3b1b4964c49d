/** Deck Swap: everybody plays the deck of the corresponding opponent. */
import type { SeatId } from '@dejarik/kernel'
import { type Game, step } from '../../kinds.ts'
import { type OwnZone, seatZone, sideOf } from '../../rules/cards/place.ts'
import { option } from '../option.ts'

/** Decks, and supply zones with them (opt/deck-swap/supply-decks-too). */
const SWAPPED: readonly OwnZone[] = ['deck', 'supply']

/** The opponent in the same position of the other team (opt/compat/deck-swap-in-multiplayer). */
const opposite = (game: Game, seat: SeatId): SeatId =>
  (seat + game.state.seats.length / 2) % game.state.seats.length

const knows = (game: Game, owner: SeatId, name: OwnZone): number =>
  name === 'supply' ? game.state.confidants[owner]! : 0

function swapZones(game: Game, one: SeatId, other: SeatId, name: OwnZone): void {
  const [first, second] = [seatZone(one, name), seatZone(other, name)]
  const [here, there] = [game.state.zones[first]!, game.state.zones[second]!]
  for (const [cards, owner, zone] of [
    [here.cards, other, second],
    [there.cards, one, first],
  ] as const)
    for (const card of cards)
      game.rewriteCard(card, { owner, controller: owner, zone, knownTo: knows(game, owner, name) })
  game.state.zones[first] = { ...here, cards: there.cards }
  game.state.zones[second] = { ...there, cards: here.cards }
}

/** The side goes with the deck; points that were bid stay with whoever bid them. */
function swap(game: Game): void {
  const half = game.state.seats.length / 2
  const sides = game.state.seats.map((_, seat) => sideOf(game, opposite(game, seat)))
  for (let seat = 0; seat < half; seat++)
    for (const name of SWAPPED) swapZones(game, seat, opposite(game, seat), name)
  for (const [seat, side] of sides.entries()) game.changeSeat(seat, { side })
  const order = game.constants.sides.flatMap((side) =>
    [...sides.keys()].filter((seat) => sides[seat] === side),
  )
  game.changeTable({ order })
  game.emit({ kind: 'decksSwapped', cause: { rule: 'opt/deck-swap/swap-before-resource' } })
}

export const deckSwap = option('Deck Swap', {
  says: 'After sides are chosen, everybody swaps decks with the corresponding opponent.',
  apply: (edit) => edit.insertAfter('swtcg/preparation', 'sides', step('swap', swap)),
})
