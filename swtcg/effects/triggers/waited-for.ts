/** Whether what happens is what a trigger waits for. */

import type { CardId, SeatId, Variant } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardKind } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { type Filter, isReference, type Noun, type Player } from '../../language/tree/nouns.ts'
import type { PaidBy, Trigger } from '../../language/tree/triggers.ts'
import { arenaOf, areOpponents, exists, isInPlay } from '../../rules/cards/place.ts'
import { pendingOn } from '../../rules/damage/pending-damage.ts'
import { compare } from '../amounts/compare.ts'
import { type Context, cardsFor, seatsFor } from '../context.ts'
import { arenaMeant, isRelative, locationArena } from '../nouns/arenas-meant.ts'
import { candidates, fits, isAt } from '../nouns/nouns.ts'
import type { Happening } from './happenings.ts'

type When = Trigger['when']
type Waits<W extends When> = (
  game: Game,
  context: Context,
  trigger: Variant<Trigger, 'when', W>,
  happening: Happening,
) => boolean

export const isWaitedFor = (game: Game, context: Context, trigger: Trigger, happening: Happening): boolean =>
  trigger.when === happening.when && (WAITS[trigger.when] as Waits<When>)(game, context, trigger, happening)

const bySomeone: Waits<'disrupts' | 'gains-arena' | 'mills' | 'reveals'> = (
  game,
  context,
  { who },
  happening,
) => isBy(game, context, who, happening)

const byUnit: Waits<
  | 'attacks'
  | 'is-attacked'
  | 'would-attack'
  | 'is-damaged'
  | 'would-be-damaged'
  | 'would-die'
  | 'would-damage'
  | 'damages'
  | 'discards-by-damage'
  | 'causes-discard'
  | 'enters-build-zone'
  | 'taps-for-ability'
  | 'taps-without-attacking'
> = (game, context, trigger, happening) =>
  isMeant(game, context, trigger.who, happening.card) &&
  meetsFoe(game, context, trigger, happening) &&
  (!('by' in trigger) || trigger.by === undefined || isDoneBy(game, trigger.by, happening)) &&
  (!('atLeast' in trigger) || (happening.amount ?? 0) >= (trigger.atLeast ?? 0))

/** Whoever taps it, or only one player: by a card, or else it is the unit's own. */
const isTurned: Waits<'taps' | 'untaps'> = (game, context, { who, by }, happening) =>
  isMeant(game, context, who, happening.card) &&
  (!by || seatsFor(game, context, by).includes(turner(game, happening)))

const turner = (game: Game, { card, cause }: Happening): SeatId =>
  game.card(cause !== undefined && exists(game, cause) ? cause : card!).controller

const inAttack: Waits<'attack-ends' | 'attack-roll'> = (game, context, trigger, { card, other }) =>
  isMeantIfSaid(game, context, trigger.attacker, card) &&
  isMeantIfSaid(game, context, trigger.defender, other) &&
  (!('damage' in trigger) || (trigger.damage === 'some') === (game.table.attack?.done ?? 0) > 0)

const ofDiscard: Waits<'is-discarded' | 'would-be-discarded'> = (game, context, trigger, happening) =>
  isMeant(game, context, trigger.who, happening.card, happening.from) &&
  (!trigger.by || isDoomedBy(game, context, trigger.by, happening.card!)) &&
  (trigger.from === 'hand'
    ? happening.from === 'hand' && isTheirs(game, context, happening)
    : isFrom(placesMeant(game, context, trigger.from), happening.from) &&
      (saysCard(trigger.who) || !HIDDEN.has(happening.from ?? '')))

const atStep: Waits<'step-starts' | 'step-ends'> = (game, { self }, { step }, happening) =>
  step === 'its-arena'
    ? exists(game, self) && (arenaOf(game, self) ?? locationArena(game, self)) === happening.step
    : step === happening.step

