/** What works on the table now: the statics of all cards there and those that last for a while, by what they change. */
import { type CardId, remembered, rememberedOfZones, type SeatId } from '@dejarik/kernel'
import type { Icon } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import { isAbandoned, isLanded } from '../rules/aboard/crew.ts'
import { exists, IN_PLAY, isInactive, isOnTable } from '../rules/cards/place.ts'
import { isBlownAway, isState } from '../rules/cards/skills.ts'
import { expansionsOf, seatFacing } from '../rules/locations/facing.ts'
import { isProjected } from '../rules/locations/holosite.ts'
import type { Condition } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
import type { HappeningName } from '../text/happening.ts'
import type { Bar, Permission, Static } from '../text/statics.ts'
import { hasBuiltIn } from './built-in.ts'
import { holds } from './conditions.ts'
import { type Context, MOVER, speaking } from './context.ts'
import { matches } from './matches.ts'
import { isAllowedSomewhere, isBarredSomewhere } from './said.ts'
import { textOf } from './text-of.ts'
import { isMeasured, isUndisturbed, undisturbed } from './undisturbed.ts'

/** A static and the card that it comes from, for a player. */
export interface Source<S extends Static = Static> {
  readonly what: S
  readonly context: Context
  /** Not said by a card that lies there, but by one that was played or used. */
  readonly lasting?: true
}
type Kind = Static['static']
type OfKind<T extends Kind> = Extract<Static, { static: T }>

/** What a static speaks of within its kind: the number that it changes, what it bars or allows. */
type About<T extends Kind> =
  OfKind<T> extends { readonly change: infer C extends string } | { readonly what: infer C extends string }
    ? C
    : undefined

/** Kinds whose statics all speak of the same. */
type PlainKind = { [T in Kind]: About<T> extends string ? never : T }[Kind]

/** Statics of one kind that speak of one thing, and those of them that work at some version of the state. */
interface Shelf {
  readonly all: Source[]
  /** Whether one of them asks for something before it works. */
  conditional: boolean
  working: readonly Source[]
  version: number
}

/** Found again only when a card comes or goes, or something that lasts begins or ends. */
const index = (game: Game): Index => rememberedOfZones(game, 'statics', IN_PLAY, shelved)

function shelved(game: Game): Index {
  const found = new Map<Kind, Map<string | undefined, Shelf>>()
  for (const source of [...printed(game), ...lasting(game)]) {
    const shelf = shelfOf(found, source.what)
    shelf.all.push(source)
    shelf.conditional ||= isConditional(source.what)
  }
  return found
}
type Index = ReadonlyMap<Kind, ReadonlyMap<string | undefined, Shelf>>

function shelfOf(shelves: Map<Kind, Map<string | undefined, Shelf>>, what: Static): Shelf {
  const ofKind = shelves.get(what.static) ?? new Map<string | undefined, Shelf>()
  const shelf = ofKind.get(aboutOf(what)) ?? { all: [], conditional: false, working: NONE, version: -1 }
  shelves.set(what.static, ofKind.set(aboutOf(what), shelf))
  return shelf
}

const aboutOf = (what: Static): string | undefined =>
  'change' in what ? what.change : 'what' in what ? what.what : undefined

function printed(game: Game): Source[] {
  const found: Source[] = []
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards)
      if (game.card(card).as !== 'beneath') addPrinted(game, card, found)
  return found
}

function addPrinted(game: Game, card: CardId, found: Source[]): void {
  const { statics, dark, light } = textOf(game, card)
  const add = (each: readonly Static[] | undefined, you: SeatId): void => {
    for (const what of each ?? NONE) found.push({ what, context: speaking(you, card) })
  }
  add(statics, game.card(card).controller)
  if (!dark && !light) return
  add(dark?.statics, seatFacing(game, card, 'dark'))
  add(light?.statics, seatFacing(game, card, 'light'))
  found.push(...expanded(game, card))
}

/** Docking bays stay where they are. */
const expanded = (game: Game, location: CardId): Source[] =>
  expansionsOf(game, location).flatMap(({ half, seat, at }) =>
    (textOf(game, location)[half]?.statics ?? [])
      .filter((what) => what.static !== 'side-number' || what.change !== 'transit')
      .map((what) => ({ what, context: speaking(seat, at) })),
  )

const lasting = (game: Game): Source[] =>
  game.state.lasting.map(({ what, context }) => ({ what, context, lasting: true }))

/** Statics of one kind that speak of one thing, whose condition holds and whose card has its text. */
export function active<T extends Kind>(game: Game, kind: T, about: About<T>): readonly Source<OfKind<T>>[]
export function active<T extends PlainKind>(game: Game, kind: T): readonly Source<OfKind<T>>[]
export function active(game: Game, kind: Kind, about?: string): readonly Source[] {
  const shelves = index(game)
  const shelf = shelves.get(kind)?.get(about)
  if (!shelf) return NONE
  if (shelf.version !== game.version) {
    const allWork = !shelf.conditional && !shelves.has('blanks') && !game.policies.starshipsLand
    shelf.working = allWork ? shelf.all : shelf.all.filter((source) => works(game, source))
    shelf.version = game.version
  }
  return shelf.working
}
const NONE: readonly never[] = []

