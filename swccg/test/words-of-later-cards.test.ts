/** Words that no card of Premiere says, read from text and played. */
import { expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { premiereCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { open, PLACES } from './card-plays.ts'

const vocabulary = vocabularyOf([...premiereCards().cards, ...(PLACES as unknown as readonly CardFacts[])])
/** A card with the entry that its words are read to. */
function own({ gametext, ...facts }: Partial<CardFacts> & { gametext: string }) {
  const { text, notUnderstood } = compile(gametext, facts as CardFacts, vocabulary)
  expect(notUnderstood).toEqual([])
  return { ...facts, text } as never
}

const alien = (title: string, gametext: string, more: Partial<CardFacts> = {}) =>
  own({
    title,
    side: 'light',
    kind: 'character',
    type: 'alien',
    power: 1,
    ability: 1,
    forfeit: 1,
    deploy: 1,
    gametext,
    ...more,
  })
const bay = (title: string, gametext: string) =>
  own({
    title,
    side: 'light',
    kind: 'location',
    type: 'site',
    traits: ['docking bay'],
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    gametext,
  })

const PLAIN = 'Moon: Plain'
const drained = (light: object, there: string[] = []) => ({
  at: 'control dark',
  locations: [
    { card: PLAIN, dark: ['Stormtrooper', ...there] },
    { card: 'Moon: Hill', light: ['Talz'] },
  ],
  dark: { force: 2 },
  light: { force: 3, reserve: 9, ...light },
})

test('a card in hand deploys as a react by its own text', () => {
  const game = open(drained({ hand: ['Late Guest', 'Talz'] }), [
    alien('Late Guest', "May deploy as a 'react'."),
  ])
  game.play('dark', { drain: PLAIN })
  game.expect({ offersExactly: { light: [{ deploy: 'Late Guest', on: PLAIN }, 'pass'] }, asked: 'light' })
})

test('reacts can be barred at a place', () => {
  const game = open(drained({ hand: ['Late Guest'] }, ['Stern Watchman']), [
    alien('Late Guest', "May deploy as a 'react'."),
    alien('Stern Watchman', "Opponent may not 'react' to or from same location.", { side: 'dark' }),
  ])
  game.play('dark', { drain: PLAIN })
  game.expect({ asked: { light: 'lose-force' } })
})

test('a half of a location takes the text of the other half away', () => {
  const town = own({
    title: 'Moon: Town',
    side: 'light',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    gametext:
      "Light: If you occupy, opponent's Town game text is canceled. Dark: Your total power here is +3.",
  })
  const numbers = (light: string[]) =>
    open({ at: 'deploy dark', locations: [{ card: 'Moon: Town', dark: ['Stormtrooper'], light }] }, [town])
  numbers([]).expect({ asked: 'light', numbers: { 'Moon: Town': { 'total-power-dark': 4 } } })
  numbers(['Talz']).expect({ asked: 'light', numbers: { 'Moon: Town': { 'total-power-dark': 1 } } })
})

test('transit to a docking bay can cost more', () => {
  const game = open(
    {
      at: 'move light',
      locations: [{ card: 'Moon: Near Bay', light: ['Talz'] }, 'Sun: Far Bay'],
      light: { force: 5 },
    },
    [
      bay('Moon: Near Bay', 'Light: Your docking bay transit from here requires 1 Force. Dark: -'),
      bay('Sun: Far Bay', 'Light: Your transit to here requires +3 Force. Dark: -'),
    ],
  )
  game.expect({
    asked: 'light',
    offers: { light: [{ move: 'Moon: Near Bay', to: 'Sun: Far Bay', cost: 4 }] },
  })
})

test('a total of battle destiny is added to once, however many are drawn', () => {
  const game = open(
    {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader', 'Fortune Teller'], light: ['Talz'] }],
      dark: { force: 2, reserve: ['3 of dark', '4 of dark'] },
      light: { reserve: ['0 of light'] },
    },
    [alien('Fortune Teller', 'Adds 2 to your total battle destiny.', { side: 'dark' })],
  )
  game.expect({
    asked: 'dark',
    numbers: { [PLAIN]: { 'total-battle-destiny-dark': 2, 'total-battle-destiny-light': 0 } },
  })
})
