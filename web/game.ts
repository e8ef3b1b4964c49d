/** What the parts of the table page share: the position, what can be clicked, and what a click does. */
import type { OfferCore, Question } from '@dejarik/kernel'
import type { Position, ReasonTold } from '@dejarik/table'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Look } from './look.ts'
import type { CardOffers, Goal, GoalOffers } from './offers.ts'
import type { Playmat } from './playmat.ts'
import type { SeatClient } from './seat.ts'
import type { SeenCard } from './sight.ts'
import type { Form } from './table/frame/form.ts'

export interface Game {
  readonly client: SeatClient
  readonly playmat: Playmat
  readonly position: Position
  readonly form: Form
  /** Null while something is still being shown, or somebody else is asked. */
  readonly question: Question | null
  /** What each card can do now, and what the one that was taken up can do to others. */
  readonly offers: CardOffers
  /** The card that was taken up, to say next what it does, and where. */
  readonly held: number | null
  /** Where the card that was taken up may go. */
  readonly goals: GoalOffers
  /** Where it shall go, until that is confirmed. */
  readonly aim: Goal | null
  /** Cards picked so far for a question that wants some. */
  readonly picked: readonly number[]
  readonly refusal: readonly ReasonTold[]
  /** Null for a card that one may not know. */
  readonly lookOf: (card: SeenCard) => Look | null
  readonly sayOffer: (offer: OfferCore) => string
  readonly answer: (value: string | number | boolean | readonly number[]) => void
  /** What a click on a card does: it is taken up, or it is where the one that was taken up goes. */
  readonly choose: (card: SeenCard, byTouch?: boolean) => void
  /** The card that was taken up goes there. */
  readonly goTo: (goal: Goal) => void
  /** The same in one go, for a card that is dragged. */
  readonly drop: (card: number, goal: Goal) => void
  readonly take: (card: number) => void
  readonly pick: (card: number) => void
  readonly pickAll: (cards: readonly number[]) => void
  readonly putBack: () => void
  /** Shows a card large, with what can be done with it. */
  readonly open: (card: SeenCard) => void
  /** Shows a card at the side while it is pointed at. */
  readonly look: (card: SeenCard | null) => void
}

export const GameContext = createContext<Game | null>(null)

export function useGame(): Game {
  const game = useContext(GameContext)
  if (!game) throw new Error('there is no table here')
  return game
}