const WAITS: { readonly [W in When]: Waits<W> } = {
  attacks: byUnit,
  'is-attacked': byUnit,
  'would-attack': byUnit,
  'attack-roll': inAttack,
  'attack-ends': inAttack,
  'is-damaged': byUnit,
  taps: isTurned,
  untaps: isTurned,
  'would-be-damaged': byUnit,
  'would-die': byUnit,
  'would-damage': byUnit,
  damages: byUnit,
  'discards-by-damage': byUnit,
  'causes-discard': byUnit,
  'enters-build-zone': byUnit,
  'taps-for-ability': byUnit,
  'taps-without-attacking': byUnit,
  'is-discarded': ofDiscard,
  'would-be-discarded': ofDiscard,
  'would-lose-pilot': (game, context, { who, pilot, from }, happening) =>
    isMeant(game, context, who, happening.other) &&
    (!pilot || fits(game, context, pilot, happening.card!)) &&
    isFrom(from, happening.from),
  'is-deployed': (game, context, { who, to, by }, happening) =>
    isMeant(game, context, who, happening.card) && isFrom(to, happening.from) && isPaidBy(by, happening),
  'is-completed': (game, context, { who }, happening) =>
    isCompletion(game, happening.card) && isFinished(game, context, who, happening),
  'is-finished': (game, context, { who }, happening) => isFinished(game, context, who, happening),
  'is-retreated': (game, context, { who, by }, happening) =>
    (!by || isBy(game, context, by, happening)) && isRetreated(game, context, who, happening),
  equips: (game, context, { who, unit, what }, { card, other }) =>
    isMeant(game, context, unit, card) &&
    (!what || isMeant(game, context, 'the' in what ? what : { take: EACH, of: what }, other)) &&
    seatsFor(game, context, who).includes(game.card(other!).controller),
  prevents: (game, context, { who, by, to, from, all }, happening) =>
    isBy(game, context, who, happening) &&
    (!by || by === happening.by) &&
    isMeantIfSaid(game, context, to, happening.card) &&
    (!all || pendingOn(game, happening.card!) === 0) &&
    isMeantIfSaid(game, context, from, happening.other),
  'all-marked': (game, context, { of, counter }) => areMarked(game, candidates(game, context, of), counter),
  'gains-force': (game, context, { who, atLeast = 0, through }, happening) =>
    isBy(game, context, who, happening) &&
    (happening.amount ?? 0) >= atLeast &&
    (!through || isMeant(game, context, { take: EACH, of: through }, happening.cause)),
  'gains-arena': bySomeone,
  'is-triggered': (game, context, { who, keyword }, { card, by }) =>
    keyword === by && isMeant(game, context, who, card),
  'throws-away': (game, context, { who, of }, happening) =>
    isBy(game, context, who, happening) && (!of || fits(game, context, of, happening.card!)),
  'is-unmarked': (game, context, { on, counter, who }, happening) =>
    (counter === 'any type'
      ? happening.by !== 'build'
      : counter.split(' or ').includes(happening.by ?? '')) &&
    isMeant(game, context, on, happening.card) &&
    (!who || isCausedBy(game, context, who, happening)),
  mills: bySomeone,
  reveals: bySomeone,
  disrupts: bySomeone,
  draws: (game, context, { who, by }, happening) =>
    isBy(game, context, who, happening) && (!by || by === happening.by),
  plays: (game, context, { who, kind }, happening) =>
    isPlayed(game, kind, happening) && isBy(game, context, who, happening),
  'step-starts': atStep,
  'step-ends': atStep,
  uses: (game, context, { who, keyword, force }, { card, by, amount }) =>
    (!keyword || keyword === by) &&
    (!force || (amount !== undefined && compare(amount, force.is, force.than))) &&
    isMeant(game, context, who, card),
  'enters-arena': (game, context, { who, to, by }, happening) =>
    isMeant(game, context, who, happening.card) &&
    isFrom(to, happening.from) &&
    (!by || COMING[by].includes(happening.by ?? '')),
  'is-marked': (game, context, { on, counter, who }, happening) =>
    (counter === 'any type'
      ? happening.by !== 'damage'
      : counter.split(' or ').includes(happening.by ?? '')) &&
    isMeant(game, context, on, happening.card) &&
    (!who || isCausedBy(game, context, who, happening)),
  stacks: (game, context, { who, unit, place }, happening) =>
    isBy(game, context, who, happening) &&
    (!place || happening.by === place) &&
    isMeant(game, context, unit, happening.card),
  'build-step-ends': (game, context, { whose }, happening) => isBy(game, context, whose, happening),
  'build-step-starts': (game, context, { whose }, happening) => isBy(game, context, whose, happening),
  'build-roll': () => true,
}

const isPaidBy = (price: PaidBy | undefined, { by }: Happening): boolean =>
  price === undefined || (price === 'hidden-or-alternative-cost' ? by !== undefined : price === by)

const COMING: Readonly<
  Record<NonNullable<Variant<Trigger, 'when', 'enters-arena'>['by']>, readonly string[]>
> = {
  'deploying-or-putting': ['deploying', 'putting'],
  'deploying-or-moving': ['deploying', 'moving'],
  moving: ['moving'],
}

const isBy = (game: Game, context: Context, who: Player, { seat }: Happening): boolean =>
  seatsFor(game, context, who).includes(seat!)

/** The card whose effect did it is controlled by that player. */
const isCausedBy = (game: Game, context: Context, who: Player, { cause }: Happening): boolean =>
  cause !== undefined &&
  exists(game, cause) &&
  seatsFor(game, context, who).includes(game.card(cause).controller)

const areMarked = (game: Game, cards: readonly CardId[], counter: string): boolean =>
  cards.length > 0 && cards.every((card) => (game.card(card).counters[counter] ?? 0) > 0)

