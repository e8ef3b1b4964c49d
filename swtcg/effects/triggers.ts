/** Triggered effects: events set them off, and they wait for the chance that belongs to the event. */
import {
  type CardId,
  gather,
  type Listener,
  lastingOf,
  lasts,
  remembered,
  removeLasting,
} from '@dejarik/kernel'
import { ARENAS, type Arena, type CardKind } from '../cards/definition.ts'
import {
  definitionOf,
  type Game,
  type Swtcg,
  type SwtcgEvent,
  type Waiting,
  type WaitingEffect,
} from '../kinds.ts'
import { type Filter, isReference, type Noun } from '../language/nouns.ts'
import type { TriggeredAbility } from '../language/tree.ts'
import type { Trigger } from '../language/triggers.ts'
import { type ActiveAbility, abilitiesOf, printedAbilities } from '../rules/abilities.ts'
import { census } from '../rules/census.ts'
import type { Chance } from '../rules/chances.ts'
import { pendingOn } from '../rules/pending.ts'
import { arenaOf, areOpponents, exists, isInPlay } from '../rules/place.ts'
import { nextMoment, wait } from '../rules/waiting.ts'
import { holds } from './conditions.ts'
import { type Bound, type Context, cardsFor, seatsFor } from './context.ts'
import { type Happening, happenings, isArena, spokenOf } from './happenings.ts'
import { arenaMeant, candidates, fits, isAt } from './nouns.ts'
import { chancesMeant } from './timing.ts'

/** Every event that may set off a triggered effect. */
const HEARD: readonly SwtcgEvent['kind'][] = [
  'attackMade',
  'attackEnded',
  'diceRolled',
  'damagePending',
  'damagePlaced',
  'discarded',
  'deployed',
  'retreated',
  'moved',
  'completed',
  'placed',
  'equipped',
  'forceChanged',
  'putIntoDiscardPile',
  'showed',
  'countersChanged',
  'buildStepBegan',
  'stepBegan',
  'stepEnded',
  'drew',
  'battleCardPlayed',
  'abilityPlayed',
  'untapped',
  'damagePrevented',
  'retreated',
]

const listen: Listener<Swtcg> = (game, event) => {
  const found = gather(happenings(game, event), (happening) => setOff(game, happening))
  if (found.length === 0) return
  const moment = nextMoment(game)
  for (const { waiting, once, use } of found) {
    if (use !== undefined && !isFirst(game, use)) continue
    wait(game, waiting, moment)
    if (once !== undefined) removeLasting(game, once)
  }
}
export const triggerListeners = Object.fromEntries(HEARD.map((kind) => [kind, [listen]]))

interface Watching {
  readonly card: CardId
  readonly ability: TriggeredAbility
  /** Of an effect that waits for a while: what it means by its words, and whether it waits only once. */
  readonly context?: Context
  readonly once?: number
}
interface SetOff {
  readonly waiting: Omit<Waiting, 'moment'>
  readonly once?: number
  /** What counts as used up for the rest of the turn when it takes place. */
  readonly use?: string
}

/** Everything that a happening sets off. */
function setOff(game: Game, happening: Happening): readonly SetOff[] {
  if (!mightSetOff(game, happening)) return NOTHING
  const found: SetOff[] = []
  for (const watcher of watching(game)) addSetOff(game, happening, watcher, found)
  for (const watcher of lastWords(game, happening)) addSetOff(game, happening, watcher, found)
  return found
}

const NOTHING: readonly SetOff[] = []
const EACH = { take: 'each' } as const

/** A quick look at what triggered effects in play wait for; what effects and options give is not counted there. */
const mightSetOff = (game: Game, { when }: Happening): boolean =>
  when === 'is-discarded' ||
  census(game).triggers.has(when) ||
  game.constants.grants.length > 0 ||
  lasts(game, 'watch') ||
  lasts(game, 'decree')

/** Most watchers wait for something else, so that is looked at first. */
function addSetOff(
  game: Game,
  happening: Happening,
  { card, ability, context: given, once }: Watching,
  found: SetOff[],
): void {
  if (ability.when.when !== happening.when) return
  const meant = given ?? ownContext(game, card)
  if (!isSetOff(game, meant, ability.when, happening)) return
  const context = contextFor(meant, ability.when, spokenOf(ability, happening))
  if (ability.only && !holds(game, context, ability.only)) return
  const use = ability.oncePerTurn ? { use: `${card}/when ${JSON.stringify(ability.when)}` } : {}
  if (use.use !== undefined && game.table.uses.includes(use.use)) return
  const waiting = {
    chance: chanceFor(happening, ability),
    by: 'trigger' as const,
    seat: context.you,
    ...(happening.at === 'build-start' && happening.seat !== undefined ? { during: happening.seat } : {}),
    effect: { kind: 'effect' as const, context, instructions: ability.do },
  }
  found.push({ waiting, ...(once === undefined ? {} : { once }), ...use })
}

/** Whether it is the first time in this turn; it counts from now on. */
export function isFirst(game: Game, use: string): boolean {
  if (game.table.uses.includes(use)) return false
  game.changeTable({ uses: [...game.table.uses, use] })
  return true
}

