/** A series as it is kept: who plays with which decks, and what was played. */
import type { SeriesNotice } from '../api/standing-messages.ts'
import type { BothDecks } from '../lobby/both-decks.ts'
import type { SeriesRow, UserRow } from '../store/schema.ts'

export interface Rival extends BothDecks {
  readonly user: string
  readonly name: string
}

/** A game of the series; players are told apart by their place among the rivals. */
export interface Bout {
  readonly table: string
  readonly dark: 0 | 1
  readonly over: boolean
  /** Null is a draw, or not over. */
  readonly winner: 0 | 1 | null
}

export interface SeriesCourse {
  readonly rivals: readonly Rival[]
  readonly bouts: readonly Bout[]
}

/** Best of three. */
const ENOUGH = 2

export const seriesOf = ({ course }: SeriesRow): SeriesCourse => JSON.parse(course) as SeriesCourse
export const otherOf = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0)

const wins = ({ bouts }: SeriesCourse, player: number): number =>
  bouts.filter(({ winner }) => winner === player).length

export const winnerOf = (course: SeriesCourse): 0 | 1 | null =>
  ([0, 1] as const).find((player) => wins(course, player) >= ENOUGH) ?? null

/** Nothing of what is in decks is told. */
export function seriesNotice(row: SeriesRow, viewer: UserRow | null): SeriesNotice {
  const course = seriesOf(row)
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    edition: row.edition,
    state: row.state,
    players: course.rivals.map(({ user, name }, player) => ({
      name,
      wins: wins(course, player),
      you: user === viewer?.id,
    })),
    games: course.bouts,
  }
}
