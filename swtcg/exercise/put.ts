/** Puts the card under trial where an ability of it works: in its arena, on a unit, beneath one, or still being built. */
import type { Below } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../cards/definition.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { PrintedAbility } from './abilities.ts'
import type { Draft, Standing } from './draft.ts'
import { furnished, seatsIn, type Table } from './grant.ts'
import type { Plot } from './plot.ts'
import { fitsPrinted } from './printed.ts'
import type { Spot } from './spot.ts'
import type { Wishes } from './wish.ts'

export interface Staging extends Table {
  readonly star: CardDefinition
  readonly aim: PrintedAbility | undefined
  readonly wishes: Wishes
  readonly plot: Plot
  readonly spot: Spot
}

/** In its arena or on a unit, or in the build zone, where Reserves and Hidden Cost work. */
export function anySpot(star: CardDefinition, below: Below): Spot {
  if (star.kind === 'equipment') return 'aboard'
  if (star.kind === 'battle' || star.kind === 'mission') return 'hand'
  if (has(star, 'pilot') && below(2) === 0) return 'aboard'
  if (has(star, 'reserves') && below(2) === 0) return 'build'
  return has(star, 'hidden-cost') && below(2) === 0 ? 'face-down' : 'arena'
}

const has = ({ abilities }: CardDefinition, kind: Ability['ability']): boolean =>
  abilities.some(({ ability }) => ability === kind)

export function put(staging: Staging): void {
  const { star, seats, side, spot } = staging
  const seat = seats[side]
  if (spot === 'hand' && star.kind === 'event') seat.waitingEvent = star
  else if (spot === 'hand') seat.hand.unshift(star)
  else if (spot === 'discard') seat.discard.unshift(star)
  else if (spot === 'build') seat.build.unshift({ card: star })
  else if (spot === 'face-down') conceal(star, seat)
  else if (spot === 'aboard') board(staging, seat)
  else if (spot === 'beneath') lieBeneath(staging, seat)
  else stand(staging, seat)
}

/** With the counters that it takes before Force may do the rest, and no build points for it. */
export function conceal(card: CardDefinition, seat: Draft): void {
  seat.buildPoints = 0
  seat.build.unshift({ card, counters: Math.max(1, ...hiddenCosts(card.abilities)) })
}

const hiddenCosts = (abilities: readonly Ability[]): readonly number[] =>
  abilities.flatMap((each) => {
    if (each.ability === 'hidden-cost') return [each.value]
    return each.ability === 'static' ? hiddenCosts(each.gain.abilities ?? []) : []
  })

function stand(staging: Staging, seat: Draft): void {
  const { star, arena } = staging
  if (star.kind === 'location') seat.locations = [star]
  else if (star.kind === 'resource') seat.resource = star
  else if (star.kind === 'event') seat.event = star
  else if (arena)
    seat[arena].unshift(made(staging, arena, { ...hurt(staging, star), ...withOthers(staging, arena) }))
}

/** Now and then it has a Pilot or an Equipment of its own. */
const withOthers = ({ star, cast, side, below }: Staging, arena: Arena): Partial<Standing> => ({
  ...(below(3) === 0 ? { pilots: cast.pilots(side, star, 1) } : {}),
  ...(below(3) === 0 ? { equipment: cast.equipment(side, arena, 1) } : {}),
})

/** Such as the ability wants the card, or the unit that it is on, to be. */
function made(staging: Staging, arena: Arena, unit: Standing): Standing {
  const { plot, cast, side, wishes } = staging
  const asked = staging.spot === 'aboard' ? [...wishes.own, ...saidOfBearer(staging)] : wishes.own
  const wanted = asked.reduce((one, of) => furnished(staging, side, arena, one, of), unit)
  if (plot.attacker !== 'star' || unit.card.power !== 0) return wanted
  const arms = cast.fitting(side, { kind: ['equipment'] }, 1, (card) => isArms(card, arena))
  return { ...wanted, equipment: [...(wanted.equipment ?? []), ...arms] }
}

/** A unit without power that is to do damage needs some. */
const isArms = ({ arenas, abilities }: CardDefinition, arena: Arena): boolean =>
  arenas.includes(arena) &&
  abilities.some((each) => each.ability === 'equipped' && !each.who && (each.bonus.power ?? 0) > 0)

/** Often one damage from being discarded: much text is about that. */
function hurt({ below, plot }: Staging, card: CardDefinition): Standing {
  const isHurt = plot.kills ? plot.defender === 'star' : plot.attacker !== 'star' && below(2) === 0
  return { card, damage: isHurt ? lastHealth(card) : 0 }
}

/** The damage that leaves one health. */
export const lastHealth = ({ health }: CardDefinition): number =>
  typeof health === 'number' ? Math.max(0, health - 1) : 0

/** On a unit as its Pilot or as Equipment: one that fits what the card and the ability say of it. */
function board(staging: Staging, seat: Draft): void {
  const { star, below, aim } = staging
  const bearer = bearerFor(staging)
  if (!bearer) return void seat.hand.unshift(star)
  const as = star.kind === 'equipment' ? 'equipment' : 'pilots'
  const arenas =
    as === 'equipment' ? bearer.arenas.filter((each) => star.arenas.includes(each)) : bearer.arenas
  const arena = arenas[below(arenas.length)]!
  const isInReserve = aim?.within.some(({ ability }) => ability === 'reserves') ?? false
  seat[isInReserve ? 'build' : arena].unshift(
    made(staging, arena, { ...hurt(staging, bearer), [as]: [star] }),
  )
}

/** A unit that fits all that is said of it; or as much as there is a unit for. */
function bearerFor(staging: Staging): CardDefinition | undefined {
  const { star, cast, side, wishes } = staging
  const asked = [...saidOfBearer(staging), ...wishes.own]
  const room = Math.max(
    1,
    ...wishes.own.map(({ carries }) => (carries?.what === 'pilots' ? (carries.atLeast ?? 2) : 1)),
  )
  const fits = (card: CardDefinition): boolean =>
    asked.every((of) => fitsPrinted(card, of)) && seatsIn(card) >= room
  return cast.bearer(side, star, fits) ?? cast.bearer(side, star)
}

/** What the text of the card, and what leads to the ability, say of the unit that it is on. */
function saidOfBearer({ star, aim }: Staging): readonly Filter[] {
  const printed = star.abilities.flatMap((each) => {
    if (each.ability === 'attachment')
      return 'only' in each.rule ? [each.rule.only] : 'fixed' in each.rule ? [each.rule.fixed] : []
    return each.ability === 'rule' && 'pilotsOnly' in each.rule ? [each.rule.pilotsOnly] : []
  })
  const path = aim ? [...aim.within, aim.ability] : []
  return [...printed, ...path.flatMap((each) => (each.ability === 'equipped' && each.who ? [each.who] : []))]
}

/** Beneath a unit whose stack it may join: of its own name, or of another by its text. */
function lieBeneath(staging: Staging, seat: Draft): void {
  const { star, cast, side, below } = staging
  const joins = star.abilities.flatMap((each) => (each.ability === 'joins-stack' ? [each.of] : []))
  const isTop = (card: CardDefinition): boolean =>
    card.kind === 'unit' && joins.some((of) => fitsPrinted(card, of))
  const top = joins.length > 0 ? cast.fitting(side, {}, 1, isTop)[0] : cast.namesake(star)
  if (!top) return stand(staging, seat)
  const arena = top.arenas[below(top.arenas.length)]!
  seat[arena].unshift(made(staging, arena, { card: top, stack: [star] }))
}
