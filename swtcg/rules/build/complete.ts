/** Completing a card: pay, turn it up, a chance to disrupt, then what its kind says (idc/build/complete-by-kind). */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { ARENAS, type CardKind, isCampaign } from '../../cards/definition.ts'
import { lastCounters } from '../../effects/amounts/last-numbers.ts'
import type { Bound } from '../../effects/context.ts'
import { resolving } from '../../effects/resolving.ts'
import type { DeployedBy } from '../../events.ts'
import { type Destination, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { type MayBeDisrupted, openDisruption } from '../attack/disrupt.ts'
import { exists, seatZone, tableZone } from '../cards/place.ts'
import { paidWith, pay } from '../chances/costs.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { discardCard } from '../damage/discard.ts'
import { alternatives } from '../keywords/alternative-cost.ts'
import { meditationAt, meditations, noteMeditated } from '../keywords/meditate.ts'
import { newTop } from '../unique/new-top.ts'
import { settleOwnUniques } from '../unique/own-uniques.ts'
import { stackBeneath } from '../unique/stack.ts'
import { costInstead, priceOf } from './completion-price.ts'
import { placeLocation } from './location.ts'
import { placeResource } from './resource.ts'
import type { CompleteOffer } from './what-can-be-completed.ts'

interface Completion extends MayBeDisrupted {
  readonly seat: SeatId
  readonly card: CardId
  /** Absent for a Mission. */
  readonly destination?: Destination
  /** The Force that Hidden Cost takes for the counters that are missing. */
  readonly hidden?: { readonly force: number }
  /** Which of its abilities says what is paid in place of its cost. */
  readonly instead?: number
  /** What the cost has bound: the unit that was tapped for it. */
  readonly paid?: Bound
  /** A Trap does what belongs to the trigger that set it off. */
  readonly sprung?: { readonly ability: number; readonly bound: Bound }
  /** The build counters that it had. */
  readonly built?: Bound
}

/** Starts what a `complete` offer says, in the build step or by Hidden Cost. */
export const complete = (
  game: Game,
  seat: SeatId,
  { card, destination, hidden, instead }: CompleteOffer,
): void =>
  game.call(completion, {
    seat,
    card,
    ...(destination && { destination }),
    ...(hidden && { hidden }),
    ...(instead === undefined ? {} : { instead }),
  })

export const completion = procedure<Completion>('swtcg/completion', [
  step('pay', (game, { seat, card, destination, hidden, instead }) => {
    const { build, extra } = priceOf(game, card, destination)
    if (instead !== undefined) return pay(game, seat, card, costInstead(game, card, instead), 'paid')
    if (!game.card(card).faceDown) pay(game, seat, card, [{ pay: 'build', amount: build }])
    if (hidden) pay(game, seat, card, [{ pay: 'force', amount: hidden.force }])
    pay(game, seat, card, extra, 'paid')
  }),
  step('turn-up', (game, { seat, card, destination, instead }) => {
    const built = lastCounters(game.card(card).build, priceOf(game, card, destination).build)
    const meditated = instead !== undefined && meditations(priceAbilities(game, card)).includes(instead)
    const shown = turnUp(game, seat, card)
    if (meditated) noteMeditated(game, shown)
    return { card: shown, built }
  }),
  step('disrupt', (game, { seat, card, instead }) => {
    const { kind } = definitionOf(game, card)
    if (meditationAt(priceAbilities(game, card), instead).undisruptable) return
    if (kind !== 'event') openDisruption(game, kind, card, seat)
  }),
  step('disrupted', (game, { card, disrupted }) => {
    if (!disrupted) return
    discardCard(game, card, 'build', { rule: 'idc/disrupt/completion-disrupted-discards-card' })
    game.finish()
  }),
  step('complete', (game, { seat, card }) => {
    const { is } = game.card(card)
    game.emit({ kind: 'completed', seat, card, is, cause: { rule: 'idc/build/complete-by-kind' } })
  }),
  step('carry-out', (game, { seat, card, paid, built, sprung, instead }) => {
    const definition = definitionOf(game, card)
    if (definition.kind !== 'mission' || isCampaign(definition)) return
    const done = definition.abilities.filter((_, index) => !sprung || index === sprung.ability)
    const { and = [] } = meditationAt(priceAbilities(game, card), instead)
    carryOut(game, seat, card, done, and, { ...sprung?.bound, ...paidWith(paid), ...built })
  }),
  step('place', (game, locals) => PLACES[definitionOf(game, locals.card).kind](game, locals)),
  step('meditated', (game, { seat, card, instead }) => {
    if (!exists(game, card)) return // it has joined a stack, or its coming has sent it away
    const definition = definitionOf(game, card)
    const { and = [] } = meditationAt(priceAbilities(game, card), instead)
    if (and.length > 0 && (definition.kind !== 'mission' || isCampaign(definition)))
      carryOut(game, seat, card, [], and, {})
  }),
  step('triggers', (game) => {
    if (resolveDue(game, 'build')) game.goto('triggers')
  }),
])

/** What the Mission says, before it is discarded (idc/cards/mission-resolve-then-discard). */
function carryOut(
  game: Game,
  seat: SeatId,
  card: CardId,
  abilities: readonly Ability[],
  more: readonly Instruction[],
  bound: Bound,
): void {
  const own = abilities.flatMap((ability) =>
    ability.ability === 'effect' || ability.ability === 'triggered' ? ability.do : [],
  )
  const instructions = [...own, ...more]
  game.call(resolving, { context: { you: seat, self: card, bound }, instructions })
}

/** It lies beside the game, not in play, until its completion is certain; its counters are gone. */
function turnUp(game: Game, seat: SeatId, card: CardId): CardId {
  const { build } = game.card(card)
  const shown = moveCard(game, card, seatZone(seat, 'aside'), { change: { build: 0, controller: seat } })
  const cause = { rule: 'idc/build/complete-flip-and-clear' }
  if (build > 0) game.emit({ kind: 'buildCountersChanged', card: shown, by: -build, total: 0, cause })
  game.emit({ kind: 'turnedUp', seat, card: shown, is: game.card(shown).is, cause })
  return shown
}

const PLACES: Readonly<Record<CardKind, (game: Game, completion: Completion) => void>> = {
  unit: deploy,
  equipment: deploy,
  location: (game, { seat, card, destination }) => {
    const arena = ARENAS.find((each) => destination && 'to' in destination && destination.to === each)
    if (arena) placeLocation(game, seat, card, arena)
    else if (destination && 'onto' in destination)
      game.constants.locationStacks?.place(game, seat, card, destination)
  },
  resource: (game, { seat, card }) => placeResource(game, seat, card),
  mission: (game, { seat, card }) => {
    if (isCampaign(definitionOf(game, card))) stay(game, seat, card)
    else if (game.card(card).host === null)
      // unless its own text put it under a unit
      discardCard(game, card, 'build', { rule: 'idc/cards/mission-resolve-then-discard' })
  },
  battle: () => {},
  event: () => {},
}

/** A Campaign lies face-up in the build zone from now on (now/campaigns/what). */
function stay(game: Game, seat: SeatId, card: CardId): void {
  moveCard(game, card, seatZone(seat, 'build'))
  const cause = { rule: 'now/campaigns/what' }
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: 'build', cause })
}

