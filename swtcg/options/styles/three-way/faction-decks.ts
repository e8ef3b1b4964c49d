/** The decks of three factions: each goes to whoever plays its faction. */
import type { SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type Side } from '../../../kinds.ts'
import { cardsIn, type OwnZone, seatZone } from '../../../rules/cards/place.ts'

const ZONES: readonly OwnZone[] = ['deck', 'supply']

/** The faction that a deck is of; a deck without cards is whoever's it was. */
function factionOf(game: Game, seat: SeatId): Side | undefined {
  const [card] = cardsIn(game, seat, 'deck')
  const side = card === undefined ? undefined : definitionOf(game, card).side
  return side === 'vong' ? undefined : side
}

/** By seat, the sides that are played from now on. */
export function takeDecks(game: Game, sides: readonly Side[]): void {
  const decks = sides.map((_, seat) => factionOf(game, seat))
  if (sides.some((side) => !decks.includes(side))) return // opt/compat/chaos-with-three-way-war: decks of any sides
  const from = sides.map((side) => decks.indexOf(side))
  for (const zone of ZONES) {
    const lying = sides.map((_, seat) => game.state.zones[seatZone(seat, zone)]!.cards)
    for (const [seat, giver] of from.entries()) lay(game, seat, zone, lying[giver]!)
  }
}

function lay(game: Game, owner: SeatId, name: OwnZone, cards: readonly number[]): void {
  const id = seatZone(owner, name)
  const knownTo = name === 'supply' ? game.state.confidants[owner]! : 0
  for (const card of cards) game.rewriteCard(card, { owner, controller: owner, zone: id, knownTo })
  game.state.zones[id] = { ...game.state.zones[id]!, cards }
}
