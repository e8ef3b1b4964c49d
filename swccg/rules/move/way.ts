/** One kind of movement: where it leads, what it costs, what it asks for and what it uses up. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { CardKind } from '../../cards/definition.ts'
import type { Check, Game, MoveKind, Role } from '../../kinds.ts'

/** Who would go, wherever that leads. */
export interface Mover {
  readonly seat: SeatId
  /** What moves; of a group, the place that it leaves. */
  readonly card: CardId
  readonly by: MoveKind
  /** In answer to a battle or a Force drain, or because a card says so. */
  readonly react?: boolean
  /** Nothing is paid for it. */
  readonly free?: boolean
}
export interface MoveAttempt extends Mover {
  readonly to: CardId
  readonly as?: Role
}

export interface Way {
  readonly by: MoveKind
  /** The kinds of cards that are named to go this way; of a group, the place or ship that they leave. */
  readonly goes: readonly CardKind[]
  /** Whether only those at a place go this way, or only those aboard something; absent where both do. */
  readonly from?: 'place' | 'hull'
  /** Where it could lead by its nature; the checks say whether it may. */
  readonly destinations: (game: Game, card: CardId) => readonly { readonly to: CardId; readonly as?: Role }[]
  /** Besides what every move asks for: whether the card may go at all, and whether it may go there. */
  readonly moverChecks: readonly Check<Mover>[]
  readonly checks: readonly Check<MoveAttempt>[]
  /** Those of the checks that `destinations` does not see to by itself; absent where it sees to none. */
  readonly open?: readonly Check<MoveAttempt>[]
  readonly cost: (game: Game, attempt: MoveAttempt) => number
  /** Called for each card that goes, before it goes. */
  readonly spend?: (game: Game, attempt: MoveAttempt) => void
  /** Called after it has arrived. */
  readonly arrive?: (game: Game, attempt: MoveAttempt) => void
  /** Several may go together for one price: who could. */
  readonly group?: (game: Game, attempt: MoveAttempt) => readonly CardId[]
}
