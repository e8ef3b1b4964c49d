/** Which actions of cards on table and which functions of Interrupts in hand can be taken now, and in answer to what. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Side } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import { answering, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { isActionMute, isDeaf, isMute, isSafeFrom } from '../../effects/statics.ts'
import { textOf } from '../../effects/text-of.ts'
import { definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import type { Happening, HappeningName } from '../../text/happening.ts'
import { actionsIn, type CardAction } from '../../text/text.ts'
import { isInVain } from '../cards/guarded-drains.ts'
import { cardsIn, exists, isIn, isOnTable } from '../cards/place.ts'
import { byItself, isUsedUp } from './limits.ts'
import { fitsMoment, fitsNow } from './moments.ts'
import { addOffer } from './play-checks.ts'
import {
  actionsOn,
  functionsOf,
  inHand,
  onTable,
  type Playable,
  type Trigger,
  triggersOn,
} from './repertoire.ts'
import { waitsFor } from './waits.ts'

const SILENT: readonly never[] = []

const isHushed = (game: Game, { card, action, context }: Playable): boolean =>
  isActionMute(game, card, action.if, context.you)

/** What a seat may play in answer to something. */
export function answersTo(game: Game, seat: SeatId, happening: Happening): readonly SwccgOffer[] {
  const { just } = happening
  const onTables = onTable(game).actions[seat]![just] ?? SILENT
  const inHands = inHand(game, seat).actions[just] ?? SILENT
  const offers: SwccgOffer[] = []
  const listen = (playable: Playable): void => {
    if (!fitsMoment(game, playable.context, playable.action.when, happening)) return
    const { card, context } = playable
    if (isImmune(game, card, happening) || isInVain(game, seat, playable.action, happening)) return
    addOffer(game, { ...playable, context: answering(context, happening) }, offers)
  }
  for (const playable of onTables)
    if (!isHushed(game, playable)) for (const one of lentBy(game, playable)) listen(one)
  for (const playable of inHands) listen(playable)
  const answers = new Set(offers.map((offer) => ('card' in offer ? offer.card : null)))
  for (const offer of playableMeanwhile(game, seat, happening))
    if ('card' in offer && !answers.has(offer.card)) offers.push(offer)
  return offers
}

/** A card that comes or is played may be immune to the one that would answer it. */
const isImmune = (game: Game, card: CardId, happening: Happening): boolean =>
  (happening.just === 'played' || happening.just === 'deployed') &&
  (isSafeFrom(game, card, happening.card) || isImmuneFunction(game, card, happening))
/** A function of an Interrupt can have an immunity of its own. */
function isImmuneFunction(game: Game, card: CardId, happening: Happening): boolean {
  if (happening.just !== 'played' || !exists(game, happening.card)) return false
  const { immuneTo = [] } = textOf(game, happening.card).actions?.[Number(happening.action)] ?? {}
  return immuneTo.includes(definitionOf(game, card).title)
}

/** Interrupts are carried out in the order played, unless one affects the other (ccg95/interrupt/order-played). */
export const mayInterrupt = (game: Game, { just }: Happening): boolean =>
  game.policies.interruptsAnswers && just !== 'played'

/** Interrupts that may be played at any time, while something else is being answered. */
export function playableMeanwhile(game: Game, seat: SeatId, happening: Happening): readonly SwccgOffer[] {
  if (!mayInterrupt(game, happening)) return SILENT
  const offers: SwccgOffer[] = []
  for (const playable of inHand(game, seat).actions.none ?? SILENT)
    if (playable.action.when === 'any-time') addOffer(game, playable, offers)
  return offers.map((offer) => (offer.verb === 'play' ? { ...offer, anyTime: true } : offer))
}

/** What a seat may play where nothing is being answered. */
export function playableNow(game: Game, seat: SeatId): readonly SwccgOffer[] {
  const offers: SwccgOffer[] = []
  for (const playable of onTable(game).actions[seat]!.none ?? SILENT)
    if (fitsNow(game, playable.context, playable.action.when) && !isHushed(game, playable))
      for (const one of lentBy(game, playable)) addOffer(game, one, offers)
  for (const playable of inHand(game, seat).actions.none ?? SILENT)
    if (fitsNow(game, playable.context, playable.action.when)) addOffer(game, playable, offers)
  return offers
}

