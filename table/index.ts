/** The public door of the table. */
export type { Advice } from '@dejarik/bots'
export { type Act, ActRefused, type Kept, type Limit } from './act.ts'
export type { ClockRules, ClockTold } from './clock.ts'
export { starterDeal } from './deal.ts'
export {
  isComplete,
  nextRound,
  type Pairing,
  POINTS,
  type Result,
  type Round,
  type Standing,
  standings,
} from './event/swiss.ts'
export type {
  Company,
  DealRequest,
  OptionNotice,
  StarterNotice,
  StyleNotice,
  TableGame,
  Terms,
  TermTold,
  Wishes,
} from './game.ts'
export { sidesWith } from './game.ts'
export type {
  BotFault,
  Holdings,
  Host,
  Manners,
  Seat,
  Substitute,
  TableFault,
  Thought,
  Trading,
} from './host.ts'
export type { Shelf } from './log.ts'
export { tellReason } from './reasons.ts'
export { type Habits, type Read, type Request, readRequest } from './requests.ts'
export { type Account, accountOf } from './review/account.ts'
export { DecisionReview, type WeighedDecision } from './review/decisions.ts'
export { type Review, reviewOf } from './review/review.ts'
export type { CardMerit, Tally } from './review/tally.ts'
export type { TurningPoint } from './review/turning.ts'
export { type Eyes, Showing, type ShownPosition, type ShownStep } from './showing.ts'
export { type FinishedGame, type Line, Table } from './table.ts'
export type { Talkers } from './talk.ts'
export type {
  FaceCore,
  Faces,
  Happened,
  LogEntry,
  NumberTold,
  Position,
  ProspectTold,
  ReasonTold,
  ReplyTold,
  RotationTold,
  SeatNotice,
  Told,
} from './told.ts'
