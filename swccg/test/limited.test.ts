/** Sealed play: packs by rarity, and decks of forty out of what was opened. */
import { chance, newMachine } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { canBegin } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { swccgGame } from '../game.ts'
import { deckFrom, LIMITED_OPTIONS, LIMITED_SIZE } from '../limited/deck.ts'
import { isWhole, openPack, packsFor, SETS_WITH_PACKS, sealedPool } from '../limited/index.ts'

const { cards } = shippedCards()
const find = (key: string) => shippedCards().card(key)
const rarities = (keys: readonly string[]): readonly string[] => keys.map((key) => find(key).rarity![0]!)

describe.each(SETS_WITH_PACKS.map((set) => [set.name, set] as const))('%s', (_, set) => {
  test('a pack has one rare, three uncommon cards and the rest common, none twice', () => {
    const pack = openPack(cards, set, chance(3))
    expect(new Set(pack).size).toBe(pack.length)
    const count = (rarity: string) => rarities(pack).filter((each) => each === rarity).length
    expect([count('R'), count('U'), count('C')]).toEqual([1, 3, pack.length - 4])
    expect(pack.every((key) => find(key).number!.startsWith(`${set.number}_`))).toBe(true)
  })

  test('a box has a whole deck of either side, which begins somewhere', () => {
    const pool = sealedPool(cards, { sets: [set], packs: packsFor(set), seed: 5, seat: 0 })
    const decks = (['dark', 'light'] as const).map((side) => deckFrom(find, pool, side))
    for (const deck of decks) {
      expect(deck).toHaveLength(LIMITED_SIZE)
      expect(isWhole(find, deck)).toBe(true)
      expect(deck.some((key) => canBegin(find(key)))).toBe(true)
    }
    const players = decks.map((deck) => ({ deck }))
    const setup = { seed: 1, seats: 2, edition: 'final', options: LIMITED_OPTIONS, players }
    expect(swccgGame.checkSetup(setup)).toEqual([])
    expect(newMachine(swccgGame, setup).state.asked).not.toBeNull()
  })
})

test('what stands oftener on a printed sheet is opened oftener', () => {
  const below = chance(11)
  const [premiere] = SETS_WITH_PACKS
  const counts = new Map<string, number>()
  for (let opened = 0; opened < 1500; opened++)
    for (const key of openPack(cards, premiere!, below)) {
      const { rarity } = find(key)
      counts.set(rarity!, (counts.get(rarity!) ?? 0) + 1)
    }
  const each = (rarity: string) =>
    counts.get(rarity)! /
    cards.filter((card) => card.number?.startsWith('1_') && card.rarity === rarity).length
  expect(each('R2') / each('R1')).toBeGreaterThan(1.6)
  expect(each('U2') / each('U1')).toBeGreaterThan(1.5)
})

test('the same seed and seat open the same box, another seat another one', () => {
  const [premiere] = SETS_WITH_PACKS
  const box = { sets: [premiere!], packs: 6, seed: 5, seat: 0 }
  expect(sealedPool(cards, box)).toEqual(sealedPool(cards, box))
  expect(sealedPool(cards, { ...box, seat: 1 })).not.toEqual(sealedPool(cards, box))
})
