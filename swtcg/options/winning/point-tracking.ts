/** Point Tracking: points for damage, arenas and winning. */
import type { SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { type Game, type Side, step } from '../../kinds.ts'
import { areOpponents, exists, seatsOf, sideOf } from '../../rules/cards/place.ts'
import { controlOf } from '../../rules/turn/arena-control.ts'
import { option } from '../option.ts'

const ARENA = 5
const DISRUPTED = -2
const VICTORY = 20

/** A team has one score, kept by its first player (opt/compat/point-tracking-with-teams). */
function score(game: Game, side: Side, by: number, rule: string): void {
  const [seat] = seatsOf(game, side)
  if (seat === undefined || by === 0) return
  const total = game.seat(seat).points + by
  game.changeSeat(seat, { points: total })
  game.emit({ kind: 'pointsChanged', seat, by, total, cause: { rule: `opt/point-tracking/${rule}` } })
}

function scoreArenas(game: Game): void {
  const controllers = ARENAS.map((arena) => controlOf(game, arena))
  for (const side of game.constants.sides) {
    const own = controllers.filter((each) => each === side).length
    const others = controllers.filter((each) => each !== null && each !== side).length
    score(game, side, ARENA * (own - others), 'arena-points')
  }
}

function announceWinner(game: Game): void {
  const scores = game.state.seats.map(({ points }) => points)
  const seat = pointWinner([scores])
  if (seat === null) return
  const cause = { rule: 'opt/point-tracking/highest-score-wins' }
  game.emit({ kind: 'pointGameWon', seat, points: scores[seat]!, cause })
}

export const pointTracking = option('Point Tracking', {
  says: 'Players get points for damage to opposing units, for arenas at the end of a turn and for winning; the highest score wins the point game.',
  apply: (edit) => {
    edit.insertBefore('swtcg/turn', 'win', step('points', scoreArenas))
    edit.listen('damagePlaced', (game, event) => {
      if (event.kind !== 'damagePlaced' || event.source === null || !exists(game, event.source)) return
      const { controller } = game.card(event.source)
      if (areOpponents(game, controller, game.card(event.unit).controller))
        score(game, sideOf(game, controller), event.amount, 'damage-points')
    })
    edit.listen('disrupted', (game, event) => {
      const { disrupting } = game.table
      if (event.kind === 'disrupted' && disrupting)
        score(game, sideOf(game, disrupting.seat), DISRUPTED, 'disrupted-minus-two')
    })
    edit.listen('won', (game, event) => {
      if (event.kind !== 'won') return
      score(game, event.side, VICTORY, 'winner-twenty')
      announceWinner(game)
    })
  },
})

/** Who has the highest score over one game or several; the Dark Side comes first in a tie. */
export function pointWinner(games: readonly (readonly number[])[]): SeatId | null {
  const seats = games[0]?.length ?? 0
  const totals = Array.from({ length: seats }, (_, seat) =>
    games.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
  )
  return seats === 0 ? null : totals.indexOf(Math.max(...totals))
}
