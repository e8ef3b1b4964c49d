/** Breach: the first to control an arena wins at once. */
import { ARENAS } from '../../cards/definition.ts'
import type { Victory } from '../../hooks.ts'
import { type Game, step, TURN_STEPS, type TurnStep } from '../../kinds.ts'
import { controlOf, winGame } from '../../rules/turn/arena-control.ts'
import { hasBegun } from '../../rules/turn/battles-begun.ts'
import { option } from '../option.ts'

const RULE = 'opt/breach/first-to-control-an-arena'

function breached(game: Game): Victory | null {
  const controllers = ARENAS.map((arena) => controlOf(game, arena))
  const side = game.constants.sides.find((each) => controllers.includes(each))
  return side ? { side, rule: RULE } : null
}

/** An arena that one side left empty in setup decides nothing before the first battle phase. */
const BEFORE_BATTLE: readonly TurnStep[] = TURN_STEPS.slice(0, TURN_STEPS.indexOf('battle-start'))

/** Looked at whenever players get a chance, so at once (opt/breach/immediate). */
function check(game: Game): void {
  const { turn, begins, step: at } = game.table
  const early = !hasBegun(game) || (turn === begins && BEFORE_BATTLE.includes(at))
  const victory = early ? null : breached(game)
  if (victory) winGame(game, victory)
}

export const breach = option('Breach', {
  says: 'The first to control an arena wins at once, from the first battle phase on.',
  supersedes: ['Domination', 'Invade the Capitol'],
  apply: (edit) => {
    edit.setPolicies({ winner: breached })
    edit.insertBefore('swtcg/chance', 'waiting', step('breach', check))
    edit.insertBefore('swtcg/battle-step', 'any-left', step('breach', check))
  },
})
