/** Results of games between two: written once each, for history and ratings. Quick matches between people are rated. */
import { Playthrough } from '@dejarik/kernel'
import type { FinishedGame } from '@dejarik/table'
import { gameNamed } from '../games.ts'
import type { StoredTable, Tables } from '../lobby/tables.ts'
import type { Database } from '../store/open.ts'
import type { ResultRow } from '../store/schema.ts'
import type { Scored } from './glicko2.ts'
import type { Ratings } from './ratings.ts'
import { seasonAt } from './season.ts'

interface ResultHouse {
  readonly database: Database
  readonly tables: Tables
  readonly finished: (table: string) => Promise<readonly FinishedGame[]>
  readonly now: () => number
}

/** Ratings are of games between two. */
const PLAYERS = 2
/** As many as a profile shows. */
const MOST_SHOWN = 50

/** In milliseconds. */
const LOOK_BACK = 24 * 3600_000
const MOST_MISSING = 100

export class Results {
  private readonly house: ResultHouse
  private readonly ratings: Ratings

  constructor(house: ResultHouse, ratings: Ratings) {
    this.house = house
    this.ratings = ratings
  }

  /** A table is over: what it decided since somebody looked last is written down. */
  async decided(table: string): Promise<void> {
    const stored = await this.house.tables.find(table)
    if (stored.seats.length !== PLAYERS || stored.row.state !== 'over') return
    const games = await this.house.finished(table)
    const known = await this.house.database
      .selectFrom('results')
      .select('number')
      .where('table', '=', table)
      .execute()
    for (let number = known.length; number < games.length; number++)
      await this.write(this.resultOf(stored, number, games[number]!))
  }

  /** Tables that were over when the process ended, before anybody wrote down how. */
  async missing(): Promise<readonly string[]> {
    const rows = await this.house.database
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'over')
      .where('touched', '>', this.house.now() - LOOK_BACK)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('results').select('number').whereRef('results.table', '=', 'tables.id'))),
      )
      .limit(MOST_MISSING)
      .execute()
    return rows.map(({ id }) => id)
  }

  private resultOf({ row, seats }: StoredTable, number: number, { replay }: FinishedGame): ResultRow {
    const { definition } = gameNamed(row.game)
    const { outcome } = new Playthrough(definition, { setup: replay.setup }, replay.decisions).machine.state
    const [first, second] = seats as readonly [StoredTable['seats'][0], StoredTable['seats'][0]]
    const [winner] = outcome?.winners.length === 1 ? outcome.winners : []
    const areTwo = first!.user !== null && second!.user !== null && first!.user !== second!.user
    return {
      table: row.id,
      number,
      game: row.game,
      edition: row.edition,
      season: seasonAt(this.house.now()),
      at: this.house.now(),
      first: first!.user,
      firstName: first!.name,
      firstDeck: first!.deckTitle,
      firstSide: first!.side,
      second: second!.user,
      secondName: second!.name,
      secondDeck: second!.deckTitle,
      secondSide: second!.side,
      winner: winner ?? null,
      rated: row.quick === 1 && areTwo ? 1 : 0,
    }
  }

  /** Whoever looked at the same time may have been faster; then it is counted already. */
  private async write(result: ResultRow): Promise<void> {
    await this.house.database.transaction().execute(async (within) => {
      const { numInsertedOrUpdatedRows } = await within
        .insertInto('results')
        .values(result)
        .onConflict((conflict) => conflict.columns(['table', 'number']).doNothing())
        .executeTakeFirst()
      if (Number(numInsertedOrUpdatedRows) === 0 || !result.rated) return
      await this.ratings.count([result.first!, result.second!], scoreOf(result), result, within)
    })
  }

  /** Newest first. */
  of(user: string): Promise<readonly ResultRow[]> {
    return this.house.database
      .selectFrom('results')
      .selectAll()
      .where(({ or, eb }) => or([eb('first', '=', user), eb('second', '=', user)]))
      .orderBy('at', 'desc')
      .limit(MOST_SHOWN)
      .execute()
  }
}

/** The first one's. */
const scoreOf = ({ winner }: ResultRow): Scored['score'] => (winner === null ? 0.5 : winner === 0 ? 1 : 0)
