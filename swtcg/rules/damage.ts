/** Damage resolution, used by everything that does damage: pending, prevention, placement, discard. */
import { addLasting, type CardId, type Cause, numberOf } from '@dejarik/kernel'
import { ask, type Game, type Packet, procedure, step } from '../kinds.ts'
import { openChance } from './chances.ts'
import { showsNatural } from './dice.ts'
import { discardUnit } from './discard.ts'
import { has, remainingHealth } from './numbers.ts'
import { arenaOf, cardsAt, exists, isInPlay } from './place.ts'
import { pendingOn, preventDamage } from './prevention.ts'
import { isSpent } from './spent.ts'
import { nextMoment, takeWaiting } from './waiting.ts'

interface Damage {
  readonly packets: readonly Packet[]
  /** What was pending when this damage interrupted it. */
  readonly outer?: readonly Packet[]
}

/** Damage from one cause to one unit. Each has a moment of its own, which "once for each instance" counts by. */
export function packet(
  game: Game,
  unit: CardId,
  amount: number,
  source: CardId | null,
  by: Packet['by'],
): Packet {
  return { unit, amount, prevented: 0, source, by, moment: nextMoment(game) }
}

export const damage = procedure<Damage>('swtcg/damage', [
  step('assign', (game, { packets }) => {
    const outer = game.table.damage
    game.changeTable({ damage: packets })
    return { outer }
  }),
  ask('overkill', chooseOverkill, (game, _, [second]) => {
    if (second !== undefined) game.call(overkill, { second })
  }),
  step('critical-hit', criticalHit),
  step('pending-chance', (game) => openChance(game, 'pending-damage')),
  step('parry', parry),
  step('prevention-chance', (game) => {
    if (game.table.damage.some(({ unit }) => pendingOn(game, unit) > 0)) openChance(game, 'prevention')
  }),
  step('place', (game) => {
    game.call(placement, { placed: placeCounters(game) })
  }),
  step('restore', (game, { outer = [] }) => {
    game.changeTable({ damage: outer })
  }),
  step('deflected', (game) => {
    const effect = takeWaiting(game, ({ chance }) => chance === 'after-damage')?.effect
    if (effect?.kind !== 'deflected') return
    game.goto('deflected')
    if (!exists(game, effect.against) || arenaOf(game, effect.against) === null) return
    game.call(damage, { packets: [packet(game, effect.against, effect.amount, effect.unit, 'deflect')] })
  }),
])

const attackPacket = (game: Game): Packet | undefined =>
  game.table.damage.find(({ by }) => by === 'attack-dice')

/** Hits beyond the defending unit's remaining health may go to another unit in its arena (idc/keyword/overkill-*). */
function chooseOverkill(game: Game) {
  const assigned = attackPacket(game)
  const attack = game.table.attack
  if (!assigned || !attack || !has(game, attack.attacker, 'overkill')) return undefined
  if (assigned.amount <= remainingHealth(game, assigned.unit)) return undefined
  const arena = arenaOf(game, assigned.unit)
  const from = arena === null ? [] : cardsAt(game, arena).filter((unit) => unit !== assigned.unit)
  const seat = game.card(attack.attacker).controller
  const rules = ['idc/keyword/overkill-divides-excess']
  return {
    kind: 'cards' as const,
    seat,
    about: 'overkill',
    card: attack.attacker,
    rules,
    from,
    min: 0,
    max: 1,
  }
}

/** Some of the excess may stay on the defending unit (idc/keyword/overkill-surplus-against-prevention). */
export const overkill = procedure<{ second: CardId }>('swtcg/overkill', [
  ask(
    'divide',
    (game) => {
      const { attacker } = game.table.attack!
      const { amount, unit } = attackPacket(game)!
      const max = amount - remainingHealth(game, unit)
      return {
        kind: 'number' as const,
        seat: game.card(attacker).controller,
        about: 'overkill-amount',
        min: 1,
        max,
      }
    },
    (game, { second }, moved) => {
      const { attacker } = game.table.attack!
      const rest = game.table.damage.map((each) =>
        each.by === 'attack-dice' ? { ...each, amount: each.amount - moved } : each,
      )
      game.changeTable({ damage: [...rest, packet(game, second, moved, attacker, 'overkill')] })
    },
  ),
])

/** A natural 6 among the attack dice does X more damage (idc/keyword/critical-hit-adds-damage). */
function criticalHit(game: Game): void {
  const { attack } = game.table
  if (!attack || !attackPacket(game) || !showsNatural(attack.dice, 6)) return
  const extra = numberOf(game, 'critical-hit', attack.attacker)
  if (extra <= 0) return
  game.changeTable({
    damage: game.table.damage.map((each) =>
      each.by === 'attack-dice' ? { ...each, amount: each.amount + extra } : each,
    ),
  })
}

/** A natural 1 among the attack dice prevents X damage (idc/keyword/parry-prevents). */
function parry(game: Game): void {
  const { attack } = game.table
  const assigned = attackPacket(game)
  if (!attack || !assigned || !showsNatural(attack.dice, 1)) return
  const value = numberOf(game, 'parry', assigned.unit)
  if (value > 0) preventDamage(game, assigned.unit, value, 'parry')
}

/** One counter for each point that was not prevented (idc/attack/place-counters). */
function placeCounters(game: Game): CardId[] {
  const placed: CardId[] = []
  for (const { unit, amount, prevented, source } of game.table.damage) {
    const counters = amount - prevented
    if (counters <= 0 || !exists(game, unit) || !isInPlay(game, unit)) continue
    addDamageCounters(game, unit, counters, source)
    if (source !== null) stun(game, source, unit)
    placed.push(unit)
  }
  return placed
}

export function addDamageCounters(game: Game, unit: CardId, amount: number, source: CardId | null): void {
  game.changeCard(unit, { damage: game.card(unit).damage + amount })
  game.emit({ kind: 'damagePlaced', unit, amount, source, cause: { rule: 'idc/attack/place-counters' } })
}

/** Another unit that is damaged by a unit with Stun loses power until end of battle (idc/keyword/stun-*). */
function stun(game: Game, source: CardId, unit: CardId): void {
  if (source === unit || !exists(game, source)) return
  const amount = numberOf(game, 'stun', source)
  if (amount <= 0) return
  const origin = {
    source,
    seat: game.card(source).controller,
    duration: { until: 'end-of-turn', whileCard: unit },
  }
  addLasting(game, { kind: 'gain', card: unit, power: -amount, name: 'stun' }, origin)
}

/** After counters were placed: a chance to save units that are due to be discarded, then their discard. */
export const placement = procedure<{ placed: readonly CardId[]; due?: readonly CardId[] }>(
  'swtcg/placement',
  [
    step('placement-chance', (game, { placed }) => {
      if (placed.some((unit) => isSpent(game, unit))) openChance(game, 'placement')
      else game.finish()
    }),
    step('discard', (game, { placed }) => {
      const due = placed.filter((unit) => isSpent(game, unit))
      const cause: Cause = { rule: 'idc/attack/unit-discard' }
      for (const unit of new Set(due)) discardUnit(game, unit, cause)
      if (due.length === 0) game.finish()
    }),
    step('discard-chance', (game) => openChance(game, 'unit-discard')),
  ],
)
