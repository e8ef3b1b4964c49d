/** Attacks: what dice are expected to do to whom, and what that is worth. */
import type { CardId } from '@dejarik/kernel'
import { hitChance, type Odds, odds } from './odds.ts'
import type { Board, Piece } from './position.ts'
import { unitWorth } from './worth.ts'

const HIT_ON = 4
const ARMOR_HIT_ON = 5

export interface Prospect extends Odds {
  readonly dice: number
  readonly score: number
  readonly why: () => string
}

/** An attack by one unit on another. */
export function prospect(position: Board, attacker: CardId, defender: CardId): Prospect {
  const [by, on] = [position.piece(attacker), position.piece(defender)]
  if (!by || !on) return { dice: 0, hits: 0, discard: 0, score: 0, why: () => 'It cannot be judged.' }
  const dice = Math.max(0, by.power - (on.keywords['shields'] ?? 0))
  const needed = on.keywords['armor'] ? ARMOR_HIT_ON : HIT_ON
  const chance = hitChance(needed, by.keywords['accuracy'] ?? 0)
  const expected = odds(dice, chance, on.left, prevention(position, on))
  const why = () =>
    `${by.title} rolls ${dice} dice at ${on.title} (${on.left} health left): ${expected.hits.toFixed(1)} hits expected, ${Math.round(100 * expected.discard)}% to discard it.`
  return { dice, ...expected, score: gain(position, on, expected), why }
}

function gain(position: Board, on: Piece, { hits, discard }: Odds): number {
  const side = on.mine ? -1 : 1
  const { attack } = position.taste
  const worth = unitWorth(position, on)
  const wound = Math.min(1, hits / Math.max(1, on.left)) * (1 - discard)
  const untapped = on.tapped ? 0 : attack.untapped
  const last = on.arena !== null && position.units(on.arena, on.mine).length === 1
  const arena = last ? attack.takesArena * discard : 0
  return side * (worth * ((attack.discard + untapped) * discard + attack.wound * wound) + arena)
}

/** What the defender's side will prevent if it can pay. */
function prevention(position: Board, on: Piece): number {
  const force = on.mine ? position.force : position.enemyForce
  const number = (on.keywords['evade'] ?? 0) + (on.keywords['deflect'] ?? 0)
  return force > 0 ? Math.round(number * position.taste.attack.expectedPrevention) : 0
}

/** How much it is worth to do damage to a unit: more the nearer it is to its end; less than nothing if it is ours. */
export function target(position: Board, on: Piece): number {
  return (on.mine ? -1 : 1) * (unitWorth(position, on) / Math.max(1, on.left))
}
