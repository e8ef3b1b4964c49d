/** Events: people enter with decks of both sides, play Swiss rounds at live tables, and are ranked. */
import { chance, type Kinds, type State } from '@dejarik/kernel'
import { isComplete, nextRound, type Pairing, type Result } from '@dejarik/table'
import { type AffairHouse, Affairs } from '../affairs/affairs.ts'
import type { EnterEvent, JudgeEvent, NewEvent } from '../api/event-messages.ts'
import { PACES } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { bothDecks } from '../lobby/both-decks.ts'
import { freshSeed } from '../lobby/seed.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { EventRow, UserRow } from '../store/schema.ts'
import { type Course, courseOf, type Entrant, type PlayedPairing } from './event.ts'

/** As many as one event takes; its pairings are one request. */
const MOST_ENTRANTS = 128
const MOST_EVENTS = 10
const SIDES = ['dark', 'light'] as const

export class Events {
  private readonly house: AffairHouse
  private readonly affairs: Affairs<'events'>

  constructor(house: AffairHouse) {
    this.house = house
    this.affairs = new Affairs('events', house)
  }

  async make(host: UserRow, { title, game, edition, rounds }: NewEvent): Promise<EventRow> {
    const { definition } = gameNamed(game)
    if (!definition.editions.includes(edition))
      throw new Refusal(400, `There is no edition "${edition}" of this game.`)
    const own = (await this.list()).filter((row) => row.host === host.id && row.state !== 'over')
    if (own.length >= MOST_EVENTS) throw new Refusal(409, 'You run enough events. End one of them first.')
    const now = this.house.now()
    const course = JSON.stringify({ entrants: [], rounds: [] } satisfies Course)
    const row: EventRow = {
      id: newId(),
      version: 0,
      state: 'open',
      host: host.id,
      title,
      game,
      edition,
      rounds,
      course,
      created: now,
      touched: now,
    }
    await this.house.database.insertInto('events').values(row).execute()
    return row
  }

  /** The newest. */
  async list(): Promise<readonly EventRow[]> {
    return this.house.database.selectFrom('events').selectAll().orderBy('touched', 'desc').limit(50).execute()
  }

  /** As it stands, with the results of the games that ended since somebody looked last. */
  async find(id: string): Promise<EventRow> {
    const row = await this.affairs.read(id)
    return row.state === 'playing' ? this.settled(row) : row
  }

  /** A table is over; it may have been a pairing's. */
  async decided(table: string): Promise<void> {
    const rows = await this.house.database
      .selectFrom('events')
      .selectAll()
      .where('state', '=', 'playing')
      .where('course', 'like', `%"${table}"%`)
      .execute()
    for (const row of rows) await this.settled(row)
  }

  async enter(user: UserRow, id: string, decks: EnterEvent): Promise<EventRow> {
    const row = await this.find(id)
    const { entrants, rounds } = courseOf(row)
    if (row.state !== 'open') throw new Refusal(409, 'This event has begun; nobody can enter any more.')
    if (entrants.length >= MOST_ENTRANTS) throw new Refusal(409, 'This event is full.')
    const both = bothDecks(row.game, row.edition, decks)
    const entrant: Entrant = { user: user.id, name: user.name, dropped: false, ...both }
    return this.write(row, {
      entrants: [...entrants.filter((each) => each.user !== user.id), entrant],
      rounds,
    })
  }

  /** Before it begins whoever leaves was never there; later, whoever drops is paired no more. */
  async drop(user: UserRow, id: string): Promise<EventRow> {
    const row = await this.find(id)
    const { entrants, rounds } = courseOf(row)
    if (!entrants.some((each) => each.user === user.id)) throw new Refusal(409, 'You are not in this event.')
    const left =
      row.state === 'open'
        ? entrants.filter((each) => each.user !== user.id)
        : entrants.map((each) => (each.user === user.id ? { ...each, dropped: true } : each))
    return this.write(row, { entrants: left, rounds })
  }

