/** Requests to the server: who one is, what is open, sitting down. */

import type { BuildDeck, DraftNotice, NewDraft, TakeCard } from '@dejarik/server/draft-messages'
import type { EnterEvent, EventNotice, JudgeEvent, NewEvent } from '@dejarik/server/event-messages'
import type {
  FinishedGames,
  GameNotice,
  KeptDeck,
  LobbyTold,
  Me,
  NewTable,
  Preset,
  QuickMatch,
  Seating,
  SessionNotice,
  TableNotice,
} from '@dejarik/server/messages'
import type { JoinWar, NewWar, WarAct, WarNotice } from '@dejarik/server/war-messages'

/** What the server refused, or that there is none. */
export class Refused extends Error {}

/** One request; what goes wrong is a line for the person. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
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

export const post = <T>(path: string, body: object = {}): Promise<T> => call('POST', path, body)

export const api = {
  games: () => call<readonly GameNotice[]>('GET', 'games'),
  me: () => call<Me | null>('GET', 'me'),
  comeIn: (name: string) => post<Me>('guest', name ? { name } : {}),
  signIn: (name: string, password: string) => post<Me>('sign-in', { name, password }),
  signUp: (name: string, password: string) => post<Me>('sign-up', { name, password }),
  signOut: () => post<null>('sign-out'),
  lobby: () => call<LobbyTold>('GET', 'lobby'),
  changePassword: (password: string, next: string) => post<Me>('password', { password, next }),
  deleteAccount: (password: string) => call<null>('DELETE', 'account', { password }),
  sessions: () => call<readonly SessionNotice[]>('GET', 'sessions'),
  endSession: (id: string) => call<null>('DELETE', `sessions/${id}`),
  endOtherSessions: () => call<null>('DELETE', 'sessions'),
  myTables: () => call<readonly TableNotice[]>('GET', 'my-tables'),
  table: (id: string) => call<TableNotice>('GET', `tables/${id}`),
  open: (table: NewTable) => post<TableNotice>('tables', table),
  join: (id: string, seating: Seating) => post<TableNotice>(`tables/${id}/join`, seating),
  accept: (id: string, options: readonly string[]) => post<TableNotice>(`tables/${id}/accept`, { options }),
  leave: (id: string) => post<TableNotice>(`tables/${id}/leave`),
  fill: (id: string, program: string) => post<TableNotice>(`tables/${id}/fill`, { program }),
  quickMatch: (wanted: QuickMatch) => post<TableNotice>('quick-match', wanted),
  /** Where to sit by now; one's own table, as long as nobody else fits. */
  seek: (id: string) => post<TableNotice>(`tables/${id}/seek`),
  finished: (id: string) => call<FinishedGames>('GET', `tables/${id}/games`),
  decks: () => call<readonly KeptDeck[]>('GET', 'decks'),
  keepDeck: (deck: KeptDeck) => call<null>('PUT', 'decks', deck),
  dropDeck: (id: string) => call<null>('DELETE', `decks/${id}`),
  presets: () => call<readonly Preset[]>('GET', 'presets'),
  keepPreset: (preset: Preset) => call<null>('PUT', 'presets', preset),
  dropPreset: (id: string) => call<null>('DELETE', `presets/${id}`),
  wars: () => call<readonly WarNotice[]>('GET', 'wars'),
  war: (id: string) => call<WarNotice>('GET', `wars/${id}`),
  newWar: (war: NewWar) => post<WarNotice>('wars', war),
  joinWar: (id: string, joining: JoinWar) => post<WarNotice>(`wars/${id}/join`, joining),
  actInWar: (id: string, doing: WarAct) => post<WarNotice>(`wars/${id}/act`, doing),
  battle: (id: string) => post<WarNotice>(`wars/${id}/battle`),
  giveUpWar: (id: string) => call<WarNotice>('DELETE', `wars/${id}`),
  drafts: () => call<readonly DraftNotice[]>('GET', 'drafts'),
  draft: (id: string) => call<DraftNotice>('GET', `drafts/${id}`),
  newDraft: (draft: NewDraft) => post<DraftNotice>('drafts', draft),
  inDraft: (id: string, doing: 'join' | 'leave' | 'begin') => post<DraftNotice>(`drafts/${id}/${doing}`),
  takeInDraft: (id: string, taking: TakeCard) => post<DraftNotice>(`drafts/${id}/take`, taking),
  buildInDraft: (id: string, deck: BuildDeck) => post<DraftNotice>(`drafts/${id}/build`, deck),
  playInDraft: (id: string, seat: number) => post<DraftNotice>(`drafts/${id}/play`, { seat }),
  replaceInDraft: (id: string, seat: number) => post<DraftNotice>(`drafts/${id}/replace`, { seat }),
  events: () => call<readonly EventNotice[]>('GET', 'events'),
  event: (id: string) => call<EventNotice>('GET', `events/${id}`),
  newEvent: (event: NewEvent) => post<EventNotice>('events', event),
  enterEvent: (id: string, decks: EnterEvent) => post<EventNotice>(`events/${id}/enter`, decks),
  dropFromEvent: (id: string) => post<EventNotice>(`events/${id}/drop`),
  goOnWithEvent: (id: string) => post<EventNotice>(`events/${id}/go-on`),
  judgeInEvent: (id: string, verdict: JudgeEvent) => post<EventNotice>(`events/${id}/judge`, verdict),
  withdraw: (id: string) => call<null>('DELETE', `tables/${id}`),
}
