/** What the text of a card does, as far as its tree tells at a glance. */
import type { CardDefinition, Instruction } from '@dejarik/swtcg'
import { EFFECT, HARMFUL } from './weights.ts'

/** Every instruction, also those inside of others. */
function instructionsIn(tree: unknown): Instruction[] {
  if (typeof tree !== 'object' || tree === null) return []
  const inside = Object.values(tree).flatMap(instructionsIn)
  return 'do' in tree && typeof tree.do === 'string' ? [tree as Instruction, ...inside] : inside
}

/** Facts of a card's text, read once. */
interface Reading {
  readonly benefit: number
  /** Whether one wishes it to the enemy. */
  readonly harmful: boolean
}
const readings = new WeakMap<CardDefinition, Reading>()

export function reading(card: CardDefinition): Reading {
  const kept = readings.get(card) ?? read(card)
  readings.set(card, kept)
  return kept
}

function read(card: CardDefinition): Reading {
  const all = instructionsIn(card.abilities)
  return {
    benefit: Math.max(0, ...all.map((each) => EFFECT[each.do] ?? 0)),
    harmful: all.some((each) => HARMFUL.has(each.do) || weakens(each)),
  }
}

/** A gain of less than nothing. */
const weakens = (each: Instruction): boolean =>
  each.do === 'get' && [each.gain.power, each.gain.speed, each.gain.health].some(isNegative)

const isNegative = (amount: unknown): boolean => typeof amount === 'number' && amount < 0
