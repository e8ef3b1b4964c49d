/** Which actions of cards on table and which functions of Interrupts in hand can be taken now, and in answer to what. */
import { type CardId, rememberedOfZones, type SeatId } from '@dejarik/kernel'
import type { Side } from '../cards/definition.ts'
import { holds, playerOf } from '../effects/conditions.ts'
import { answering, type Context, speaking } from '../effects/context.ts'
import { matches } from '../effects/matches.ts'
import { isBlank } from '../effects/statics.ts'
import { textOf } from '../effects/text-of.ts'
import { definitionOf, type Game, type SwccgOffer } from '../kinds.ts'
import type { Filter } from '../text/filter.ts'
import type { Happening, Moment } from '../text/happening.ts'
import type { CardAction, CardTrigger, Half, When } from '../text/text.ts'
import { expansionsOf, seatFacing } from './facing.ts'
import { cardsIn, exists, IN_PLAY, isOnTable, locationsInPlay, seatZone } from './place.ts'
import { offersOf } from './play-checks.ts'

/** An action with the card that has it. */
export interface Playable {
  readonly card: CardId
  readonly action: CardAction
  /** Its number on the card, and the half of a location where it stands. */
  readonly index: number
  readonly half?: Side
  readonly context: Context
}
export interface Trigger {
  readonly trigger: CardTrigger
  readonly context: Context
}

export const momentOf = (when: When): Moment | null =>
  typeof when === 'object' && 'just' in when ? when.just : null

/** Actions and triggers of the cards on table, found anew when a card comes or goes. */
function onTable(game: Game): {
  readonly actions: readonly Playable[]
  readonly triggers: readonly Trigger[]
} {
  return rememberedOfZones(game, 'actions', IN_PLAY, () => {
    const cards = IN_PLAY.flatMap((zone) => game.state.zones[zone]!.cards).filter(
      (card) => game.card(card).as !== 'beneath',
    )
    return {
      actions: cards.flatMap((card) => actionsOn(game, card)),
      triggers: [
        ...cards.flatMap((card) => triggersOn(game, card)),
        ...locationsInPlay(game).flatMap((place) => triggersExpanded(game, place)),
      ],
    }
  })
}

function halves(game: Game, card: CardId): readonly { half?: Side; text: Half; context: Context }[] {
  const text = textOf(game, card)
  const of = (half: Side, part: Half | undefined) =>
    part ? [{ half, text: part, context: speaking(seatFacing(game, card, half), card) }] : []
  return [
    { text, context: speaking(game.card(card).controller, card) },
    ...of('dark', text.dark),
    ...of('light', text.light),
  ]
}

const actionsOn = (game: Game, card: CardId): Playable[] =>
  halves(game, card).flatMap(({ text, context, half }) =>
    (text.actions ?? []).map((action, index) => ({
      card,
      action,
      index,
      context,
      ...(half ? { half } : {}),
    })),
  )

const triggersOn = (game: Game, card: CardId): Trigger[] =>
  halves(game, card).flatMap(({ text, context }) =>
    (text.triggers ?? []).map((trigger) => ({ trigger, context })),
  )

/** What a half of a location does by itself holds where it is carried to. */
const triggersExpanded = (game: Game, location: CardId): Trigger[] =>
  expansionsOf(game, location).flatMap(({ half, seat, at }) =>
    (textOf(game, location)[half]?.triggers ?? []).map((trigger) => ({
      trigger,
      context: speaking(seat, at),
    })),
  )

/** Functions of the Interrupts in a hand, found anew when a card comes or goes. */
const inHand = (game: Game, seat: SeatId): readonly Playable[] =>
  rememberedOfZones(game, HANDS[seat]!, [seatZone(seat, 'hand')], () =>
    cardsIn(game, seat, 'hand').flatMap((card) => {
      const { kind, text } = definitionOf(game, card)
      if (kind !== 'interrupt' || !text.actions) return []
      return text.actions.map((action, index) => ({ card, action, index, context: speaking(seat, card) }))
    }),
  )
const HANDS = ['dark-hand', 'light-hand'] as const

const ofSeat = (game: Game, seat: SeatId): readonly Playable[] => [
  ...onTable(game).actions.filter(({ context, card }) => context.you === seat && !isBlank(game, card)),
  ...inHand(game, seat),
]

/** What a seat may play in answer to something. */
export const answersTo = (game: Game, seat: SeatId, happening: Happening): readonly SwccgOffer[] =>
  ofSeat(game, seat)
    .filter(({ action, context }) => fitsMoment(game, context, action.when, happening))
    .flatMap((playable) =>
      offersOf(game, { ...playable, seat, context: answering(playable.context, happening) }),
    )

