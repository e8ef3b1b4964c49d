/** Guests and accounts. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'
import { forgetPerson } from './forgetting.ts'
import { hasInvisible, isReserved, lookOf } from './looks.ts'
import { type Session, Sessions } from './sessions.ts'
import { newId, newToken } from './tokens.ts'

/** Letters, digits and a few marks. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u
/** Longer ones are nobody's. */
const MOST_NAME = 40
/** The name as it is typed to sign in. */
const keyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

function tidyName(name: string): string {
  const tidy = name.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (!NAME.test(tidy) || hasInvisible(tidy))
    throw new Refusal(400, 'A name begins with a letter or digit, and has letters, digits and spaces.')
  if (isReserved(tidy)) throw new Refusal(400, 'That name could be taken for a program, a side or the house.')
  return tidy
}

const guestName = (name: string): string => `${tidyName(name)} (guest)`

/** A hash that fits no password, so that unknown names take as long as wrong passwords. */
const decoy = hash(newToken())

/** Who comes in: the browser's name for itself, and the session that it had. */
export interface Arrival {
  readonly agent: string
  readonly token: string | undefined
}

export class People {
  readonly sessions: Sessions
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number, ended: (fingerprints: readonly string[]) => void) {
    this.database = database
    this.now = now
    this.sessions = new Sessions(database, now, ended)
  }

  whoHas(token: string | undefined): Promise<UserRow | null> {
    return this.sessions.whoHas(token)
  }

  async newGuest(name: string | undefined, { agent, token }: Arrival): Promise<Session> {
    const user = this.newUser(name === undefined ? `Guest ${randomInt(1000, 9999)}` : guestName(name))
    await this.database.insertInto('users').values(user).execute()
    await this.sessions.endToken(token)
    return this.sessions.open(user, agent)
  }

  /** An account by its name. */
  async named(name: string): Promise<UserRow> {
    const user = await this.database
      .selectFrom('users')
      .selectAll()
      .where('key', '=', keyOf(name.replaceAll('\0', '').slice(0, MOST_NAME)))
      .executeTakeFirst()
    if (!user) throw new Refusal(404, 'There is no account of that name.')
    return user
  }

  /** A guest who says a name later stays the same person. */
  async nameGuest(guest: UserRow, name: string): Promise<UserRow> {
    const named = { ...guest, name: guestName(name) }
    await this.database.updateTable('users').set({ name: named.name }).where('id', '=', guest.id).execute()
    return named
  }

  private newUser(name: string): UserRow {
    return { id: newId(), name, key: null, look: null, password: null, created: this.now() }
  }

  /** An account; a guest who makes one keeps the tables, and the guest's sessions end. */
  async signUp(name: string, password: string, guest: UserRow | null, arrival: Arrival): Promise<Session> {
    const tidy = tidyName(name)
    const kept = { name: tidy, key: keyOf(tidy), look: lookOf(tidy), password: await hash(password) }
    const isGuest = guest !== null && guest.key === null
    const user = { ...(isGuest ? guest : this.newUser(tidy)), ...kept }
    await this.checkFree(user)
    // Somebody else may have been faster.
    await this.write(user, isGuest).catch(async (error: unknown) => {
      await this.checkFree(user)
      throw error
    })
    if (isGuest) await this.sessions.endAll(guest)
    else await this.sessions.endToken(arrival.token)
    return this.sessions.open(user, arrival.agent)
  }

  private async checkFree({ id, key, look }: UserRow): Promise<void> {
    const taken = await this.database
      .selectFrom('users')
      .select('id')
      .where('id', '!=', id)
      .where((where) => where.or([where('key', '=', key), where('look', '=', look)]))
      .executeTakeFirst()
    if (taken) throw new Refusal(409, 'That name is taken.')
  }

  private async write(user: UserRow, isKnown: boolean): Promise<void> {
    const { id, ...facts } = user
    if (isKnown) await this.database.updateTable('users').set(facts).where('id', '=', id).execute()
    else await this.database.insertInto('users').values(user).execute()
  }

  /** Whatever session the browser had before ends. */
  async signIn(name: string, password: string, { agent, token }: Arrival): Promise<Session> {
    const user = await this.database
      .selectFrom('users')
      .selectAll()
      .where('key', '=', keyOf(name))
      .executeTakeFirst()
    const fits = await verify(user?.password ?? (await decoy), password)
    if (!user || !fits) throw new Refusal(401, 'The name or the password is wrong.')
    await this.sessions.endToken(token)
    return this.sessions.open(user, agent)
  }

  /** Every session ends, this one too: whoever knew the old password is out. */
  async changePassword(user: UserRow, old: string, next: string, agent: string): Promise<Session> {
    await this.checkPassword(user, old)
    const password = await hash(next)
    await this.database.updateTable('users').set({ password }).where('id', '=', user.id).execute()
    await this.sessions.endAll(user)
    return this.sessions.open({ ...user, password }, agent)
  }

  /** Nothing of the person stays but games that others have a part in, without the name. */
  async forget(user: UserRow, password: string): Promise<void> {
    await this.checkPassword(user, password)
    await this.sessions.endAll(user)
    await forgetPerson(this.database, user)
  }

  private async checkPassword({ password }: UserRow, given: string): Promise<void> {
    if (password === null) throw new Refusal(409, 'Guests have no account.')
    if (!(await verify(password, given))) throw new Refusal(401, 'The password is wrong.')
  }
}
