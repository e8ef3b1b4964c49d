/** Text of a location by which "you may move": who goes that way, and where vehicles do not. */
import { describe, test } from 'vitest'
import { ccg95, final } from './play.ts'
import { tells } from './tells.ts'

const PLAINS = 'Hoth: Ice Plains (5th Marker)'
const MOUNTAINS = 'Hoth: Mountains (6th Marker)'
const EISLEY = 'Tatooine: Mos Eisley (L)'
const CANTINA = 'Tatooine: Cantina (D)'
const WALKER = { card: 'Blizzard 1', pilots: ['Lieutenant Tanbris'] }

const plains = (here: readonly object[], there: readonly object[] = []) =>
  final({
    at: 'move dark',
    locations: [
      { card: PLAINS, dark: here as never },
      { card: MOUNTAINS, dark: there as never },
    ],
  })

describe('the Ice Plains', () => {
  test('lead a walker to the Mountains with whoever is aboard', tells(PLAINS), () => {
    plains([WALKER])
      .play('dark', { play: PLAINS, action: 0 })
      .expect({
        facts: {
          'Blizzard 1': { at: MOUNTAINS, moved: true },
          'Lieutenant Tanbris': { at: MOUNTAINS },
        },
        asked: 'dark',
      })
  })
  test('and back', tells(PLAINS), () => {
    plains([], [WALKER])
      .play('dark', { play: PLAINS, action: 1 })
      .expect({ facts: { 'Blizzard 1': { at: PLAINS } }, asked: 'dark' })
  })
  test('lead none that nobody drives', tells(PLAINS), () => {
    plains([{ card: 'Blizzard 1' }]).expect({ asked: { light: 'activate' } })
  })
})

describe('Mos Eisley', () => {
  const eisley = (play: typeof final) =>
    play({
      at: 'control light',
      locations: [{ card: EISLEY, light: [{ card: 'Ubrikkian 9000 Z001', driver: ['Talz'] }] }, CANTINA],
    })
  test('lets a vehicle into the Cantina by the rules that let it park there', tells(EISLEY), () => {
    eisley(ccg95)
      .play('light', { play: EISLEY, action: 0 })
      .expect({
        facts: { 'Ubrikkian 9000 Z001': { at: 'Tatooine: Cantina' } },
        asked: { light: 'control-phase' },
      })
  })
  test('and not by those that keep it outside', tells(EISLEY), () => {
    eisley(final).expect({ noOffers: { light: [{ play: EISLEY }] }, asked: { light: 'control-phase' } })
  })
})
