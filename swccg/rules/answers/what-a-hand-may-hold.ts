/** What a hand might hold, as far as opponents can tell: whoever could have an answer is asked, so that nothing is told. */
import type { SeatId } from '@dejarik/kernel'
import { isPlayedFromHand } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import { holds } from '../../effects/conditions.ts'
import { answering, speaking } from '../../effects/context.ts'
import { active } from '../../effects/statics.ts'
import type { Game, Side } from '../../kinds.ts'
import type { Condition } from '../../text/condition.ts'
import { HAPPENING_NAMES, type Happening, type HappeningName } from '../../text/happening.ts'
import type { CardText, When } from '../../text/text.ts'
import { cardsIn, countIn } from '../cards/place.ts'
import { usableForce } from '../force/piles.ts'
import { mayInterrupt } from './actions.ts'
import { fitsMoment } from './moments.ts'
import { isMoment, momentOf, onTable } from './repertoire.ts'

/** A card that some deck of the side may hold: when it is played, if what is so, for how much Force at least. */
interface Holdable {
  readonly when: When
  readonly if?: Condition
  readonly cost: number
}
/** By side: what may answer each moment, whether something waits for no moment, and whether an Interrupt is of any time. */
export interface HandTimes {
  readonly answers: Readonly<Record<Side, ReadonlyMap<HappeningName, readonly Holdable[]>>>
  readonly freely: Readonly<Record<Side, boolean>>
  readonly anyTime: Readonly<Record<Side, boolean>>
  /** Whether something may deploy as a react by its own text. */
  readonly reacts: Readonly<Record<Side, boolean>>
}

export function handTimesOf(library: Library): HandTimes {
  const of = (side: Side): readonly Holdable[] =>
    library.cards
      .filter((card) => card.side === side)
      .flatMap((card) => [...(isPlayedFromHand(card) ? played(card.text) : []), ...deployed(card.text)])
  const answers = (side: Side): ReadonlyMap<HappeningName, readonly Holdable[]> =>
    new Map(
      HAPPENING_NAMES.map((just) => [just, unlike(of(side).filter(({ when }) => isMoment(when, just)))]),
    )
  const freely = (side: Side): boolean => of(side).some(({ when }) => momentOf(when) === null)
  const anyTime = (side: Side): boolean => of(side).some(({ when }) => when === 'any-time')
  const reacts = (side: Side): boolean =>
    library.cards.some((card) => card.side === side && isReacting(card.text))
  return {
    reacts: { dark: reacts('dark'), light: reacts('light') },
    answers: { dark: answers('dark'), light: answers('light') },
    freely: { dark: freely('dark'), light: freely('light') },
    anyTime: { dark: anyTime('dark'), light: anyTime('light') },
  }
}

/** One of those that wait for the same, the cheapest; what is soon seen to be possible comes first. */
function unlike(found: readonly Holdable[]): readonly Holdable[] {
  const cheapest = new Map<string, Holdable>()
  for (const one of found) {
    const awaited = JSON.stringify([one.when, one.if])
    const known = cheapest.get(awaited)
    if (known === undefined || one.cost < known.cost) cheapest.set(awaited, one)
  }
  return [...cheapest].toSorted(([one], [other]) => one.length - other.length).map(([, holdable]) => holdable)
}

const played = ({ actions = [] }: CardText): readonly Holdable[] =>
  actions.map(({ when, if: condition, cost }) => ({
    when,
    ...(condition ? { if: condition } : {}),
    cost: typeof cost?.use === 'number' ? cost.use : 0,
  }))

const deployed = ({ deploys }: CardText): readonly Holdable[] =>
  deploys?.when ? [{ when: deploys.when, cost: 0 }] : []

const isReacting = ({ statics = [] }: CardText): boolean =>
  statics.some((one) => one.static === 'allows' && one.what === 'deploy-as-react' && one.of.the === 'self')

/** Whether a seat could hold an answer. Only open things are looked at; the hand lends a place to speak from. */
export function mightAnswer(game: Game, seat: SeatId, happening: Happening): boolean {
  const [self] = cardsIn(game, seat, 'hand')
  if (!game.constants.hidesHands || self === undefined) return false
  const holdable = game.constants.handTimes.answers[game.seat(seat).side].get(happening.just)!
  if (holdable.length === 0) return false
  const context = speaking(seat, self)
  const isFree = active(game, 'plays-free').length > 0
  const force = isFree ? Number.POSITIVE_INFINITY : usableForce(game, seat)
  for (const { when, if: condition, cost } of holdable)
    if (
      cost <= force &&
      fitsMoment(game, context, when, happening) &&
      (condition === undefined || holds(game, answering(context, happening), condition))
    )
      return true
  return false
}

/** Whether a card on table could be answered with at the price of a card in hand, or through an Interrupt there. */
export const mightPayFromHand = (game: Game, seat: SeatId, happening: Happening): boolean =>
  game.constants.hidesHands &&
  countIn(game, seat, 'hand') > 0 &&
  (onTable(game).actions[seat]![happening.just] ?? []).some(
    ({ action, context }) =>
      (action.through !== undefined || action.targets?.some(({ from }) => from === 'hand')) &&
      fitsMoment(game, context, action.when, happening),
  )

/** Whether a seat could hold an Interrupt of any time, where one may be played. */
export const mightInterrupt = (game: Game, seat: SeatId, happening: Happening): boolean =>
  mayInterrupt(game, happening) &&
  game.constants.hidesHands &&
  countIn(game, seat, 'hand') > 0 &&
  game.constants.handTimes.anyTime[game.seat(seat).side]

export const mightPlay = (game: Game, seat: SeatId): boolean =>
  game.constants.hidesHands &&
  countIn(game, seat, 'hand') > 0 &&
  game.constants.handTimes.freely[game.seat(seat).side]
