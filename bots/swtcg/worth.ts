/** What units, and cards that would become units, are worth. */
import type { Arena, CardDefinition } from '@dejarik/swtcg'
import { keywordsIn } from './keywords.ts'
import type { Board, Piece } from './position.ts'
import { UNIT } from './weights.ts'

type Numbers = Pick<Piece, 'power' | 'left' | 'speed' | 'keywords'>

const abilitiesWorth = ({ power, left, speed, keywords }: Numbers): number =>
  UNIT.base + power * UNIT.power + left * UNIT.health + speed * UNIT.speed + keywordsWorth(keywords)

export function keywordsWorth(keywords: Piece['keywords']): number {
  let sum = 0
  for (const keyword in keywords)
    sum += keywords[keyword]! * ((UNIT as Readonly<Record<string, number>>)[keyword] ?? 0)
  return sum
}

function worthOf({ taste }: Board, card: CardDefinition | undefined, numbers: Numbers): number {
  const { cost, abilities } = taste.unit
  return cost * (card?.cost ?? 1) + (abilities === 0 ? 0 : abilities * abilitiesWorth(numbers))
}

export const unitWorth = (position: Board, unit: Piece): number => worthOf(position, unit.card, unit)

/** A card that is not in play yet, by what is printed on it. */
export function cardWorth(position: Board, card: CardDefinition | undefined): number {
  if (card?.kind !== 'unit') return 0
  const number = (value: number | '*' | undefined): number => (typeof value === 'number' ? value : 1)
  return worthOf(position, card, {
    power: number(card.power),
    left: number(card.health),
    speed: number(card.speed),
    keywords: keywordsIn(card.abilities),
  })
}

/** How strong a side is in an arena. */
export const strength = (position: Board, arena: Arena, mine: boolean): number =>
  position.units(arena, mine).reduce((sum, unit) => sum + unitWorth(position, unit), 0)

/** How much an arena needs another unit. */
export function need(position: Board, arena: Arena): number {
  const { absent, contested, safe, decided } = position.taste.arena
  const [own, enemy] = [strength(position, arena, true), strength(position, arena, false)]
  if (own === 0 && enemy < decided) return absent
  if (own - enemy > decided) return safe
  return enemy - own > decided ? 0 : contested
}
