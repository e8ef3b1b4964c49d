/** Drafts and sealed packs among people: opened together, taken card by card, built into decks, and played at live tables. */
import type { Kinds, State } from '@dejarik/kernel'
import { isOver } from '@dejarik/swtcg/limited'
import { limitedOf } from '@dejarik/table/limited'
import { type AffairHouse, Affairs } from '../affairs/affairs.ts'
import type { BuildDeck, NewDraft, TakeCard } from '../api/draft-messages.ts'
import { PACES } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { freshSeed } from '../lobby/seed.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { DraftRow, UserRow } from '../store/schema.ts'
import {
  courseOf,
  type DraftCourse,
  type Drafter,
  type DraftGame,
  gameOf,
  isOutOf,
  packOf,
  poolOf,
  seatOf,
  withDrafter,
} from './course.ts'
import { opened, taken } from './packs.ts'
import { checkDeck, dealFor, type Pair, paired } from './pairing.ts'

/** As many drafts as one person may have waiting, and as many games as one draft may see. */
const MOST_WAITING = 5
const MOST_GAMES = 60
/** Neighbours who choose at the same moment try again this often. */
const MOST_TRIES = 8
/** Whom the programs of a draft send to the table. */
const PROGRAM = 'captain'

type Change = Partial<Pick<DraftRow, 'state' | 'course'>>

export class Drafts {
  private readonly house: AffairHouse
  private readonly affairs: Affairs<'drafts'>

  constructor(house: AffairHouse) {
    this.house = house
    this.affairs = new Affairs('drafts', house)
  }

  async make(host: UserRow, { game, way, set, seats }: NewDraft): Promise<DraftRow> {
    if (way === 'draft' && game !== 'swtcg') throw new Refusal(400, 'Only the Star Wars TCG is drafted.')
    if (
      !limitedOf(game)
        .sets()
        .some((each) => each.set === set)
    )
      throw new Refusal(400, `There are no packs of "${set}".`)
    const waiting = (await this.list()).filter((row) => row.host === host.id)
    if (waiting.length >= MOST_WAITING)
      throw new Refusal(409, 'You have enough drafts that wait for players. Leave one of them first.')
    const now = this.house.now()
    const drafters = [drafter(host)]
    const course: DraftCourse = { way, set, seats, seed: freshSeed(), drafters, draft: null, games: [] }
    const row: DraftRow = {
      id: newId(),
      version: 0,
      state: 'open',
      host: host.id,
      game,
      course: JSON.stringify(course),
      created: now,
      touched: now,
    }
    await this.house.database.insertInto('drafts').values(row).execute()
    return row
  }

  /** Those that still wait for players, newest first. */
  async list(): Promise<readonly DraftRow[]> {
    return this.house.database
      .selectFrom('drafts')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('touched', 'desc')
      .limit(50)
      .execute()
  }

  /** Those that somebody sits in, newest first. */
  async of({ id }: UserRow): Promise<readonly DraftRow[]> {
    return this.house.database
      .selectFrom('drafts')
      .selectAll()
      .where('state', '!=', 'over')
      .where('course', 'like', `%"${id}"%`)
      .orderBy('touched', 'desc')
      .limit(20)
      .execute()
  }

  async find(id: string): Promise<DraftRow> {
    const row = await this.affairs.read(id)
    return row.state === 'building' ? this.settled(row) : row
  }

  /** A table is over; it may have been one of a draft. */
  async decided(table: string): Promise<void> {
    const rows = await this.house.database
      .selectFrom('drafts')
      .selectAll()
      .where('state', '=', 'building')
      .where('course', 'like', `%"${table}"%`)
      .execute()
    for (const row of rows) await this.settled(row)
  }

