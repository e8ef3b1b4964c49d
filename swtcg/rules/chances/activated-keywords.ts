/** Activated keywords: when they may be played, what stands in their way, and what they do. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import type { ActivatedKeyword } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { absorb } from '../keywords/absorb.ts'
import { ambush } from '../keywords/ambush.ts'
import { deflect } from '../keywords/deflect.ts'
import { evade } from '../keywords/evade.ts'
import { intercept } from '../keywords/intercept.ts'
import { persuade } from '../keywords/persuade.ts'
import { protect } from '../keywords/protect.ts'
import { redirect } from '../keywords/redirect.ts'
import { retaliate } from '../keywords/retaliate.ts'

export interface ActivatedKeywordRule {
  /** The moment for which one use counts: an attack, or an instance of damage. */
  readonly moment: (game: Game, card: CardId) => number
  readonly onceRule: string
  /** The rule that says when it is played. */
  readonly timeRule: string
  /** Whether one of several copies is used at a chance, and the others not (idc/duplicate/selective-choose-one). */
  readonly selective?: true
  readonly whyNot: (game: Game, seat: SeatId, card: CardId) => Reason | null
  /** Carries it out, after its cost was paid and nobody disrupted it; paying may have taken the unit from its arena. */
  readonly resolve: (game: Game, seat: SeatId, card: CardId, value: number, from: Arena | null) => void
}

export const activatedKeywords: Readonly<Record<ActivatedKeyword, ActivatedKeywordRule>> = {
  absorb,
  ambush,
  deflect,
  evade,
  intercept,
  persuade,
  protect,
  redirect,
  retaliate,
}
