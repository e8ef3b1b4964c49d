/** Performs one instruction, whatever it is. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Instruction } from '../language/instructions.ts'
import type { Bound, Context } from './context.ts'
import { takingPerformers } from './perform/abilities-taken.ts'
import { agreeingPerformers } from './perform/agreeing.ts'
import { attackPerformers } from './perform/attack.ts'
import { bidPerformers } from './perform/bids.ts'
import { cardPerformers } from './perform/cards.ts'
import { choicePerformers } from './perform/choices.ts'
import { contestPerformers } from './perform/contests.ts'
import { copyPerformers } from './perform/copies.ts'
import { counterPerformers } from './perform/counters.ts'
import { damagePerformers } from './perform/damage.ts'
import { deckPerformers } from './perform/decks.ts'
import { dicePerformers } from './perform/dice.ts'
import { equipmentPerformers } from './perform/equipment.ts'
import { eventPerformers } from './perform/events.ts'
import { gainingPerformers } from './perform/gaining.ts'
import { lendingPerformers } from './perform/lending.ts'
import { movingPerformers } from './perform/moving.ts'
import { pendingPerformers } from './perform/pending.ts'
import type { Performer, Performers } from './perform/performer.ts'
import { pilePerformers } from './perform/piles.ts'
import { playerPerformers } from './perform/players.ts'
import { putPerformers } from './perform/put.ts'
import { stackPerformers } from './perform/stacks.ts'
import { subordinatePerformers } from './perform/subordinates.ts'
import { unitPerformers } from './perform/units.ts'

const performers: Performers<Instruction['do']> = {
  ...agreeingPerformers,
  ...attackPerformers,
  ...bidPerformers,
  ...cardPerformers,
  ...choicePerformers,
  ...contestPerformers,
  ...counterPerformers,
  ...damagePerformers,
  ...deckPerformers,
  ...equipmentPerformers,
  ...eventPerformers,
  ...gainingPerformers,
  ...dicePerformers,
  ...lendingPerformers,
  ...movingPerformers,
  ...pendingPerformers,
  ...pilePerformers,
  ...playerPerformers,
  ...putPerformers,
  ...stackPerformers,
  ...copyPerformers,
  ...subordinatePerformers,
  ...takingPerformers,
  ...unitPerformers,
}

export function perform(
  game: Game,
  context: Context,
  instruction: Instruction,
  found: readonly CardId[],
): Bound | undefined | void {
  const performer = performers[instruction.do] as Performer<Instruction['do']>
  return performer(game, context, instruction, found)
}
