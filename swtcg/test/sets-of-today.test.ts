/** Cards of today among others: nobody is asked for what only they can do, unless they are played with. */
import { newMachine } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../game.ts'
import { pool } from '../pool.ts'
import { playsSetsOfToday, type SwtcgSetup } from '../table.ts'
import { swtcg } from './play.ts'

const OLD = Array<string>(60).fill('ESB Navy Trooper')
const setup = (edition: string, ...decks: (readonly string[])[]): SwtcgSetup => ({
  seed: 1,
  seats: 2,
  edition,
  options: [],
  players: decks.map((deck) => ({ deck })),
})
const aTrap = shippedCards().cards.find(
  ({ subtypes, unautomated }) => subtypes.includes('Trap') && !unautomated,
)!
const today = [...OLD.slice(1), aTrap.key]

test('games by the rules of 2003 and 2010 with cards of their time know no others', () => {
  for (const edition of ['idc', 'wotc']) {
    expect(playsSetsOfToday(setup(edition, OLD, OLD))).toBe(false)
    const { constants } = swtcgGame.rulesFor(setup(edition, OLD, OLD))
    expect([constants.traps, constants.hasEvents]).toEqual([[], false])
    expect(constants.deckCards.some(({ key }) => key === aTrap.key)).toBe(false)
  }
})

test('one card of today in any deck brings all of them, and so does the edition', () => {
  for (const played of [setup('idc', OLD, today), setup('today', OLD, OLD)]) {
    expect(playsSetsOfToday(played)).toBe(true)
    const { constants } = swtcgGame.rulesFor(played)
    expect(constants.traps.some(({ is }) => is === aTrap.key)).toBe(true)
    expect(constants.hasEvents).toBe(true)
  }
})

test('whoever imagines the other hand thinks of cards that may be in it', () => {
  const imagined = (...decks: (readonly string[])[]): readonly string[] =>
    pool(newMachine(swtcgGame, setup('idc', ...decks)), 1)
  expect(imagined(OLD, OLD)).not.toContain(aTrap.key)
  expect(imagined(OLD, today)).toContain(aTrap.key)
})

test('a position that somebody writes down tells by its cards', () => {
  const asked = (card: string) => {
    const { machine } = swtcg({ at: 'build dark', dark: { hand: [card] } }).expect({ asked: 'dark' })
    return machine.constants.traps.length > 0
  }
  expect(asked('Navy Trooper')).toBe(false)
  expect(asked(shippedCards().titleOf(aTrap))).toBe(true)
})
