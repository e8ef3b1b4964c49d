/** The primary player of a team of three: named by all three alike, or thrown for (opt/fight-on-all-fronts/choose-primary). */
import type { ChoiceQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { throwForPlayer } from '../../../effects/choosing/single-out.ts'
import { type About, ask, type Game, type Side } from '../../../kinds.ts'
import { marksOf, note } from '../../../marks.ts'
import { seatsOf, sideOf } from '../../../rules/cards/place.ts'
import { frontOf } from './front.ts'

const RULE = 'opt/fight-on-all-fronts/choose-primary'

export const playerOf = (game: Game, side: Side, front: Arena): SeatId =>
  seatsOf(game, side).find((seat) => frontOf(seat) === front)!

export const primaryOf = (game: Game, side: Side): SeatId =>
  seatsOf(game, side).find((seat) => marksOf(game, 'primary').some((mark) => mark.seat === seat)) ??
  seatsOf(game, side)[0]!

interface Votes {
  readonly votes?: readonly string[]
}

/** Everybody names one at the same time. */
export const choosePrimaries = ask<Votes, ChoiceQuestion<About>>(
  'primary',
  (game) =>
    game.state.seats.map((_, seat) => ({
      kind: 'choice' as const,
      seat,
      about: 'primary',
      rules: [RULE],
      options: ARENAS,
    })),
  (game, { votes = [] }, vote) => {
    const all = [...votes, vote]
    if (all.length === game.state.seats.length)
      for (const team of [all.slice(0, ARENAS.length), all.slice(ARENAS.length)].entries())
        namePrimary(game, ...team)
    return { votes: all }
  },
)

function namePrimary(game: Game, team: number, votes: readonly string[]): void {
  const seats = seatsOf(game, sideOf(game, team * ARENAS.length))
  const named = seats.find((seat) => votes.every((vote) => vote === frontOf(seat)))
  const seat = named ?? throwForPlayer(game, seats)
  note(game, { kind: 'primary', seat })
  game.emit({ kind: 'primaryChosen', seat, cause: { rule: RULE } })
}
