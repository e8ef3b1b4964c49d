/** Why a card that its text lets react does not: the moment is right, so it is not the phase that is wrong. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { mayDeployAsReact, mayMoveAsReact, reactPlace } from './react.ts'

/** Whether the card may react to what just happened. */
export function couldReact(game: Game, seat: SeatId, card: CardId, verb: 'deploy' | 'move'): boolean {
  const happening = game.table.happenings.at(-1)
  const at = happening ? reactPlace(game, seat, happening) : null
  if (at === null) return false
  return verb === 'deploy' ? mayDeployAsReact(game, seat, card, at) : mayMoveAsReact(game, card, at)
}

/** What a react costs is a rule of its own. */
export const ofReact = (reason: Reason): Reason =>
  reason.code === 'not-enough-force' ? { ...reason, rule: 'ccg95/react/normal-cost' } : reason
