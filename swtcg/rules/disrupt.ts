/** Disrupting: a chance to cancel an attack, a played card or an activated ability before it takes place. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../kinds.ts'
import type { Disruptable } from '../language/instructions.ts'
import { openChance } from './chances.ts'

/** The thing that a chance to disrupt was opened for. */
export interface Subject {
  readonly what: Disruptable
  readonly card: CardId
  /** Whose thing it is. */
  readonly seat: SeatId
  readonly disrupted: boolean
}

interface Disruption {
  readonly subject: Subject
  /** What could be disrupted when this came up: a disrupt may be disrupted too (idc/disrupt/disrupt-may-be-disrupted). */
  readonly outer?: Subject | null
  readonly result?: boolean
}

export const disruption = procedure<Disruption>('swtcg/disruption', [
  step('begin', (game, { subject }) => {
    const outer = game.table.disrupting
    game.changeTable({ disrupting: subject })
    return { outer }
  }),
  step('chance', (game) => openChance(game, 'disrupt')),
  step('end', (game, { outer = null }) => {
    const result = game.table.disrupting?.disrupted ?? false
    game.changeTable({ disrupting: outer })
    return { result }
  }),
])

/** What a procedure that opens a chance to disrupt keeps: whether it was used. */
export interface MayBeDisrupted {
  readonly disrupted?: boolean
}

/** Opens the chance, if such things can be disrupted at all; the caller's local `disrupted` tells what came of it. */
export function openDisruption(game: Game, what: Disruptable, card: CardId, seat: SeatId): void {
  if (game.constants.disruptable.has(what))
    game.call(disruption, { subject: { what, card, seat, disrupted: false } }, 'disrupted')
}

/** The present subject is cancelled (idc/disrupt/cancels-actions-and-effects). */
export function disruptSubject(game: Game): void {
  const { disrupting } = game.table
  if (disrupting) game.changeTable({ disrupting: { ...disrupting, disrupted: true } })
}
