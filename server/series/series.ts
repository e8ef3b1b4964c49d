/** Series: two people play until one has won twice, and swap sides after every game. */
import { randomInt } from 'node:crypto'
import { type AffairHouse, Affairs } from '../affairs/affairs.ts'
import { PACES } from '../api/messages.ts'
import type { JoinSeries, NewSeries } from '../api/standing-messages.ts'
import { gameNamed } from '../games.ts'
import { type BothDecks, bothDecks } from '../lobby/both-decks.ts'
import { freshSeed } from '../lobby/seed.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { SeriesRow, UserRow } from '../store/schema.ts'
import { type Bout, otherOf, type Rival, type SeriesCourse, seriesOf, winnerOf } from './course.ts'

const SIDES = ['dark', 'light'] as const
/** Draws count for nobody, but not for ever. */
const MOST_GAMES = 7

export class SeriesRoom {
  private readonly house: AffairHouse
  private readonly affairs: Affairs<'series'>

  constructor(house: AffairHouse) {
    this.house = house
    this.affairs = new Affairs('series', house)
  }

  async make(user: UserRow, { game, edition, ...decks }: NewSeries): Promise<SeriesRow> {
    if (!gameNamed(game).definition.editions.includes(edition))
      throw new Refusal(400, `There is no edition "${edition}" of this game.`)
    const first = rival(user, bothDecks(game, edition, decks))
    const now = this.house.now()
    const course: SeriesCourse = { rivals: [first], bouts: [] }
    const row: SeriesRow = {
      id: newId(),
      version: 0,
      state: 'open',
      game,
      edition,
      course: JSON.stringify(course),
      created: now,
      touched: now,
    }
    await this.house.database.insertInto('series').values(row).execute()
    return row
  }

  /** As it stands, with the result of the game that ended since somebody looked last. */
  async find(id: string): Promise<SeriesRow> {
    const row = await this.affairs.read(id)
    return row.state === 'playing' ? this.settled(row) : row
  }

  /** A table is over; it may have been a game of a series. */
  async decided(table: string): Promise<void> {
    const rows = await this.house.database
      .selectFrom('series')
      .selectAll()
      .where('state', '=', 'playing')
      .where('course', 'like', `%"${table}"%`)
      .execute()
    for (const row of rows) await this.settled(row)
  }

  /** The second player comes, and the first game begins; who has which side is drawn. */
  async join(user: UserRow, id: string, decks: JoinSeries): Promise<SeriesRow> {
    const row = await this.affairs.read(id)
    const { rivals } = seriesOf(row)
    if (row.state !== 'open') throw new Refusal(409, 'This series has begun.')
    if (rivals[0]!.user === user.id) throw new Refusal(409, 'You play this series already.')
    const course: SeriesCourse = {
      rivals: [...rivals, rival(user, bothDecks(row.game, row.edition, decks))],
      bouts: [],
    }
    return this.affairs.write(row, async (within) => ({
      state: 'playing',
      course: JSON.stringify(await this.begin(row, course, randomInt(2) as 0 | 1, within)),
    }))
  }

  private async begin(
    { game: name, edition }: SeriesRow,
    course: SeriesCourse,
    dark: 0 | 1,
    within: Database,
  ): Promise<SeriesCourse> {
    const seated = [course.rivals[dark]!, course.rivals[otherOf(dark)]!] as const
    const setup = gameNamed(name).deal({
      edition,
      company: 'people',
      seed: freshSeed(),
      decks: [seated[0].dark, seated[1].light],
    })
    const people = seated.map(({ user: id, name: called }, seat) => ({
      id,
      name: called,
      side: SIDES[seat]!,
    }))
    const kind = { game: name, style: '', clock: JSON.stringify(PACES.quick) }
    const { row } = await this.house.tables.beginWith(setup, people, kind, within)
    const bout: Bout = { table: row.id, dark, over: false, winner: null }
    return { ...course, bouts: [...course.bouts, bout] }
  }

  /** Writes the present game down if it is over, and begins the next unless somebody has won. */
  private async settled(row: SeriesRow): Promise<SeriesRow> {
    const course = seriesOf(row)
    const last = course.bouts.at(-1)!
    if (last.over) return row
    const ended = await this.affairs.firstGame(gameNamed(row.game).definition, last.table)
    if (!ended) return row
    const winners = ended.outcome?.winners ?? []
    // The Dark Side sits first.
    const winner = winners.length === 1 ? (winners[0] === 0 ? last.dark : otherOf(last.dark)) : null
    const after = { ...course, bouts: [...course.bouts.slice(0, -1), { ...last, over: true, winner }] }
    const isOver = winnerOf(after) !== null || after.bouts.length >= MOST_GAMES
    if (isOver) return this.affairs.settle(row, { state: 'over', course: JSON.stringify(after) })
    return this.affairs.settle(row, async (within) => ({
      course: JSON.stringify(await this.begin(row, after, otherOf(last.dark), within)),
    }))
  }
}

const rival = ({ id, name }: UserRow, decks: BothDecks): Rival => ({ user: id, name, ...decks })
