/** What scenarios can say of decks, piles, what was told, and attempts at another time; in both games alike. */
import { scenario } from '@dejarik/kernel/scenario/testing'
import { describe, expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'

const build = () =>
  scenario(swtcgGame, {
    position: {
      at: 'build dark',
      dark: { space: ['TIE Fighter'], deck: ['Tusken Raider', 'TIE Fighter'], buildPoints: 4 },
      light: { deck: ['Gold Squadron X-wing'], space: ['Gold Squadron X-wing'] },
    },
  })

describe('a scenario of the Star Wars TCG', () => {
  test('says which deck is refused, and by which rule', () => {
    build().expect({
      deckRefused: { cards: ['3 TIE Fighter'], rule: 'idc/deck/min-60' },
      stop: 'here',
    })
  })
  test('says what an action that belongs to somebody else is refused by', () => {
    build().expect({
      refused: { light: { attack: 'Gold Squadron X-wing', defender: 'TIE Fighter' }, code: 'not-asked' },
      stop: 'here',
    })
  })
  test('says the order of a pile, and is told where it is another', () => {
    build().expect({ top: { 'dark.deck': ['Tusken Raider', 'TIE Fighter'] }, stop: 'here' })
    const other = build().expect({ stop: 'here' })
    expect(() => other.expect({ top: { 'dark.deck': ['TIE Fighter'] } })).toThrow(
      'on top of dark.deck lies Tusken Raider; expected TIE Fighter',
    )
  })
})
