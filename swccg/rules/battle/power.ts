/** The power segment: totals, destinies kind by kind with the initiator first, and what each side then owes. */
import { numberOf, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { SideNumber } from '../../text/filter.ts'
import { answer } from '../answers/answer.ts'
import { countIn, opponentOf, sided } from '../cards/place.ts'
import { battleDestinies } from './battle-destinies.ts'
import { destiny } from './destiny.ts'
import { changeSide, shortOf, sideIn, winnerOf } from './totals.ts'

type Drawn = 'powerDestiny' | 'battleDestiny' | 'attritionDestiny'
interface Kind {
  readonly kind: 'power' | 'battle' | 'attrition'
  readonly draws: SideNumber
  readonly into: Drawn
}

/** In the order in which they are drawn (ccg/destiny/kinds-order). */
const KINDS: readonly Kind[] = [
  { kind: 'power', draws: 'power-destinies', into: 'powerDestiny' },
  { kind: 'battle', draws: 'battle-destinies', into: 'battleDestiny' },
  { kind: 'attrition', draws: 'attrition-destinies', into: 'attritionDestiny' },
]

interface Turn {
  readonly seat: SeatId
  /** Its place among the kinds. */
  readonly kind: number
}
interface PowerSegment {
  readonly due: readonly Turn[]
  readonly count: number
  readonly drawn?: number | null
}

const atBattle = (game: Game, name: SideNumber, seat: SeatId): number =>
  numberOf(game, sided(game, name, seat), game.table.battle!.at)

const drawsFor = (game: Game, { seat, kind }: Turn): number => {
  const { draws, kind: name } = KINDS[kind]!
  return name === 'battle' ? battleDestinies(game, seat) : atBattle(game, draws, seat)
}

/** Numbers that take the place of battle destinies. */
const insteadFor = (game: Game, { seat, kind }: Turn): readonly number[] =>
  KINDS[kind]!.kind === 'battle' && game.table.battle ? sideIn(game, seat).instead : []

export const powerSegment = procedure<PowerSegment>('swccg/battle-power', [
  step('power', (game) => {
    const { initiator } = game.table.battle!
    const seats = [initiator, opponentOf(initiator)]
    for (const seat of seats) tellPower(game, seat)
    const due: readonly Turn[] = KINDS.flatMap((_, kind) => seats.map((seat) => ({ seat, kind })))
    return { due, count: 0 }
  }),
  step('next', (game, { due }) => {
    if (due.length === 0) game.goto('answers')
    return { count: 0, drawn: null }
  }),
  step('before', (game, { due: [turn] }) => {
    const { battle } = game.table
    if (turn && battle && KINDS[turn.kind]!.kind === 'battle' && drawsFor(game, turn) > 0)
      answer(game, { just: 'drawing-battle-destiny', by: turn.seat, at: battle.at })
  }),
  ask(
    'draws',
    (game, { due }) => {
      const [turn] = due
      const available = turn ? countIn(game, turn.seat, 'reserve') + insteadFor(game, turn).length : 0
      const most = turn ? Math.min(drawsFor(game, turn), available) : 0
      if (!turn || most <= 0) return
      const { kind } = KINDS[turn.kind]!
      const rules = ['ccg95/destiny/battle-optional']
      return { kind: 'number', seat: turn.seat, about: `${kind}-destiny`, min: 0, max: most, rules } as const
    },
    (_, __, count) => ({ count }),
  ),
  step('draw', (game, { due, count }) => {
    const [turn] = due
    if (!turn || count === 0) return
    const instead = insteadFor(game, turn).slice(0, count)
    game.call(destiny, { seat: turn.seat, count, for: KINDS[turn.kind]!.kind, instead }, 'drawn')
  }),
  step('keep', (game, { due, count, drawn = null }) => {
    const [turn, ...rest] = due
    if (turn && game.table.battle) keep(game, turn, count, drawn)
    game.goto('next')
    return { due: rest }
  }),
  step('answers', (game) => {
    const { battle } = game.table
    if (battle?.sides.some(({ battleDestiny }) => battleDestiny !== null))
      answer(game, { just: 'battle-destinies-drawn', by: battle.initiator, at: battle.at })
  }),
  step('totals', (game) => settleTotals(game)),
  step('decided', (game) => {
    const { battle } = game.table
    if (!battle) return
    const { initiator: by, at, cards } = battle
    answer(game, { just: 'battle-decided', by, at, winner: winnerOf(game), cards })
  }),
])

/** A destiny that was cancelled counts as drawn and has no value. */
function keep(game: Game, { seat, kind }: Turn, count: number, drawn: number | null): void {
  const { into, kind: name } = KINDS[kind]!
  const added = name === 'battle' ? atBattle(game, 'total-battle-destiny', seat) : 0
  if (drawn !== null) changeSide(game, seat, { [into]: Math.max(0, drawn + added) })
  if (name === 'battle') changeSide(game, seat, { draws: count })
}

function tellPower(game: Game, seat: SeatId): void {
  const power = atBattle(game, 'total-power', seat)
  game.emit({ kind: 'powerTotalled', seat, power, cause: { rule: 'ccg95/power/total' } })
}

/** Power with the own power and battle destinies (ccg95/power/combined). */
const totalOf = (game: Game, seat: SeatId): number => {
  const { powerDestiny, battleDestiny } = sideIn(game, seat)
  return atBattle(game, 'total-power', seat) + (powerDestiny ?? 0) + (battleDestiny ?? 0)
}

function settleTotals(game: Game): void {
  const seats = [...game.state.seats.keys()]
  for (const seat of seats) changeSide(game, seat, { total: totalOf(game, seat) })
  for (const seat of seats)
    changeSide(game, seat, {
      attrition:
        sideIn(game, opponentOf(seat)).battleDestiny === null
          ? 0
          : atBattle(game, 'attrition', opponentOf(seat)),
      damage: shortOf(game, seat) > 0 ? atBattle(game, 'battle-damage', seat) : 0,
    })
  const totals = seats.map((seat) => sideIn(game, seat).total!)
  game.emit({
    kind: 'battleTotals',
    totals,
    winner: winnerOf(game),
    cause: { rule: 'ccg95/damage/loser-difference' },
  })
}
