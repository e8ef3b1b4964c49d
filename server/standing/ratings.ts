/** Ratings: how strong people play each game by each edition, season by season. */
import type { Database } from '../store/open.ts'
import type { RatingRow } from '../store/schema.ts'
import { NEWCOMER, rated, rested, type Scored, type Strength } from './glicko2.ts'
import { carriedOver, seasonAt } from './season.ts'

/** What is played, by which edition. */
export interface Discipline {
  readonly game: string
  readonly edition: string
}

/** A period of Glicko-2, after which whoever did not play is known less well; in milliseconds. */
const PERIOD = 7 * 24 * 3600_000
/** As many as a ladder shows. */
const MOST_RUNGS = 100

export interface Rung extends RatingRow {
  readonly name: string
}

export class Ratings {
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number) {
    this.database = database
    this.now = now
  }

  /** As it is now, with the doubt of the time since the last game. */
  async of(user: string, discipline: Discipline, within: Database = this.database): Promise<Strength> {
    const row = await this.newest(user, discipline, within)
    return row ? this.present(row) : NEWCOMER
  }

  private newest(user: string, { game, edition }: Discipline, within: Database) {
    return within
      .selectFrom('ratings')
      .selectAll()
      .where('user', '=', user)
      .where('game', '=', game)
      .where('edition', '=', edition)
      .orderBy('season', 'desc')
      .executeTakeFirst()
  }

  private present(row: RatingRow): Strength {
    const { rating, deviation, volatility } = row
    const known = rested({ rating, deviation, volatility }, (this.now() - row.at) / PERIOD)
    return row.season === seasonAt(this.now()) ? known : carriedOver(known)
  }

  /** All that somebody has, newest season first. */
  all(user: string): Promise<readonly RatingRow[]> {
    return this.database
      .selectFrom('ratings')
      .selectAll()
      .where('user', '=', user)
      .orderBy('season', 'desc')
      .execute()
  }

  /** The best of those with an account, by what is sure of them: two deviations below the rating. */
  async ladder({ game, edition }: Discipline, season = seasonAt(this.now())): Promise<readonly Rung[]> {
    return this.database
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user')
      .selectAll('ratings')
      .select('users.name')
      .where('users.key', 'is not', null)
      .where('game', '=', game)
      .where('edition', '=', edition)
      .where('season', '=', season)
      .orderBy((eb) => eb('rating', '-', eb('deviation', '*', 2)), 'desc')
      .limit(MOST_RUNGS)
      .execute()
  }

  /** The seasons in which something was rated, newest first. */
  async seasons({ game, edition }: Discipline): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('ratings')
      .select('season')
      .distinct()
      .where('game', '=', game)
      .where('edition', '=', edition)
      .orderBy('season', 'desc')
      .execute()
    return rows.map(({ season }) => season)
  }

  /** A game between two is over; `score` is the first one's. In the transaction that writes the result down. */
  async count(
    [first, second]: readonly [string, string],
    score: Scored['score'],
    discipline: Discipline,
    within: Database,
  ): Promise<void> {
    // Always in the same order, so that two games that end at once do not wait for each other.
    for (const user of [first, second].toSorted()) await this.hold(user, discipline, within)
    const [one, other] = [await this.of(first, discipline, within), await this.of(second, discipline, within)]
    await this.write(first, discipline, rated(one, [{ against: other, score }]), score, within)
    const turned = (1 - score) as Scored['score']
    await this.write(second, discipline, rated(other, [{ against: one, score: turned }]), turned, within)
  }

  /** Makes the row of this season where there is none, and keeps others from it until the transaction ends. */
  private async hold(user: string, discipline: Discipline, within: Database): Promise<void> {
    const strength = await this.of(user, discipline, within)
    const row: RatingRow = {
      user,
      game: discipline.game,
      edition: discipline.edition,
      ...strength,
      season: seasonAt(this.now()),
      played: 0,
      won: 0,
      drawn: 0,
      at: this.now(),
    }
    await within
      .insertInto('ratings')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user', 'game', 'edition', 'season']).doUpdateSet({ user }))
      .execute()
  }

  private async write(
    user: string,
    { game, edition }: Discipline,
    strength: Strength,
    score: Scored['score'],
    within: Database,
  ): Promise<void> {
    await within
      .updateTable('ratings')
      .set((eb) => ({
        ...strength,
        played: eb('played', '+', 1),
        won: eb('won', '+', score === 1 ? 1 : 0),
        drawn: eb('drawn', '+', score === 0.5 ? 1 : 0),
        at: this.now(),
      }))
      .where('user', '=', user)
      .where('game', '=', game)
      .where('edition', '=', edition)
      .where('season', '=', seasonAt(this.now()))
      .execute()
  }
}
