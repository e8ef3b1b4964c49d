/** Requests to the server: who one is, what is open, sitting down. */
import type {
  Deck,
  FinishedGames,
  GameNotice,
  KeptDeck,
  Me,
  NewTable,
  QuickMatch,
  TableNotice,
} from '@dejarik/server/messages'

/** What the server refused, or that there is none. */
export class Refused extends Error {}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`./api/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (!response) throw new Refused('The server cannot be reached.')
  const told = (await response.json().catch(() => null)) as T | { readonly error: string } | null
  if (response.ok) return told as T
  const known = told !== null && typeof told === 'object' && 'error' in told
  throw new Refused(known ? told.error : 'There is no server behind this page.')
}

const post = <T>(path: string, body: object = {}): Promise<T> => call('POST', path, body)

export const api = {
  games: () => call<readonly GameNotice[]>('GET', 'games'),
  me: () => call<Me | null>('GET', 'me'),
  comeIn: (name: string) => post<Me>('guest', name ? { name } : {}),
  signIn: (name: string, password: string) => post<Me>('sign-in', { name, password }),
  signUp: (name: string, password: string) => post<Me>('sign-up', { name, password }),
  signOut: () => post<null>('sign-out'),
  myTables: () => call<readonly TableNotice[]>('GET', 'my-tables'),
  table: (id: string) => call<TableNotice>('GET', `tables/${id}`),
  open: (table: NewTable) => post<TableNotice>('tables', table),
  join: (id: string, deck: Deck) => post<TableNotice>(`tables/${id}/join`, { deck }),
  /** A seat of a style, whose decks are dealt. */
  takeSeat: (id: string, seat: number) =>
    post<TableNotice>(`tables/${id}/join`, { deck: { dealt: true }, seat }),
  fill: (id: string, program: string) => post<TableNotice>(`tables/${id}/fill`, { program }),
  quickMatch: (wanted: QuickMatch) => post<TableNotice>('quick-match', wanted),
  finished: (id: string) => call<FinishedGames>('GET', `tables/${id}/games`),
  decks: () => call<readonly KeptDeck[]>('GET', 'decks'),
  keepDeck: (deck: KeptDeck) => call<null>('PUT', 'decks', deck),
  dropDeck: (id: string) => call<null>('DELETE', `decks/${id}`),
  withdraw: (id: string) => call<null>('DELETE', `tables/${id}`),
}
