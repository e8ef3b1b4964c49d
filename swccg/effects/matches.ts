/** Whether a card fits a filter. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { CARD_KINDS, type CardDefinition, isGeneric, isSystem } from '../cards/definition.ts'
import { isOfMake } from '../cards/makes.ts'
import { setNameOf } from '../cards/released.ts'
import { definitionOf, type Game } from '../kinds.ts'
import { isPiloted, permanentPilot } from '../rules/aboard/crew.ts'
import { areMatching } from '../rules/aboard/matching.ts'
import { typeAsPlayed } from '../rules/answers/played-type.ts'
import { wasAimedAtBefore } from '../rules/battle/aimed-at.ts'
import { isIonised } from '../rules/battle/ionised.ts'
import {
  activeCards,
  cardsAt,
  cardsIn,
  cardsOnTable,
  exists,
  IN_PLAY,
  isIn,
  isInactive,
  isInside,
  isOnTable,
  locationOf,
  locationsInPlay,
  opponentOf,
  sided,
} from '../rules/cards/place.ts'
import { HELD, hasSkill, hasTraitNow, isState } from '../rules/cards/skills.ts'
import {
  canLearn,
  canTeach,
  isApprentice,
  isCompleted,
  isUnderway,
  wasAttemptedNow,
} from '../rules/dagobah/training.ts'
import { CHOSEN_DESTINY } from '../rules/force/piles.ts'
import { isAlone } from '../rules/locations/alone.ts'
import { isBattleground } from '../rules/locations/battleground.ts'
import {
  adjacentTo,
  areAdjacent,
  areRelated,
  isNearestOfKind,
  isPartOf,
  isSiteCard,
  isSpaceCard,
  isSystemCard,
  parsecOf,
  sitesBetween,
  systemName,
} from '../rules/locations/locations.ts'
import { isOutermost } from '../rules/locations/markers.ts'
import { isNight } from '../rules/locations/night.ts'
import { isAtHome } from '../rules/locations/operatives.ts'
import { controls, occupies, ownAt } from '../rules/locations/presence.ts'
import { isNamedPlanet } from '../rules/objectives/planets.ts'
import { atSitesInside, craftAround, craftOf } from '../rules/ship-sites/crafts.ts'
import type { Bound, CardNumber, Filter, Place, Range, Sensitivity } from '../text/filter.ts'
import { hasBuiltIn } from './built-in.ts'
import { type Context, speaking } from './context.ts'
import { doesIt } from './doings.ts'
import { interruptTitles } from './interrupt-titles.ts'
import { textOf } from './text-of.ts'

type Test = (game: Game, context: Context, filter: Filter, card: CardId) => boolean

const among = <T>(wanted: T | readonly T[], found: T | undefined): boolean =>
  found !== undefined && (Array.isArray(wanted) ? wanted.includes(found) : wanted === found)
const some = <T extends string>(wanted: T | readonly T[], has: (one: T) => boolean): boolean =>
  typeof wanted === 'string' ? has(wanted) : wanted.some(has)
const fact = (game: Game, card: CardId): CardDefinition => definitionOf(game, card)

/** By field: each is asked only where the filter has it. */
const TESTS: Readonly<Record<keyof Filter, Test>> = {
  the: (game, context, { the }, card) => theCards(game, context, the!).includes(card),
  kind: (game, _, { kind }, card) => among(kind!, fact(game, card).kind),
  type: (game, _, { type }, card) => {
    const { alsoType } = fact(game, card)
    return among(type!, typeAsPlayed(game, card)) || among(type!, alsoType)
  },
  title: (game, _, { title }, card) => among(title!, fact(game, card).title),
  titleHas: (game, _, { titleHas }, card) =>
    fact(game, card).title.toLowerCase().includes(titleHas!.toLowerCase()), // ccgx/term/title-words
  persona: (game, _, { persona }, card) => among(persona!, fact(game, card).persona),
  trait: (game, _, { trait }, card) => some(trait!, (one) => hasTraitNow(game, card, one)),
  icon: (game, _, { icon }, card) => some(icon!, (one) => hasSkill(game, card, one)),
  model: (game, _, { model }, card) => isOfMake(fact(game, card).model, model!),
  whose: (game, { you }, { whose }, card) => (game.card(card).controller === you) === (whose === 'yours'),
  sensitivity: (game, _, { sensitivity }, card) =>
    fact(game, card).kind === 'character' &&
    among(sensitivity!, sensitivityOf(numberOf(game, 'ability', card))),
  printed: (game, _, { printed }, card) => {
    const { icons = [], traits = [], permanentPilot: pilot } = fact(game, card)
    const { icon, trait, permanentPilot: ability } = printed!
    return (
      (icon === undefined || icons.includes(icon)) &&
      (trait === undefined || traits.includes(trait)) &&
      (ability === undefined || ability === pilot)
    )
  },
  unique: (game, _, { unique }, card) => (fact(game, card).dots === 1) === unique,
  number: (game, context, { number }, card) =>
    within(game, context, number!, figureOf(game, number!.name, card)),
  where: (game, context, { where }, card) => stands(game, context, where!, card),
  on: (game, context, filter, card) => {
    const { on } = game.card(card)
    if (on !== null && matches(game, context, filter.on!, on)) return true
    const around = craftAround(game, card)
    return around !== null && matches(game, context, filter.on!, around)
  },
  with: (game, context, filter, card) =>
    game.card(card).holds.some((other) => matches(game, context, filter.with!, other)) ||
    atSitesInside(game, card).some((other) => matches(game, context, filter.with!, other)) ||
    hasBuiltIn(game, filter.with!, card) ||
    isAlwaysAboard(game, filter.with!, card),
  withSeveral: (game, context, { withSeveral }, card) =>
    game.card(card).holds.filter((other) => matches(game, context, withSeveral!.of, other)).length >=
    withSeveral!.least,
  roomFor: (game, context, { roomFor }, card) =>
    game.policies.hasRoomFor(game, card, allThatFit(game, context, roomFor!)),
  has: (game, context, { has }, card) =>
    thoseAt(game, card, has!).some((other) => matches(game, context, has!, other)),
  set: (game, _, { set }, card) => setNameOf(fact(game, card)) === set,
  kindNamed: (game, { values }, { kindNamed }, card) =>
    fact(game, card).kind === CARD_KINDS[values[kindNamed!] ?? -1],
  does: (game, _, { does }, card) => doesIt(textOf(game, card), does!),
  movable: (game, _, __, card) => !game.card(card).moved && numberOf(game, HELD, card) === 0,
  canReach: (game, context, { canReach }, card) =>
    game.policies.couldMoveTo(game, card, allThatFit(game, context, canReach!)),
  reachedBy: (game, context, { reachedBy }, card) =>
    allThatFit(game, context, reachedBy!.of).filter((mover) => game.policies.couldMoveTo(game, mover, [card]))
      .length >= reachedBy!.least,
  targets: (game, context, { targets }, card) => {
    const { target } = game.card(card)
    return target !== null && exists(game, target) && matches(game, context, targets!, target)
  },
  mayTarget: (game, context, { mayTarget }, card) => {
    const { target } = textOf(game, card).deploys ?? {}
    const own = speaking(game.card(card).controller, card)
    return (
      target !== undefined &&
      allThatFit(game, context, mayTarget!).some((other) => matches(game, own, target, other))
    )
  },
  inRangeOf: (game, context, { inRangeOf }, card) =>
    allThatFit(game, context, inRangeOf!).some((weapon) => game.policies.isInRange(game, weapon, card)),
  titleNamed: (game, { values }, { titleNamed }, card) =>
    fact(game, card).title === interruptTitles(game.constants.library)[values[titleNamed!] ?? -1],
  battled: (game, _, __, card) => game.card(card).battled,
  taughtBy: (game, context, { taughtBy }, card) => {
    const { mentor } = game.card(card)
    return mentor !== null && exists(game, mentor) && matches(game, context, taughtBy!, mentor)
  },
  immuneTo: (game, _, { immuneTo }, card) => textOf(game, card).immuneTo?.includes(immuneTo!) === true,
  completed: (game, _, __, card) => isCompleted(game, card),
  underway: (game, _, __, card) => isUnderway(game, card),
  attempted: (game, _, __, card) => wasAttemptedNow(game, card),
  canLearn: (game, { you, self }, _, card) => canLearn(game, you, card, self),
  canTeach: (game, { you, self }, _, card) => canTeach(game, you, card, game.card(self).target),
  learning: (game, _, __, card) => isApprentice(game, card),
  copyOf: (game, context, { copyOf }, card) =>
    cardsOnTable(game).some(
      (other) => fact(game, other).title === fact(game, card).title && matches(game, context, copyOf!, other),
    ),
  targetedBy: (game, context, { targetedBy }, card) =>
    cardsOnTable(game).some(
      (other) => game.card(other).target === card && matches(game, context, targetedBy!, other),
    ),
  related: (game, context, { related }, card) =>
    locationsInPlay(game).some(
      (other) => areRelated(game, card, other) && matches(game, context, related!, other),
    ),
  inside: (game, context, { inside }, card) => {
    const craft = craftOf(game, card)
    return craft !== null && matches(game, context, inside!, craft)
  },
  leads: (game, _, __, card) => game.table.run?.lead === card,
  counted: (game, _, __, card) => game.policies.isCounted(game, card),
  inSights: (game, context, { inSights }, card) =>
    allThatFit(game, context, inSights!).some((weapon) => game.policies.isInSights(game, weapon, card)),
  parsec: (game, _, { parsec }, card) => parsecOf(game, card) === parsec,
  orbits: (game, _, { orbits }, card) => game.card(card).orbits === orbits,
  systemOf: (game, context, { systemOf }, card) =>
    isSystem(fact(game, card)) &&
    allThatFit(game, context, systemOf!).some((other) => {
      const there = locationOf(game, other)
      return there !== null && systemName(game, there) === fact(game, card).title
    }),
  orbitedBy: (game, _, { orbitedBy }, card) => isOrbitedBy(game, card, orbitedBy!),
  occupied: (game, { you }, { occupied }, card) =>
    occupied === 'nobody'
      ? game.state.seats.every((_, seat) => !occupies(game, seat, card))
      : occupies(game, occupied === 'you' ? you : opponentOf(you), card),
  hasSeveral: (game, context, { hasSeveral }, card) =>
    cardsAt(game, card).filter((other) => matches(game, context, hasSeveral!.of, other)).length >=
    hasSeveral!.least,
  hasTitles: (game, context, { hasTitles }, card) =>
    new Set(
      cardsAt(game, card)
        .filter((other) => matches(game, context, hasTitles!.of, other))
        .map((other) => fact(game, other).title),
    ).size >= hasTitles!.least,
  adjacentTo: (game, context, filter, card) =>
    adjacentTo(game, card).some((other) => matches(game, context, filter.adjacentTo!, other)),
  toward: (game, context, { toward }, card) => isToward(game, context, toward!, card),
  outermost: (game, _, __, card) => isOutermost(game, card),
  battleground: (game, _, __, card) => isBattleground(game, card),
  matching: (game, _, __, card) => {
    const { on, as } = game.card(card)
    return on !== null && (as === 'pilot' || as === 'driver') && areMatching(fact(game, card), fact(game, on))
  },
  night: (game, _, __, card) => isNight(game, card),
  present: (game, _, __, card) => isOnTable(game, card) && !isInside(game, card),
  aimedAtBefore: (game, { self }, _, card) => wasAimedAtBefore(game, card, self),
  hit: (game, _, __, card) => game.card(card).hit,
  ionised: (game, _, __, card) => isIonised(game, card),
  seizedBy: (game, context, { seizedBy }, card) => {
    const { seizer } = game.card(card)
    return seizer !== null && exists(game, seizer) && matches(game, context, seizedBy!, seizer)
  },
  stolen: (game, _, __, card) => game.card(card).controller !== game.card(card).owner,
  drives: (game, _, __, card) => game.card(card).as === 'driver',
  passenger: (game, _, __, card) => game.card(card).as === 'passenger',
  shielded: (game, _, __, card) => game.policies.isShielded(game, card),
  inHand: (game, _, __, card) => isIn(game, card, game.card(card).controller, 'hand'),
  drained: (game, _, __, card) => game.table.drainedAt.includes(card),
  outdone: (game, { you }, _, card) => isOutdone(game, you, card),
  controlled: (game, { you }, { controlled }, card) =>
    controls(game, controlled === 'you' ? you : opponentOf(you), card),
  inBattle: (game, _, __, card) => {
    const { battle } = game.table
    return battle !== null && (battle.at === card || battle.cards.includes(card))
  },
  inDuel: (game, _, __, card) => {
    const { duel } = game.table
    return duel !== null && (duel.at === card || duel.cards.includes(card))
  },
  generic: (game, _, __, card) => isGeneric(fact(game, card)),
  atHome: (game, _, __, card) => isAtHome(game, card),
  fresh: (game, _, __, card) => isOnTable(game, card) && game.card(card).since === game.table.turn,
  quiet: (game, _, __, card) => !game.table.battledAt.includes(card),
  inReserve: (game, _, __, card) => isIn(game, card, game.card(card).owner, 'reserve'),
  rested: (game, _, __, card) => !game.card(card).battled,
  doubled: (game, _, __, card) => {
    const { owner } = game.card(card)
    const { title } = fact(game, card)
    return cardsIn(game, owner, 'hand').some((other) => other !== card && fact(game, other).title === title)
  },
  converted: (game, _, __, card) => game.card(card).as === 'beneath' && fact(game, card).kind === 'location',
  alone: (game, _, __, card) => isAlone(game, card),
  nearest: (game, _, __, card) => isNearestOfKind(game, card),
  piloted: (game, _, __, card) => isPiloted(game, card),
  fireable: (game, _, { fireable }, card) => game.policies.couldFireApart(game, card, fireable!),
  fires: (game, context, { fires }, card) =>
    allThatFit(game, context, fires!).some((weapon) => game.policies.userOf(game, weapon) === card),
  ownPilot: (game, _, __, card) => permanentPilot(game, card) !== undefined,
  pilots: (game, context, { pilots }, card) => {
    const { on, as } = game.card(card)
    return as === 'pilot' && on !== null && (pilots === true || matches(game, context, pilots!, on))
  },
  not: (game, context, { not }, card) => !matches(game, context, not!, card),
  any: (game, context, { any }, card) => any!.some((filter) => matches(game, context, filter, card)),
}
const isOrbitedBy = (game: Game, system: CardId, mover: string): boolean =>
  locationsInPlay(game).some(
    (other) => fact(game, other).title === mover && game.card(other).orbits === systemName(game, system),
  )

