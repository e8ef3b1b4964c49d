/** What players get at the start of a turn: Force and build points, fixed or rolled for (idc/turn/phases). */
import type { Cause, SeatId } from '@dejarik/kernel'
import { type Die, type Game, procedure, type Side, step } from '../../kinds.ts'
import { rolling } from '../attack/roll.ts'
import { gainBuild, gainForce } from '../cards/force.ts'
import { openChance } from '../chances/kinds-of-chances.ts'

export type Gained = 'force' | 'build'

export interface Income {
  /** Nobody rolls and all get the same, one player rolls for all, or each player rolls. */
  readonly rolls: 'nobody' | 'one' | 'each'
  /** The side whose first player rolls for all. */
  readonly roller: Side
  /** The sides of the die. */
  readonly sides: number
  /** What everybody gets where nobody rolls. */
  readonly fixed: number
  /** Whether effects of the roll work although nobody rolls. */
  readonly tellsRoll?: boolean
  /** Whether a style gives it for good, so that options of the roll have nothing to act on. */
  readonly stands?: boolean
  /** The rule that gives it. */
  readonly rule: string
}

interface Incoming {
  readonly of: Gained
  /** What was rolled so far, in the order of the rollers. */
  readonly rolled?: readonly (number | null)[]
  readonly dice?: readonly Die[]
}

export const income = procedure<Incoming>('swtcg/income', [
  step('roll', (game, { of, rolled = [] }) => {
    const seat = rollers(game, of)[rolled.length]
    if (seat === undefined) return game.goto('gain')
    const { rolls, sides } = game.constants.income[of]
    game.call(rolling, { seat, count: rolls === 'nobody' ? 0 : 1, for: of, sides }, 'dice')
  }),
  step('note', (game, { rolled = [], dice = [] }) => {
    game.goto('roll')
    return { rolled: [...rolled, dice[0]?.value ?? null] }
  }),
  step('gain', (game, { of, rolled = [] }) => {
    if (game.constants.income[of].tellsRoll && rolled[0] == null)
      game.emit({ kind: 'diceRolled', seat: game.table.order[0]!, dice: [], for: of })
    for (const [place, seat] of game.table.order.entries())
      gain(game, of, seat, base(game, of, place, rolled))
  }),
  step('chance', (game, { of }) => {
    if (of === 'build') openChance(game, 'build-roll')
  }),
])

function rollers(game: Game, of: Gained): readonly SeatId[] {
  const { rolls, roller, tellsRoll } = game.constants.income[of]
  if (rolls === 'nobody') return tellsRoll ? game.table.order.slice(0, 1) : []
  return rolls === 'each'
    ? game.table.order
    : [game.policies.primaryOf(game, roller) ?? game.table.order.at(-1)!]
}

/** A die that an effect has rolled takes the place of what is fixed. */
function base(game: Game, of: Gained, place: number, rolled: readonly (number | null)[]): number {
  const { rolls, fixed } = game.constants.income[of]
  if (rolls === 'nobody') return rolled[0] ?? fixed
  return rolled[rolls === 'each' ? place : 0] ?? 0
}

const GAIN = { force: gainForce, build: gainBuild } as const

function gain(game: Game, of: Gained, seat: SeatId, amount: number): void {
  const cause: Cause = { rule: game.constants.income[of].rule }
  GAIN[of](game, seat, game.policies.share(of, amount), cause)
  if (of === 'build')
    for (const { points, rule } of game.policies.buildBonus(game, seat))
      gainBuild(game, seat, points, { rule })
}