function deploy(game: Game, { seat, card, destination, hidden, instead }: Completion): void {
  if (!destination) return
  if ('onto' in destination) return join(game, seat, card, destination)
  const { to } = destination
  moveCard(game, card, to === 'build' || to === 'resource' ? seatZone(seat, to) : tableZone(to))
  announce(game, seat, card, to === 'resource' ? 'build' : to, byWhat(game, card, hidden, instead))
  settleOwnUniques(game, card)
}

/** How it was paid for, told with its deployment (now/costs/alternative-remembered). */
function byWhat(
  game: Game,
  card: CardId,
  hidden: Completion['hidden'],
  instead: number | undefined,
): DeployedBy | undefined {
  if (hidden) return 'hidden-cost'
  return instead !== undefined && alternatives(definitionOf(game, card)).includes(instead)
    ? 'alternative-cost'
    : undefined
}

/** Putting down an Equipment is no deployment. */
function announce(
  game: Game,
  seat: SeatId,
  card: CardId,
  to: 'space' | 'ground' | 'character' | 'build',
  by: DeployedBy | undefined,
): void {
  const { is } = game.card(card)
  if (definitionOf(game, card).kind === 'equipment')
    game.emit({
      kind: 'placed',
      seat,
      card,
      is,
      to,
      cause: { rule: 'idc/equipment/completes-to-build-zone' },
    })
  else
    game.emit({
      kind: 'deployed',
      seat,
      card,
      is,
      to,
      ...(by ? { by } : {}),
      cause: { rule: 'idc/cards/unit-deploy-destinations' },
    })
}

/** Joins a stack on top or beneath (idc/stack/create-top-or-beneath). */
function join(
  game: Game,
  seat: SeatId,
  card: CardId,
  { onto, place }: Extract<Destination, { readonly onto: CardId }>,
): void {
  const version = stackBeneath(game, card, onto)
  if (place === 'top') return game.call(newTop, { seat, card: onto, version, deployed: true })
  const { is } = game.card(version)
  game.emit({
    kind: 'stacked',
    seat,
    card: onto,
    is,
    place,
    cause: { rule: 'idc/stack/create-top-or-beneath' },
  })
}
