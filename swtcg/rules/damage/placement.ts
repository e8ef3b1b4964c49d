/** Placing damage counters, and discarding units whose health they use up. */
import { addLasting, type CardId, type Cause, numberOf } from '@dejarik/kernel'
import { replacementsOf } from '../../effects/triggers.ts'
import { type Game, type Packet, procedure, step } from '../../kinds.ts'
import { constraintsOn, isStopped } from '../abilities/constraints.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { settleDue } from '../chances/due.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { earn } from '../keywords/bounty.ts'
import { savePilots } from '../pilots/pilots-taken-off.ts'
import { discardNow } from './discard.ts'
import { isSpent } from './health-used-up.ts'
import { replaceDiscard } from './replaced-discard.ts'

/** One counter for each point that was not prevented (idc/attack/place-counters); says which damage was placed. */
export function placeCounters(game: Game): Packet[] {
  const placed = game.table.damage.filter(
    ({ unit, amount, prevented }) => amount > prevented && exists(game, unit) && isInPlay(game, unit),
  )
  for (const { unit, amount, prevented, source, by, bounties = [] } of placed) {
    addDamageCounters(game, unit, amount - prevented, source, by)
    countDone(game, by, amount - prevented)
    if (source !== null) stun(game, source, unit)
    if (game.policies.bountyFor === 'damage' && source !== unit)
      for (const bounty of bounties) earn(game, bounty, unit)
  }
  return placed
}

/** The attack remembers what it did (idc/phrase/does-no-damage). */
function countDone(game: Game, by: Packet['by'], counters: number): void {
  const { attack } = game.table
  if (attack && (by === 'attack-dice' || by === 'overkill'))
    game.changeTable({ attack: { ...attack, done: attack.done + counters } })
}

/** Counters that an effect puts there are no damage (idc/term/damage-counter-not-damage). */
export function putCounters(game: Game, unit: CardId, told: number, cause: Cause): void {
  const amount = told * (1 + moreFor(game, unit))
  game.changeCard(unit, { damage: game.card(unit).damage + amount })
  game.emit({ kind: 'damageCountersPut', unit, amount, cause })
}

/** How many counters each one brings along. */
const moreFor = (game: Game, unit: CardId): number =>
  constraintsOn(game, unit).reduce(
    (sum, { rule }) => sum + ('countersMore' in rule ? rule.countersMore : 0),
    0,
  )

function addDamageCounters(
  game: Game,
  unit: CardId,
  amount: number,
  source: CardId | null,
  by: Packet['by'],
): void {
  game.changeCard(unit, { damage: game.card(unit).damage + amount })
  const overkill = by === 'overkill' ? { by } : {}
  game.emit({
    kind: 'damagePlaced',
    unit,
    amount,
    source,
    ...overkill,
    cause: { rule: 'idc/attack/place-counters' },
  })
  heap(game, unit, amount)
}

/** The counters that those of the damage bring are no damage themselves. */
function heap(game: Game, unit: CardId, amount: number): void {
  const more = amount * moreFor(game, unit)
  if (more === 0) return
  game.changeCard(unit, { damage: game.card(unit).damage + more })
  game.emit({
    kind: 'damageCountersPut',
    unit,
    amount: more,
    cause: { rule: 'idc/term/damage-counter-not-damage' },
  })
}

/** Another unit that is damaged by a unit with Stun loses power (idc/keyword/stun-*). */
function stun(game: Game, source: CardId, unit: CardId): void {
  if (source === unit || !exists(game, source) || isStopped(game, source, 'stun')) return
  const amount = numberOf(game, 'stun', source)
  if (amount <= 0) return
  const origin = {
    source,
    seat: game.card(source).controller,
    duration: { until: game.policies.stunLasts, whileCard: unit },
  }
  addLasting(game, { kind: 'gain', card: unit, power: -amount, name: 'stun' }, origin)
}

interface Placement {
  readonly placed: readonly CardId[]
  /** The damage that placed the counters; absent where an effect put them there. */
  readonly packets?: readonly Packet[]
  /** Units that something else happens to instead. */
  readonly pending?: readonly CardId[]
  readonly saved?: readonly CardId[]
  readonly replaced?: boolean | null
}

/** After counters were placed: a chance to save units that are due to be discarded, then their discard. */
export const placement = procedure<Placement>('swtcg/placement', [
  step('due', (game, { placed }) => {
    const due = [...new Set(placed)].filter((unit) => isSpent(game, unit))
    if (due.length === 0) game.goto('after')
    return { placed: due, pending: due.filter((unit) => replacementsOf(game, unit).length > 0) }
  }),
  step('instead', (game, { pending = [] }) => {
    const [unit] = pending
    if (unit === undefined) return game.goto('placement-chance')
    if (!isSpent(game, unit) || !replaceDiscard(game, unit)) return { replaced: false }
    return undefined
  }),
  step('saved', (game, { pending = [], saved = [], replaced }) => {
    game.goto('instead')
    if (replaced) spare(game, pending[0]!)
    return { pending: pending.slice(1), saved: replaced ? [...saved, pending[0]!] : saved, replaced: null }
  }),
  step('placement-chance', (game) => openChance(game, 'placement')),
  step('pilots', (game, { placed, saved = [] }) => {
    for (const unit of placed) if (isSpent(game, unit) && !saved.includes(unit)) savePilots(game, unit)
  }),
  step('discard', (game, { placed, packets = [], saved = [] }) => {
    const due = placed.filter((unit) => isSpent(game, unit) && !saved.includes(unit))
    for (const unit of due) discardByDamage(game, unit, packets)
    if (due.length === 0) game.goto('after')
  }),
  step('discard-chance', (game) => openChance(game, 'unit-discard')),
  step('after', (game) => {
    settleDue(game, 'unit-discard') // what the damage itself set off (idc/attack/placement-skip-if-safe)
  }),
])

/** A unit that stays although its health is used up is not discarded again and again in that turn. */
function spare(game: Game, unit: CardId): void {
  if (!isSpent(game, unit)) return
  const seat = game.card(unit).controller
  const context = { you: seat, self: unit, bound: {} }
  addLasting(
    game,
    { kind: 'rule', card: unit, rule: { cant: 'be-discarded' }, context },
    { source: unit, seat, duration: { until: 'end-of-turn', whileCard: unit } },
  )
}

/** Whoever's damage did it gets the Bounty (idc/keyword/bounty-trigger). */
function discardByDamage(game: Game, unit: CardId, packets: readonly Packet[]): void {
  const by = packets.filter((each) => each.unit === unit && each.source !== null && each.source !== unit)
  const sources = [...new Set(by.map(({ source }) => source!))]
  const isWorthless = constraintsOn(game, unit).some(
    ({ rule }) => 'bounty' in rule && rule.bounty === 'none-for-it',
  )
  discardNow(game, unit, { rule: 'idc/attack/unit-discard' }, sources)
  if (game.policies.bountyFor === 'discard' && !isWorthless)
    for (const { bounties = [] } of by) for (const bounty of bounties) earn(game, bounty, unit)
}
