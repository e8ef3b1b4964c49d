/** The fourth side: decks of the Yuuzhan Vong, their guests, and the seat that they take. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { deckSide, libraryOf, open, settledSides } from '../table.ts'
import { a, battleCard, fight, now, unit } from './battle-play.ts'
import { deckOf } from './deck-building.ts'

const slayer = (facts: Partial<CardDefinition> = {}): CardDefinition => ({
  key: 'OWN Slayer',
  name: 'Slayer',
  side: 'vong',
  kind: 'unit',
  arenas: ['character'],
  subtypes: ['Yuuzhan', 'Vong', 'Warrior'],
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
  abilities: [],
  ...facts,
})
const guest = slayer({
  key: 'OWN Guest',
  name: 'Guest',
  side: 'dark',
  abilities: compile('This card can be put in a Yuuzhan Vong deck.', slayer()).abilities,
})
const stranger = slayer({ key: 'OWN Stranger', name: 'Stranger', side: 'dark' })
const own = [slayer(), guest, stranger]

/** A legal deck of Neutral cards, with these besides. */
const neutral = deckOf({ space: 12, ground: 12, character: 12, battle: 24 }, 'neutral')
const faults = (...keys: readonly string[]) =>
  checkDeck(libraryOf(own), [...neutral, ...keys], 'dark', DECK_RULES.today).map(({ code, rule }) => [
    code,
    rule,
  ])

describe('a deck of the Yuuzhan Vong', () => {
  test('holds their cards and Neutral ones', proves('now/vong/side', 'now/deck/sides'), () => {
    expect(faults('OWN Slayer')).toEqual([])
    expect(faults('OWN Slayer', 'OWN Stranger')).toEqual([['wrong-side', 'now/vong/side']])
  })
  test('has guests that say so, and they stay what they are', proves('now/vong/guests'), () => {
    expect(guest.abilities).toEqual([{ ability: 'vong-guest' }])
    expect(faults('OWN Slayer', 'OWN Guest')).toEqual([])
    expect(libraryOf(own).card('OWN Guest').side).toBe('dark')
  })
  test('a deck of Neutral cards alone is possible', proves('now/deck/sides'), () => {
    expect(faults()).toEqual([])
  })
})

test('it takes the part that the other deck leaves', proves('now/vong/order'), () => {
  const vong = { deck: [...neutral, 'OWN Slayer', 'OWN Guest'] }
  const light = { deck: deckOf({ space: 12, ground: 12, character: 12, battle: 24 }, 'light') }
  const dark = { deck: deckOf({ space: 12, ground: 12, character: 12, battle: 24 }, 'dark') }
  const setup = { seed: 1, seats: 2, edition: 'today', options: [], cards: own }
  expect(deckSide(libraryOf(own), vong.deck)).toBe(null)
  expect(settledSides({ ...setup, players: [vong, light] })).toEqual(['dark', 'light'])
  expect(settledSides({ ...setup, players: [vong, dark] })).toEqual(['light', 'dark'])
  expect(open({ ...setup, players: [light, vong] }).table.order).toEqual([1, 0])
  expect(open({ ...setup, players: [vong, vong] }).table.step).toBe('sides')
})

describe('their units', () => {
  const warrior = unit('Warrior', { side: 'vong', subtypes: ['Yuuzhan', 'Vong', 'Warrior'] })
  const convert = unit('Convert', {
    side: 'dark',
    subtypes: ['Yuuzhan', 'Vong', 'Sith'],
    text: 'This card can be put in a Yuuzhan Vong deck.',
  })
  const stand = (card: ReturnType<typeof battleCard>) =>
    fight({
      at: 'battle space',
      cards: [warrior, convert, card],
      dark: { hand: [card.name], space: ['Warrior', 'Convert'] },
      light: {},
    }).play('dark', { 'battle-card': card.name })
  now('are neither Light nor Dark', ['vong/neither-light-nor-dark'], () => {
    stand(battleCard('Purge', { do: 'discard', what: a({ side: 'dark', kind: ['unit'] }) })).expect({
      zones: { 'dark.discard': ['Convert', 'Purge'], space: ['Warrior'] },
      asked: 'dark',
    })
  })
  now('are known by their subtype, which others have too', ['vong/subtype-is-not-side'], () => {
    const honour: ReturnType<typeof battleCard> = {
      name: 'Honour',
      side: 'neutral',
      kind: 'battle',
      text: 'Each of your Yuuzhan Vong gets +1 power until end of turn.',
    }
    stand(honour).expect({ numbers: { Warrior: { power: 4 }, Convert: { power: 4 } }, asked: 'dark' })
  })
})
