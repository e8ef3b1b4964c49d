/** Whether a card may be deployed to a place, each condition with its rule. */
import { because, type CardId, numberOf } from '@dejarik/kernel'
import { type CardKind, isCloudSector, isDockingBay, isExterior, isSite } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import { matches } from '../../effects/matches.ts'
import { allowedBy, barredBy, isSafeFrom } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type Role } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { carriesNoMore, warriorCarries } from '../aboard/carrying.ts'
import { hasCrossed } from '../cards/crossing.ts'
import { exists, isIn, opponentOf, sided } from '../cards/place.ts'
import { hasTraitNow } from '../cards/skills.ts'
import { whyNotItsHabitat } from '../creatures/creatures.ts'
import { notOnDagobah } from '../dagobah/access.ts'
import { taughtThere } from '../dagobah/training.ts'
import { whyNotPaid } from '../force/paying.ts'
import { notThroughShield } from '../locations/energy-shield.ts'
import { goesToHolosite, onlyProjections } from '../locations/holosite.ts'
import { whyNotBesideTwin } from '../locations/one-per-location.ts'
import { operativeThere } from '../locations/operatives.ts'
import { hasPresence } from '../locations/presence.ts'
import { whyNotInTrench } from '../locations/trench.ts'
import { spyAt } from '../locations/undercover.ts'
import { fliesLikeStarfighter, isLikeStarfighter } from '../move/common.ts'
import { comingNow } from './coming.ts'
import { comesRegardless, type DeployAttempt, deployCost, type Newcomer, placeOf } from './deploy-cost.ts'
import { isStocked } from './deploy-from-beneath.ts'
import { hasSought, lacksPlace } from './needed-place.ts'
import { outOfPlayRival, systemRival, uniqueRival, uniqueRule } from './unique.ts'

const inHand: Check<Newcomer> = (game, { seat, card, from }) =>
  isIn(game, card, seat, from ?? 'hand') || isStocked(game, card) || isIn(game, card, seat, 'playing')
    ? null
    : because('not-in-hand', 'ccg95/deploy/phase')

/** Some come only in answer to a battle or a Force drain. */
const asReact: Check<Newcomer> = (game, { card, react }) =>
  react || !definitionOf(game, card).text.deploys?.onlyReact
    ? null
    : because('text-condition', 'ccgx/react/deploy-only-react', { card })

/** A search for the place that it needs is made once a turn. */
const notSought: Check<Newcomer> = (game, { seat, card }) =>
  lacksPlace(game, seat, card) && hasSought(game, seat, card)
    ? because('needs-place', 'ccgx/hoth/generators-need-4th', { card })
    : null

const notTwice: Check<Newcomer> = (game, { seat, card }) => {
  const facts = definitionOf(game, card)
  const rival = uniqueRival(game, seat, card)
  if (rival === null) return null
  return because('unique', uniqueRule(game, seat, facts, rival), { card: rival })
}

const notOutOfPlay: Check<Newcomer> = (game, { seat, card }) => {
  const rival = outOfPlayRival(game, seat, definitionOf(game, card))
  return rival === null
    ? null
    : because('out-of-play-version', 'ccgx/persona/out-of-play-persona', { card: rival })
}

const notCrossed: Check<Newcomer> = (game, { seat, card }) =>
  hasCrossed(game, seat, definitionOf(game, card))
    ? because('crossed-over', 'ccgx/duel/cross-over-persona')
    : null

const oneOperative: Check<DeployAttempt> = (game, { seat, card, destination }) => {
  const rival = 'on' in destination ? operativeThere(game, seat, card, destination.on) : null
  return rival === null ? null : because('operative-there', 'ccgx/operative/one-per-place', { card: rival })
}

const onePerLocation: Check<DeployAttempt> = (game, { seat, card, destination }) =>
  'on' in destination ? whyNotBesideTwin(game, seat, card, destination.on) : null

const onceASystem: Check<DeployAttempt> = (game, { card, destination }) => {
  const place = placeOf(game, destination)
  const rival = place === null ? null : systemRival(game, definitionOf(game, card), place)
  return rival === null ? null : because('once-a-system', 'ccgx/layout/generic-effects', { card: rival })
}

/** Roles of who comes to a location itself. */
const AT_PLACES: ReadonlySet<Role> = new Set(['at', 'undercover'])

