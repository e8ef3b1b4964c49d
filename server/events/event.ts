/** An event as it is kept: who entered with which decks, and what was played. */
import { type Pairing, type Round, standings } from '@dejarik/table'
import type { EventNotice, PairingNotice } from '../api/event-messages.ts'
import type { BothDecks } from '../lobby/both-decks.ts'
import type { EventRow, UserRow } from '../store/schema.ts'

export interface Entrant extends BothDecks {
  readonly user: string
  readonly name: string
  readonly dropped: boolean
}

/** A pairing between entrants, by their users, and the table where they play; empty for a bye. */
export interface PlayedPairing extends Pairing {
  readonly table: string
  /** The result is the host's word: a game that is played to its end counts before it. */
  readonly judged?: true
}

export interface Course {
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly (readonly PlayedPairing[])[]
}

export const courseOf = ({ course }: EventRow): Course => JSON.parse(course) as Course

/** Nothing of what is in decks is told. */
export function eventNotice(row: EventRow, viewer: UserRow | null): EventNotice {
  const { entrants, rounds } = courseOf(row)
  const nameOf = (user: string): string => entrants.find((entrant) => entrant.user === user)?.name ?? ''
  const told = ({ dark, light, result, table }: PlayedPairing): PairingNotice => ({
    dark: nameOf(dark),
    light: light === null ? null : nameOf(light),
    result,
    table: table || null,
    yours: viewer !== null && (dark === viewer.id || light === viewer.id),
  })
  const own = entrants.find(({ user }) => user === viewer?.id)
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    game: row.game,
    edition: row.edition,
    state: row.state,
    planned: row.rounds,
    yours: row.host === viewer?.id,
    you: own ? { name: own.name, dropped: own.dropped } : null,
    entrants: entrants.map(({ name, dropped }) => ({ name, dropped })),
    rounds: rounds.map((round) => round.map(told)),
    standings: standings(
      rounds as readonly Round[],
      entrants.map(({ user }) => user),
    ).map((standing) => ({ ...standing, player: nameOf(standing.player) })),
    touched: row.touched,
  }
}
