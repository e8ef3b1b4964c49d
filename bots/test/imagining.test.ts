import { chance, EVERYONE, imagine, type Kinds, type Machine } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { GAMES, opened } from './seats.ts'

const deckOf = ({ state }: Machine<Kinds>, seat: number): string[] =>
  state.cards.flatMap((card) => (card?.owner === seat ? [card.is] : [])).sort()

const secretive = GAMES.filter(({ pool }) => pool !== undefined)
const cases = secretive.map((definition) => ({ definition, game: definition.name }))

test.each(cases)('a secret deck of $game is taken for one that comes with the game', ({ definition }) => {
  const game = opened(definition, 3)
  const known = definition.knownDecks!(game, 1)
  const supposed = [1, 2, 3, 4].map((seed) => deckOf(imagine(definition, game, 0, chance(seed)), 1))
  for (const deck of supposed) expect(known).toContainEqual(deck)
})

test.each(cases)('unless a card of $game was seen that none of them holds', ({ definition }) => {
  const game = opened(definition, 3)
  const known = definition.knownDecks!(game, 1)
  const strange = definition.pool!(game, 1).find((is) => !known.some((deck) => deck.includes(is)))!
  const seen = game.state.cards.find((card) => card?.owner === 1)!
  game.state.cards[seen.id] = { ...seen, is: strange, knownTo: EVERYONE }
  const deck = deckOf(imagine(definition, game, 0, chance(1)), 1)
  expect(deck).toContain(strange)
  expect(deck.filter((is) => !known.some((other) => other.includes(is))).length).toBeGreaterThan(1)
})
