/** Whose deck or hand effects mean, where a side has three of each. */
import type { SeatId } from '@dejarik/kernel'
import { type OneOf, throwForPlayer } from '../../../effects/choosing/single-out.ts'
import type { Context } from '../../../effects/context.ts'
import { nounOf } from '../../../effects/nouns/noun-of.ts'
import type { Game, Side } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import type { Filter } from '../../../language/tree/nouns.ts'
import { areOpponents, seatsOf, sideOf } from '../../../rules/cards/place.ts'
import { filterOf } from '../one-opponent.ts'
import { frontOf } from './front.ts'
import { playerOf } from './fronts-primary.ts'

/** A die for each card says whose it is (opt/fight-on-all-fronts/generic-draw-per-card). */
export const drawersFor = (game: Game, side: Side, count: number): readonly SeatId[] =>
  Array.from({ length: count }, () => throwForPlayer(game, seatsOf(game, side)))

/** The other side's deck is the one of the type that is named, or thrown for; so is a hand for a card at random. */
export function singlesOut(game: Game, { you }: Context, instruction: Instruction): OneOf | null {
  if (instruction.do === 'search') {
    if (instruction.who !== 'opponent' && instruction.in !== 'opponent') return null
    const [type, more] = instruction.of.types ?? []
    const other = game.table.order.find((seat) => areOpponents(game, seat, you))!
    return type && !more ? playerOf(game, sideOf(game, other), type) : { by: 'die' }
  }
  const noun = nounOf(instruction)
  const atRandom = noun !== null && 'of' in noun && noun.atRandom === true
  return atRandom && filterOf(instruction)?.whose === 'opponent' ? { by: 'die' } : null
}

/** The own deck, or that of a teammate of a type that the card lists (opt/fight-on-all-fronts/search-own-deck). */
export const decksToSearch = (game: Game, seat: SeatId, { types = [] }: Filter): readonly SeatId[] => {
  if (types.length === 0) return [seat]
  const listed = seatsOf(game, sideOf(game, seat)).filter((mate) => types.includes(frontOf(mate)))
  return listed.length > 0 ? listed : [seat]
}
