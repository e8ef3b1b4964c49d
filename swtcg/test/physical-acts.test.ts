/** Acts outside the cards, by the words that stand for them: what is dropped hits, and a tug of war is a roll of dice. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { fightToday, unit } from './battle-play.ts'
import { wordsFor } from './restated-words.ts'

describe('acts outside the cards', () => {
  test('a bomb that is dropped hits the unit that was chosen', proves('now/general/physical-acts'), () => {
    const text = `Backfire 2 | ${wordsFor('ALTA', 'Resistance StarFortress Bomber')}`
    fightToday({
      cards: [
        unit('Bomber', { speed: 90, power: 2, health: 9, text }),
        unit('Flagship', { subtypes: ['Capital', 'Ship'], health: 9 }),
      ],
      dice: [3, 2, 1],
      dark: { space: ['Bomber'] },
      light: { space: ['Flagship'] },
    })
      .play('dark', { attack: 'Bomber' })
      .play('dark', { cards: ['Flagship'] })
      .expect({ facts: { Flagship: { damage: 4 } }, stop: 'here' })
  })
  test.each([
    [[6, 2], 0, 2],
    [[2, 6], 2, 0],
    [[4, 4], 1, 1],
  ])(
    'a tug of war is a die of each player: %j',
    proves('now/general/physical-acts'),
    (dice, ours, theirs) => {
      fightToday({
        at: 'build light',
        cards: [
          unit('Rope', { health: 9, text: wordsFor('TROS', 'Tug of War') }),
          unit('Anchor', { health: 9 }),
        ],
        dice,
        dark: { space: ['Rope'] },
        light: { space: ['Anchor'] },
      })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({ facts: { Rope: { damage: ours }, Anchor: { damage: theirs } }, stop: 'here' })
    },
  )
})
