/** Legal decks of cards that the program plays in full, drawn at random. */
import type { Below } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, isForDecks } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import type { Side } from '../kinds.ts'

const UNITS_OF_EACH_TYPE = 14
const OTHERS = 30

export const automated: readonly CardDefinition[] = shippedCards().cards.filter(
  (card) => isForDecks(card) && !card.unautomated && !card.costIsX,
)

/** Two copies of each card, so that many different ones come up. */
function draw(pool: readonly CardDefinition[], count: number, below: Below): string[] {
  const left = [...pool]
  const drawn: string[] = []
  while (drawn.length < count) {
    const [{ key }] = left.splice(below(left.length), 1) as [CardDefinition]
    drawn.push(key, key)
  }
  return drawn
}

export function randomDeck(side: Side, below: Below): readonly string[] {
  const pool = automated.filter((card) => card.side === side || card.side === 'neutral')
  const units = ARENAS.flatMap((arena) => {
    const ofType = pool.filter(({ kind, arenas }) => kind === 'unit' && arenas.join() === arena)
    return draw(ofType, UNITS_OF_EACH_TYPE, below)
  })
  const others = pool.filter(({ kind }) => kind !== 'unit' && kind !== 'resource' && kind !== 'event')
  return [...units, ...draw(others, OTHERS, below)]
}
