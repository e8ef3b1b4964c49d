/** What a player has of opened packs, and what of it is in the deck; copies count one by one. */
export interface Opened {
  /** Keys of cards. */
  readonly pool: readonly string[]
  readonly deck: readonly string[]
  /** How decks write the cards, by key. */
  readonly names: Readonly<Record<string, string>>
}

export function restOf({ pool, deck }: Opened): readonly string[] {
  const left = [...pool]
  for (const key of deck) {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The deck with one copy of a card more, if one is left, or without one. */
export function moved(opened: Opened, name: string, to: 'deck' | 'pool'): readonly string[] {
  const { deck, names } = opened
  const among = to === 'deck' ? restOf(opened) : deck
  const key = among.find((each) => names[each] === name)
  if (key === undefined) return deck
  if (to === 'deck') return [...deck, key]
  const at = deck.indexOf(key)
  return deck.filter((_, index) => index !== at)
}

/** Keys as a list of cards with their counts. */
export function listed(
  names: Opened['names'],
  keys: readonly string[],
): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const name = names[key] ?? key
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}
