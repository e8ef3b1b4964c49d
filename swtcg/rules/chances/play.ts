/** Playing an activated ability or a Battle card: pay, a chance to disrupt, then it takes place. */

import { type CardId, EVERYONE, moveCard, reveal, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { amountOf } from '../../effects/amounts/amounts.ts'
import type { Bound } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Nature } from '../../language/tree/prohibitions.ts'
import type { EffectAbility } from '../../language/tree/tree.ts'
import { useUp } from '../../uses.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { type ActiveAbility, keyOf } from '../abilities/active-ability.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { type MayBeDisrupted, openDisruption } from '../attack/disrupt.ts'
import { isForceOfX, natureOfAbility, natureOfBattleCard } from '../attack/nature.ts'
import { arenaOf, cardsIn, isIn, seatZone } from '../cards/place.ts'
import { spentUnits } from '../damage/health-used-up.ts'
import { placement } from '../damage/placement.ts'
import { enhancedCost, enhancedEffect } from '../keywords/enhance.ts'
import { meditateCost, meditationAt, noteMeditated, removedInstead } from '../keywords/meditate.ts'
import { type Activated, isActivated } from './activated-ability.ts'
import { activatedKeywords } from './activated-keywords.ts'
import { isUnpaid, paidWith, pay } from './costs.ts'
import { noteOnce, useOf } from './how-often.ts'
import type { Chance } from './kinds-of-chances.ts'
import { oneKeyword } from './one-keyword.ts'
import { subjectBound } from './play-checks.ts'
import { playingCost, useDiscounts } from './playing-cost.ts'
import { rememberUse } from './this-card.ts'
import { forgetWaiting } from './waiting.ts'

interface Play extends MayBeDisrupted {
  readonly seat: SeatId
  readonly card: CardId
  readonly chance: Chance
  /** Where the ability is printed, and which one it is there. */
  readonly source: CardId
  readonly path: string
  /** What takes place, even if the card loses it or leaves after paying. */
  readonly ability?: Activated
  /** What it is like, for whoever may disrupt only such. */
  readonly nature?: readonly Nature[]
  /** Its name among the abilities of the card. */
  readonly name?: string
  /** The arena in which the unit was before it paid. */
  readonly from?: Arena | null
  /** What the cost has bound: the unit that was discarded, how much was paid. */
  readonly paid?: Bound
}

export const play = procedure<Play>('swtcg/play', [
  step('pay', (game, { seat, card, source, path, chance }) => {
    const active = activeAt(game, card, source, path)
    const ability = active.ability as Activated
    const from = arenaOf(game, card)
    const nature = natureOfAbility(game, { source, path }, ability) // the cost may be the card itself
    useUp(game, useOf(game, card, active, ability, chance))
    if ('zones' in ability) rememberUse(game, card, path)
    if ('oncePerGame' in ability) noteOnce(game, seat, source, path)
    if (isIn(game, card, 'hand')) reveal(game, card, EVERYONE)
    pay(game, seat, card, playingCost(game, card, ability.cost, ability), 'paid')
    if (!paysX(ability)) tell(game, seat, card, source, ability)
    return { ability, nature, from, name: keyOf(game, active) }
  }),
  step('told', (game, { seat, card, source, ability, paid }) => {
    if (ability && paysX(ability)) tell(game, seat, card, source, ability, paid?.['X'])
  }),
  step('spent', discardSpent),
  step('disrupt', (game, { seat, card, ability, nature, name }) => {
    const certain = ability?.ability === 'effect' ? ability.undisruptable : undefined
    openDisruption(game, 'ability', card, seat, {
      undisruptable: certain,
      ...(nature ? { nature } : {}),
      ...(name === undefined ? {} : { name }),
    })
  }),
  step('disrupted', (game, { disrupted }) => {
    forgetWaiting(game, ({ chance }) => chance === 'disrupt') // for what could not be disrupted
    if (disrupted) game.finish()
  }),
  step('resolve', (game, { seat, card, ability, from = null, chance, paid }) => {
    if (ability && !isUnpaid(game, ability.cost, paid))
      takePlace(game, seat, card, ability, { ...subjectBound(game, chance), ...paidWith(paid) }, from)
  }),
])

/** How much Force it costs is known only when it was paid. */
const paysX = ({ cost }: Activated): boolean => cost.some(isForceOfX)

/** That it was played, and what for. */
function tell(
  game: Game,
  seat: SeatId,
  card: CardId,
  source: CardId,
  ability: Activated,
  x?: Bound[string],
): void {
  const name = ability.ability === 'activated' ? ability.keyword : 'effect'
  const tapped = ability.cost.some((part) => part.pay === 'tap') ? { tapped: true as const } : {}
  const force = forceOf(ability, typeof x === 'number' ? x : 0)
  game.emit({
    kind: 'abilityPlayed',
    seat,
    card,
    ability: name,
    ...tapped,
    ...force,
    cause: { card: source },
  })
}

/** What it costs in Force, if it costs Force at all (now/costs/force-activated). */
function forceOf({ cost }: Activated, x: number): { readonly force?: number } {
  const parts = cost.flatMap((part) => (part.pay === 'force' ? [part.amount] : isForceOfX(part) ? [x] : []))
  return parts.length > 0 ? { force: parts.reduce((sum, one) => sum + one, 0) } : {}
}