/** Damage that was just placed on it came from such a unit. */
const isDoomedBy = (game: Game, context: Context, by: Noun, card: CardId): boolean =>
  game.table.damage.some(
    ({ unit, source, amount, prevented }) =>
      unit === card && source !== null && amount > prevented && isMeant(game, context, by, source),
  )

const isRetreated = (game: Game, context: Context, who: Noun, { card, from }: Happening): boolean =>
  isMeant(game, context, unplaced(who), card) && leftThere(game, context, who, from)

/** It has left the place that the words look at. */
function leftThere(game: Game, context: Context, who: Noun, from: string | undefined): boolean {
  const place = isReference(who) ? undefined : who.of.place
  if (!place || from === undefined) return true
  if (place.in === 'arena') return place.arenas.some((arena) => arena === from)
  return place.in !== 'same-arena' || arenaMeant(game, context, place) === from
}

/** What has retreated is no longer where the words look for it. */
function unplaced(who: Noun): Noun {
  if (isReference(who)) return who
  const { place: _, ...of } = who.of
  return { ...who, of }
}
/** By Overkill, or by the running attack itself. */
const isDoneBy = (
  game: Game,
  by: 'overkill' | 'attack' | 'hidden-cost',
  { card, by: done }: Happening,
): boolean => (by === 'attack' ? done === undefined && game.table.attack?.attacker === card : by === done)

/** A Mission is played by completing it. */
const isPlayed = (game: Game, kind: CardKind, { kind: played, card }: Happening): boolean =>
  kind === played && (card === undefined || definitionOf(game, card).kind === kind)

/** A card hears of its own completion where it lies; other cards hear of it when it is turned up. */
const isFinished = (game: Game, context: Context, who: Noun, { card, by }: Happening): boolean =>
  isMeant(game, context, who, card) && (by === 'placed') === (card === context.self)

/** Any card, not only a unit. */
const saysCard = (who: Noun): boolean =>
  !isReference(who) && (who.of.kind === undefined || who.of.word === 'card')
/** A unit is discarded from play, not from a hand or a deck. */
const HIDDEN: ReadonlySet<string> = new Set(['hand', 'deck'])

/** It was done by an effect of an opponent. */
const isTheirs = (game: Game, { you }: Context, { cause }: Happening): boolean =>
  cause !== undefined && exists(game, cause) && areOpponents(game, game.card(cause).controller, you)

/** Which cards text calls completed is for the edition to say. */
const isCompletion = (game: Game, card: CardId | undefined): boolean =>
  card !== undefined && game.constants.completedKinds.includes(definitionOf(game, card).kind)

/** The chosen arena, if that is what the text says. */
function placesMeant(
  game: Game,
  context: Context,
  from: Arena | 'chosen-arena' | readonly Arena[] | undefined,
): Arena | readonly Arena[] | undefined {
  return from === 'chosen-arena' ? (arenaMeant(game, context, { in: from }) ?? []) : from
}

const isFrom = (wanted: Arena | readonly Arena[] | undefined, from: string | undefined): boolean =>
  !wanted || (typeof wanted === 'string' ? wanted === from : wanted.some((arena) => arena === from))

const EACH = { take: 'each' } as const

/** Where no unit does it, the card whose effect does. */
function meetsFoe(game: Game, context: Context, trigger: Trigger, happening: Happening): boolean {
  if (!('against' in trigger) || !trigger.against) return true
  const { other, cause, from } = happening
  const foe = other ?? (trigger.when === 'would-be-damaged' ? cause : undefined)
  return foe !== undefined && isMeant(game, context, { take: EACH, of: trigger.against }, foe, from)
}

const isMeantIfSaid = (
  game: Game,
  context: Context,
  noun: Noun | undefined,
  card: CardId | undefined,
): boolean => noun === undefined || isMeant(game, context, noun, card)

/** `from` is where a card was that has left. */
function isMeant(game: Game, context: Context, noun: Noun, card: CardId | undefined, from?: string): boolean {
  if (card === undefined || !exists(game, card)) return false
  if (isReference(noun)) return cardsFor(game, context, noun).includes(card)
  return fits(game, context, noun.of, card) && wasThere(game, context, noun.of, card, from)
}

/** Whether it is where the words look for it, or was when it left. */
function wasThere(
  game: Game,
  context: Context,
  { place }: Filter,
  card: CardId,
  from: string | undefined,
): boolean {
  if (!place || place.in === 'play') return true
  if (isInPlay(game, card)) return isAt(game, context, place, card)
  if (place.in === 'arena') return from === undefined || place.arenas.some((arena) => arena === from)
  if (!isRelative(place)) return true
  const left = { ...context, bound: { ...context.bound, left: ARENAS.indexOf(from as Arena) } }
  return from === undefined || arenaMeant(game, left, place) === from
}
