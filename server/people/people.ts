/** Guests, accounts and their sessions. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'
import { fingerprintOf, newId, newToken } from './tokens.ts'

export const SESSION_LASTS = 30 * 24 * 3600_000

export interface Session {
  readonly token: string
  readonly user: UserRow
}

/** Letters, digits and a few marks; what looks the same counts as the same. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase()

function tidyName(name: string): string {
  const tidy = name.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (!NAME.test(tidy))
    throw new Refusal(400, 'A name begins with a letter or digit, and has letters, digits and spaces.')
  return tidy
}

const guestName = (name: string): string => `${tidyName(name)} (guest)`

/** A hash that fits no password, so that unknown names take as long as wrong passwords. */
const decoy = hash(newToken())

export class People {
  private readonly database: Database
  private readonly now: () => number

  constructor(database: Database, now: () => number) {
    this.database = database
    this.now = now
  }

  async newGuest(name?: string): Promise<Session> {
    const user = this.newUser(name === undefined ? `Guest ${randomInt(1000, 9999)}` : guestName(name))
    await this.database.insertInto('users').values(user).execute()
    return this.open(user)
  }

  /** A guest who says a name later stays the same person. */
  async nameGuest(guest: UserRow, name: string): Promise<UserRow> {
    const named = { ...guest, name: guestName(name) }
    await this.database.updateTable('users').set({ name: named.name }).where('id', '=', guest.id).execute()
    return named
  }

  private newUser(name: string): UserRow {
    return { id: newId(), name, key: null, password: null, created: this.now() }
  }

  /** An account; a guest who makes one keeps the tables. */
  async signUp(name: string, password: string, guest: UserRow | null): Promise<Session> {
    const tidy = tidyName(name)
    const kept = { name: tidy, key: keyOf(tidy), password: await hash(password) }
    const user = { ...(guest && guest.key === null ? guest : this.newUser(tidy)), ...kept }
    const { key } = kept
    const taken = await this.database
      .selectFrom('users')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirst()
    if (taken) throw new Refusal(409, 'That name is taken.')
    if (guest?.id === user.id)
      await this.database.updateTable('users').set(kept).where('id', '=', user.id).execute()
    else await this.database.insertInto('users').values(user).execute()
    return this.open(user)
  }

  async signIn(name: string, password: string): Promise<Session> {
    const key = keyOf(name.trim())
    const user = await this.database.selectFrom('users').selectAll().where('key', '=', key).executeTakeFirst()
    const fits = await verify(user?.password ?? (await decoy), password)
    if (!user || !fits) throw new Refusal(401, 'The name or the password is wrong.')
    return this.open(user)
  }

  private async open(user: UserRow): Promise<Session> {
    const token = newToken()
    const expires = this.now() + SESSION_LASTS
    await this.database
      .insertInto('sessions')
      .values({ token: fingerprintOf(token), user: user.id, expires })
      .execute()
    return { token, user }
  }

  async whoHas(token: string | undefined): Promise<UserRow | null> {
    if (!token) return null
    const found = await this.database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .selectAll('users')
      .where('sessions.token', '=', fingerprintOf(token))
      .where('sessions.expires', '>', this.now())
      .executeTakeFirst()
    return found ?? null
  }

  async signOut(token: string): Promise<void> {
    await this.database.deleteFrom('sessions').where('token', '=', fingerprintOf(token)).execute()
  }

  /** Sessions end by themselves; this only clears them away. */
  async forgetExpired(): Promise<void> {
    await this.database.deleteFrom('sessions').where('expires', '<=', this.now()).execute()
  }
}
