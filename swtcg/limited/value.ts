/** What a card is worth to a program that picks cards: what it brings for its cost. */
import type { CardDefinition, PrintedNumber } from '../cards/definition.ts'

const RARITY: Readonly<Record<string, number>> = { L: 3, R: 2, U: 1 }
/** Text is worth something, and text that is not carried out is worth less. */
const TEXT = 0.5
const UNREAD = 4

const number = (printed: PrintedNumber | undefined): number => (typeof printed === 'number' ? printed : 0)

export function cardWorth(card: CardDefinition): number {
  const { kind, cost = 0, speed, power, health, abilities, unautomated } = card
  const rare = RARITY[card.rarity ?? ''] ?? 0
  const text = abilities.length * TEXT - (unautomated ? UNREAD : 0)
  if (kind !== 'unit') return 4 + rare + text
  return 4 + number(speed) / 20 + number(power) + number(health) - cost + rare + text
}