/** What prevents or changes dice happens at that chance of the event, and at no other (idc/term/prevent-only-in-prevention-pop). */
function chanceFor({ at }: Happening, ability: TriggeredAbility): Chance | 'soon' {
  const [meant] = chancesMeant(ability.do) ?? []
  return meant !== undefined && OWN_CHANCE.has(meant) ? meant : at
}
const OWN_CHANCE: ReadonlySet<Chance> = new Set(['add-dice', 'reroll', 'alter-dice', 'prevention'])

/** The effects that would take the place of a card's discard (idc/term/discard-would-be-discarded). */
export function replacementsOf(game: Game, card: CardId): Replacement[] {
  const from = arenaOf(game, card) ?? 'build'
  const happening: Happening = { when: 'would-be-discarded', at: 'placement', card, from }
  return effectsOf(setOff(game, happening))
}
/** The effects that would spare a Pilot when its unit is discarded. */
export function savesOf(game: Game, pilot: CardId, unit: CardId): Replacement[] {
  const from = arenaOf(game, unit) ?? 'build'
  const happening: Happening = { when: 'would-lose-pilot', at: 'placement', card: pilot, other: unit, from }
  return effectsOf(setOff(game, happening))
}
const effectsOf = (found: readonly SetOff[]): Replacement[] =>
  gather(found, ({ waiting: { effect }, use }) =>
    effect.kind === 'effect' ? [{ ...effect, ...(use === undefined ? {} : { use }) }] : [],
  )
type Replacement = Extract<WaitingEffect, { readonly kind: 'effect' }> & Pick<SetOff, 'use'>

const NOBODY: readonly Watching[] = []

/** Every triggered ability in play, found once for each state; Dark Side's first. */
function watching(game: Game): readonly Watching[] {
  const { withTriggered } = census(game)
  if (withTriggered.length === 0 && !lasts(game, 'watch')) return NOBODY
  return remembered(game, 'triggered', 0, () => {
    const turn = ({ card, context }: Watching): number =>
      game.table.order.indexOf(context?.you ?? game.card(card).controller)
    const found = gather(withTriggered, (card) => triggered(card, abilitiesOf(game, card)))
    return [...found, ...waitingFor(game)].sort((one, other) => turn(one) - turn(other))
  })
}

/** Effects that wait for something to happen for a while. */
const waitingFor = (game: Game): Watching[] =>
  lastingOf(game, 'watch').map(({ id, ability, context, once }) => ({
    card: context.self,
    ability,
    context,
    ...(once ? { once: id } : {}),
  }))

/** A unit that was discarded still hears of its own discard. */
function lastWords(game: Game, { when, card }: Happening): Watching[] {
  if (when !== 'is-discarded' || card === undefined || !exists(game, card)) return []
  return triggered(card, printedAbilities(definitionOf(game, card), card)).filter(
    ({ ability }) =>
      'who' in ability.when && typeof ability.when.who === 'object' && 'the' in ability.when.who,
  )
}

const triggered = (card: CardId, abilities: readonly ActiveAbility[]): Watching[] =>
  gather(abilities, ({ ability }) => (ability.ability === 'triggered' ? [{ card, ability }] : []))

const ownContext = (game: Game, self: CardId): Context => ({
  you: game.card(self).controller,
  self,
  bound: {},
})

/** The card that set it off is bound as `it`, the other one as `other`; `that` is the one that the text has to find. */
function contextFor(
  { you, self, bound }: Context,
  when: Trigger,
  { card, other, amount, from }: Happening,
): Context {
  return {
    you,
    self,
    bound: {
      ...bound,
      ...(card === undefined ? {} : { it: [card] }),
      ...(other === undefined ? {} : { other: [other] }),
      ...(amount === undefined ? {} : { 'that-much': amount }),
      ...(isArena(from ?? '') ? { left: ARENAS.indexOf(from as Arena) } : {}),
      ...thatOf(self, when, card, other),
    },
  }
}

const nounOf = (when: Trigger): Noun | undefined =>
  'who' in when && typeof when.who === 'object' && !('controllerOf' in when.who) && !('side' in when.who)
    ? when.who
    : undefined

/** A unit of a kind is `that` unit, even if it is the card itself; beside the card itself, the other one is. */
function thatOf(self: CardId, when: Trigger, card: CardId | undefined, other: CardId | undefined): Bound {
  const noun =
    'attacker' in when ? when.attacker : 'to' in when && when.when === 'prevents' ? when.to : nounOf(when)
  const ofKind = when.when === 'equips' || (noun !== undefined && 'take' in noun)
  const that = card === self && !ofKind ? other : card
  return that === undefined ? {} : { that: [that] }
}

