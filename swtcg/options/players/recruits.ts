/** Recruits: face-down cards in the arenas that count as the unit in a player's recruit zone. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { partiallyBuilt } from '../../rules/build/build-counters.ts'
import { RECRUIT } from '../../rules/cards/face.ts'
import { gainBuild } from '../../rules/cards/force.ts'
import { cardsIn, tableZone } from '../../rules/cards/place.ts'
import { arenasFor } from '../../rules/cards/unit.ts'
import { type Special, type SpecialOffer, specialOffer } from '../../rules/chances/special-actions.ts'
import { modelOf, RULE } from './recruit-card.ts'

const costOf = (game: Game, model: CardId): number => definitionOf(game, model).cost ?? 0

/** Any card of the hand for the build cost, or a face-down card with as many counters. */
function material(game: Game, seat: SeatId, cost: number): readonly { card: CardId; cost: number }[] {
  const hand = cost <= game.seat(seat).build ? cardsIn(game, seat, 'hand') : []
  const built = partiallyBuilt(game, seat).filter((card) => game.card(card).build >= cost)
  return [...hand.map((card) => ({ card, cost })), ...built.map((card) => ({ card, cost: 0 }))]
}

export const recruiting: Special = {
  says: 'Make {card} a recruit in the {to} arena',
  rule: 'opt/recruit-zone/make-recruit-from-built-card',
  offers: (game, seat, moment) => {
    const model = moment === 'build' ? modelOf(game, seat) : undefined
    if (model === undefined) return []
    const arenas = arenasFor(game, definitionOf(game, model)).filter(
      (to) => game.policies.whyNotEnter(game, seat, model, to) === null,
    )
    return material(game, seat, costOf(game, model)).flatMap(({ card, cost }) =>
      arenas.map((to) => specialOffer('recruit', { card, to, cost })),
    )
  },
  act: recruit,
}

/** Face-down, with a recruit counter; build counters come off. It is no deployment. */
function recruit(game: Game, seat: SeatId, { card, to, cost = 0 }: SpecialOffer): void {
  const arena = arenasFor(game, definitionOf(game, modelOf(game, seat)!)).find((each) => each === to)!
  const rule = cost > 0 ? 'make-recruit-from-hand' : 'make-recruit-from-built-card'
  const cause = { rule: `${RULE}/${rule}` }
  gainBuild(game, seat, -cost, cause)
  const change = { build: 0, controller: seat, counters: { [RECRUIT]: 1 } }
  const recruited = moveCard(game, card!, tableZone(arena), { faceDown: true, change })
  game.emit({ kind: 'recruited', seat, card: recruited, cause })
}
