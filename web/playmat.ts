/** What a game brings to the page: how its cards look, what lies on its table, and how players call things. */
import type { OfferCore, Question, SeatId, View } from '@dejarik/kernel'
import type { FaceCore, Happened, Position } from '@dejarik/table'
import type { BeatsOf } from '@dejarik/table/beats'
import type { JSX } from 'preact'
import type { GameAnswers } from './answers/autopilot.ts'
import type { CardState, Look } from './look.ts'
import type { OfferFields } from './offers.ts'
import type { SeenCard } from './sight.ts'

export type Faces = ReadonlyMap<string, FaceCore>

export interface Playmat {
  /** The name of the game in messages. */
  readonly name: string
  readonly look: (card: SeenCard, face: FaceCore) => Look
  readonly stateOf: (card: SeenCard) => CardState
  /** Classes of cards that have a part in what is shown. */
  readonly highlights: (shown: unknown, card: SeenCard) => readonly string[]
  /** What is shown for a while, such as an attack, after the news of one decision. */
  readonly follow: (shown: unknown, news: readonly Happened[], position: Position, faces: Faces) => unknown
  /** Which beat an event belongs to. */
  readonly beats: BeatsOf
  /** What its questions answer themselves with. */
  readonly answers: GameAnswers
  readonly offerFields: OfferFields
  /** Where the turn is. */
  readonly heading: (view: View) => string
  readonly seatName: (view: View, seat: SeatId) => string
  /** What a question is about, as players call it. */
  readonly chanceName: (about: string) => string
  /** The chances that players may want to pass or stop at. */
  readonly chances: readonly string[]
  /** Offers of no card that players mostly want. */
  readonly isObvious: (offer: OfferCore) => boolean
  readonly passName: (question: Question, view: View) => string
  /** Whether passing until something happens makes sense here. */
  readonly canYield: (question: Question, view: View) => boolean
  readonly Board: () => JSX.Element
  /** The attack or battle that is going on. */
  readonly Panel: () => JSX.Element | null
  readonly SeatStrip: (props: { readonly seat: SeatId; readonly mine: boolean }) => JSX.Element
}
