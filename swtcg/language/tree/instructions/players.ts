/** Instructions about players: Force, build points, drawing, paying, choosing a player or an arena, winning. */
import type { Arena } from '../../../cards/definition.ts'
import type { Amount } from '../amounts.ts'
import type { Condition } from '../conditions.ts'
import type { Duration } from '../gains.ts'
import type { Player } from '../nouns.ts'
import type { PlayerProhibition } from '../tree.ts'
export type PlayerInstruction =
  /** `so` must be true of the arena, where it is the chosen one. */
  | { readonly do: 'choose-arena'; readonly of: readonly Arena[]; readonly so?: Condition }
  | { readonly do: 'gain-force' | 'lose-force' | 'gain-build'; readonly who: Player; readonly amount: Amount }
  /** So many in all, as many of them build points as the player likes. */
  | { readonly do: 'gain-either'; readonly amount: Amount }
  | { readonly do: 'draw'; readonly who: Player; readonly count: Amount; readonly upTo?: true }
  /** Pay any number, or as much as something is worth; that is X from then on. */
  | {
      readonly do: 'pay-x'
      readonly of: 'force' | 'build' | 'their-discard-pile'
      readonly is?: Amount
      /** No more than so much. */
      readonly most?: Amount
    }
  /** A number is kept as the total for what follows. */
  | { readonly do: 'note'; readonly amount: Amount }
  /** The next Battle card that you play costs so much more Force, or less. */
  | { readonly do: 'discount'; readonly by: number }
  | { readonly do: 'choose-player' }
  /** A player wins ties for speed. */
  | { readonly do: 'win-speed-ties'; readonly who: Player; readonly for: Duration }
  /** A player cannot use effects of a type, or these keywords. */
  | {
      readonly do: 'cant-use'
      readonly who: Player
      readonly what: PlayerProhibition
      readonly for: Duration
    }
  | { readonly do: 'win'; readonly who: Player }
