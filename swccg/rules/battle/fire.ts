/** A shot: who may fire at whom, the Force for it, weapon destiny against the target's defense, and what follows. */
import { because, type CardId, isAllowed, numberOf, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { isArtillery } from '../../cards/definition.ts'
import { amountOf, holds } from '../../effects/conditions.ts'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { allowedBy, barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Fires, Outcome } from '../../text/text.ts'
import { isLanded, isPiloted } from '../aboard/crew.ts'
import { answer } from '../answers/answer.ts'
import {
  cardsOnTable,
  exists,
  isInactive,
  isInside,
  isOnTable,
  locationOf,
  opponentOf,
} from '../cards/place.ts'
import { isCreatureCard } from '../creatures/creatures.ts'
import { whyNotPaid } from '../force/paying.ts'
import { useForce } from '../force/piles.ts'
import { areAdjacent } from '../locations/locations.ts'
import { isPowered } from './artillery.ts'
import { destiny } from './destiny.ts'
import { fighters } from './participants.ts'

export interface Shot {
  readonly seat: SeatId
  readonly weapon: CardId
  readonly target: CardId
  /** Both shots of a weapon that is fired twice, as one. */
  readonly twice?: boolean
}

/** What was used up: a weapon in this battle, whoever fired it in this turn. */
const FIRED = 'battle:fired'
const USER_FIRED = 'turn:fired'

const firesOf = (game: Game, weapon: CardId): Fires | undefined => definitionOf(game, weapon).text.fires

/** Whoever fires: the card that carries the weapon, whom its text names, or the weapon itself where it stands alone. */
function userOf(game: Game, weapon: CardId): CardId {
  const { on, as } = game.card(weapon)
  const { user } = firesOf(game, weapon) ?? {}
  if (user) return shooterOf(game, weapon, user) ?? weapon
  return as === 'attached' && on !== null && definitionOf(game, on).kind !== 'location' ? on : weapon
}

/** Who there fires it: the first who may, of those that fit (ccgx/artillery/who-fires). */
function shooterOf(game: Game, weapon: CardId, user: Filter): CardId | undefined {
  const seat = game.card(weapon).controller
  const fitting = cardsOnTable(game).filter(
    (card) =>
      game.card(card).controller === seat &&
      !isInactive(game, card) &&
      matches(game, speaking(seat, weapon), user, card),
  )
  return fitting.find((card) => game.policies.mayFireAnother(game, card, weapon)) ?? fitting[0]
}

const contextOf = ({ seat, weapon, target }: Shot): Context => ({
  ...speaking(seat, weapon),
  chosen: { target: [target] },
})

export const fireCost = (game: Game, shot: Shot): number =>
  allowedBy(game, 'fire-free', shot.weapon) !== null
    ? 0
    : amountOf(game, contextOf(shot), firesOf(game, shot.weapon)?.cost ?? 0) * shotsIn(shot)

const shotsIn = ({ twice }: Shot): number => (twice ? 2 : 1)

/** Shots that a weapon has left in this battle (ccg95/weapon/once-per-battle). */
function shotsLeft(game: Game, weapon: CardId): number {
  if (firesOf(game, weapon)?.again) return 1
  const most = allowedBy(game, 'fire-twice', weapon) === null ? 1 : 2
  return most - game.card(weapon).uses.filter((use) => use === FIRED).length
}

/** What the weapon's text counts as the defense value, or the card's own (ccgx/weapon/defense-value-given). */
function defenseAgainst(game: Game, shot: Shot): number {
  const given = firesOf(game, shot.weapon)?.defense?.find(({ of }) =>
    matches(game, contextOf(shot), of, shot.target),
  )
  return given?.is ?? defenseOf(game, shot.target)
}

/** Ability of a character, armor or maneuver of ships and vehicles; the highest that it has (ccg95/weapon/hit-test). */
export function defenseOf(game: Game, card: CardId): number {
  const { kind, defense } = definitionOf(game, card)
  if (kind === 'creature') return defense ?? 0 // ccgx/creature/type
  const ability = kind === 'character' ? numberOf(game, 'ability', card) : 0
  return Math.max(ability, numberOf(game, 'armor', card), numberOf(game, 'maneuver', card))
}

const isVehicleWeapon = (game: Game, weapon: CardId): boolean => {
  const { kind, type } = definitionOf(game, weapon)
  return kind === 'weapon' && type === 'vehicle'
}

/** May this weapon be fired at all? */
const WEAPON_CHECKS: readonly Check<Shot>[] = [
  (game) =>
    (game.table.battle ?? game.table.attack)?.segment === 'weapons'
      ? null
      : because('not-in-weapons-segment', 'ccg95/battle/sequence'),
  (game, { seat, weapon }) =>
    game.card(weapon).controller === seat && firesOf(game, weapon)
      ? null
      : because('no-weapon-of-yours', 'ccg95/weapon/card-says-how', { card: weapon }),
  (game, { weapon }) =>
    firesOf(game, weapon)?.user && userOf(game, weapon) === weapon
      ? because('nobody-to-fire', 'ccgx/artillery/who-fires', { card: weapon })
      : null,
  (game, { weapon }) =>
    isArtillery(definitionOf(game, weapon)) && !isPowered(game, weapon)
      ? because('no-power', 'ccgx/artillery/power-source', { card: weapon })
      : null,
  (game, { seat, weapon }) => {
    const user = userOf(game, weapon)
    const there =
      firesFromNextDoor(game, weapon) ||
      (user === weapon
        ? locationOf(game, weapon) === (game.table.battle ?? game.table.attack)?.at
        : fighters(game, seat).includes(user))
    return there ? null : because('not-in-battle', 'ccg95/battle/everyone-there', { card: user })
  },
  (game, { weapon }) =>
    isInside(game, userOf(game, weapon))
      ? because('fires-from-inside', 'ccg95/capacity/carried-gear-no-battle', { card: weapon })
      : null,
  (game, { weapon }) =>
    isLanded(game, userOf(game, weapon))
      ? because('landed', 'ccg/starship/landed-no-weapons', { card: userOf(game, weapon) })
      : null,
  (game, { weapon }) =>
    isVehicleWeapon(game, weapon) && !isPiloted(game, userOf(game, weapon))
      ? because('no-pilot', 'ccgx/vehicle/weapons-on-vehicles', { card: userOf(game, weapon) })
      : null,
  (game, shot) =>
    shotsLeft(game, shot.weapon) < shotsIn(shot)
      ? because('fired-already', 'ccg95/weapon/once-per-battle', { card: shot.weapon })
      : null,
  (game, { weapon }) =>
    game.policies.mayFireAnother(game, userOf(game, weapon), weapon) ? null : userHasFired(game, weapon),
  (game, { weapon }) => {
    const by = barredBy(game, 'fire', weapon)
    return by === null ? null : because('barred', 'ccg95/weapon/card-says-how', { card: by })
  },
  (game, shot) => {
    const { if: condition } = firesOf(game, shot.weapon) ?? {}
    return !condition || holds(game, contextOf(shot), condition)
      ? null
      : because('text-condition', 'ccg95/weapon/card-says-how', { card: shot.weapon })
  },
  (game, { seat }) =>
    game.policies.mayFireNow(game, seat) ? null : because('not-your-shot', 'ccg95/weapon/initiator-first'),
]

/** A weapon that reaches the sites next door may be fired into the battle there (the ruling at ccgx/weapon/fire-adjacent). */
function firesFromNextDoor(game: Game, weapon: CardId): boolean {
  const [here, there] = [locationOf(game, weapon), game.table.battle?.at]
  if (here === null || there === undefined || here === there || !game.policies.firesIntoBattles) return false
  return reachesNextDoor(game, weapon) && areAdjacent(game, here, there)
}

const userHasFired = (game: Game, weapon: CardId) =>
  because('user-has-fired', 'ccg/weapon/one-per-user-per-turn', { card: userOf(game, weapon) })

/** May it be fired at this target? */
const TARGET_CHECKS: readonly Check<Shot>[] = [
  (game, { seat, target }) =>
    game.table.attack !== null || game.card(target).controller === opponentOf(seat)
      ? null
      : because('not-opponents', 'ccg95/weapon/targets-opponent', { card: target }),
  /** In an attack the creature is the target, and nowhere else (ccgx/creature/no-battle). */
  (game, { target }) =>
    (game.table.attack === null && !isCreatureCard(game, target)) || game.table.attack?.creature === target
      ? null
      : because('no-target-for-it', 'ccgx/creature/no-battle', { card: target }),
  (game, { weapon, target }) =>
    isOnTable(game, target) && reaches(game, weapon, target)
      ? null
      : because('out-of-reach', 'ccg95/weapon/one-target-same-location', { card: target }),
  (game, { weapon, target }) =>
    firesFromNextDoor(game, weapon) && locationOf(game, target) !== game.table.battle?.at
      ? because('out-of-reach', 'ccgx/weapon/fire-adjacent', { card: target })
      : null,
  (game, { target }) =>
    isInside(game, target)
      ? because('target-inside', 'ccg95/capacity/carried-gear-no-battle', { card: target })
      : null,
  (game, shot) => {
    const fires = firesOf(game, shot.weapon)
    const fits = fires && matches(game, contextOf(shot), fires.at, shot.target)
    return fits || allowedBy(game, 'be-any-target', shot.target) !== null || isLikeStarfighterTo(game, shot)
      ? null
      : because('no-target-for-it', 'ccg95/weapon/card-says-how', { card: shot.target })
  },
  (game, { target }) => {
    const by = barredBy(game, 'be-targeted', target)
    return by === null ? null : because('barred', 'ccg95/weapon/card-says-how', { card: by })
  },
  (game, shot) => whyNotPaid(game, shot.seat, fireCost(game, shot), 'ccg95/weapon/fire-cost'),
]

/** A vehicle that weapons target like a starfighter, where the weapon is fired at such (ccgx/vehicle/cloud-vehicle). */
function isLikeStarfighterTo(game: Game, shot: Shot): boolean {
  const fires = firesOf(game, shot.weapon)
  if (!fires || allowedBy(game, 'be-targeted-like-a-starfighter', shot.target) === null) return false
  return [fires.at, ...(fires.at.any ?? [])].some(({ type, kind, any: _, ...rest }) => {
    const atStarfighters = [type].flat().includes('starfighter') || [kind].flat().includes('starship')
    return atStarfighters && matches(game, contextOf(shot), rest, shot.target)
  })
}

export const FIRE_CHECKS: readonly Check<Shot>[] = [...WEAPON_CHECKS, ...TARGET_CHECKS]

function reaches(game: Game, weapon: CardId, target: CardId): boolean {
  const [here, there] = [locationOf(game, weapon), locationOf(game, target)]
  if (here === null || there === null) return false
  if (here === there) return true
  return reachesNextDoor(game, weapon) && areAdjacent(game, here, there)
}
const reachesNextDoor = (game: Game, weapon: CardId): boolean =>
  firesOf(game, weapon)?.reach === 'adjacent-site' || allowedBy(game, 'reach-adjacent', weapon) !== null

export const fireOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsOnTable(game)
    .filter(
      (weapon) => firesOf(game, weapon) && isAllowed(game, WEAPON_CHECKS, { seat, weapon, target: weapon }),
    )
    .flatMap((weapon) => offersWith(game, seat, weapon))

const offersWith = (game: Game, seat: SeatId, weapon: CardId): SwccgOffer[] =>
  cardsOnTable(game)
    .flatMap((target): Shot[] => [
      { seat, weapon, target },
      ...(shotsLeft(game, weapon) > 1 ? [{ seat, weapon, target, twice: true }] : []),
    ])
    .filter((shot) => isAllowed(game, TARGET_CHECKS, shot))
    .map((shot) => offerOf(game, shot))

/** Shots at whatever of the opponent stands where the weapon is, whether it may fire now or not. */
export const imaginedShots = (game: Game, seat: SeatId, weapon: CardId): readonly SwccgOffer[] =>
  firesOf(game, weapon)
    ? cardsOnTable(game)
        .filter((target) => game.card(target).controller !== seat && reaches(game, weapon, target))
        .map((target) => offerOf(game, { seat, weapon, target }))
    : []

const offerOf = (game: Game, shot: Shot): SwccgOffer => ({
  verb: 'fire',
  key: `fire ${shot.weapon} ${shot.target}${shot.twice ? ' twice' : ''}`,
  card: shot.weapon,
  target: shot.target,
  cost: fireCost(game, shot),
  ...(shot.twice ? { twice: true } : {}),
})

/** The initiator fires everything, then the opponent returns fire (ccg95/weapon/initiator-first). */
export const firesFirst = (game: Game, seat: SeatId): boolean =>
  (game.table.battle?.initiator === seat) !== (game.table.battle?.returned ?? false)

/** A weapon a turn for each user, but capital starships fire all they have (ccg/weapon/one-per-user-per-turn). */
export function firesOneWeapon(game: Game, user: CardId, weapon: CardId): boolean {
  const { uses } = game.card(user)
  if (user === weapon || !uses.includes(USER_FIRED) || definitionOf(game, user).type === 'capital')
    return true
  if (allowedBy(game, 'carry-any-number', user) !== null) return true
  return shotsLeft(game, weapon) > 0 && game.card(weapon).uses.includes(FIRED)
}

const HIT: readonly Instruction[] = [{ do: 'hit', what: { the: { chosen: 'target' } } }]
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

interface Firing extends Shot {
  /** What answers have left as the target. */
  readonly aimed?: CardId | null
  readonly drawn?: number | null
}

/** The weapon is fired and paid for; answers may save the target or turn the shot (`aimed`). */
export function announce(game: Game, shot: Shot): void {
  const { seat, weapon, target } = shot
  const cost = fireCost(game, shot)
  for (let shots = shotsIn(shot); shots > 0; shots--) note(game, weapon, FIRED)
  if (userOf(game, weapon) !== weapon) note(game, userOf(game, weapon), USER_FIRED)
  const cause = { rule: 'ccg95/weapon/pay-then-draw' }
  game.emit({ kind: 'fired', seat, card: weapon, target, cause })
  useForce(game, seat, cost, { card: weapon, rule: 'ccg95/weapon/fire-cost' })
  answer(game, { just: 'targeted', by: seat, card: target, source: weapon }, 'aimed', 'card')
}

/** How often a weapon could be fired now. */
export const shotsNow = (game: Game, weapon: CardId): number =>
  firesOf(game, weapon) &&
  isAllowed(game, WEAPON_CHECKS, { seat: game.card(weapon).controller, weapon, target: weapon })
    ? shotsLeft(game, weapon)
    : 0

/** One shot is used up without being fired. */
export function forgo(game: Game, weapon: CardId): void {
  note(game, weapon, FIRED)
  if (userOf(game, weapon) !== weapon) note(game, userOf(game, weapon), USER_FIRED)
}

/** Weapon destiny, as often as the weapon says (`drawn`). */
export function drawFor(game: Game, shot: Shot): void {
  const { seat, weapon } = shot
  const count = (firesOf(game, weapon)?.draws ?? 1) * shotsIn(shot)
  game.call(destiny, { seat, count, for: 'weapon', each: numberOf(game, 'weapon-draw', weapon) }, 'drawn')
}

/** What becomes of the target where the shot succeeds. */
export function strike(game: Game, shot: Firing): void {
  const { weapon, target, drawn } = shot
  if (!exists(game, weapon) || !exists(game, target) || drawn === null || drawn === undefined) return
  const { anyway = [], outcomes, do: done = HIT } = firesOf(game, weapon) ?? {}
  const fired = { ...shot, drawn }
  const results = outcomes ? resultsOf(game, fired, outcomes) : succeeds(game, fired) ? done : []
  const todo = [...anyway, ...results]
  if (todo.length > 0)
    game.call(resolving, { todo, context: { ...contextOf(shot), values: { destiny: drawn } } })
}
type Drawn = Firing & { readonly drawn: number }

/** What each number that the text compares brings (ccgx/weapon/armor-or-maneuver-only). */
const resultsOf = (game: Game, shot: Drawn, outcomes: readonly Outcome[]): readonly Instruction[] =>
  outcomes.filter((outcome) => isBrought(game, shot, outcome)).flatMap((outcome) => outcome.do)

function isBrought(game: Game, shot: Drawn, { add = 0, is = '>', than, of }: Outcome): boolean {
  const { weapon, target } = shot
  const context = contextOf(shot)
  if (of && !matches(game, context, of, target)) return false
  const beaten = numberToBeat(game, shot, than)
  if (beaten === undefined) return false
  const total = totalOf(game, shot) + amountOf(game, context, add)
  const cause = { card: weapon, rule: 'ccg95/weapon/hit-test' }
  game.emit({ kind: 'shot', card: weapon, target, total, defense: beaten, cause })
  return is === '=' ? total === beaten : total > beaten
}

/** Nothing where the target has no such number. */
function numberToBeat(game: Game, shot: Shot, than: Outcome['than']): number | undefined {
  if (than === undefined) return defenseAgainst(game, shot)
  if (typeof than === 'number') return than
  return game.policies.printed(game, shot.target, than) === undefined
    ? undefined
    : numberOf(game, than, shot.target)
}

export const fire = procedure<Firing>('swccg/fire', [
  step('pay', (game, shot) => announce(game, shot)),
  step('draw', (game, shot) => {
    const { weapon, aimed = null } = shot
    if (aimed === null || !exists(game, weapon)) return game.finish()
    drawFor(game, shot)
    return { target: aimed }
  }),
  step('compare', (game, shot) => {
    if (!exists(game, shot.weapon) || !exists(game, shot.target)) return game.finish()
    strike(game, shot)
  }),
  step('answers', (game, { seat, weapon, target }) => {
    if (exists(game, target)) answer(game, { just: 'weapon-fired', by: seat, card: weapon, target })
  }),
])

/** Weapons of a player that could be fired at a card now. */
export const aimedAt = (game: Game, seat: SeatId, target: CardId): readonly CardId[] =>
  cardsOnTable(game).filter(
    (weapon) => firesOf(game, weapon) !== undefined && isAllowed(game, FIRE_CHECKS, { seat, weapon, target }),
  )

function note(game: Game, card: CardId, use: string): void {
  game.changeCard(card, { uses: [...game.card(card).uses, use] })
}

/** More than the defense, equality misses; without a destiny the shot fails (ccg95/destiny/empty-reserve). */
function succeeds(game: Game, shot: Drawn): boolean {
  const { weapon, target } = shot
  const total = totalOf(game, shot)
  const { against } = firesOf(game, weapon) ?? {}
  const defense = against ? numberOf(game, against, target) : defenseAgainst(game, shot)
  const cause = { card: weapon, rule: 'ccg95/weapon/hit-test' }
  game.emit({ kind: 'shot', card: weapon, target, total, defense, cause })
  return total > defense
}

/** The destiny with what the weapon and other cards add to it. */
function totalOf(game: Game, shot: Drawn): number {
  const { weapon, target, drawn } = shot
  const context = contextOf(shot)
  const added = (firesOf(game, weapon)?.add ?? [])
    .filter(({ against }) => !against || matches(game, context, against, target))
    .reduce((sum, { amount }) => sum + amount, 0)
  return drawn + added + numberOf(game, 'weapon-total', weapon)
}