function isToward(game: Game, context: Context, toward: Filter, site: CardId): boolean {
  const here = locationOf(game, context.self)
  if (here === null) return false
  return allThatFit(game, context, toward).some((goal) => {
    const there = locationOf(game, goal)
    if (there === null) return false
    const [far, near] = [sitesBetween(game, here, there), sitesBetween(game, site, there)]
    return far !== null && near !== null && near < far
  })
}

function isOutdone(game: Game, seat: SeatId, location: CardId): boolean {
  const other = opponentOf(seat)
  const power = (side: SeatId): number => numberOf(game, sided(game, 'total-power', side), location)
  return (
    ownAt(game, other, location).some((card) => game.policies.countsPower(game, card)) &&
    power(seat) > 2 * power(other)
  )
}

/** A pilot who is no card of its own flies it too, and is who its card says; so is an astromech (ccgx/permanent/pilot-named). */
function isAlwaysAboard(game: Game, { pilots, persona, trait, ...rest }: Filter, card: CardId): boolean {
  if (Object.keys(rest).length > 0) return false
  const { pilotPersona, astromechPersona } = fact(game, card)
  const isPilot = permanentPilot(game, card) !== undefined && trait === undefined
  if (isPilot && (persona === undefined ? pilots === true : among(persona, pilotPersona))) return true
  if (pilots !== undefined || astromechPersona === undefined) return false
  return persona === undefined
    ? trait !== undefined && among(trait, 'astromech droid')
    : trait === undefined && among(persona, astromechPersona)
}

