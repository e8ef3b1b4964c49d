/** What all routes share: who calls, how often one may, and what a request says. */
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Static, TSchema } from 'typebox'
import { Limit } from '../limits.ts'
import type { People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import type { UserRow } from '../store/schema.ts'
import { addressIn } from './address.ts'
import { tokenIn } from './cookies.ts'
import { whyWrong } from './messages.ts'

/** Larger than any deck. */
const MOST_BYTES = 64_000

export type Env = { Bindings: { readonly incoming: IncomingMessage } }
export type Call = Context<Env>

export class Door {
  private readonly people: People
  private readonly settings: Settings
  private readonly requests: Limit
  private readonly reads: Limit
  private readonly writes: Limit

  constructor(people: People, settings: Settings) {
    const { limits, steady } = settings
    this.people = people
    this.settings = settings
    this.requests = new Limit(limits.requests, steady)
    this.reads = new Limit(limits.reads, steady)
    this.writes = new Limit(limits.writes, steady)
  }

  who(call: Call): Promise<UserRow | null> {
    return this.people.whoHas(this.tokenOf(call))
  }
  tokenOf(call: Call): string | undefined {
    return tokenIn(call.req.header('cookie'), this.settings.origin)
  }
  addressOf(call: Call): string {
    return addressIn(call.env.incoming, this.settings)
  }

  /** Every request counts by its address, whoever it is from: strangers and guests are free to make. */
  knock(call: Call): void {
    slowDown(call.req.method === 'GET' ? this.reads : this.writes, this.addressOf(call))
  }

  /** Whoever calls, if anybody is known to. */
  async someone(call: Call): Promise<UserRow> {
    const user = await this.who(call)
    if (!user) throw new Refusal(401, 'Come in as a guest or sign in first.')
    slowDown(this.requests, user.id)
    return user
  }

  /** For what strangers may ask too, but not too often. */
  async anyone(call: Call): Promise<void> {
    slowDown(this.requests, (await this.who(call))?.id ?? this.addressOf(call))
  }
}

export function slowDown(limit: Limit, subject: string): void {
  if (!limit.allows(subject)) throw new Refusal(429, 'That was too often. Wait a moment.')
}

/** An id as we make them; nothing else is looked for. */
export function idIn(call: Call): string {
  const id = call.req.param('id') ?? ''
  if (!/^[\w-]{1,64}$/.test(id)) throw new Refusal(404, 'There is no such address.')
  return id
}

/** The body, if it fits. */
export async function read<T extends TSchema>(call: Call, schema: T): Promise<Static<T>> {
  if (!call.req.header('content-type')?.startsWith('application/json'))
    throw new Refusal(400, 'The request must be JSON.')
  if (Number(call.req.header('content-length') ?? Number.NaN) <= MOST_BYTES) {
    const value = parsed(await call.req.text())
    const wrong = value === undefined ? 'The request is no JSON.' : whyWrong(schema, value)
    if (wrong) throw new Refusal(400, wrong)
    return value as Static<T>
  }
  throw new Refusal(400, 'The request is too long, or does not say how long it is.')
}

/** Undefined where it is no JSON. A letter of number zero is none either: databases do not keep it. */
function parsed(text: string): unknown {
  try {
    return /\\u0000/.test(text) ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
