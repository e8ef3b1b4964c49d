/** A shot: what it offers, the Force for it, weapon destiny against the target's defense, and what follows. */
import { type CardId, expire, isAllowed, numberOf, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { CardNumber } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Outcome } from '../../text/text.ts'
import { answer } from '../answers/answer.ts'
import { END_OF_DRAW } from '../answers/limits.ts'
import { cardsOnTable, exists, locationsInPlay } from '../cards/place.ts'
import { useForce } from '../force/piles.ts'
import { AIMED_AT } from './aimed-at.ts'
import { destiny } from './destiny.ts'
import { FIRE_CHECKS, TARGET_CHECKS, WEAPON_CHECKS } from './shot-checks.ts'
import {
  contextOf,
  defenseAgainst,
  FIRED,
  FIRED_APART,
  fireCost,
  firesOf,
  pricesOf,
  reaches,
  type Shot,
  shooterIn,
  shotsIn,
  shotsLeft,
  standsAlone,
  USER_FIRED,
  userOf,
  wholeDefense,
} from './shots.ts'

export const fireOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  cardsOnTable(game)
    .filter(
      (weapon) => firesOf(game, weapon) && isAllowed(game, WEAPON_CHECKS, { seat, weapon, target: weapon }),
    )
    .flatMap((weapon) => offersWith(game, seat, weapon))

function offersWith(game: Game, seat: SeatId, weapon: CardId): SwccgOffer[] {
  const { area, two } = firesOf(game, weapon) ?? {}
  const shots = (area ? locationsInPlay(game) : cardsOnTable(game))
    .flatMap((target): Shot[] => [
      { seat, weapon, target },
      ...(shotsLeft(game, weapon) > 1 ? [{ seat, weapon, target, twice: true }] : []),
    ])
    .flatMap((shot) => pricesOf(game, shot))
    .filter((shot) => isAllowed(game, TARGET_CHECKS, shot))
  return [...shots, ...(two ? pairsOf(game, shots) : [])].map((shot) => offerOf(game, shot))
}

/** Two of its targets at once, where both can be paid for. */
const pairsOf = (game: Game, shots: readonly Shot[]): readonly Shot[] =>
  shots
    .flatMap((shot, place) => shots.slice(place + 1).map(({ target }) => ({ ...shot, second: target })))
    .filter((shot) => isAllowed(game, TARGET_CHECKS, shot))

/** Shots at whatever of the opponent stands where the weapon is, whether it may fire now or not. */
export const imaginedShots = (game: Game, seat: SeatId, weapon: CardId): readonly SwccgOffer[] =>
  firesOf(game, weapon)
    ? cardsOnTable(game)
        .filter((target) => game.card(target).controller !== seat && reaches(game, weapon, target))
        .map((target) => offerOf(game, { seat, weapon, target }))
    : []

const offerOf = (game: Game, shot: Shot): SwccgOffer => ({
  verb: 'fire',
  key: `fire ${shot.weapon} ${shot.target}${shot.second === undefined ? '' : ` and ${shot.second}`}${shot.twice ? ' twice' : ''}${shot.paid === undefined ? '' : ` for ${shot.paid}`}`,
  card: shot.weapon,
  target: shot.target,
  cost: fireCost(game, shot),
  ...(shot.twice ? { twice: true } : {}),
  ...(shot.second === undefined ? {} : { second: shot.second }),
  ...(shot.paid === undefined ? {} : { paid: shot.paid }),
})

const HIT: readonly Instruction[] = [{ do: 'hit', what: { the: { chosen: 'target' } } }]
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

interface Firing extends Shot {
  /** What answers have left as the target. */
  readonly aimed?: CardId | null
  readonly other?: CardId | null
  readonly drawn?: number | null
}

/** The weapon is fired and paid for; answers may save the target or turn the shot (`aimed`). */
export function announce(game: Game, shot: Shot): void {
  const { seat, weapon, target } = shot
  const cost = fireCost(game, shot)
  if (!shot.apart) expire(game, END_OF_DRAW)
  if (shot.apart) note(game, weapon, FIRED_APART)
  else for (let shots = shotsIn(shot); shots > 0; shots--) note(game, weapon, FIRED)
  if (!standsAlone(game, weapon)) note(game, shooterIn(game, shot), USER_FIRED)
  note(game, target, `${AIMED_AT}${weapon}`)
  if (shot.second !== undefined) note(game, shot.second, `${AIMED_AT}${weapon}`)
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
  if (!standsAlone(game, weapon)) note(game, userOf(game, weapon), USER_FIRED)
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
  if (todo.length > 0) game.call(resolving, { todo, context: knowing(contextOf(shot), drawn) })
}
const knowing = (context: Context, destiny: number): Context => ({
  ...context,
  values: { ...context.values, destiny },
})
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
  const total = totalOf(game, shot, than) + amountOf(game, context, add)
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
  // Whoever saves one of two targets saves both.
  step('pay for two', (game, { seat, weapon, second, aimed = null }) => {
    if (second === undefined || aimed === null) return
    answer(game, { just: 'targeted', by: seat, card: second, source: weapon }, 'other', 'card')
  }),
  step('draw', (game, shot) => {
    const { weapon, second, aimed = null, other = null } = shot
    if (aimed === null || (second !== undefined && other === null) || !exists(game, weapon))
      return game.finish()
    drawFor(game, shot)
    return other === null ? { target: aimed } : { target: aimed, second: other }
  }),
  step('compare', (game, shot) => {
    if (!exists(game, shot.weapon) || !exists(game, shot.target)) return game.finish()
    strike(game, shot)
    expire(game, END_OF_DRAW)
  }),
  step('answers', (game, { seat, weapon, target }) => {
    if (exists(game, weapon)) answer(game, { just: 'weapon-fired', by: seat, card: weapon, target })
  }),
  // A shot outside battles and attacks is a fight of its own: what lasts for the battle lasts no longer.
  step('end', (game) => {
    if (game.table.battle === null && game.table.attack === null) expire(game, 'end-of-battle')
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
  const { against } = firesOf(game, weapon) ?? {}
  const total = totalOf(game, shot, against)
  const defense = against ? numberOf(game, against, target) : wholeDefense(game, shot)
  const cause = { card: weapon, rule: 'ccg95/weapon/hit-test' }
  game.emit({ kind: 'shot', card: weapon, target, total, defense, cause })
  return total > defense
}

/** The destiny with what the weapon and other cards add to it. */
function totalOf(game: Game, shot: Drawn, than: Outcome['than'] | CardNumber): number {
  const { weapon, target, drawn } = shot
  const context = contextOf(shot)
  const added = (firesOf(game, weapon)?.add ?? [])
    .filter(({ against }) => !against || matches(game, context, against, target))
    .reduce((sum, { amount }) => sum + amount, 0)
  const isDefense = than === undefined || than === 'armor' || than === 'maneuver'
  const against = isDefense ? numberOf(game, 'total-against', target) : 0
  return drawn + added + against + numberOf(game, 'weapon-total', weapon)
}
