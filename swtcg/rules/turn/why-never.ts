/** What no time would make possible as things lie: that is said before when it would be done. */

import { type Attempt, type CardId, isAttempt, whyNot } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { pilotNow } from '../abilities/grants.ts'
import { inReach } from '../attack/targets.ts'
import { exists } from '../cards/place.ts'
import { fitsUnit } from '../equipment/equipment.ts'
import { isPilot } from '../keywords/pilot.ts'
import { ABOARD_CHECKS } from '../pilots/board-and-leave.ts'

type Why = (game: Game, card: CardId, other: CardId) => readonly Reason[]

/** By verb: the field that names the other card, and what is wrong between the two. */
const NEVER: Readonly<Record<string, { readonly other: string; readonly why: Why }>> = {
  attack: {
    other: 'defender',
    why: (game, attacker, defender) => whyNot(game, [inReach], { attacker, defender }),
  },
  pilot: {
    other: 'unit',
    why: (game, pilot, unit) => {
      const version = pilotNow(game, pilot)
      return isPilot(version) ? whyNot(game, ABOARD_CHECKS, { pilot, version, unit }) : []
    },
  },
  equip: { other: 'unit', why: (game, card, unit) => whyNot(game, [fitsUnit], { card, unit }) },
}

export function explainNever(game: Game, value: unknown): readonly Reason[] {
  const never = isAttempt(value) ? NEVER[value.verb] : undefined
  if (!never) return []
  const { card, [never.other]: other } = value as Attempt
  return isThere(game, card) && isThere(game, other) ? never.why(game, card, other) : []
}

const isThere = (game: Game, card: unknown): card is CardId => typeof card === 'number' && exists(game, card)
