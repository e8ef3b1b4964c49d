/** Sealed decks and drafts: packs by rarity, pools, programs that pick, and decks that may be played. */

import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { setOf } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../game.ts'
import {
  bestDeck,
  deckFrom,
  isOver,
  isWhole,
  LIMITED_OPTIONS,
  newDraft,
  openPack,
  PACK_SIZE,
  pickOf,
  sealedPool,
  setsWithPacks,
  take,
  takeWithPrograms,
} from '../limited/index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'

const library = shippedCards()
const { cards } = library
const find = (key: string) => library.card(key)
const deckRules = rulesFor({
  seed: 1,
  seats: 2,
  edition: 'today',
  options: [...LIMITED_OPTIONS],
  players: [],
}).constants.deck

describe('a pack', () => {
  test('has eleven cards of its set by rarity, none twice', () => {
    for (const set of ['AOTC', 'RAW', 'LEG']) {
      const pack = openPack(cards, set, chance(3)).map(find)
      expect(pack).toHaveLength(PACK_SIZE)
      expect(new Set(pack.map(({ key }) => key)).size).toBe(PACK_SIZE)
      expect(pack.every((card) => setOf(card) === set && !card.subordinate)).toBe(true)
      const count = (...wanted: string[]) => pack.filter(({ rarity = '' }) => wanted.includes(rarity)).length
      expect([count('R', 'L'), count('U'), count('C')]).toEqual([1, 3, 7])
    }
  })
  test('is there for sets with enough cards, not for promotional ones', () => {
    const sets = setsWithPacks(cards)
    expect(sets).toContain('AOTC')
    for (const set of ['TEN', '15TH', 'MAM']) {
      expect(sets).not.toContain(set)
      expect(openPack(cards, set, chance(1))).toEqual([])
    }
  })
})

describe('sealed', () => {
  test('the same seed and seat open the same cards, others open others', () => {
    const pool = sealedPool(cards, ['ANH'], 7)
    expect(pool).toHaveLength(66)
    expect(sealedPool(cards, ['ANH'], 7)).toEqual(pool)
    expect(sealedPool(cards, ['ANH'], 7, 1)).not.toEqual(pool)
    expect(sealedPool(cards, ['ANH'], 8)).not.toEqual(pool)
  })
  test('a deck comes out of the pool, each card as often as it was opened, and may be played', () => {
    for (const side of ['dark', 'light'] as const) {
      const pool = sealedPool(cards, ['AOTC', 'ESB'], 11)
      const deck = deckFrom(find, pool, side)
      expect(isWhole(deck)).toBe(true)
      const left = [...pool]
      for (const key of deck) expect(left.splice(left.indexOf(key), 1)).toEqual([key])
      expect(checkDeck(library, deck, side, deckRules)).toEqual([])
      expect(checkDeck(library, deck.slice(1), side, deckRules).map(({ code }) => code)).toEqual([
        'too-few-cards',
      ])
    }
  })
  test('two such decks make a game', () => {
    const players = (['dark', 'light'] as const).map((side, seat) => ({
      side,
      deck: deckFrom(find, sealedPool(cards, ['AOTC'], 5, seat), side),
    }))
    const setup = { seed: 1, seats: 2, edition: 'today', options: [...LIMITED_OPTIONS], players }
    expect(swtcgGame.checkSetup(setup)).toEqual([])
    expect(swtcgGame.checkSetup({ ...setup, options: [] })).not.toEqual([])
  })
})

describe('a draft', () => {
  const whole = (seats: number) => {
    let draft = newDraft(cards, ['AOTC'], seats, 4)
    const opened = [draft.packs, ...draft.unopened].flat(2).toSorted()
    while (!isOver(draft))
      draft = take(
        draft,
        draft.packs.map((pack, seat) => pickOf(find, pack, draft.pools[seat]!)),
      )
    return { draft, opened }
  }
  test('gives every card to one seat, the same number to each', () => {
    for (const seats of [2, 5, 8]) {
      const { draft, opened } = whole(seats)
      expect(draft.pools.flat().toSorted()).toEqual(opened)
      expect(draft.pools.map((pool) => pool.length)).toEqual(Array(seats).fill(4 * PACK_SIZE))
    }
  })
  test('passes the rest of a pack on, to the next seat and in the next round back', () => {
    const first = newDraft(cards, ['AOTC'], 3, 4)
    const next = take(
      first,
      first.packs.map(([key]) => key!),
    )
    expect(next.packs[1]).toEqual(first.packs[0]!.slice(1))
    const back = take(
      { ...first, round: 2 },
      first.packs.map(([key]) => key!),
    )
    expect(back.packs[0]).toEqual(first.packs[1]!.slice(1))
  })
  test('programs take cards in the free seats, and end with decks', () => {
    let draft = newDraft(cards, ['AOTC'], 4, 9)
    while (!isOver(draft)) draft = takeWithPrograms(find, draft, 0, draft.packs[0]![0]!)
    const programs = draft.pools.slice(1).map((pool) => bestDeck(find, pool))
    expect(programs.every(({ keys }) => isWhole(keys))).toBe(true)
    for (const { side, keys } of programs) expect(checkDeck(library, keys, side, deckRules)).toEqual([])
  })
  test('refuses what does not lie in the pack', () => {
    const draft = newDraft(cards, ['AOTC'], 2, 1)
    expect(() => take(draft, ['AOTC Nobody', draft.packs[1]![0]!])).toThrow('seat 0 cannot take AOTC Nobody')
    expect(() => take(draft, [draft.packs[0]![0]!])).toThrow('cannot take nothing')
  })
})
