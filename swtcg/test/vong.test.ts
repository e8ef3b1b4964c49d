/** The fourth side: decks of the Yuuzhan Vong, their guests, and the seat that they take. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { deckSide, libraryOf, open, settledSides } from '../table.ts'
import { a, battleCard, fight, now, patrol, raider, unit } from './battle-play.ts'
import { deckOf } from './deck-building.ts'
import { swtcg } from './play.ts'

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

const faith: InlineCard = {
  name: 'Faith',
  side: 'neutral',
  kind: 'resource',
  cost: 3,
  text: 'Whenever you would gain X Force, add X counters to this Resource instead. | Whenever you would lose or pay X Force, remove X counters from this Resource instead. | Remove 2 counters -> One of your units gets +2 power until end of turn.',
}
const priest = unit('Priest', {
  text: 'Pay 2 Force -> This unit gets +1 power until end of turn. Play any number of times.',
})
const believing = (resource: number, force = 3) =>
  fight({
    at: 'battle space',
    cards: [priest, patrol, faith],
    dark: { force, resource: { card: 'Faith', counters: { resource } }, space: ['Priest'] },
    light: { space: ['Patrol'] },
  })

describe('Force that is counters of a Resource', () => {
  now(
    'is paid with them, and the Force that was there before stays',
    ['vong/force-as-counters', 'vong/force-total-while-replaced'],
    () => {
      believing(3)
        .play('dark', { play: 'Priest' })
        .expect({
          facts: { Faith: { resource: 1 } },
          resources: { dark: { force: 3 } },
          numbers: { Priest: { power: 4 } },
        })
        .expect({ refused: [{ dark: { play: 'Priest' } }], asked: 'dark' })
    },
  )
  now('is gained as them', ['vong/force-as-counters'], () => {
    swtcg(
      {
        at: 'gain-force',
        dark: { resource: { card: 'Faith', counters: { resource: 1 } }, force: 0, space: ['Priest'] },
        light: { space: ['Patrol'] },
      },
      { edition: 'today', cards: [priest, patrol, faith] },
    ).expect({
      facts: { Faith: { resource: 5 } },
      resources: { dark: { force: 0 }, light: { force: 4 } },
      asked: 'dark',
    })
  })
  now('is no effect of the Resource that is played', ['vong/resource-not-used-up'], () => {
    believing(6)
      .play('dark', { play: 'Priest' })
      .play('dark', { play: 'Priest' })
      .play('dark', { play: 'Faith' })
      .expect({ facts: { Faith: { resource: 0 } }, asked: 'dark' })
  })
  now('is what bids are made with', ['vong/bid-and-stack-costs'], () => {
    const hero = (name: string) => unit(name, { version: 'A' })
    swtcg(
      {
        at: 'battle',
        dark: { force: 5, resource: { card: 'Faith', counters: { resource: 2 } }, space: ['Hero (A)'] },
        light: { force: 5, space: ['Hero (A)'] },
      },
      { edition: 'today', cards: [hero('Hero'), faith] },
    ).expect({ asked: { dark: 'contest-bid' }, refused: [{ dark: 3 }] })
  })
  now('is Force where there is no such Resource', ['vong/without-resource'], () => {
    fight({
      at: 'battle space',
      cards: [{ ...priest, side: 'vong' }, patrol],
      dark: { force: 3, space: ['Priest'] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { play: 'Priest' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
  })
})

now('a Devotion grants all steps up to its counters', ['vong/devotions'], () => {
  const devotion: InlineCard = {
    name: 'Devotion',
    side: 'neutral',
    kind: 'mission',
    subtypes: ['Campaign'],
    cost: 2,
    text: 'As long as you have at least X captivity counters on this Campaign, where X is a number of counters listed below, each of your units gets the following up to X: 3 counters: Armor; 9 counters: Fury 1; 12 counters: Ferocity',
  }
  const devoted = (captivity: number) =>
    fight({
      cards: [raider, patrol, devotion],
      dark: { space: ['Raider'], build: [{ card: 'Devotion', counters: { captivity } }] },
      light: { space: ['Patrol'] },
    })
  devoted(12).expect({ numbers: { Raider: { armor: 1, fury: 1, ferocity: 1 } }, asked: 'dark' })
  devoted(8).expect({ numbers: { Raider: { armor: 1, fury: 0, ferocity: 0 } }, asked: 'dark' })
})
