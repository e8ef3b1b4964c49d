/** Answers to what just happened: what must take place first, then the players in turn, the actor's opponent first. */
import { type ProcedureName, removeLasting, type SeatId } from '@dejarik/kernel'
import { resolve } from '../../effects/resolve.ts'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import { opponentOf } from '../cards/place.ts'
import { comersTo, deployAnswers } from '../deploy/deploy-offers.ts'
import { answersTo, isMeant, playableMeanwhile, triggersOf } from './actions.ts'
import type { Answering } from './answer.ts'
import { isCancelled } from './cancelling.ts'
import { byItself, noteUse } from './limits.ts'
import { playOffer } from './play.ts'
import { mightReact, react, reactOffers, reactPlace } from './react.ts'
import { mightAnswer, mightInterrupt, mightPayFromHand } from './what-a-hand-may-hold.ts'

export const responses = procedure<Answering>('swccg/responses', [
  step('open', (game, { happening, tells }) => {
    if (!canBeAnswered(game, happening)) {
      game.finish()
      return tells || happening.cancelled ? { result: outcomeOf(happening, tells) } : undefined
    }
    game.changeTable({ happenings: [...game.table.happenings, happening] })
    return { due: triggersOf(game, happening) }
  }),
  step('mandatory', (game, { due }) => {
    const [first, ...rest] = due
    if (!first) return
    game.goto('mandatory')
    if (first.wait !== undefined) removeLasting(game, first.wait)
    noteUse(game, first.context.self, byItself(first.index), first.trigger.limit)
    game.call(resolve, { todo: first.trigger.do, context: first.context })
    return { due: rest }
  }),
  step('round', (game, { passes }) => {
    if (passes >= 2 || isCancelled(game)) game.goto('close')
    return { answered: false, acted: false }
  }),
  ask(
    'answer',
    (game, { seat, happening }) => {
      const offers = [
        ...answersTo(game, seat, game.table.happenings.at(-1) ?? happening), // as answers have left it
        ...reactOffers(game, seat, happening),
        ...deployAnswers(game, seat, happening),
      ]
      if (offers.length === 0 && !mightHold(game, seat, happening)) return
      const pass: SwccgOffer = { verb: 'pass', key: 'pass' }
      return {
        kind: 'action',
        seat,
        about: happening.just,
        offers: [...offers, pass],
        evenIfForced: true,
      } as const
    },
    (game, { passes }, offer, seat) => {
      if (offer.verb === 'pass') return { passes: passes + 1, answered: true }
      if (offer.verb === 'move' || (offer.verb === 'deploy' && offer.react)) game.call(react, { seat, offer })
      else if (offer.verb === 'deploy') game.call(deploying, { seat, offer })
      else {
        noteAnswer(game, offer.key)
        playOffer(game, offer, seat)
      }
      return { passes: 0, answered: true, acted: true }
    },
  ),
  step('next', (game, { seat, passes, answered, acted = false }) => {
    game.goto('round')
    if (acted) game.call(settleState, { rounds: 0 })
    return { seat: opponentOf(seat), passes: answered ? passes : passes + 1 }
  }),
  step('close', (game, { tells }) => {
    const result = outcomeOf(game.table.happenings.at(-1)!, tells)
    game.changeTable({ happenings: game.table.happenings.slice(0, -1) })
    return { result }
  }),
])

/** An action answers the same happening once (ccgx/final/response-once). */
function noteAnswer(game: Game, key: string): void {
  const { happenings } = game.table
  const latest = happenings.at(-1)!
  const answered = { ...latest, answers: [...(latest.answers ?? []), key] }
  game.changeTable({ happenings: [...happenings.slice(0, -1), answered] })
}

/** Whether not asking would tell what the seat does not hold. */
const mightHold = (game: Game, seat: SeatId, happening: Happening): boolean =>
  mightAnswer(game, seat, happening) ||
  mightPayFromHand(game, seat, happening) ||
  mightReact(game, seat, happening) ||
  mightInterrupt(game, seat, happening)

/** Right after a destiny Interrupts of any time have their chance, whatever else may answer it. */
const mayBeInterrupted = (game: Game, seat: SeatId, happening: Happening): boolean =>
  happening.just === 'destiny-drawn' &&
  (mightInterrupt(game, seat, happening) || playableMeanwhile(game, seat, happening).length > 0)

/** Whether anybody could answer, as far as opponents can tell: where nobody can, the game goes straight on. */
const canBeAnswered = (game: Game, happening: Happening): boolean =>
  isMeant(game, happening) || canAnswer(game, 0, happening) || canAnswer(game, 1, happening)
const canAnswer = (game: Game, seat: SeatId, happening: Happening): boolean =>
  reactPlace(game, seat, happening) !== null ||
  comersTo(game, seat, happening).length > 0 ||
  mightAnswer(game, seat, happening) ||
  mayBeInterrupted(game, seat, happening)

/** Nothing is left of an amount that was cancelled, and no card is meant. */
function outcomeOf(happening: Happening, tells: Answering['tells']): Answering['result'] {
  const { cancelled = false } = happening
  if (tells === 'amount') return cancelled || !('amount' in happening) ? 0 : happening.amount
  if (tells === 'card') return cancelled || !('card' in happening) ? null : happening.card
  return cancelled
}

const deploying: ProcedureName<{ seat: SeatId; offer: SwccgOffer }> = { name: 'swccg/deploy' }
const settleState: ProcedureName<{ rounds: number }> = { name: 'swccg/settle' }
