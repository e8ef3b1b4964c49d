/** What a third reading of random cards found: each fault is a position. */
import { describe, expect, test } from 'vitest'
import { premiereCards, sayText } from '../index.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { open } from './card-plays.ts'
import { worded } from './own-words.ts'
import { tells } from './tells.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const effect = (title: string, type?: 'immediate' | 'mobile' | 'utinni') => ({
  title,
  side: 'light' as const,
  kind: 'effect' as const,
  ...(type ? { type } : {}),
})
const site = (title: string, gametext: string) => ({
  title,
  side: 'light' as const,
  kind: 'location' as const,
  type: 'site' as const,
  icons: ['exterior', 'planet'] as const,
  force: { dark: 1, light: 1 },
  gametext,
})

describe('Alter', () => {
  const against = (laid: string) =>
    open(
      {
        at: 'deploy dark',
        locations: [{ card: PLAIN, dark: ['Darth Vader'], light: [laid] }],
        dark: { hand: ['Alter (D)', 'Rim: Rock of dark'], reserve: ['1 of dark', 5] },
      },
      [effect('Feast'), effect('Flash', 'immediate'), effect('March', 'mobile')] as never,
    )
  test('cancels an Effect', tells('Alter (D)'), () => {
    against('Feast').expect({ offers: { dark: [{ play: 'Alter (D)', action: 0 }] }, asked: 'dark' })
  })
  test('cancels no Effect of another kind, as its ruling says', tells('Alter (D)'), () => {
    against('Flash').expect({ refused: { dark: { play: 'Alter (D)', action: 0 } }, asked: 'dark' })
    against('March').expect({ refused: { dark: { play: 'Alter (D)', action: 0 } }, asked: 'dark' })
  })
})

describe('a half of a location', () => {
  const told = (gametext: string) => worded(site('Moon: Fort', gametext) as never)
  const numbers = (gametext: string, power: Record<string, number>) =>
    open(
      {
        at: 'control light',
        locations: [
          { card: 'Moon: Fort', light: ['Talz'] },
          { card: HILL, dark: ['Stormtrooper'] },
        ],
      },
      told(gametext),
    ).expect({ numbers: { 'table/Stormtrooper': power }, asked: 'light' })
  test('speaks of all where it says all, and of what is here where it does not', () => {
    numbers("Light: All opponent's troopers are power -1. Dark: -", { power: 0 })
    numbers("Light: Opponent's troopers are power -1. Dark: -", { power: 1 })
  })
  test('speaks of both places that it names', () => {
    numbers("Light: Opponent's troopers at same and related sites are power -1. Dark: -", { power: 0 })
  })
})

test('an Effect is told apart from an Effect of any kind', () => {
  const said = (gametext: string) => {
    const [card] = worded({
      title: 'Call',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      gametext,
    } as never)
    return sayText(card as never, (card as unknown as { text: object }).text).join(' ')
  }
  expect(said('Take one Effect into hand from Reserve Deck; reshuffle.')).toBe(
    'Take one Effect into hand from Reserve Deck; reshuffle.',
  )
  expect(said('Take one Effect of any kind into hand from Reserve Deck; reshuffle.')).toBe(
    'Take one Effect of any kind into hand from Reserve Deck; reshuffle.',
  )
})

test('a weapon that aims at creatures says so', () => {
  const [card] = worded({
    title: 'Net Gun',
    side: 'light',
    kind: 'weapon',
    type: 'character',
    gametext:
      'Deploy on your warrior. May target a character or creature using 1 Force. Draw destiny. Add 2 if targeting a creature. Target hit if total destiny > defense value.',
  } as never)
  expect((card as unknown as { text: object }).text).toMatchObject({
    fires: { at: { kind: ['character', 'creature'] }, add: [{ amount: 2, against: { kind: 'creature' } }] },
  })
})

describe('a react to a battle', () => {
  const scout = worded({
    title: 'Late Scout',
    side: 'light',
    kind: 'character',
    type: 'rebel',
    power: 1,
    ability: 1,
    forfeit: 1,
    deploy: 1,
    gametext: "May move as a 'react' to a battle where you have a leader.",
  } as never)
  const standing = (at: string) =>
    open(
      {
        at,
        locations: [
          { card: PLAIN, dark: ['Darth Vader'], light: ['Leia Organa'] },
          { card: HILL, light: ['Late Scout'] },
        ],
        dark: { force: 3, reserve: 5 },
        light: { force: 3, reserve: 5 },
      },
      scout,
    )
  test('answers a battle where the leader is', () => {
    const game = standing('battle dark').play('dark', { battle: PLAIN })
    game.expect({ offers: { light: [{ move: 'Late Scout', to: PLAIN }] }, asked: 'light' })
  })
  test('is said as one to a battle, and not to a Force drain', () => {
    const [card] = scout as unknown as readonly [{ text: { statics: object[] } }]
    expect(card.text.statics).toMatchObject([{ what: 'react', to: { inBattle: true } }])
  })
})

test('words for many cards mean all of them, and not the one card whose title they make', () => {
  const facts = { side: 'light', kind: 'character', power: 1, ability: 1, forfeit: 1, deploy: 1 } as const
  const [card] = worded(
    {
      ...facts,
      title: 'Handler',
      type: 'rebel',
      gametext: 'Bothan spies deploy free to same location.',
    } as never,
    { ...facts, title: 'Bothan Spy', type: 'alien', traits: ['bothan', 'spy'], gametext: '' } as never,
  )
  expect((card as unknown as { text: object }).text).toMatchObject({
    statics: [{ of: { trait: 'bothan', any: [{ trait: 'spy' }] } }],
  })
})

describe('cards that lie in a pile', () => {
  const vocabulary = vocabularyOf(premiereCards().cards)
  const call = {
    key: 'Call',
    title: 'Call',
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    destiny: 3,
  } as const
  const read = (gametext: string) => compile(gametext, call, vocabulary)
  test('are sites of a system by their titles', () => {
    expect(read('Take one Tatooine site into hand from Reserve Deck; reshuffle.')).toMatchObject({
      text: { actions: [{ do: [{ do: 'search', what: { type: 'site', titleHas: 'Tatooine:' } }] }] },
      notUnderstood: [],
    })
  })
  test('are told by no other place: the words are not dropped', () => {
    expect(read('Retrieve one Tatooine location.').notUnderstood).toHaveLength(1)
  })
})
