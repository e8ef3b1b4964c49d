/** What players get at the start of a turn: Force and build points, fixed or rolled for (idc/turn/phases). */
import type { Cause, SeatId } from '@dejarik/kernel'
import { type Die, type Game, procedure, type Side, step } from '../kinds.ts'
import { gainBuild, gainForce } from './force.ts'
import { rolling } from './roll.ts'

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
  readonly rolled?: readonly number[]
  readonly dice?: readonly Die[]
}

export const income = procedure<Incoming>('swtcg/income', [
  step('roll', (game, { of, rolled = [] }) => {
    const seat = rollers(game, of)[rolled.length]
    if (seat === undefined) return game.goto('gain')
    game.call(rolling, { seat, count: 1, for: of, sides: game.constants.income[of].sides }, 'dice')
  }),
  step('note', (game, { rolled = [], dice = [] }) => {
    game.goto('roll')
    return { rolled: [...rolled, dice[0]?.value ?? 0] }
  }),
  step('gain', (game, { of, rolled = [] }) => {
    if (game.constants.income[of].tellsRoll)
      game.emit({ kind: 'diceRolled', seat: game.table.order[0]!, dice: [], for: of })
    for (const [place, seat] of game.table.order.entries())
      gain(game, of, seat, base(game, of, place, rolled))
  }),
])

function rollers(game: Game, of: Gained): readonly SeatId[] {
  const { rolls, roller } = game.constants.income[of]
  if (rolls === 'nobody') return []
  return rolls === 'each'
    ? game.table.order
    : [game.policies.primaryOf(game, roller) ?? game.table.order.at(-1)!]
}

function base(game: Game, of: Gained, place: number, rolled: readonly number[]): number {
  const { rolls, fixed } = game.constants.income[of]
  if (rolls === 'nobody') return fixed
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
