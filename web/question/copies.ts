/** Equal cards, shown as one with their number. */
import type { CardState } from '../look.ts'
import type { SeenCard } from '../sight.ts'

export interface Copies {
  /** The one that is shown, and chosen. */
  readonly card: SeenCard
  readonly count: number
  /** All of them, by their numbers. */
  readonly ids: readonly number[]
}

/** Cards that one cannot know stay apart, and so does what was picked. */
export function copiesOf(
  cards: readonly SeenCard[],
  stateOf: (card: SeenCard) => CardState,
  picked: readonly number[],
): readonly Copies[] {
  const groups = new Map<string, SeenCard[]>()
  for (const card of cards) {
    const alike = [card.is, card.owner, picked.includes(card.id), ...stateOf(card).conditions].join(' ')
    const key = card.is === undefined || stateOf(card).with.length > 0 ? `card ${card.id}` : alike
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()].map((group) => ({
    card: group[0]!,
    count: group.length,
    ids: group.map(({ id }) => id),
  }))
}