  async join(user: UserRow, id: string): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      if (row.state !== 'open') throw new Refusal(409, 'This draft has begun; nobody can sit down any more.')
      if (seatOf(course, user.id) !== null) throw new Refusal(409, 'You sit in this draft already.')
      if (course.drafters.length >= course.seats) throw new Refusal(409, 'All seats of this draft are taken.')
      return kept({ ...course, drafters: [...course.drafters, drafter(user)] })
    })
  }

  /** Before it begins a seat is free again, and a draft without its host is over; later a program goes on. */
  async leave(user: UserRow, id: string): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      const seat = seatIn(course, user)
      if (row.state !== 'open') return went(withDrafter(course, seat, { away: true }))
      if (row.host === user.id) return { state: 'over' }
      return kept({ ...course, drafters: course.drafters.filter(({ user: other }) => other !== user.id) })
    })
  }

  /** The host begins, with programs at the free seats. */
  async begin(user: UserRow, id: string): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      checkHost(row, user)
      if (row.state !== 'open') throw new Refusal(409, 'This draft has begun.')
      const begun = { ...course, seats: seatsFor(course) }
      return went({ ...begun, draft: opened(gameOf(row), begun) })
    })
  }

  /** A program takes the cards of somebody who keeps the others waiting. */
  async replace(user: UserRow, id: string, seat: number): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      checkHost(row, user)
      if (row.state !== 'taking' || !course.drafters[seat])
        throw new Refusal(409, 'Nobody sits there who is waited for.')
      if (course.drafters[seat].user === user.id) throw new Refusal(409, 'You are here yourself.')
      return went(withDrafter(course, seat, { away: true }))
    })
  }

  /** Whoever was away is back with the next card. */
  async take(user: UserRow, id: string, wanted: TakeCard): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      const seat = seatIn(course, user)
      if (row.state !== 'taking') throw new Refusal(409, 'No cards are being taken in this draft.')
      if (poolOf(course, seat).length !== wanted.taken)
        throw new Refusal(409, 'The packs have gone on. Look again.')
      if (!packOf(course, seat).includes(wanted.key))
        throw new Refusal(400, 'That card does not lie in the pack before you.')
      return went(withDrafter(course, seat, { chosen: wanted.key, away: false }))
    })
  }

  /** A deck out of what one has; another may be built for the next game. */
  async build(user: UserRow, id: string, { keys }: BuildDeck): Promise<DraftRow> {
    return this.change(id, (row, course) => {
      const seat = seatIn(course, user)
      if (row.state !== 'building') throw new Refusal(409, 'Decks are built when all cards are taken.')
      if (!isOutOf(poolOf(course, seat), keys))
        throw new Refusal(400, 'That deck has cards that you have not taken.')
      checkDeck(row, course, seat, keys)
      return kept(withDrafter(course, seat, { deck: keys }))
    })
  }

  /** A table for two: somebody else with a deck of the other side, or a program's seat. */
  async play(user: UserRow, id: string, against: number): Promise<DraftRow> {
    const row = await this.find(id)
    const course = courseOf(row)
    const seat = seatIn(course, user)
    if (row.state !== 'building') throw new Refusal(409, 'Games are played when all cards are taken.')
    if (course.games.length >= MOST_GAMES) throw new Refusal(409, 'This draft has seen enough games.')
    const pair = paired(row, course, seat, against)
    return this.affairs.write(row, async (within) => {
      const game = await this.seat(row, course, pair, within)
      return kept({ ...course, games: [...course.games, game] })
    })
  }

  private async seat(
    row: DraftRow,
    { drafters }: DraftCourse,
    { dark, light, decks }: Pair,
    within: Database,
  ): Promise<DraftGame> {
    const people = [dark, light].every((seat) => drafters[seat])
    const setup = dealFor(row, decks, freshSeed(), people ? 'people' : 'program')
    const seated = ([dark, light] as const).map((seat, at) => {
      const side = SIDES[at]!
      const sitting = drafters[seat]
      return sitting ? { id: sitting.user, name: sitting.name, side } : { program: PROGRAM, side }
    })
    const kind = { game: row.game, style: '', clock: JSON.stringify(people ? PACES.calm : null) }
    const table = await this.house.tables.beginWith(setup, seated, kind, within)
    return { table: table.row.id, dark, light, over: false, winner: null }
  }

  /** Writes down the games that have ended. */
  private async settled(row: DraftRow): Promise<DraftRow> {
    const course = courseOf(row)
    const games = await Promise.all(course.games.map((game) => this.resultFor(row, game)))
    if (games.every((game, at) => game === course.games[at])) return row
    return this.affairs.settle(row, kept({ ...course, games }))
  }

  private async resultFor(row: DraftRow, game: DraftGame): Promise<DraftGame> {
    if (game.over) return game
    const ended = await this.affairs.firstGame(gameNamed(row.game).definition, game.table)
    return ended ? { ...game, over: true, winner: winnerIn(ended) } : game
  }

  /** Whoever was overtaken by a neighbour looks again and goes on from there. */
  private async change(id: string, work: (row: DraftRow, course: DraftCourse) => Change): Promise<DraftRow> {
    for (let tries = 1; ; tries++) {
      const row = await this.find(id)
      const change = work(row, courseOf(row))
      try {
        return await this.affairs.write(row, change)
      } catch (error) {
        const overtaken = error instanceof Refusal && error.status === 409
        if (!overtaken || tries >= MOST_TRIES) throw error
      }
    }
  }
}

const SIDES = ['dark', 'light'] as const

/** Packs that do not go round need no more than somebody to play with. */
const seatsFor = ({ way, seats, drafters }: DraftCourse): number =>
  way === 'draft' ? seats : Math.max(2, drafters.length)

const drafter = ({ id, name }: UserRow): Drafter => ({
  user: id,
  name,
  away: false,
  chosen: null,
  deck: [],
})

const kept = (course: DraftCourse): Change => ({ course: JSON.stringify(course) })

/** What comes of a choice: cards are taken where nobody is waited for, until all are. */
function went(course: DraftCourse): Change {
  let after = course
  for (let next = taken(after); next !== after; next = taken(after)) after = next
  if (after.drafters.every(({ away }) => away)) return { ...kept(after), state: 'over' }
  return { ...kept(after), state: after.draft === null || isOver(after.draft) ? 'building' : 'taking' }
}

function seatIn(course: DraftCourse, user: UserRow): number {
  const seat = seatOf(course, user.id)
  if (seat === null) throw new Refusal(403, 'You do not sit in this draft.')
  return seat
}

function checkHost(row: DraftRow, user: UserRow): void {
  if (row.host !== user.id) throw new Refusal(403, 'Only whoever opened the draft can do that.')
}

/** The Dark Side sits first. */
function winnerIn({ outcome }: Pick<State<Kinds>, 'outcome'>): 'dark' | 'light' | null {
  const winners = outcome?.winners ?? []
  return winners.length === 1 ? SIDES[winners[0]!]! : null
}
