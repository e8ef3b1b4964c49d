/** What no time would make possible as things lie: that is said before when it would be done. */

import { type Attempt, type CardId, isAttempt } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { whyOutOfReach } from '../attack/targets.ts'
import { exists } from '../cards/place.ts'
import { whyNotFitted } from '../equipment/equipment.ts'
import { isPilot } from '../keywords/pilot.ts'
import { whyNotOn } from '../pilots/board-and-leave.ts'

type Why = (game: Game, card: CardId, other: CardId) => readonly Reason[]

/** By verb: the field that names the other card, and what is wrong between the two. */
const NEVER: Readonly<Record<string, { readonly other: string; readonly why: Why }>> = {
  attack: { other: 'defender', why: whyOutOfReach },
  pilot: {
    other: 'unit',
    why: (game, card, unit) =>
      isPilot(definitionOf(game, card)) ? whyNotOn(game, card, definitionOf(game, card), unit) : [],
  },
  equip: { other: 'unit', why: whyNotFitted },
}

export function explainNever(game: Game, value: unknown): readonly Reason[] {
  const never = isAttempt(value) ? NEVER[value.verb] : undefined
  if (!never) return []
  const { card, [never.other]: other } = value as Attempt
  return isThere(game, card) && isThere(game, other) ? never.why(game, card, other) : []
}

const isThere = (game: Game, card: unknown): card is CardId => typeof card === 'number' && exists(game, card)
