/** Friends: two who have both said so. Nobody hears of somebody's comings and goings without that. */
import type { FriendNotice } from '../api/standing-messages.ts'
import type { Presence } from '../live/presence.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'

/** As many as one person may name. */
const MOST_FRIENDS = 200

export class Friends {
  private readonly database: Database
  private readonly presence: Presence
  private readonly now: () => number

  constructor(database: Database, presence: Presence, now: () => number) {
    this.database = database
    this.presence = presence
    this.now = now
  }

  async of({ id }: UserRow): Promise<readonly FriendNotice[]> {
    const rows = await this.database
      .selectFrom('friends')
      .selectAll()
      .where(({ or, eb }) => or([eb('user', '=', id), eb('friend', '=', id)]))
      .execute()
    const named = new Set(rows.filter(({ user }) => user === id).map(({ friend }) => friend))
    const naming = new Set(rows.filter(({ friend }) => friend === id).map(({ user }) => user))
    const ids = [...new Set([...named, ...naming])]
    if (ids.length === 0) return []
    const people = await this.database
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute()
    return people.map((person) => {
      const isMutual = named.has(person.id) && naming.has(person.id)
      const tie = isMutual ? 'friends' : named.has(person.id) ? 'asked' : 'asks'
      return { name: person.name, tie, online: isMutual && this.presence.count(person) > 0 }
    })
  }

  /** Asks somebody, or says yes to who asked. */
  async add(user: UserRow, other: UserRow): Promise<void> {
    if (user.id === other.id) throw new Refusal(400, 'That is you.')
    if (user.key === null) throw new Refusal(409, 'Guests have no friends. Make an account first.')
    const own = await this.database
      .selectFrom('friends')
      .select('friend')
      .where('user', '=', user.id)
      .execute()
    if (own.length >= MOST_FRIENDS) throw new Refusal(409, `You have named ${MOST_FRIENDS} people.`)
    await this.database
      .insertInto('friends')
      .values({ user: user.id, friend: other.id, since: this.now() })
      .onConflict((conflict) => conflict.columns(['user', 'friend']).doNothing())
      .execute()
  }

  /** Neither is the other's friend any more, and nothing is asked. */
  async end(user: UserRow, other: UserRow): Promise<void> {
    await this.database
      .deleteFrom('friends')
      .where(({ or, and, eb }) =>
        or([
          and([eb('user', '=', user.id), eb('friend', '=', other.id)]),
          and([eb('user', '=', other.id), eb('friend', '=', user.id)]),
        ]),
      )
      .execute()
  }
}
