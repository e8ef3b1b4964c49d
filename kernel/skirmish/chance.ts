/** Chances to act: what a seat may do with its cards. */
import { type ActionQuestion, isAllowed, type SeatId } from '../index.ts'
import { CHECKS } from './checks.ts'
import { type Game, PASS, POWER, type SkirmishOffer } from './kinds.ts'
import { aliveSeats, cardsIn } from './place.ts'

export type Chance = ActionQuestion<SkirmishOffer, 'act' | 'react'>

/** A seat with cards in hand is always asked: skipping it would tell that it can do nothing. */
function chance(game: Game, seat: SeatId, about: Chance['about'], offers: readonly SkirmishOffer[]): Chance {
  return { kind: 'action', seat, about, offers, evenIfForced: cardsIn(game, seat, 'hand').length > 0 }
}

export function chanceToAct(game: Game): Chance {
  const seat = game.table.active
  const offers = [PASS]
  for (const card of cardsIn(game, seat, 'hand'))
    for (const verb of usesOf(game.card(card).is))
      if (isAllowed(game, CHECKS[verb], { card })) offers.push({ key: `${verb} ${card}`, verb, card })
  for (const card of cardsIn(game, seat, 'field'))
    for (const defender of aliveSeats(game))
      if (isAllowed(game, CHECKS.attack, { card, defender }))
        offers.push({ key: `attack ${card} ${defender}`, verb: 'attack', card, defender })
  return chance(game, seat, 'act', offers)
}

const [RAIDER, RALLY, OTHER] = [['deploy', 'ambush'] as const, ['rally'] as const, [] as const]
const usesOf = (is: string): readonly ('deploy' | 'ambush' | 'rally')[] =>
  POWER.has(is) ? RAIDER : is === 'rally' ? RALLY : OTHER

export function chanceToReact(game: Game, { defender }: { readonly defender: SeatId }): Chance {
  const shields = cardsIn(game, defender, 'hand').filter((card) => game.card(card).is === 'shield')
  const offers = shields.map((card) => ({ key: `shield ${card}`, verb: 'shield' as const, card }))
  return chance(game, defender, 'react', [PASS, ...offers])
}
