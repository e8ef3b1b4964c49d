/** What a seat may know, built by adding. Clients, spectators and bots get views and nothing else. */
import type { Question } from './ask.ts'
import { cited, citedQuestion } from './citing.ts'
import type { Entry, Machine } from './machine.ts'
import { type Card, EVERYONE, type Kinds, type Outcome, type SeatId, seatBit, type Zone } from './state.ts'
import { knows } from './zones.ts'

/** Null is a spectator. */
export type Viewer = SeatId | null

/** What a game shows beyond the kernel's facts. Each function adds; nothing is ever taken away. */
export interface Viewing<K extends Kinds> {
  /** A card whose face the viewer knows. */
  readonly face: (game: Machine<K>, card: Card<K>, viewer: Viewer) => object
  /** What shows on a face-down card that everybody can point at. */
  readonly back: (game: Machine<K>, card: Card<K>, viewer: Viewer) => object
  readonly seat: (game: Machine<K>, seat: SeatId, viewer: Viewer) => object
  readonly table: (game: Machine<K>, viewer: Viewer) => object
}

export interface CardView {
  readonly id: number
  /** Absent where the viewer may not know the face. */
  readonly is?: string
  readonly owner: SeatId
}

export interface ZoneView {
  readonly name: string
  readonly owner: SeatId | null
  readonly count: number
  /** Every card of an open zone; of a hidden one, those that the viewer knows. */
  readonly cards: readonly CardView[]
}

export interface View {
  readonly viewer: Viewer
  readonly table: object
  readonly seats: readonly object[]
  readonly zones: readonly ZoneView[]
  /** The viewer's own open question. */
  readonly question: { readonly ask: number; readonly question: Question } | null
  /** Who has to answer, and about what. */
  readonly waitingFor: readonly { readonly seat: SeatId; readonly about: string }[]
  readonly outcome: Outcome | null
}

export function viewOf<K extends Kinds>(game: Machine<K>, viewing: Viewing<K>, viewer: Viewer): View {
  const { state } = game
  return {
    viewer,
    table: viewing.table(game, viewer),
    seats: state.seats.map((_, seat) => viewing.seat(game, seat, viewer)),
    zones: state.zones.map((zone) => zoneView(game, viewing, zone, viewer)),
    question: ownQuestion(game, viewer),
    waitingFor: waitingFor(game),
    outcome: outcomeOf(game),
  }
}

function zoneView<K extends Kinds>(
  game: Machine<K>,
  viewing: Viewing<K>,
  zone: Zone,
  viewer: Viewer,
): ZoneView {
  const cards: CardView[] = []
  for (const id of zone.cards) {
    const card = game.card(id)
    if (knows(card, viewer))
      cards.push({ id, is: card.is, owner: card.owner, ...viewing.face(game, card, viewer) })
    else if (zone.sight === 'everyone')
      cards.push({ id, owner: card.owner, ...viewing.back(game, card, viewer) })
  }
  return { name: zone.name, owner: zone.owner, count: zone.cards.length, cards }
}

function ownQuestion<K extends Kinds>(game: Machine<K>, viewer: Viewer): View['question'] {
  const question = viewer === null ? null : game.questionFor(viewer)
  if (!question || !game.state.asked) return null
  return { ask: game.state.asked.id, question: citedQuestion(game.rules.citations, question) }
}

/** How the game ended, by the book that was played by. */
export function outcomeOf<K extends Kinds>({ state: { outcome }, rules }: Machine<K>): Outcome | null {
  return outcome && { ...outcome, cause: cited(rules.citations, outcome.cause) }
}

function waitingFor<K extends Kinds>(game: Machine<K>): View['waitingFor'] {
  const asked = game.state.asked
  if (!asked) return []
  return asked.questions
    .filter((_, index) => asked.answers[index] === null)
    .map(({ seat, about }) => ({ seat, about }))
}

/** An event as a viewer may know it. */
export function redact<K extends Kinds>(entry: Entry<K>, viewer: Viewer): K['event'] {
  const { event, secret } = entry
  if (!secret) return event
  const may = secret.to === EVERYONE || (viewer !== null && (secret.to & seatBit(viewer)) !== 0)
  return may ? { ...event, ...secret.facts } : event
}
