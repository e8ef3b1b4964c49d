/** Cards and actions that would read the same, told apart by what is so of the cards. */
import type { Look } from './look.ts'
import type { Playmat } from './playmat.ts'
import { allCards, type SeenCard } from './sight.ts'

/** Where several read the same, each with what more there is to say of it. */
export function toldApart(texts: readonly string[], more: (index: number) => string): readonly string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return texts.map((text, index) => {
    const added = counts.get(text) === 1 ? '' : more(index)
    return added === '' ? text : `${text} (${added})`
  })
}

interface Seen {
  readonly position: { readonly view: Parameters<typeof allCards>[0] }
  readonly playmat: Playmat
  readonly lookOf: (card: SeenCard) => Look | null
}

/** What is so of a card now, what lies with it, and where it is. */
export function particulars({ position, playmat, lookOf }: Seen, id: number): string {
  const cards = allCards(position.view)
  const card = cards.get(id)
  if (!card) return ''
  const titleOf = (other: number): string => {
    const seen = cards.get(other)
    return (seen && lookOf(seen)?.title) ?? 'a hidden card'
  }
  const state = playmat.stateOf(card)
  return [
    ...state.conditions,
    ...state.with.map((other) => `with ${titleOf(other)}`),
    ...(state.on === undefined ? [] : [`at ${titleOf(state.on)}`]),
  ].join(', ')
}
