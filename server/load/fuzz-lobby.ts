/** Requests to the lobby that must be refused: malformed, foreign, untimely, or from nobody. */
import type { Below } from '@dejarik/kernel'
import { DARK, LIGHT, type Visitor } from './visitor.ts'

/** Where somebody who sits at no table tries things. */
export interface Trial {
  readonly stranger: Visitor
  /** Somebody who never came in. */
  readonly nobody: Visitor
  /** A table whose seats are taken. */
  readonly table: string
  /** A text, a number or a structure that nobody expects. */
  readonly odd: () => unknown
}

type Call = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>]

const NEW = { game: 'swtcg', edition: 'idc', deck: DARK, against: 'anyone', pace: 'none' }

/** Well-formed requests at a table where nothing of this is one's to do. */
const foreign = ({ table }: Trial): readonly Call[] => [
  ['POST', `/api/tables/${table}/join`, { deck: LIGHT }],
  ['POST', `/api/tables/${table}/join`, { deck: LIGHT, seat: 0, accepts: [] }],
  ['POST', `/api/tables/${table}/fill`, { program: 'cadet' }],
  ['POST', `/api/tables/${table}/accept`, { options: [] }],
  ['POST', `/api/tables/${table}/leave`, {}],
  ['DELETE', `/api/tables/${table}`],
  ['POST', `/api/tables/${table}/join`, { deck: { dealt: true }, seat: 4, accepts: [] }],
  ['POST', '/api/wars/nowhere/act', { version: 0, action: { do: 'done' } }],
  ['POST', '/api/wars/nowhere/battle', {}],
  ['DELETE', '/api/wars/__proto__'],
  ['POST', '/api/events/nowhere/go-on', {}],
  ['POST', '/api/drafts/nowhere/begin', {}],
  ['POST', '/api/drafts/__proto__/take', { taken: 0, key: 'AOTC Jango Fett (A)' }],
  ['POST', '/api/events/nowhere/enter', { dark: DARK, light: LIGHT }],
  ['POST', '/api/tables/nowhere/join', { deck: LIGHT }],
  ['GET', '/api/tables/__proto__'],
  ['GET', '/api/tables/a%00b'],
  ['GET', '/api/events/%ff%fe'],
  ['DELETE', '/api/tables/%00'],
]

/** Tables and matches that cannot be: unknown styles, options and decks. */
const impossible: readonly Call[] = [
  ['POST', '/api/tables', { ...NEW, style: 'no-such-style' }],
  ['POST', '/api/tables', { ...NEW, options: ['no-such-option'] }],
  ['POST', '/api/tables', { ...NEW, game: 'chess' }],
  ['POST', '/api/tables', { ...NEW, edition: '1902' }],
  ['POST', '/api/tables', { ...NEW, against: { program: 'nobody', deck: LIGHT } }],
  ['POST', '/api/tables', { ...NEW, against: { program: 'cadet', deck: DARK } }],
  ['POST', '/api/wars', { count: 5, side: 'dark' }],
  ['POST', '/api/wars', { count: 4, side: 'dark', decks: { space: [], ground: [], locations: ['Nowhere'] } }],
  ['POST', '/api/events', { title: 'Friday', game: 'swtcg', edition: '1902', rounds: 3 }],
  ['POST', '/api/events', { title: 'Friday', game: 'swtcg', edition: 'idc', rounds: 99 }],
  ['POST', '/api/drafts', { game: 'swccg', way: 'draft', set: 'premiere', seats: 4 }],
  ['POST', '/api/drafts', { game: 'swtcg', way: 'draft', set: 'constructor', seats: 4 }],
  ['POST', '/api/quick-match', { game: 'swtcg', edition: 'idc', deck: { starter: 'No such deck' } }],
  [
    'POST',
    '/api/quick-match',
    { game: 'swtcg', edition: 'idc', deck: { title: 'Mine', keys: ['ANH Nobody'] } },
  ],
]

/** Every field of the wrong kind, and one too many. */
const malformed = ({ table, odd }: Trial): readonly Call[] => [
  ['POST', '/api/tables', { ...NEW, extra: odd() }],
  ['POST', '/api/tables', { ...NEW, style: odd(), options: odd(), ballot: odd(), deck: odd() }],
  ['POST', '/api/quick-match', { game: odd(), edition: odd(), deck: odd() }],
  ['POST', `/api/tables/${table}/join`, { deck: odd(), seat: odd(), ballot: odd() }],
  ['POST', `/api/tables/${table}/fill`, { program: odd(), extra: odd() }],
  ['POST', `/api/tables/${table}/accept`, odd()],
  ['POST', '/api/wars', { count: odd(), side: odd(), decks: odd(), extra: odd() }],
  ['POST', '/api/wars/nowhere/act', { version: odd(), action: odd() }],
  ['POST', '/api/events', { title: odd(), game: odd(), edition: odd(), rounds: odd(), extra: odd() }],
  ['POST', '/api/events/nowhere/judge', { round: odd(), pairing: odd(), result: odd() }],
  ['POST', '/api/drafts', { game: odd(), way: odd(), set: odd(), seats: odd(), extra: odd() }],
  ['POST', '/api/drafts/nowhere/take', { taken: odd(), key: odd() }],
  ['PUT', '/api/decks', { id: odd(), cards: odd() }],
  ['PUT', '/api/presets', { id: odd(), options: odd() }],
  ['PUT', '/api/decks', { id: 'abcdefgh', game: 'swtcg', title: 'Mine', cards: [], changed: 1e300 }],
  ['PUT', '/api/presets', { id: 'abcdefgh', game: 'swtcg', title: 'a\u0000b', options: [], changed: 1 }],
  ['POST', '/api/guest', { name: odd(), extra: odd() }],
  ['POST', '/api/sign-up', { name: odd(), password: odd(), extra: odd() }],
  ['POST', '/api/password', { password: odd(), next: odd(), extra: odd() }],
  ['DELETE', '/api/account', { password: odd(), extra: odd() }],
  ['DELETE', `/api/sessions/${encodeURIComponent(String(odd()))}`],
]

/** What would be granted to whoever came in, or on our own page. */
const unknown = (): readonly Call[] => [
  ['POST', '/api/tables', NEW],
  ['POST', '/api/quick-match', { game: 'swtcg', edition: 'idc', deck: DARK }],
  ['GET', '/api/decks'],
  ['GET', '/api/my-tables'],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['POST', '/api/password', { password: 'a long way home', next: 'another way home' }],
  ['POST', '/api/wars', { count: 4, side: 'dark' }],
  ['GET', '/api/wars'],
  ['POST', '/api/events', { title: 'Friday', game: 'swtcg', edition: 'idc', rounds: 3 }],
  ['POST', '/api/drafts', { game: 'swtcg', way: 'sealed', set: 'AOTC', seats: 2 }],
]
const elsewhere: Call = ['POST', '/api/tables', NEW, { origin: 'http://elsewhere.example' }]

/** Tries one of them; whether it was refused in one line. What the server fails at is an error. */
export async function tryLobby(trial: Trial, below: Below): Promise<boolean> {
  const kinds = [foreign(trial), impossible, malformed(trial), unknown(), [elsewhere]]
  const kind = below(kinds.length)
  const calls = kinds[kind]!
  const visitor = kind === 3 ? trial.nobody : trial.stranger
  const response = await visitor.call(...calls[below(calls.length)]!)
  const told = (await response.json()) as { readonly error?: string } | null
  if (response.status >= 500) throw new Error(`the server failed: ${told?.error}`)
  return response.status >= 400 && typeof told?.error === 'string' && !told.error.includes('\n')
}
