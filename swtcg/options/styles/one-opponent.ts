/** Effects on the hand, deck or discard pile of "your opponent": of two opponents, one is meant. */
import type { Context } from '../../effects/context.ts'
import { nounOf } from '../../effects/nouns/noun-of.ts'
import { allOf } from '../../effects/triggers/timing.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Filter } from '../../language/tree/nouns.ts'

const PILES: readonly string[] = ['hand', 'deck', 'top', 'discard-pile']
const OF_PILES: ReadonlySet<Instruction['do']> = new Set([
  'draw',
  'mill',
  'discard-top',
  'shuffle',
  'look-at-hand',
  'reveal-hand',
  'look-at-top',
  'reveal-until',
  'search',
])

export const filterOf = (instruction: Instruction): Filter | null => {
  const noun = nounOf(instruction)
  return noun && 'of' in noun ? noun.of : null
}

const isOfPile = ({ place }: Filter): boolean => place !== undefined && PILES.includes(place.in)

/** Whether an instruction by itself reaches into an opponent's pile. */
function reachesPile(instruction: Instruction): boolean {
  const filter = filterOf(instruction)
  if (filter && isOfPile(filter) && filter.whose === 'opponent') return true
  const { who, in: whose } = instruction as { readonly who?: unknown; readonly in?: unknown }
  return (
    OF_PILES.has(instruction.do) && [who, whose].some((each) => each === 'opponent' || each === 'each-player')
  )
}

/** Whether what an opponent is made to do is about that player's own piles. */
const makesReach = (instruction: Instruction): boolean =>
  instruction.do === 'opponent-does' &&
  allOf(instruction.what).some((each) => {
    const filter = filterOf(each)
    return OF_PILES.has(each.do) || (filter !== null && isOfPile(filter))
  })

export const touchesPile = (instruction: Instruction): boolean =>
  reachesPile(instruction) || makesReach(instruction)

/** Who was singled out before stays meant for the rest of the effect. */
export const singledBefore = ({ bound }: Context): number | undefined =>
  typeof bound['singled'] === 'number' ? bound['singled'] : undefined