/** What a seat may play where nothing is being answered. */
export const playableNow = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  ofSeat(game, seat)
    .filter(({ action, context }) => fitsNow(game, context, action.when))
    .flatMap((playable) => offersOf(game, { ...playable, seat }))

/** Triggers that go off by themselves, those of the player whose turn it is first. */
export function triggersOf(game: Game, happening: Happening): readonly Trigger[] {
  const found = [...onTable(game).triggers, ...ownTriggers(game, happening)]
    .filter(
      ({ trigger, context }) =>
        trigger.when !== 'always' &&
        fitsMoment(game, context, trigger.when, happening) &&
        !isBlank(game, context.self),
    )
    .map(({ trigger, context }) => ({ trigger, context: answering(context, happening) }))
    .filter(({ trigger, context }) => trigger.if === undefined || holds(game, context, trigger.if))
  const { current } = game.table
  return [
    ...found.filter(({ context }) => context.you === current),
    ...found.filter(({ context }) => context.you !== current),
  ]
}

/** A card that was lost or drawn for destiny is on table no more, but its text speaks of it. */
function ownTriggers(game: Game, happening: Happening): readonly Trigger[] {
  if (!OWN_MOMENTS.has(happening.just) || !('card' in happening) || !exists(game, happening.card)) return []
  return isOnTable(game, happening.card) ? [] : triggersOn(game, happening.card)
}
const OWN_MOMENTS: ReadonlySet<Moment> = new Set(['lost', 'forfeited', 'destiny-drawn'])

/** State checks whose condition holds now; a carrier's come before those of what it carries. */
export const standingTriggers = (game: Game): readonly Trigger[] =>
  onTable(game)
    .triggers.filter(
      ({ trigger, context }) =>
        trigger.when === 'always' &&
        !isBlank(game, context.self) &&
        (trigger.if === undefined || holds(game, context, trigger.if)),
    )
    .toSorted((one, other) => depthOf(game, one.context.self) - depthOf(game, other.context.self))

const depthOf = (game: Game, card: CardId): number => {
  const { on } = game.card(card)
  return on === null ? 0 : 1 + depthOf(game, on)
}

export function fitsMoment(game: Game, context: Context, when: When, happening: Happening): boolean {
  if (typeof when !== 'object' || !('just' in when) || !isMoment(when.just, happening.just)) return false
  if (when.by && playerOf(context, when.by) !== happening.by) return false
  if (when.phase && !('phase' in happening && happening.phase === when.phase)) return false
  if (when.for && !('for' in happening && happening.for === when.for)) return false
  if (when.from && !('from' in happening && happening.from === when.from)) return false
  if (when.winner && !('winner' in happening && happening.winner === playerOf(context, when.winner)))
    return false
  const { chosen } = answering(context, happening)
  const fits = (filter: Filter | undefined, name: string): boolean =>
    filter === undefined || (chosen[name] ?? []).some((card) => fitsCard(game, context, filter, card))
  return (
    fits(when.at, 'at') &&
    fits(when.card, 'answered') &&
    fits(when.source, 'source') &&
    fits(when.harms, 'harmed')
  )
}

/** Whoever is forfeited is lost too. */
export const isMoment = (meant: Moment, just: Moment): boolean =>
  meant === just || (meant === 'lost' && just === 'forfeited')

const fitsCard = (game: Game, context: Context, filter: Filter, card: CardId): boolean =>
  exists(game, card) && matches(game, context, filter, card)

export function fitsNow(game: Game, context: Context, when: When): boolean {
  const { current, phase, battle } = game.table
  if (when === 'any-time') return true
  if (when === 'your-turn') return current === context.you
  if (when === 'battle') return battle !== null
  if ('just' in when || phase !== when.phase) return false
  return when.of === 'either' || current === playerOf(context, when.of)
}

/** What a seat might think of doing with a card, whether it may now or not. */
export const imaginedPlays = (game: Game, seat: SeatId, card: CardId): readonly Playable[] =>
  ofSeat(game, seat).filter((playable) => playable.card === card)

/** Whether an action belongs to this moment: what is being answered, or the phase where nothing is. */
export function isItsMoment(game: Game, { context, action }: Playable): boolean {
  const happening = game.table.happenings.at(-1)
  return happening ? fitsMoment(game, context, action.when, happening) : fitsNow(game, context, action.when)
}

/** The action that an offer means. */
export function actionOf(game: Game, card: CardId, index: number, half?: Side): CardAction {
  const text = textOf(game, card)
  const { actions = [] } = half ? (text[half] ?? {}) : text
  return actions[index]!
}
