/** The turn: six phases in their order, then both players re-circulate (ccg95/term/turn). */
import { expire, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../../kinds.ts'
import { PHASES, type Phase } from '../../phases.ts'
import { answer } from '../answers/answer.ts'
import { endOfTurn, forgetUses, startOfTurn } from '../answers/limits.ts'
import { cardsIn, cardsOnTable, locationsInPlay, opponentOf } from '../cards/place.ts'
import { onTableOfSort } from '../cards/sorts.ts'
import { lateAttacks } from '../creatures/attack-offers.ts'
import { looseCreatures } from '../creatures/creatures.ts'
import { activation } from '../force/activate.ts'
import { recirculate } from '../force/piles.ts'
import { drift, drifters } from '../mobile/drift.ts'
import { getOff } from '../move/landspeed.ts'
import { phaseActions } from './phase.ts'
import { settleState } from './state-checks.ts'

const FRESH_SEAT = { drained: 0, mayActivate: true, borrowing: 0, borrowed: 0 }
const FRESH = { gone: 0, moved: false, battled: false, reacted: false }

export const turn = procedure<object>('swccg/turn', [
  step('begin', (game) => {
    game.changeTable({ turn: game.table.turn + 1, drainedAt: [], battledAt: [], interrupts: [] })
    for (const seat of game.state.seats.keys()) game.changeSeat(seat, FRESH_SEAT)
    const { turn: number, current } = game.table
    expire(game, startOfTurn(number))
    game.emit({ kind: 'turnBegan', turn: number, seat: current })
    answer(game, { just: 'turn-began', by: current })
  }),
  ...PHASES.flatMap((phase: Phase) => [
    step<object>(phase, (game) => beginPhase(game, phase)),
    step<object>(`${phase}-settled`, (game) => game.call(settleState, { rounds: 0 })),
    ...(phase === 'activate'
      ? [step<object>('activation', (game) => game.call(activation, { seat: game.table.current }))]
      : []),
    step<object>(`${phase}-actions`, (game) =>
      game.call(phaseActions, { seat: game.table.current, passes: 0, acted: false }),
    ),
    ...(phase === 'control' || phase === 'move'
      ? [step<object>(`${phase}-drift`, (game) => mustDrift(game, phase))]
      : []),
    ...(phase === 'battle' ? [step<object>('late-attacks', mustAttack)] : []),
    ...(phase === 'move' ? [step<object>('stop', everybodyOff)] : []),
    step<object>(`${phase}-over`, (game) =>
      answer(game, { just: 'phase-ended', by: game.table.current, phase }),
    ),
  ]),
  step('end', (game) => answer(game, { just: 'turn-ended', by: game.table.current })),
  step('recirculate', (game) => endTurn(game, game.table.current)),
])

export const turns = procedure<object>('swccg/turns', [
  step('turn', (game) => game.call(turn, {})),
  step('hand-over', (game) => {
    game.changeTable({ current: opponentOf(game.table.current) })
    game.goto('turn')
  }),
])

function beginPhase(game: Game, phase: Phase): void {
  const { current } = game.table
  game.changeTable({ phase })
  game.emit({
    kind: 'phaseBegan',
    phase,
    seat: current,
    cause: { rule: 'ccg95/term/turn' },
  })
  answer(game, { just: 'phase-began', by: current, phase })
}

/** Creatures that have not attacked do so before the phase ends (ccgx/creature/creature-attacks). */
function mustAttack(game: Game): void {
  if (looseCreatures(game).length > 0) game.call(lateAttacks, {})
}

/** Mobile Effects that have not gone on do so before their phase ends. */
function mustDrift(game: Game, phase: Phase): void {
  const due = drifters(game, phase)
  if (due.length === 0) return
  game.call(settleState, { rounds: 0 })
  for (const card of due) drift(game, card)
}

/** Nobody stays aboard a vehicle that does not move, where the edition says so (ccg95/vehicle/aboard-only-while-moving). */
function everybodyOff(game: Game): void {
  if (game.policies.ridersStayAboard) return
  for (const card of onTableOfSort(game, 'vehicle')) getOff(game, card)
}

/** Both players re-circulate, whoever's turn it was (ccg95/force/recirculate-both-players). */
function endTurn(game: Game, seat: SeatId): void {
  for (const each of [seat, opponentOf(seat)]) recirculate(game, each)
  expire(game, 'end-of-battle')
  expire(game, 'end-of-turn')
  expire(game, endOfTurn(game.table.turn))
  const inPlay = [
    ...locationsInPlay(game),
    ...cardsOnTable(game),
    ...cardsIn(game, 0, 'side'),
    ...cardsIn(game, 1, 'side'),
  ]
  forgetUses(game, inPlay, 'turn')
  for (const card of inPlay) {
    const { gone, moved, battled, reacted } = game.card(card)
    if (gone > 0 || moved || battled || reacted) game.changeCard(card, FRESH)
  }
  game.emit({ kind: 'turnEnded', turn: game.table.turn, seat })
}
