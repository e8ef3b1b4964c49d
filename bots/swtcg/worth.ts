/** What units, and cards that would become units, are worth. */
import type { Arena, CardDefinition } from '@dejarik/swtcg'
import { keywordsIn } from './keywords.ts'
import type { Piece, Position } from './position.ts'
import { ARENA, UNIT } from './weights.ts'

type Numbers = Pick<Piece, 'power' | 'left' | 'speed' | 'keywords'>

const worthOf = ({ power, left, speed, keywords }: Numbers): number =>
  UNIT.base + power * UNIT.power + left * UNIT.health + speed * UNIT.speed + keywordsWorth(keywords)

export function keywordsWorth(keywords: Piece['keywords']): number {
  let sum = 0
  for (const keyword in keywords)
    sum += keywords[keyword]! * ((UNIT as Readonly<Record<string, number>>)[keyword] ?? 0)
  return sum
}

export const unitWorth = (unit: Piece): number => worthOf(unit)

/** A card that is not in play yet, by what is printed on it. */
export function cardWorth(card: CardDefinition | undefined): number {
  if (card?.kind !== 'unit') return 0
  const number = (value: number | '*' | undefined): number => (typeof value === 'number' ? value : 1)
  return worthOf({
    power: number(card.power),
    left: number(card.health),
    speed: number(card.speed),
    keywords: keywordsIn(card.abilities),
  })
}

/** How strong a side is in an arena. */
export const strength = (position: Position, arena: Arena, mine: boolean): number =>
  position.units(arena, mine).reduce((sum, unit) => sum + unitWorth(unit), 0)

/** How much an arena needs another unit. */
export function need(position: Position, arena: Arena): number {
  const [own, enemy] = [strength(position, arena, true), strength(position, arena, false)]
  if (own === 0 && enemy < ARENA.decided) return ARENA.absent
  if (own - enemy > ARENA.decided) return ARENA.safe
  return enemy - own > ARENA.decided ? 0 : ARENA.contested
}
