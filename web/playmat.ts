/** What a game brings to the page: how its cards look, what lies on its table, and how players call things. */
import type { OfferCore, Question, SeatId, View } from '@dejarik/kernel'
import type { FaceCore, Happened, Position } from '@dejarik/table'
import type { BeatsOf } from '@dejarik/table/beats'
import type { JSX } from 'preact'
import type { GameAnswers } from './answers/autopilot.ts'
import type { Alike } from './answers/wishes.ts'
import type { CardState, Look } from './look.ts'
import type { Goal, OfferWays } from './offers.ts'
import type { SeenCard } from './sight.ts'
import type { LogLine } from './table/log-line.ts'

export type Faces = ReadonlyMap<string, FaceCore>

/** A step or phase of the turn, in its order. */
export interface TurnPart {
  readonly name: string
  readonly is: 'past' | 'now' | 'coming'
}

export interface Playmat {
  /** The name of the game in messages. */
  readonly name: string
  readonly look: (card: SeenCard, face: FaceCore) => Look
  /** With its face, where that is known, counters are told beside what it needs. */
  readonly stateOf: (card: SeenCard, face?: FaceCore) => CardState
  /** Classes of cards that have a part in what is shown, while nothing is asked that begins anew. */
  readonly highlights: (shown: unknown, card: SeenCard, question: Question | null) => readonly string[]
  /** Who attacks or shoots whom in what is shown; null while nobody does. */
  readonly arrow: (shown: unknown) => readonly [from: number, to: number] | null
  /** What is shown for a while, such as an attack, after the news of one decision. */
  readonly follow: (shown: unknown, news: readonly Happened[], position: Position, faces: Faces) => unknown
  /** The log in lines: what belongs together is told together. */
  readonly lines: (log: readonly Happened[]) => readonly LogLine[]
  /** Which beat an event belongs to. */
  readonly beats: BeatsOf
  /** What its questions answer themselves with. */
  readonly answers: GameAnswers
  readonly ways: OfferWays
  /** What is certain of an offer before it is taken, in a few words: power against health. */
  readonly certain: (offer: OfferCore, view: View) => string | null
  /** What it costs now to bring a card into play, where one of its offers does that; null where none does. */
  readonly price: (offers: readonly OfferCore[]) => number | null
  /** What an offer is called on its button, shorter than it is told; null where that is the same. */
  readonly shortName: (offer: OfferCore, question: Question) => string | null
  /** Cards that a click chooses for an answer, beside those of a question for cards. */
  readonly chosenByClick: (question: Question) => readonly number[]
  /** What is chosen at first: cards, or places in a list. */
  readonly preselected: (question: Question, view: View) => readonly number[]
  /** The number that is enough for what a question is about, where more would be wasted. */
  readonly enough: (question: Question, view: View, faces: Faces) => number | null
  /** Whether a card may be marked to retreat as soon as it can. */
  readonly mayRetreat: (card: SeenCard, view: View) => boolean
  /** The card that the question takes up by itself, because only one can act; null where one must choose. */
  readonly takenUp: (question: Question) => number | null
  /** The parts of the board on which a card lies: who clicks it may as well mean them. */
  readonly liesIn: (card: SeenCard, view: View) => readonly Goal[]
  /** Of what a card can do, that which a double click means; null where it is not clear. */
  readonly best: (offers: readonly OfferCore[]) => OfferCore | null
  /** Zones whose cards lie open on the page; what is asked about others is shown apart. */
  readonly inSight: (zone: string, owner: SeatId | null, viewer: SeatId | null) => boolean
  /** Whether the board itself shows such cards now, because nothing else lies on it yet. */
  readonly showsUnseen: (view: View) => boolean
  /** Where the turn is. */
  readonly heading: (view: View) => string
  /** The turn, without its part. */
  readonly turn: (view: View) => string
  readonly turnParts: (view: View) => readonly TurnPart[]
  readonly seatName: (view: View, seat: SeatId) => string
  /** What a question is about, as players call it. */
  readonly chanceName: (about: string) => string
  /** What a seat that is asked about something does, in words after its name. */
  readonly waitingFor: (view: View, seat: SeatId, about: string) => string
  /** The chances that players may want to pass or stop at. */
  readonly chances: readonly string[]
  /** What its players may want to have answered alike each time. */
  readonly alike: readonly Alike[]
  /** Offers of no card that players mostly want. */
  readonly isObvious: (offer: OfferCore) => boolean
  /** What the button says that answers with so many cards; null where it is None or Done. */
  readonly chosenName: (question: Question, count: number) => string | null
  readonly passName: (question: Question, view: View) => string
  /** Whether something else than passing is the main answer: what is decided at once. */
  readonly isMainElsewhere: (question: Question, view: View) => boolean
  /** What passing here would give away, as a question; null where it is no slip. */
  readonly slip: (question: Question, view: View) => string | null
  /** Whether passing until something happens makes sense here. */
  readonly canYield: (question: Question, view: View) => boolean
  /** Forms of its own, by what a question is about. */
  readonly forms: Readonly<Record<string, (props: { readonly question: Question }) => JSX.Element>>
  /** What can be decided at once, beside the answers. */
  readonly Shortcuts: () => JSX.Element | null
  readonly Board: () => JSX.Element
  readonly SeatStrip: (props: { readonly seat: SeatId; readonly mine: boolean }) => JSX.Element
  /** The cards on one's own side of the table that are not in the hand. */
  readonly OwnCards: (props: { readonly seat: SeatId }) => JSX.Element | null
}
