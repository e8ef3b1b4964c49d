/** Campaigns of Galactic Conquest between people: made, joined, led, and settled by the battles that are fought at tables. */
import { sayReason } from '@dejarik/kernel'
import { checkConquestDecks, dealWar, type Reason, resultOf, shippedCards, swtcgPlayed } from '@dejarik/swtcg'
import {
  act,
  actorOf,
  battleEnded,
  battleIn,
  givenUp,
  newWar,
  type Player,
  SIDES,
  tellAction,
  tellBattle,
  type War,
} from '@dejarik/swtcg/conquest'
import { type AffairHouse, Affairs } from '../affairs/affairs.ts'
import type { JoinWar, NewWar, WarAct, WarDecks } from '../api/war-messages.ts'
import { freshSeed } from '../lobby/seed.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { UserRow, WarRow } from '../store/schema.ts'
import { newsIn, PLAYERS, playerOf, warIn } from './notice.ts'

/** As many campaigns as one person may have under way. */
const MOST_WARS = 20
const MOST_NEWS = 60

type Leaders = Pick<WarRow, 'dark' | 'darkName' | 'darkDecks' | 'light' | 'lightName' | 'lightDecks'>

export class Wars {
  private readonly house: AffairHouse
  private readonly affairs: Affairs<'wars'>

  constructor(house: AffairHouse) {
    this.house = house
    this.affairs = new Affairs('wars', house)
  }

  async make(user: UserRow, { count, side, decks }: NewWar): Promise<WarRow> {
    // What is wrong is said now, not when the other player comes.
    orRefuse(newWar(count, dealWar(0)))
    checkDecks(decks, side)
    const under = (await this.of(user)).filter(({ state }) => state !== 'over')
    if (under.length >= MOST_WARS)
      throw new Refusal(409, `You have ${MOST_WARS} campaigns under way. Give one up first.`)
    const row: WarRow = {
      ...EMPTY,
      ...leader(side, user, decks),
      id: newId(),
      count,
      created: this.house.now(),
      touched: this.house.now(),
    }
    await this.house.database.insertInto('wars').values(row).execute()
    return row
  }

  async of({ id }: UserRow): Promise<readonly WarRow[]> {
    return this.house.database
      .selectFrom('wars')
      .selectAll()
      .where((where) => where.or([where('dark', '=', id), where('light', '=', id)]))
      .orderBy('touched', 'desc')
      .limit(100)
      .execute()
  }

  /** As it stands, with the battle settled that ended since somebody looked last. */
  async find(id: string): Promise<WarRow> {
    const row = await this.affairs.read(id)
    return row.battle === '' ? row : this.settled(row)
  }

  /** A table is over; it may have been a battle's. */
  async decided(table: string): Promise<void> {
    const rows = await this.house.database
      .selectFrom('wars')
      .selectAll()
      .where('battle', '=', table)
      .execute()
    for (const row of rows) await this.settled(row)
  }

  /** Whoever comes second leads the other side, and the campaign begins. */
  async join(user: UserRow, id: string, { decks }: JoinWar): Promise<WarRow> {
    const row = await this.affairs.read(id)
    if (playerOf(row, user)) throw new Refusal(409, 'You lead a side of this campaign already.')
    const side = PLAYERS.find((player) => row[player] === null)
    if (!side || row.state !== 'waiting')
      throw new Refusal(409, 'Both sides of this campaign are led already.')
    checkDecks(decks, side)
    const joined = { ...row, ...leader(side, user, decks) }
    const brought = PLAYERS.flatMap((player) => {
      const own = JSON.parse(joined[`${player}Decks`]) as WarDecks | null
      return own ? [[player, own] as const] : []
    })
    const dealt = dealWar(freshSeed(), Object.fromEntries(brought))
    const war = orRefuse(newWar(row.count, dealt))
    return this.affairs.write(row, {
      ...leader(side, user, decks),
      state: 'playing',
      war: JSON.stringify(war),
      news: told(row, `${user.name} leads the ${SIDES[side]}.`),
    })
  }

  /** Does something on the map for the player whose turn it is. */
  async act(user: UserRow, id: string, { version, action }: WarAct): Promise<WarRow> {
    const { row, war, player } = await this.led(user, id)
    if (row.version !== version) throw new Refusal(409, 'The campaign has gone on. Look again.')
    if (actorOf(war) !== player) throw new Refusal(409, 'It is not your turn on the map.')
    const after = orRefuse(act(war, action))
    return this.affairs.write(row, {
      war: JSON.stringify(after),
      state: stateOf(after),
      news: told(row, tellAction(war, action)),
    })
  }