/** The kind of place: sites for characters and vehicles, systems for starships. */
const rightPlace: Check<DeployAttempt> = (game, { card, destination }) => {
  if (!('on' in destination) || !AT_PLACES.has(destination.as)) return null
  const { kind } = definitionOf(game, card)
  const place = definitionOf(game, destination.on)
  if (kind === 'character' && !isSite(place)) return because('not-a-site', 'ccg95/deploy/character-where')
  if (isCloudSector(place) && (kind === 'vehicle' || kind === 'starship'))
    return whyNotInClouds(game, card, destination.on)
  if (kind === 'vehicle' && !(game.policies.vehiclesPark ? isSite(place) : isExterior(place)))
    if (allowedBy(game, 'go-to-interior', card, destination.on) === null)
      return because('not-for-vehicles', 'ccg95/deploy/vehicle-where')
  if (
    kind === 'starship' &&
    isSite(place) &&
    !(
      isLikeStarfighter(game, card) &&
      game.policies.starshipsLand &&
      isLandingPlace(game, card, destination.on)
    )
  )
    return because('not-for-starships', 'ccg95/deploy/starship-systems-only')
  return null
}

/** A docking bay, or a site whose text lets it deploy there. */
const isLandingPlace = (game: Game, card: CardId, site: CardId): boolean =>
  isDockingBay(definitionOf(game, site)) || allowedBy(game, 'deploy-past-place-rules', card, site) !== null

/** Starfighters and what flies like one; a vehicle must bring its pilot along (ccgx/sector/who-cloud). */
function whyNotInClouds(game: Game, card: CardId, clouds: CardId): Reason | null {
  if (!fliesLikeStarfighter(game, card, clouds))
    return because('not-in-clouds', 'ccgx/sector/who-cloud', { card: clouds })
  const { kind, permanentPilot } = definitionOf(game, card)
  return kind === 'vehicle' && permanentPilot === undefined
    ? because('no-pilot', 'ccgx/sector/deploy-piloted', { card })
    : null
}

/** A creature goes to a place of its habitat, and needs neither presence nor icon there (ccgx/creature/deploy). */
const inHabitat: Check<DeployAttempt> = (game, { card, destination }) =>
  'on' in destination ? whyNotItsHabitat(game, card, destination.on) : null

/** Nobody comes to the Trench but what its own text lets in (ccgx/deathstar/trench-rules). */
const notIntoTrench: Check<DeployAttempt> = (game, { card, destination }) =>
  'on' in destination && AT_PLACES.has(destination.as) && definitionOf(game, card).kind !== 'weapon'
    ? whyNotInTrench(game, destination.on)
    : null

/** Presence or an icon of one's own (ccg95/deploy/where-presence-or-icon). */
const presenceOrIcon: Check<DeployAttempt> = (game, attempt) => {
  const { seat, card, destination } = attempt
  const place = placeOf(game, destination)
  const { kind } = definitionOf(game, card)
  if (place === null || !game.policies.needsPresence.has(kind)) return null
  if (numberOf(game, sided(game, 'force-icons', seat), place) > 0 || hasPresence(game, seat, place))
    return null
  if (spyAt(game, seat, place) !== null) return null // ccgx/undercover/lets-deploy
  if (isSpyAtSite(game, card, place) || comesAnyway(game, card)) return null
  if (allowedBy(game, 'deploy-without-presence', card, place) !== null) return null
  if (comesRegardless(game, attempt)) return null // ccgx/number/deploy-restriction-ignored
  return because('no-presence-or-icon', 'ccg95/deploy/where-presence-or-icon', { card: place })
}

const comesAnyway = (game: Game, card: CardId): boolean => {
  const { withoutPresence, undercover } = definitionOf(game, card).text.deploys ?? {}
  return withoutPresence === true || undercover === true
}

/** A spy goes to any site (ccg95/deploy/spy-anywhere). */
const isSpyAtSite = (game: Game, card: CardId, place: CardId): boolean =>
  definitionOf(game, card).kind === 'character' &&
  hasTraitNow(game, card, 'spy') &&
  isSite(definitionOf(game, place))

/** What comes regardless of places passes the shield, too (the ruling at Cane Adiss). */
const throughShield: Check<DeployAttempt> = (game, attempt) =>
  comesRegardless(game, attempt) ? null : notThroughShield(game, attempt)