  /** The host begins the next round: pairings, and a table for each. After the last round the event is over. */
  async goOn(user: UserRow, id: string): Promise<EventRow> {
    const row = await this.run(user, id)
    const { entrants, rounds } = courseOf(row)
    const last = rounds.at(-1)
    if (last && !isComplete(last)) throw new Refusal(409, 'This round has games without a result.')
    if (rounds.length >= row.rounds) return this.affairs.write(row, { state: 'over' })
    const players = entrants.filter(({ dropped }) => !dropped).map(({ user: player }) => player)
    if (players.length < 2) throw new Refusal(409, 'A round takes two players.')
    const pairings = nextRound(rounds, players, chance(freshSeed()))
    return this.affairs.write(row, async (within) => {
      const round: PlayedPairing[] = []
      for (const pairing of pairings)
        round.push({ ...pairing, table: await this.seat(row, entrants, pairing, within) })
      const course: Course = { entrants, rounds: [...rounds, round] }
      return { course: JSON.stringify(course), state: 'playing' }
    })
  }

  /** A table for a pairing, with both at it; none for a bye. */
  private async seat(
    { game: name, edition }: EventRow,
    entrants: readonly Entrant[],
    { dark, light }: Pairing,
    within: Database,
  ): Promise<string> {
    if (light === null) return ''
    const players = [dark, light].map((user) => entrants.find((entrant) => entrant.user === user)!)
    const setup = gameNamed(name).deal({
      edition,
      company: 'people',
      seed: freshSeed(),
      decks: [players[0]!.dark, players[1]!.light],
    })
    const people = players.map((player, seat) => ({ id: player.user, name: player.name, side: SIDES[seat]! }))
    const kind = { game: name, style: '', clock: JSON.stringify(PACES.calm) }
    return (await this.house.tables.beginWith(setup, people, kind, within)).row.id
  }

  /** The host's word counts where a game was not played, or not to its end. */
  async judge(user: UserRow, id: string, { round, pairing, result }: JudgeEvent): Promise<EventRow> {
    const row = await this.run(user, id)
    const { entrants, rounds } = courseOf(row)
    const judged = rounds[round]?.[pairing]
    if (!judged || judged.light === null || round !== rounds.length - 1)
      throw new Refusal(409, 'Only games of the present round are judged.')
    if ([judged.dark, judged.light].includes(user.id))
      throw new Refusal(403, 'Nobody judges a game of one’s own. Play it, or give it up at its table.')
    if (judged.result !== null && !judged.judged)
      throw new Refusal(409, 'That game was played to its end, and its result counts.')
    const after = rounds.map((each, at) =>
      at === round
        ? each.map((old, place) => (place === pairing ? { ...old, result, judged: true as const } : old))
        : each,
    )
    return this.write(row, { entrants, rounds: after })
  }

  private async run(user: UserRow, id: string): Promise<EventRow> {
    const row = await this.find(id)
    if (row.host !== user.id) throw new Refusal(403, 'Only whoever runs the event can do that.')
    if (row.state === 'over') throw new Refusal(409, 'This event is over.')
    return row
  }

  /** Writes the results of the present round down. What was played counts before what was judged. */
  private async settled(row: EventRow): Promise<EventRow> {
    const { entrants, rounds } = courseOf(row)
    const open = rounds.at(-1) ?? []
    const round = await Promise.all(open.map((pairing) => this.resultFor(row, pairing)))
    if (round.every((pairing, place) => isSame(pairing, open[place]!))) return row
    const course: Course = { entrants, rounds: [...rounds.slice(0, -1), round] }
    return this.affairs.settle(row, { course: JSON.stringify(course) })
  }

  private async resultFor({ game }: EventRow, pairing: PlayedPairing): Promise<PlayedPairing> {
    const { judged, ...played } = pairing
    if ((pairing.result !== null && !judged) || pairing.table === '') return pairing
    const ended = await this.affairs.firstGame(gameNamed(game).definition, pairing.table)
    return ended ? { ...played, result: resultOf(ended) } : pairing
  }

  private write(row: EventRow, course: Course): Promise<EventRow> {
    return this.affairs.write(row, { course: JSON.stringify(course) })
  }
}

const isSame = (one: PlayedPairing, other: PlayedPairing): boolean =>
  one.result === other.result && one.judged === other.judged

/** The Dark Side sits first. */
function resultOf({ outcome }: Pick<State<Kinds>, 'outcome'>): Result {
  const winners = outcome?.winners ?? []
  return winners.length === 1 ? SIDES[winners[0]!]! : 'draw'
}