/** Units that lived by what was paid with go before the effect takes place (idc/term/discard-when-health-used-up). */
function discardSpent(game: Game, { paid }: { readonly paid?: Bound }): void {
  const placed = paid ? spentUnits(game) : []
  if (placed.length > 0) game.call(placement, { placed })
}

function activeAt(game: Game, card: CardId, source: CardId, path: string): ActiveAbility {
  const found = abilitiesOf(game, card).find((active) => active.source === source && active.path === path)
  if (!found || !isActivated(found.ability))
    throw new Error(`card ${card} has no ability ${source}.${path} to play`)
  return found
}

function takePlace(
  game: Game,
  seat: SeatId,
  card: CardId,
  ability: Activated,
  bound: Bound,
  from: Arena | null,
): void {
  const context = { you: seat, self: card, bound }
  if (ability.ability === 'effect') return game.call(resolve, { context, instructions: ability.do })
  if (ability.and) game.call(resolve, { context, instructions: ability.and }) // the keyword comes first
  if (ability.rolled && !ability.rolled.includes(Number(bound['roll']))) return
  const value = amountOf(game, context, ability.value)
  const [one, other] = [{ keyword: ability.keyword, value }, ability.with]
  if (other?.how === 'instead') return game.call(oneKeyword, { seat, card, from, of: [one, other] })
  if (other) activatedKeywords[other.keyword].resolve(game, seat, card, other.value, from)
  activatedKeywords[one.keyword].resolve(game, seat, card, value, from)
}

interface PlayBattleCard extends MayBeDisrupted {
  readonly seat: SeatId
  readonly card: CardId
  readonly path: string
  readonly chance: Chance
  readonly enhance?: number
  /** Which of its abilities is the Meditate that it is played by. */
  readonly instead?: number
  readonly paid?: Bound
}

/** Only one of the cards that were set aside may be played. */
function takeBackLent(game: Game, by: CardId): void {
  for (const seat of game.table.order)
    for (const card of cardsIn(game, seat, 'aside')) {
      const { out } = game.card(card)
      if (out?.by !== by || !out.lent) continue
      const { lent: _, ...kept } = out
      game.changeCard(card, { out: kept })
    }
}

/** A Battle card lies open beside the arenas while it is played, and is then discarded (idc/cards/battle-discard-after). */
export const playBattleCard = procedure<PlayBattleCard>('swtcg/battle-card', [
  step('show', (game, { seat, card, instead }) => {
    const { out } = game.card(card)
    if (out?.lent?.which === 'one') takeBackLent(game, out.by)
    const shown = moveCard(game, card, seatZone(seat, 'aside'), { change: { out: null } })
    game.emit({
      kind: 'battleCardPlayed',
      seat,
      card: shown,
      is: game.card(shown).is,
      cause: { rule: 'idc/cards/battle-played-in-battle-phase' },
    })
    if (instead !== undefined) noteMeditated(game, shown)
    return { card: shown }
  }),
  step('pay', (game, { seat, card, path, enhance, instead }) => {
    const effect = effectAt(game, card, path)
    if (effect.oncePerGame) noteOnce(game, seat, card, path)
    const meditated = instead === undefined ? null : meditateCost(priceAbilities(game, card), instead)
    const cost = meditated
      ? enhancedCost({ ...effect, cost: meditated }, enhance)
      : playingCost(game, card, enhancedCost(effect, enhance))
    pay(game, seat, card, cost, 'paid')
  }),
  step('spent', discardSpent),
  step('disrupt', (game, { seat, card, path, enhance, instead }) => {
    useDiscounts(game, seat)
    const { undisruptable } = meditationAt(priceAbilities(game, card), instead)
    if (undisruptable) return
    const effect = effectAt(game, card, path)
    const more = enhance === undefined ? undefined : effect.enhance?.[enhance]
    const certain = more?.undisruptable ?? effect.undisruptable
    const nature = natureOfBattleCard(enhancedEffect(game, effect, enhance))
    openDisruption(game, 'battle', card, seat, { nature, ...(certain ? { undisruptable: true } : {}) })
  }),
  step('disrupted', (game, { disrupted }) => {
    if (disrupted) game.goto('discard')
  }),
  step('resolve', (game, { seat, card, path, chance, enhance, instead, paid }) => {
    const effect = effectAt(game, card, path)
    if (isUnpaid(game, enhancedCost(effect, enhance), paid)) return
    const { and = [] } = meditationAt(priceAbilities(game, card), instead)
    game.call(resolve, {
      context: { you: seat, self: card, bound: { ...subjectBound(game, chance), ...paidWith(paid) } },
      instructions: [...enhancedEffect(game, effect, enhance), ...and],
    })
  }),
  step('discard', (game, { card }) => {
    if (removedInstead(game, card) === null)
      moveCard(game, card, seatZone(game.card(card).owner, 'discard'), { at: 'top' })
  }),
])

function effectAt(game: Game, card: CardId, path: string): EffectAbility {
  const ability = definitionOf(game, card).abilities[Number(path)]
  if (ability?.ability !== 'effect') throw new Error(`card ${card} has no effect ${path}`)
  return ability
}
