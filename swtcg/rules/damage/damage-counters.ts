/** Damage counters: placed for damage, or put there by an effect. */
import type { CardId, Cause } from '@dejarik/kernel'
import type { Game, Packet } from '../../kinds.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { changeCounters } from '../cards/counters.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { earn } from '../keywords/bounty.ts'
import { doubledCounters } from '../keywords/double-damage.ts'
import { stunUnit } from '../keywords/stun.ts'

/** One counter for each point that was not prevented (idc/attack/place-counters); says which damage was placed. */
export function placeCounters(game: Game): Packet[] {
  const placed = game.table.damage.filter(
    ({ unit, amount, prevented }) => amount > prevented && exists(game, unit) && isInPlay(game, unit),
  )
  for (const packet of placed) {
    const { unit, amount, prevented, source, by, bounties = [] } = packet
    const isMarked = markInstead(game, packet)
    if (!isMarked) {
      addDamageCounters(game, unit, amount - prevented, source, by)
      addCounters(game, unit, doubledCounters(game, packet), 'now/keywords/double-damage')
    }
    countDone(game, by, amount - prevented)
    if (source !== null && !isMarked) stunUnit(game, source, unit)
    if (game.policies.bountyFor === 'damage' && source !== unit)
      for (const bounty of bounties) earn(game, bounty, unit)
  }
  return placed
}

/** The damage of some units leaves counters of another name; whether it did. */
function markInstead(game: Game, { unit, source, amount, prevented }: Packet): boolean {
  if (source === null || source === unit || !exists(game, source)) return false
  const name = constraintsOn(game, source).flatMap(({ rule }) =>
    'damageAs' in rule ? [rule.damageAs] : [],
  )[0]
  if (name === undefined) return false
  changeCounters(game, unit, name, amount - prevented, {
    rule: 'now/counters/instead-of-damage',
    card: source,
  })
  return true
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
const heap = (game: Game, unit: CardId, amount: number): void =>
  addCounters(game, unit, amount * moreFor(game, unit), 'idc/term/damage-counter-not-damage')

function addCounters(game: Game, unit: CardId, amount: number, rule: string): void {
  if (amount === 0) return
  game.changeCard(unit, { damage: game.card(unit).damage + amount })
  game.emit({ kind: 'damageCountersPut', unit, amount, cause: { rule } })
}