const FIELDS = Object.keys(TESTS) as readonly (keyof Filter)[]

/** The tests that a filter needs, found once: filters are asked all the time. */
const tests = new WeakMap<Filter, readonly Test[]>()

function testsOf(filter: Filter): readonly Test[] {
  const kept = tests.get(filter)
  if (kept) return kept
  const needed = FIELDS.filter((field) => filter[field] !== undefined).map((field) => TESTS[field])
  tests.set(filter, needed)
  return needed
}

export function matches(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  for (const test of testsOf(filter)) if (!test(game, context, filter, card)) return false
  return true
}

/** 0 none, 1 to 2 weak, 3 attuned, 4 to 5 sensitive, 6 a Jedi Knight, 7 a Jedi Master. */
function sensitivityOf(ability: number): Sensitivity {
  if (ability < 1) return 'none'
  if (ability < 3) return 'weak'
  if (ability < 4) return 'attuned'
  if (ability < 6) return 'sensitive'
  return ability < 7 ? 'jedi-knight' : 'jedi-master'
}

/** A number of a card as it is now; the deploy cost as it is printed. */
export const figureOf = (game: Game, name: CardNumber, card: CardId): number =>
  name === 'deploy'
    ? deployCost(game, card)
    : name === 'destiny'
      ? (game.card(card).notes[CHOSEN_DESTINY] ?? numberOf(game, name, card))
      : numberOf(game, name, card)