/** What the card's own text asks of the place and the moment. */
const asTextSays: Check<DeployAttempt> = (game, attempt) => {
  const { seat, card, destination } = attempt
  if (goesToHolosite(game, { destination })) return null
  const { deploys } = definitionOf(game, card).text
  const place = placeOf(game, destination)
  const context = comingNow(game, seat, card)
  const isAboard =
    deploys?.orAboard && 'on' in destination && matches(game, context, deploys.orAboard, destination.on)
  const isElsewhere =
    deploys?.only && !isAboard && (place === null || !matches(game, context, deploys.only, place))
  if (
    isElsewhere &&
    !comesRegardless(game, attempt) &&
    allowedBy(game, 'deploy-past-own-text', card, place ?? undefined) === null
  )
    return because('text-forbids-place', 'ccg95/goal/card-text-wins', { card })
  if (deploys?.oncePerGame && game.seat(seat).once.includes(definitionOf(game, card).title))
    return because('once-a-game', 'ccg95/goal/card-text-wins', { card })
  if (deploys?.if && !holds(game, context, deploys.if))
    return because('text-condition', 'ccg95/goal/card-text-wins', { card })
  return null
}

/** Kinds whose text names what they go on. */
const NAMING: ReadonlySet<CardKind> = new Set(['weapon', 'device', 'effect', 'epic-event'])

/** Weapons, devices and Effects go on what their text names (ccg95/effect/where-played). */
const onWhatTextNames: Check<DeployAttempt> = (game, { seat, card, destination }) => {
  const { kind, text } = definitionOf(game, card)
  if (goesToHolosite(game, { destination })) return null
  if (!('on' in destination) || !NAMING.has(kind)) return null
  const context = comingNow(game, seat, card)
  const fits = (text.deploys?.on ?? []).some(
    ({ on }) => typeof on === 'object' && matches(game, context, on, destination.on),
  )
  return fits || allowedBy(game, 'deploy-aboard', card, destination.on) !== null
    ? null
    : because('text-forbids-place', 'ccg95/effect/where-played', { card })
}

/** Aboard only where there is room (ccg95/deploy/aboard-starship). */
const hasRoom: Check<DeployAttempt> = (game, { card, destination }) => {
  if (!('on' in destination) || destination.as === 'attached' || AT_PLACES.has(destination.as)) return null
  if (freeRoles(game, card, destination.on).includes(destination.as)) return null
  return because('no-room', 'ccg95/deploy/aboard-starship', { card: destination.on })
}

/** What comes regardless of places is kept out by what bars it anywhere, and by Objectives (ccgx/number/deploy-restriction-ignored). */
const notBarred: Check<DeployAttempt> = (game, attempt) => {
  const { card, destination } = attempt
  const place = placeOf(game, destination)
  const there = barredBy(game, 'deploy', card, place ?? undefined)
  const isWaived = there !== null && !isOfObjective(game, there) && comesRegardless(game, attempt)
  const by = isWaived ? barredBy(game, 'deploy', card) : there
  return by === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: by })
}

/** An Interrupt that bars for a while may lie in a pile by then. */
const isOfObjective = (game: Game, by: CardId): boolean =>
  exists(game, by) && definitionOf(game, by).kind === 'objective'

/** What is immune to a card has it not put on it either (ccgx/deathstar/force-icons). */
const notImmune: Check<DeployAttempt> = (game, { card, destination }) =>
  'on' in destination && destination.as === 'attached' && isSafeFrom(game, card, destination.on)
    ? because('barred', 'ccg95/goal/card-text-wins', { card: destination.on })
    : null

const payable: Check<DeployAttempt> = (game, attempt) => {
  const { own, opponents } = deployCost(game, attempt)
  const rule = 'ccg95/force/use-needs-enough'
  const unpaid = whyNotPaid(game, attempt.seat, own, rule)
  if (unpaid) return unpaid
  return whyNotPaid(game, opponentOf(attempt.seat), opponents, rule, 'opponent-lacks-force')
}

/** Whether the card may come at all: asked once, wherever it could go. */
export const NEWCOMER_CHECKS: readonly Check<Newcomer>[] = [
  inHand,
  asReact,
  notSought,
  notTwice,
  notOutOfPlay,
  notCrossed,
]

/** Whether it may come to this place. */
export const PLACE_CHECKS: readonly Check<DeployAttempt>[] = [
  onceASystem,
  oneOperative,
  onePerLocation,
  rightPlace,
  inHabitat,
  throughShield,
  notIntoTrench,
  notOnDagobah,
  taughtThere,
  onlyProjections,
  presenceOrIcon,
  asTextSays,
  onWhatTextNames,
  hasRoom,
  notBarred,
  notImmune,
  warriorCarries,
  carriesNoMore,
  payable,
]
