/** What players agree on before a game: a style and options, accepted by each; or voted on, and then accepted. */
import type { TableGame } from '@dejarik/table'
import type { Ballot, NewTable, Seating } from '../api/messages.ts'

import { Refusal } from '../refusal.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { freshSeed } from './seed.ts'
import type { StoredTable } from './tables.ts'

export const optionsOf = ({ options }: Pick<TableRow, 'options'>): readonly string[] =>
  JSON.parse(options) as readonly string[]

/** Whether one person may have several seats of a team (opt/team-ghost/one-person-many-roles). */
export const playsForPartners = (row: TableRow): boolean => optionsOf(row).includes('team-ghost')

/** The style and the options of a new table; where the group votes, the style alone. */
export function agreedAtFirst(game: TableGame, { edition, style, options = [], ballot }: NewTable): string[] {
  const agreed = [...(style === undefined ? [] : [style]), ...(ballot ? [] : options)]
  const { refused } = game.terms(edition, agreed)
  if (refused.length > 0) throw new Refusal(400, refused.map(({ text }) => text).join(' '))
  return agreed
}

/** Whoever sits down has seen what is different, or says what it should be. */
export function checkAcceptance(row: TableRow, { accepts = [], ballot, deck }: Seating): void {
  const options = optionsOf(row)
  if (row.vote !== '' && !('dealt' in deck))
    throw new Refusal(400, 'Where the group votes on the options, decks are dealt.')
  if (row.vote !== '' && !ballot)
    throw new Refusal(400, 'This table votes on its options: say what you want and what you do not.')
  if (row.vote === '' && !isSame(accepts, options))
    throw new Refusal(409, 'See what is different in this game, and accept it, before you sit down.')
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option) => other.includes(option))

/** All seats are taken: the ballots are counted, and everybody has yet to accept what came of them. */
export function counted(game: TableGame, { row, seats }: StoredTable): StoredTable {
  const ballots = seats.flatMap(({ ballot }) => (JSON.parse(ballot) as Ballot | null) ?? [])
  const options = game.propose(ballots, optionsOf(row), freshSeed())
  return {
    row: { ...row, vote: 'counted', options: JSON.stringify(options) },
    seats: seats.map((seat) => ({ ...seat, accepted: 0 })),
  }
}

/** Somebody left: the vote is open again, and the others keep their ballots. */
export const uncounted = (row: TableRow): TableRow =>
  row.vote === '' ? row : { ...row, vote: 'open', options: JSON.stringify(row.style ? [row.style] : []) }

export const haveAllAccepted = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ user, accepted }) => user === null || accepted > 0)