/** Effects, weapons and devices have their cost in their text; the highest, where they have several. */
function deployCost(game: Game, card: CardId): number {
  const { on = [], loses = 0 } = textOf(game, card).deploys ?? {}
  const costs = on.map(({ cost }) => (typeof cost === 'number' ? cost : 0))
  return fact(game, card).deploy ?? Math.max(loses, ...costs) // ccgx/interrupt/starting-no-cost
}

type Numbered = { readonly name: CardNumber } & Range

function within(game: Game, context: Context, range: Numbered, value: number): boolean {
  const { least, most, exactly, name } = range
  const bound = (given: Bound): number | undefined => boundOf(game, context, name, given)
  return (
    (least === undefined || value >= (bound(least) ?? Number.POSITIVE_INFINITY)) &&
    (most === undefined || value <= (bound(most) ?? Number.NEGATIVE_INFINITY)) &&
    (exactly === undefined || value === bound(exactly))
  )
}

/** Nothing where nothing was drawn or nobody is meant. */
function boundOf(game: Game, context: Context, name: CardNumber, bound: Bound): number | undefined {
  if (typeof bound === 'number') return bound
  if ('value' in bound) return context.values[bound.value]
  if ('countOf' in bound) return allThatFit(game, context, bound.countOf).length
  const [card] = allThatFit(game, context, bound.sameAs)
  return card === undefined ? undefined : figureOf(game, name, card)
}