/** What was done lasts, whatever becomes of the card that did it (ccgx/final/may-not-be-used-later). */
function works(game: Game, { what, context, lasting }: Source): boolean {
  if (what.static === 'blanks') return takesTextAway(game, what, context, lasting)
  if (!lasting && (isSilent(game, what, context) || isSilenced(game, what, context))) return false
  return !('when' in what) || what.when === undefined || holds(game, context, what.when)
}

/** A ship that flies like a starfighter takes off like one too (ccgx/starship/like-starfighter). */
const isSilent = (game: Game, what: Static, { self, you }: Context): boolean =>
  what.static === 'allows' && what.what === 'fly-like-a-starfighter'
    ? isTakenAway(game, self, you)
    : isBlank(game, self, you)

function takesTextAway(game: Game, what: OfKind<'blanks'>, context: Context, lasting?: true): boolean {
  if ((!lasting && isSilenced(game, what, context)) || (isUndisturbed(game) && isMeasured(what))) return false
  return what.when === undefined || holds(undisturbed(game), context, what.when)
}

/** The text of an inactive card is silent, but for what it says of being so (ccgx/undercover/inactive). */
function isSilenced(game: Game, what: Static, { self }: Context): boolean {
  if (!game.policies.cardsGoInactive || !exists(game, self) || !isInactive(game, self)) return false
  return !('when' in what) || what.when === undefined || !speaksOfState(what.when)
}
/** Whether it asks for the card, or the card that it is on, to be undercover, captive, switched off … */
const speaksOfState = (when: Condition): boolean =>
  ((when.if === 'this' || when.if === 'host') &&
    when.is.trait !== undefined &&
    [when.is.trait].flat().some(isState)) ||
  ((when.if === 'all' || when.if === 'any') && when.of.some(speaksOfState))

const isConditional = (what: Static): boolean => 'when' in what && what.when !== undefined

/** Whether what a card says of actions and triggers is silent: its text is taken away, or it is inactive. */
export const isMute = (game: Game, card: CardId, you?: SeatId): boolean =>
  isBlank(game, card, you) || (game.policies.cardsGoInactive && exists(game, card) && isInactive(game, card))

/** The same of one action or trigger: what it says of being inactive is done then. */
export const isActionMute = (game: Game, card: CardId, when: Condition | undefined, you: SeatId): boolean =>
  when !== undefined && speaksOfState(when) ? isBlank(game, card, you) : isMute(game, card, you)

/** Moments that only cards on captives wait for: what hears them works there (ccgx/state/inactive-carried). */
const OF_CAPTIVES: ReadonlySet<HappeningName> = new Set(['captured', 'frozen', 'released', 'delivered'])

/** Whether what waits for a moment is silent. */
export const isDeaf = (game: Game, card: CardId, just: HappeningName, you?: SeatId): boolean =>
  OF_CAPTIVES.has(just) ? isBlank(game, card, you) : isMute(game, card, you)

/** Whether a card has taken the game text away; of a location, at least the half that speaks to a player. */
export function isBlank(game: Game, card: CardId, you?: SeatId): boolean {
  return (
    exists(game, card) &&
    ((game.policies.starshipsLand && isLanded(game, card)) ||
      isProjected(game, card) ||
      isBlownAway(game, card) ||
      isAbandoned(game, card) ||
      isTakenAway(game, card, you))
  )
}
function isTakenAway(game: Game, card: CardId, you?: SeatId): boolean {
  if (!exists(game, card) || !index(game).has('blanks')) return false
  return remembered(game, you === undefined ? 'blank' : BLANK_TO[you]!, card, () =>
    active(game, 'blanks').some(
      ({ what, context }) =>
        (what.half === undefined ||
          (you !== undefined && (you === context.you) === (what.half === 'yours'))) &&
        matches(isMeasured(what) ? undisturbed(game) : game, context, what.of, card) &&
        !isProof(game, card, context.self),
    ),
  )
}
const BLANK_TO = ['blank-0', 'blank-1'] as const

export type Given = OfKind<'gives'>
/** Whether some card gives this one what is meant; an Interrupt was played at these places. */
export const isGiven = (
  game: Game,
  card: CardId,
  fits: (given: Given) => boolean,
  places: readonly CardId[] = NONE,
): boolean =>
  active(game, 'gives').some(
    ({ what, context }) =>
      fits(what) &&
      matches(game, context, what.to, card) &&
      (what.at === undefined || places.some((place) => matches(game, context, what.at!, place))),
  )

/** Whether some card has taken a printed icon from this one. */
export const isTaken = (game: Game, card: CardId, icon: Icon): boolean =>
  active(game, 'takes').some(
    ({ what, context }) => what.icon === icon && matches(game, context, what.from, card),
  )