  /** The table of the battle that is being fought; either player opens it, and both sit there. */
  async battle(user: UserRow, id: string): Promise<WarRow> {
    const { row, war } = await this.led(user, id)
    const setup = battleIn(war, freshSeed())
    if (!setup)
      throw new Refusal(
        409,
        'No battle is being fought in this campaign. [opt/galactic-conquest/battle-begins]',
      )
    if (row.battle !== '' && (await this.isPlayable(row.battle))) return row
    const people = PLAYERS.map((player) => ({ id: row[player]!, name: row[`${player}Name`], side: player }))
    return this.affairs.write(row, async (within) => {
      const { row: table } = await this.house.tables.beginWith(setup, people, BATTLE, within)
      return { battle: table.id }
    })
  }

  /** A battle that began with other rules cannot go on; it is fought again. */
  private async isPlayable(table: string): Promise<boolean> {
    const { row } = await this.house.tables.find(table)
    return row.state === 'over' || row.rules === swtcgPlayed.version
  }

  /** Writes the winner of the battle back to the map. */
  private async settled(row: WarRow): Promise<WarRow> {
    const war = warIn(row)
    const fought = war?.campaign.battle ? await this.affairs.firstGame(swtcgPlayed, row.battle) : null
    const result = fought && resultOf(fought)
    if (!war || !result) return row
    const after = orRefuse(battleEnded(war, result))
    return this.affairs.settle(row, {
      war: JSON.stringify(after),
      state: stateOf(after),
      battle: '',
      news: told(row, tellBattle(war, result)),
    })
  }

  /** Gives a campaign up, or takes one away that nobody has joined. */
  async giveUp(user: UserRow, id: string): Promise<WarRow> {
    const row = await this.find(id)
    const player = playerOf(row, user)
    if (!player || row.state === 'over')
      throw new Refusal(409, 'You lead no side of a campaign that is under way.')
    const war = warIn(row)
    return this.affairs.write(row, {
      state: 'over',
      battle: '',
      war: JSON.stringify(war && givenUp(war, player)),
      news: told(row, `The ${SIDES[player]} gives the campaign up.`),
    })
  }

  private async led(user: UserRow, id: string): Promise<{ row: WarRow; war: War; player: Player }> {
    const row = await this.find(id)
    const player = playerOf(row, user)
    const war = warIn(row)
    if (!player) throw new Refusal(403, 'You lead no side of this campaign.')
    if (!war || row.state !== 'playing') throw new Refusal(409, 'This campaign is not under way.')
    return { row, war, player }
  }
}

/** Campaigns take days, so nobody keeps time. */
const BATTLE = { game: swtcgPlayed.name, style: 'galactic-conquest', clock: 'null' } as const

const EMPTY = {
  state: 'waiting',
  version: 0,
  war: 'null',
  news: '[]',
  battle: '',
  dark: null,
  darkName: '',
  darkDecks: 'null',
  light: null,
  lightName: '',
  lightDecks: 'null',
} as const

function leader(side: Player, { id, name }: UserRow, decks: WarDecks | undefined): Partial<Leaders> {
  const brought = JSON.stringify(decks ?? null)
  return side === 'dark'
    ? { dark: id, darkName: name, darkDecks: brought }
    : { light: id, lightName: name, lightDecks: brought }
}

/** A campaign may be won on the map, or by a battle. */
const stateOf = ({ campaign }: War): WarRow['state'] => (campaign.winner ? 'over' : 'playing')

const told = (row: WarRow, text: string): string => JSON.stringify([text, ...newsIn(row)].slice(0, MOST_NEWS))

const refusalFor = (reasons: readonly Reason[]): Refusal =>
  new Refusal(400, reasons.map((reason) => sayReason(swtcgPlayed.words, reason)).join(' '))

function orRefuse(step: { readonly war: War } | { readonly reasons: readonly Reason[] }): War {
  if ('reasons' in step) throw refusalFor(step.reasons)
  return step.war
}

function checkDecks(decks: WarDecks | undefined, side: Player): void {
  const reasons = decks ? checkConquestDecks(shippedCards(), decks, side) : []
  if (reasons.length > 0) throw refusalFor(reasons)
}