/** The cards that a word such as "self" means now. */
function theCards(game: Game, context: Context, the: NonNullable<Filter['the']>): readonly CardId[] {
  if (the === 'self') return [context.self]
  if (typeof the === 'object') return (context.chosen[the.chosen] ?? []).filter((card) => exists(game, card))
  if (!exists(game, context.self)) return []
  const { on, target, mentor } = game.card(context.self)
  const meant = { host: on, target, mentor }[the]
  return meant !== null && exists(game, meant) ? [meant] : []
}

function stands(game: Game, context: Context, where: Place, card: CardId): boolean {
  if (!isOnTable(game, card)) return false
  const there = locationOf(game, card)
  if (typeof where === 'object') return there !== null && standsAt(game, context, where, there)
  if (where === 'aboard' || where === 'on-this') return isWith(game, context.self, where, card)
  const here = exists(game, context.self) ? locationOf(game, context.self) : null
  return here !== null && there !== null && RELATIONS[where](game, here, there, card, context.self)
}

type Relation = (game: Game, here: CardId, there: CardId, card: CardId, self: CardId) => boolean
const RELATIONS: Readonly<Record<Exclude<Place, object | 'aboard' | 'on-this'>, Relation>> = {
  'same-location': (_, here, there) => here === there,
  'same-site': (game, here, there) => here === there && isSiteCard(game, here),
  'same-system': (game, here, there) => here === there && isSystemCard(game, here),
  present: (game, here, there, card, self) =>
    here === there && !isInside(game, card) && !isInside(game, self),
  'adjacent-site': (game, here, there) => isSiteCard(game, there) && areAdjacent(game, here, there),
  'same-or-adjacent-site': (game, here, there) =>
    isSiteCard(game, there) && (here === there || areAdjacent(game, here, there)),
  'related-system': (game, here, there) => areRelated(game, here, there) && isSystemCard(game, there),
  'same-system-or-sector': (game, here, there) => here === there && isSpaceCard(game, here),
  'related-sector': (game, here, there) =>
    areRelated(game, here, there) && isSpaceCard(game, there) && !isSystemCard(game, there),
  'related-site': (game, here, there) => areRelated(game, here, there) && isSiteCard(game, there),
}

