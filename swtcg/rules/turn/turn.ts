/** The turn: ready, command, battle, end (idc/turn/phases). An edition or an option may patch this list. */
import { gather, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { type Game, procedure, step, type TurnStep } from '../../kinds.ts'
import { keptMarks } from '../../marks.ts'
import { hasUsed } from '../../uses.ts'
import { endAtTurnStart, endBattleEffects, endTurnEffects } from '../abilities/lasting.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { battleStep } from '../attack/battle.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { checkWin } from './arena-control.ts'
import { income } from './income.ts'
import { retreatStep } from './retreat.ts'
import { hasBuilt } from './team-build.ts'
import { untapStep } from './untap-step.ts'

const buildStep: ProcedureName<{ seat: SeatId }> = { name: 'swtcg/build-step' }
const contests: ProcedureName<object> = { name: 'swtcg/contests' }

interface Turn {
  /** The next seat to take its build step, as an index into the order. */
  readonly next?: number
  /** The arenas whose battle was fought in this turn. */
  readonly fought?: readonly Arena[]
}

/** The arenas that effects have fought before this one. */
const foughtBefore = (game: Game, arena: Arena): readonly Arena[] =>
  gather(game.table.order, (seat) =>
    gather(playerRules(game, seat), (rule) =>
      'fightsFirst' in rule && rule.before === arena ? [rule.fightsFirst] : [],
    ),
  )

export const turn = procedure<Turn>('swtcg/turn', [
  step('begin', (game) => {
    const { turn: before, history: historyBefore } = game.table
    game.changeTable({ turn: before + 1, uses: [], history: [], historyBefore, marks: keptMarks(game) })
    endAtTurnStart(game)
  }),
  step('untap', (game) => {
    begin(game, 'untap')
    game.call(untapStep, { next: 0, stay: [] })
    resolveDue(game, 'end-of-turn') // what the start of the turn sets off comes first (now/campaigns/each-turn-start)
  }),
  step('gain-force', (game) => {
    begin(game, 'gain-force')
    game.call(income, { of: 'force' })
  }),
  step<Turn>('roll-for-build', (game) => {
    begin(game, 'roll-for-build')
    game.call(income, { of: 'build' })
  }),
  step('build', (game, { next = 0 }) => {
    const seat = game.table.order[next]
    if (seat === undefined) return
    begin(game, 'build')
    game.goto('build')
    if (!hasBuilt(game, seat)) game.call(buildStep, { seat })
    return { next: next + 1 }
  }),
  step('retreat', (game) => {
    begin(game, 'retreat')
    game.call(retreatStep, { next: 0 })
  }),
  step('battle-contests', (game) => {
    begin(game, 'battle-start')
    game.call(contests, {})
  }),
  step('battle-start-chance', (game) => openChance(game, 'battle-start')),
  ...ARENAS.map((arena: Arena) =>
    step<Turn>(arena, (game, { fought = [] }) => {
      if (fought.includes(arena)) return
      const first = foughtBefore(game, arena).find((each) => !fought.includes(each))
      if (first) game.goto(arena)
      const next = first ?? arena
      if (game.policies.isFought(game, next) && !isSkipped(game, next)) game.call(battleStep, { arena: next })
      return { fought: [...fought, next] }
    }),
  ),
  step('end', (game) => {
    begin(game, 'end')
    endBattleEffects(game)
    endTurnEffects(game)
    resolveDue(game, 'end-of-turn')
  }),
  step('end-chance', (game) => {
    announceEnd(game)
    openChance(game, 'end-of-turn')
  }),
  step('win', checkWin),
])

/** A skipped battle step does not happen: no chances, and nothing of its start or end (now/general/skip-battle-step). */
const isSkipped = (game: Game, arena: Arena): boolean => hasUsed(game, { kind: 'skipped', arena })

/** In 2003 the effects of the battle phase end before the abilities of the end of turn, those of the turn after them. */
export const endBattlePhase = step<Turn>('end', (game) => {
  begin(game, 'end')
  endBattleEffects(game)
  resolveDue(game, 'end-of-turn')
})
export const endTurn = step<Turn>('end-turn', (game) => {
  endTurnEffects(game)
  resolveDue(game, 'end-of-turn')
})

function announceEnd(game: Game): void {
  const { turn: number } = game.table
  const cause = { rule: 'idc/turn/end-of-turn-effects-second' }
  game.emit({ kind: 'stepEnded', turn: number, step: 'battle', cause })
  game.emit({ kind: 'stepEnded', turn: number, step: 'turn', cause })
}

export const turns = procedure<object>('swtcg/turns', [
  step('turn', (game) => {
    game.goto('turn')
    game.call(turn, {})
  }),
])

function begin(game: Game, name: TurnStep): void {
  game.changeTable({ step: name })
  game.emit({ kind: 'stepBegan', turn: game.table.turn, step: name, cause: { rule: 'idc/turn/phases' } })
}
