/** Performs one instruction, whatever it is. */

import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Bound, Context } from './context.ts'
import { cardPerformers } from './perform/cards/cards.ts'
import { copyPerformers } from './perform/cards/copies.ts'
import { deckPerformers } from './perform/cards/decks.ts'
import { lendingPerformers } from './perform/cards/lending.ts'
import { pilePerformers } from './perform/cards/piles.ts'
import { putPerformers } from './perform/cards/put.ts'
import { subordinatePerformers } from './perform/cards/subordinates.ts'
import type { Performer, Performers } from './perform/performer.ts'
import { agreeingPerformers } from './perform/players/agreeing.ts'
import { bidPerformers } from './perform/players/bids.ts'
import { choicePerformers } from './perform/players/choices.ts'
import { contestPerformers } from './perform/players/contests.ts'
import { eventPerformers } from './perform/players/events.ts'
import { gainingPerformers } from './perform/players/gaining.ts'
import { playerPerformers } from './perform/players/players.ts'
import { subtypePerformers } from './perform/players/subtype-named.ts'
import { takingPerformers } from './perform/units/abilities-taken.ts'
import { attackPerformers } from './perform/units/attack.ts'
import { counterPerformers } from './perform/units/counters.ts'
import { damagePerformers } from './perform/units/damage.ts'
import { dicePerformers } from './perform/units/dice.ts'
import { equipmentPerformers } from './perform/units/equipment.ts'
import { movingPerformers } from './perform/units/moving.ts'
import { pendingPerformers } from './perform/units/pending.ts'
import { stackPerformers } from './perform/units/stacks.ts'
import { unitPerformers } from './perform/units/units.ts'

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
  ...subtypePerformers,
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