/** Whether a card says itself that the other does nothing to it (ccgx/term/immune-to-title). */
export const isProof = (game: Game, card: CardId, source: CardId): boolean => {
  const { immuneTo } = textOf(game, card)
  return immuneTo !== undefined && exists(game, source) && immuneTo.includes(definitionOf(game, source).title)
}

/** Whether cards of a title do nothing to a card: by its own text, or by that of another. */
export function isImmuneTo(game: Game, title: string, card: CardId): boolean {
  if (textOf(game, card).immuneTo?.includes(title)) return true
  return active(game, 'protects').some(
    ({ what, context }) => [what.from].flat().includes(title) && matches(game, context, what.of, card),
  )
}

/** Whether some text keeps this card from targeting, cancelling or otherwise answering a card. */
export const isSafeFrom = (game: Game, source: CardId, card: CardId): boolean =>
  isImmuneTo(game, definitionOf(game, source).title, card) ||
  active(game, 'bars', 'be-targeted').some(
    ({ what, context }) =>
      what.by !== undefined &&
      matches(game, context, what.by, source) &&
      matches(game, context, what.of, card),
  )

/** What a card in hand says of itself holds there too: what it may do, and what it may not. */
function ownStatics<T extends 'allows' | 'bars'>(
  game: Game,
  kind: T,
  about: Bar | Permission,
  card: CardId,
): readonly Source<OfKind<T>>[] {
  if (isOnTable(game, card)) return NONE
  let own: readonly Source<OfKind<T>>[] = NONE
  for (const what of textOf(game, card).statics ?? NONE)
    if (speaksOf(what, kind, about))
      own = [...own, { what, context: speaking(game.card(card).controller, card) }]
  return own
}

const speaksOf = <T extends 'allows' | 'bars'>(
  what: Static,
  kind: T,
  about: Bar | Permission,
): what is OfKind<T> =>
  what.static === kind && (what.static === 'allows' || what.static === 'bars') && what.what === about

/** The card that bars this, if one does; `to` is where it would go or what it would board, `doer` the card that would do it. */
export const barredBy = (game: Game, bar: Bar, card: CardId, to?: CardId, doer?: CardId): CardId | null =>
  isBarredSomewhere(game, bar)
    ? (whoSpeaks(game, besideOwnText(game, bar, card), card, to, doer) ??
      whoSpeaks(game, ownStatics(game, 'bars', bar, card), card, to, doer))
    : null

/** What bars it, without its own text where another lets it move regardless. */
function besideOwnText(game: Game, bar: Bar, card: CardId): readonly Source<OfKind<'bars'>>[] {
  const sources = active(game, 'bars', bar)
  if (bar !== 'move' || sources.length === 0 || active(game, 'allows', 'move-past-own-text').length === 0)
    return sources
  return allowedBy(game, 'move-past-own-text', card) === null
    ? sources
    : sources.filter(({ context }) => context.self !== card)
}

/** Whether the text of a card in hand allows it to the card itself. */
export const allowsItself = (game: Game, permission: Permission, card: CardId, to: CardId): boolean =>
  whoSpeaks(game, ownStatics(game, 'allows', permission, card), card, to) !== null

export const allowedBy = (game: Game, permission: Permission, card: CardId, to?: CardId): CardId | null =>
  isAllowedSomewhere(game, permission)
    ? (whoSpeaks(game, active(game, 'allows', permission), card, to) ??
      whoSpeaks(game, ownStatics(game, 'allows', permission, card), card, to))
    : null

/** The first card that speaks of this one, and of where it goes; what is barred to some doers only is barred to them alone. */
function whoSpeaks(
  game: Game,
  sources: readonly Source<OfKind<'allows' | 'bars'>>[],
  card: CardId,
  to: CardId | undefined,
  doer?: CardId,
): CardId | null {
  for (const { what, context } of sources)
    if (
      (what.static === 'allows' || what.by === undefined || isDoneBy(game, context, what.by, doer)) &&
      (matches(game, context, what.of, card) ||
        (OF_WEAPONS.has(what.what) && hasBuiltIn(game, what.of, card))) &&
      (what.to === undefined ||
        (to !== undefined && matches(game, ofMove(what, context, card), what.to, to))) &&
      (what.static === 'allows' || !isProof(game, card, context.self))
    )
      return context.self
  return null
}
/** What is said of moves can speak of whoever moves. */
const ofMove = (what: OfKind<'allows' | 'bars'>, context: Context, card: CardId): Context =>
  what.what === 'move' || what.what === 'move-free'
    ? { ...context, chosen: { ...context.chosen, [MOVER]: [card] } }
    : context
const isDoneBy = (game: Game, context: Context, by: Filter, doer: CardId | undefined): boolean =>
  doer !== undefined && exists(game, doer) && matches(game, context, by, doer)

/** What is said of weapons, and so of those too that are part of somebody. */
const OF_WEAPONS: ReadonlySet<Bar | Permission> = new Set([
  'fire',
  'fire-twice',
  'fire-free',
  'reach-adjacent',
])
