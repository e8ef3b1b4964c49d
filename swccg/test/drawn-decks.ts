/** Decks drawn at random from every shipped card of a side. */
import { type Below, chance } from '@dejarik/kernel'
import type { CardDefinition, CardKind, Side } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import type { SwccgSetup } from '../table.ts'

const PARTS: readonly (readonly [count: number, ...kinds: readonly CardKind[]])[] = [
  [12, 'location'],
  [20, 'character'],
  [9, 'starship', 'vehicle'],
  [6, 'weapon', 'device'],
  [11, 'effect', 'interrupt'],
  [2, 'creature', 'epic-event', 'jedi-test', 'objective'],
]

function drawDeck(side: Side, fits: (card: CardDefinition) => boolean, below: Below): readonly string[] {
  const own = shippedCards().cards.filter((card) => card.side === side && fits(card))
  const drawn = PARTS.flatMap(([count, ...kinds]) => {
    const from = own.filter(({ kind }) => kinds.includes(kind))
    return Array.from({ length: from.length > 0 ? count : 0 }, () => from[below(from.length)]!)
  })
  const first = drawn.find(({ kind }) => kind === 'objective')
  const rest = drawn.filter((card) => card.kind !== 'objective')
  const filled = [...(first ? [first] : []), ...rest]
  const spare = own.filter(({ kind }) => kind === 'character')
  while (filled.length < 60) filled.push(spare[below(spare.length)]!)
  return filled.map(({ key }) => key)
}

/** A game of the edition of all sets, with the cards that fit. */
export function drawnSetup(seed: number, fits: (card: CardDefinition) => boolean): SwccgSetup {
  const below = chance(seed, 7)
  const players = (['dark', 'light'] as const).map((side) => ({ deck: drawDeck(side, fits, below) }))
  return { seed, seats: 2, edition: 'final', options: [], players }
}