function isSetOff(game: Game, context: Context, trigger: Trigger, happening: Happening): boolean {
  if (trigger.when !== happening.when) return false
  switch (trigger.when) {
    case 'step-starts':
    case 'step-ends':
      return trigger.step === happening.step
    case 'build-step-starts':
      return seatsFor(game, context, trigger.whose).includes(happening.seat!)
    case 'draws':
      return (
        seatsFor(game, context, trigger.who).includes(happening.seat!) &&
        (!trigger.by || trigger.by === happening.by)
      )
    case 'disrupts':
    case 'gains-force':
    case 'mills':
    case 'reveals':
      return seatsFor(game, context, trigger.who).includes(happening.seat!)
    case 'plays':
      return (
        isPlayed(game, trigger.kind, happening) &&
        seatsFor(game, context, trigger.who).includes(happening.seat!)
      )
    case 'equips':
      return (
        isMeant(game, context, trigger.unit, happening.card) &&
        (!trigger.what || isMeant(game, context, trigger.what, happening.other)) &&
        seatsFor(game, context, trigger.who).includes(game.card(happening.other!).controller)
      )
    case 'is-deployed':
      return (
        isMeant(game, context, trigger.who, happening.card) &&
        isFrom(trigger.to, happening.from) &&
        (!trigger.by || trigger.by === happening.by)
      )
    case 'is-completed':
      return (
        isCompletion(game, happening.card) &&
        isMeant(game, context, trigger.who, happening.card) &&
        isFinished(context, happening)
      )
    case 'build-roll':
      return true
    case 'all-marked':
      return areMarked(game, candidates(game, context, trigger.of), trigger.counter)
    case 'would-lose-pilot':
      return (
        isMeant(game, context, trigger.who, happening.other) &&
        (!trigger.pilot || fits(game, context, trigger.pilot, happening.card!)) &&
        isFrom(trigger.from, happening.from)
      )
    case 'attack-ends':
    case 'attack-roll':
      return (
        (!trigger.attacker || isMeant(game, context, trigger.attacker, happening.card)) &&
        (!trigger.defender || isMeant(game, context, trigger.defender, happening.other)) &&
        (!('damage' in trigger) || (trigger.damage === 'some') === (game.table.attack?.done ?? 0) > 0)
      )
    case 'is-retreated':
      return (
        isMeant(game, context, unplaced(trigger.who), happening.card) &&
        leftThere(game, context, trigger.who, happening.from)
      )
    case 'prevents':
      return (
        seatsFor(game, context, trigger.who).includes(happening.seat!) &&
        (!trigger.by || trigger.by === happening.by) &&
        (!trigger.to || isMeant(game, context, trigger.to, happening.card)) &&
        (!trigger.all || pendingOn(game, happening.card!) === 0) &&
        (!trigger.from || isMeant(game, context, trigger.from, happening.other)) &&
        (!trigger.by || trigger.by === happening.by)
      )
    case 'is-discarded':
    case 'would-be-discarded':
      return (
        isMeant(game, context, trigger.who, happening.card, happening.from) &&
        (!trigger.by || isDoomedBy(game, context, trigger.by, happening.card!)) &&
        (trigger.from === 'hand'
          ? happening.from === 'hand' && isTheirs(game, context, happening)
          : isFrom(trigger.from, happening.from) &&
            (saysCard(trigger.who) || !HIDDEN.has(happening.from ?? '')))
      )
    default:
      return (
        isMeant(game, context, trigger.who, happening.card) &&
        meetsFoe(game, context, trigger, happening) &&
        (!('by' in trigger) || trigger.by === undefined || isDoneBy(game, trigger.by, happening)) &&
        (!('atLeast' in trigger) || (happening.amount ?? 0) >= (trigger.atLeast ?? 0))
      )
  }
}

const areMarked = (game: Game, cards: readonly CardId[], counter: string): boolean =>
  cards.length > 0 && cards.every((card) => (game.card(card).counters[counter] ?? 0) > 0)

/** Damage that was just placed on it came from such a unit. */
const isDoomedBy = (game: Game, context: Context, by: Noun, card: CardId): boolean =>
  game.table.damage.some(
    ({ unit, source, amount, prevented }) =>
      unit === card && source !== null && amount > prevented && isMeant(game, context, by, source),
  )

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
const isFinished = ({ self }: Context, { card, by }: Happening): boolean =>
  (by === 'placed') === (card === self)

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

const isFrom = (wanted: Arena | readonly Arena[] | undefined, from: string | undefined): boolean =>
  !wanted || (typeof wanted === 'string' ? wanted === from : wanted.some((arena) => arena === from))

/** Where no unit does it, the card whose effect does. */
function meetsFoe(game: Game, context: Context, trigger: Trigger, happening: Happening): boolean {
  if (!('against' in trigger) || !trigger.against) return true
  const { other, cause, from } = happening
  const foe = other ?? (trigger.when === 'would-be-damaged' ? cause : undefined)
  return foe !== undefined && isMeant(game, context, { take: EACH, of: trigger.against }, foe, from)
}

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
  if (place.in !== 'same-arena' && place.in !== 'chosen-arena') return true
  const left = { ...context, bound: { ...context.bound, left: ARENAS.indexOf(from as Arena) } }
  return from === undefined || arenaMeant(game, left, place) === from
}