/** A card on table can give Interrupts in hand a function more; any other action is its own. */
function lentBy(game: Game, playable: Playable): readonly Playable[] {
  const { card: lender, action, context } = playable
  const { through } = action
  if (!through) return [playable]
  return cardsIn(game, context.you, 'hand').flatMap((card) => {
    const isMeant = definitionOf(game, card).kind === 'interrupt' && matches(game, context, through, card)
    return isMeant ? [{ ...playable, card, lender, context: speaking(context.you, card) }] : []
  })
}

/** Whether some card means this moment, whatever else it asks for. */
export function isMeant(game: Game, happening: Happening): boolean {
  const { just } = happening
  const { actions, triggers } = onTable(game)
  const means = ({ action, context }: Playable): boolean => fitsMoment(game, context, action.when, happening)
  return (
    triggers[just]?.some(({ trigger, context }) => fitsMoment(game, context, trigger.when, happening)) ||
    ownTriggers(game, happening).length > 0 ||
    waitsFor(game, happening).length > 0 ||
    BOTH.some((seat) => actions[seat][just]?.some(means) || inHand(game, seat).actions[just]?.some(means))
  )
}
const BOTH = [0, 1] as const

/** Triggers that go off by themselves, those of the player whose turn it is first. */
export function triggersOf(game: Game, happening: Happening): readonly Trigger[] {
  const found = [...(onTable(game).triggers[happening.just] ?? SILENT), ...ownTriggers(game, happening)]
    .filter(
      ({ trigger, context }) =>
        fitsMoment(game, context, trigger.when, happening) &&
        !(
          isDeaf(game, context.self, happening.just, context.you) &&
          isActionMute(game, context.self, trigger.if, context.you)
        ),
    )
    .filter(({ trigger, index, context }) => !isUsedUp(game, context.self, byItself(index), trigger.limit))
    .map(({ trigger, index, context }) => ({ trigger, index, context: answering(context, happening) }))
    .filter(({ trigger, context }) => trigger.if === undefined || holds(game, context, trigger.if))
  const { current } = game.table
  return [
    ...waitsFor(game, happening),
    ...found.filter(({ context }) => context.you === current),
    ...found.filter(({ context }) => context.you !== current),
  ]
}

/** A card that was lost or drawn for destiny is on table no more, but its text speaks of it. */
function ownTriggers(game: Game, happening: Happening): readonly Trigger[] {
  if (happening.just === 'eaten')
    return (happening.cards ?? SILENT)
      .filter((card) => exists(game, card) && !isOnTable(game, card))
      .flatMap((card) => triggersOn(game, card))
  if (!OWN_MOMENTS.has(happening.just) || !('card' in happening) || !exists(game, happening.card))
    return SILENT
  return isOnTable(game, happening.card) ? SILENT : triggersOn(game, happening.card)
}
const OWN_MOMENTS: ReadonlySet<HappeningName> = new Set(['lost', 'forfeited', 'destiny-drawn'])

/** State checks whose condition holds now; a carrier's come before those of what it carries. */
export function standingTriggers(game: Game): readonly Trigger[] {
  const found = (onTable(game).triggers.none ?? SILENT).filter(
    ({ trigger, context }) =>
      !isActionMute(game, context.self, trigger.if, context.you) &&
      (trigger.if === undefined || holds(game, context, trigger.if)),
  )
  if (found.length < 2) return found
  return found.toSorted((one, other) => depthOf(game, one.context.self) - depthOf(game, other.context.self))
}

const depthOf = (game: Game, card: CardId): number => {
  const { on } = game.card(card)
  return on === null ? 0 : 1 + depthOf(game, on)
}

/** What a seat might think of doing with a card, whether it may now or not. */
export function imaginedPlays(game: Game, seat: SeatId, card: CardId): readonly Playable[] {
  if (isIn(game, card, seat, 'hand')) return functionsOf(game, seat, card)
  if (!isOnTable(game, card) || game.card(card).as === 'beneath' || isMute(game, card)) return SILENT
  return actionsOn(game, card).filter(({ context }) => context.you === seat)
}

/** Whether an action belongs to this moment: what is being answered, or the phase where nothing is. */
export function isItsMoment(game: Game, { context, action }: Playable): boolean {
  const happening = game.table.happenings.at(-1)
  if (!happening) return fitsNow(game, context, action.when)
  return (
    fitsMoment(game, context, action.when, happening) ||
    (action.when === 'any-time' &&
      mayInterrupt(game, happening) &&
      isIn(game, context.self, context.you, 'hand'))
  )
}

/** The action that an offer means. */
export const actionOf = (game: Game, card: CardId, index: number, half?: Side): CardAction =>
  actionsIn(textOf(game, card), half)[index]!
