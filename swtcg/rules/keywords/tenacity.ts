/** Tenacity X: a unit whose first attack in a turn did less than X damage may attack the same unit again. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { cumulative } from '../abilities/keyword-values.ts'
import { isAttackable } from '../attack/targets.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { setOff } from './actions.ts'

export const tenacity = cumulative('tenacity')

/** Without tapping, and only where the target can still be attacked (now/keywords/tenacity-conditions). */
export function offerTenacity(game: Game, { attacker, defender }: Ended): void {
  if (!exists(game, attacker) || !exists(game, defender) || arenaOf(game, attacker) === null) return
  const done = game.table.attack?.done ?? 0
  if (done >= numberOf(game, 'tenacity', attacker) || !isFirst(game, attacker)) return
  if (isStopped(game, attacker, 'tenacity') || !isAttackable(game, attacker, defender)) return
  const target = { the: 'cards' as const, cards: [defender] }
  setOff(game, attacker, 'attack-end', [
    { do: 'may', who: 'you', what: [{ do: 'attack', unit: { the: 'self' }, target }] },
  ])
}
interface Ended {
  readonly attacker: CardId
  readonly defender: CardId
}

const isFirst = (game: Game, attacker: CardId): boolean =>
  game.table.history.filter(({ did, card }) => did === 'attacked' && card === attacker).length === 1