function standsAt(game: Game, context: Context, where: Exclude<Place, string>, there: CardId): boolean {
  if ('at' in where) return fact(game, there).title === where.at
  if ('atA' in where) return matches(game, context, where.atA, there)
  if ('planet' in where) return isNamedPlanet(game, where.planet, there)
  const system = 'sitesOf' in where ? where.sitesOf : where.system
  return isPartOf(game, there, system) && ('system' in where || isSiteCard(game, there))
}

/** Aboard the speaking card or the card that it is attached to; or lying on it. */
function isWith(game: Game, self: CardId, how: 'aboard' | 'on-this', card: CardId): boolean {
  const { on } = game.card(card)
  if (how === 'on-this') return on === self
  const carrier = game.card(self).as === 'attached' ? game.card(self).on : self
  return (on !== null && on === carrier) || (carrier !== null && craftAround(game, card) === carrier)
}

/** Every card on table that fits, locations and cards beside the row included. */
export function allThatFit(game: Game, context: Context, filter: Filter): readonly CardId[] {
  if (filter.the)
    return theCards(game, context, filter.the).filter((card) => matches(game, context, filter, card))
  const found: CardId[] = []
  if (!asksForMore(filter)) {
    for (const card of activeCards(game)) if (matches(game, context, filter, card)) found.push(card)
    return found
  }
  for (const zone of IN_PLAY)
    for (const card of game.state.zones[zone]!.cards)
      if (isInGame(game, filter, card) && matches(game, context, filter, card)) found.push(card)
  return found
}

/** Those too who are inactive, unless present cards or participants are meant: who loses all at a place (ccgx/state/inactive-may-leave). */
export function allThere(game: Game, context: Context, filter: Filter): readonly CardId[] {
  const isNarrow = filter.the || filter.present || filter.inBattle || filter.where === 'present'
  if (isNarrow || filter.where === undefined) return allThatFit(game, context, filter)
  return IN_PLAY.flatMap((zone) => game.state.zones[zone]!.cards).filter(
    (card) => game.card(card).as !== 'beneath' && matches(game, context, filter, card),
  )
}

/** What lies beneath another card is out of the game, but for the card above it; so is who is inactive, but for who asks. */
export const isInGame = (game: Game, filter: Filter, card: CardId): boolean =>
  filter.where === 'on-this' ||
  filter.converted === true ||
  (game.card(card).as !== 'beneath' && (!isInactive(game, card) || asksForInactive(filter)))

/** A filter finds inactive cards only if it names their state (the ruling at ccgx/state/active); found once a filter. */
const inactive = new WeakMap<Filter, boolean>()
function asksForInactive(filter: Filter): boolean {
  const kept = inactive.get(filter)
  if (kept !== undefined) return kept
  const asks = namesInactive(filter)
  inactive.set(filter, asks)
  return asks
}
const namesInactive = ({ trait, any, on }: Filter): boolean =>
  (trait !== undefined && some(trait, isState)) ||
  any?.some(asksForInactive) === true ||
  (on !== undefined && asksForInactive(on))

/** Those at a location; whoever is there apart from the others too, where it asks for them. */
const thoseAt = (game: Game, location: CardId, filter: Filter): readonly CardId[] =>
  asksForInactive(filter)
    ? [...new Set([...cardsAt(game, location), ...game.card(location).holds])]
    : cardsAt(game, location)

/** Whether it may find more than the active cards. */
const asksForMore = (filter: Filter): boolean =>
  filter.where === 'on-this' || filter.converted === true || asksForInactive(filter)
