/** Somebody who visits a server as a browser would, by HTTP. */
import { swtcgTable } from '@dejarik/table/swtcg'
import type { Deck, TableNotice } from '../api/messages.ts'

const titleFor = (side: string): string =>
  swtcgTable.starters().find((deck) => deck.side === side && deck.editions.includes('idc'))!.title
export const DARK: Deck = { starter: titleFor('dark') }
export const LIGHT: Deck = { starter: titleFor('light') }
/** Milliseconds that a visitor waits for an answer; a process that stands still gives none. */
const PATIENCE = 60_000
const GAME = { game: 'swtcg', edition: 'idc' }

export class Visitor {
  address: string
  cookie = ''
  /** Milliseconds that it waits for an answer. */
  patience = PATIENCE

  constructor(address: string) {
    this.address = address
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(new URL(path, this.address), {
      method,
      signal: AbortSignal.timeout(this.patience),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]!
    return response
  }
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return (await (await this.call('POST', path, body)).json()) as T
  }
  async get<T>(path: string): Promise<T> {
    return (await (await this.call('GET', path)).json()) as T
  }

  async comeIn(name: string): Promise<this> {
    await this.post('/api/guest', { name })
    return this
  }
  againstProgram(program = 'random'): Promise<TableNotice> {
    return this.post('/api/tables', { ...GAME, deck: DARK, against: { program, deck: LIGHT }, pace: 'none' })
  }
  waitFor(against: 'anyone' | 'friend', pace = 'none'): Promise<TableNotice> {
    return this.post('/api/tables', { ...GAME, deck: DARK, against, pace })
  }
  join(table: string): Promise<TableNotice> {
    return this.post(`/api/tables/${table}/join`, { deck: LIGHT })
  }
  quickMatch(deck: Deck, or?: Deck): Promise<TableNotice> {
    return this.post('/api/quick-match', { ...GAME, deck, ...(or ? { or } : {}) })
  }
}
