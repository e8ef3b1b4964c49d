/** What a seat imagines of the others: decks are secret. */
import { chance, imagine, newMachine } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { type SwtcgSetup, shippedCards, swtcgGame } from '../index.ts'
import { seatZone } from '../rules/cards/place.ts'

const setup = swtcgGame.sampleSetup({ seed: 1 })
const [dark, light] = setup.players
/** The same table, but the Light Side has sixty copies of something else. */
const otherDeck: SwtcgSetup = {
  ...setup,
  players: [dark!, { ...light!, deck: light!.deck.map(() => 'ANH Luke Skywalker (A)') }],
}
const imagined = (from: SwtcgSetup) => imagine(swtcgGame, newMachine(swtcgGame, from), 0, chance(4))

test('what the Dark Side imagines owes nothing to the deck of the Light Side', () => {
  expect(shippedCards().has('ANH Luke Skywalker (A)')).toBe(true)
  expect(imagined(otherDeck).state).toEqual(imagined(setup).state)
})

test('what it imagines is a deck that the Light Side could play', () => {
  const dream = imagined(setup)
  const keys = dream.state.zones[seatZone(1, 'deck')]!.cards.map((card) => dream.card(card).is)
  expect(keys.length).toBe(light!.deck.length)
  expect(new Set(keys.map((key) => shippedCards().card(key).side))).toEqual(new Set(['light', 'neutral']))
  for (const key of keys) expect(keys.filter((other) => other === key).length).toBeLessThanOrEqual(4)
})

test('of its own deck it knows the list, and not the order', () => {
  const dream = imagined(setup)
  const keys = dream.state.zones[seatZone(0, 'deck')]!.cards.map((card) => dream.card(card).is)
  expect(keys).not.toEqual(dark!.deck)
  expect(keys.toSorted()).toEqual(dark!.deck.toSorted())
})

test('decks that wait for their side are secret too', () => {
  const bidding = (lightDeck: readonly string[]): SwtcgSetup => ({
    ...setup,
    options: ['bid-for-sides'],
    players: [
      { deck: dark!.deck, otherDeck: light!.deck },
      { deck: dark!.deck, otherDeck: lightDeck },
    ],
  })
  const [one, other] = [light!.deck, light!.deck.map(() => 'ANH Luke Skywalker (A)')].map((deck) =>
    imagined(bidding(deck)),
  )
  expect(other!.state).toEqual(one!.state)
  expect(JSON.stringify(one!.state.frames)).toContain(JSON.stringify(dark!.deck))
})
