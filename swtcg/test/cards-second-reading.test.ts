/** Cards that readers once found to do something else than they say: each in play. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

describe('a named arena, and a named build zone', () => {
  cardTest(['Tractor Beam'], 'a unit of the opponent goes into the Space arena, tapped', (card) => {
    at('battle space', {
      cards: [unit('Courier', { arenas: ['space', 'ground'] })],
      dark: { hand: [card], force: 6, space: ['Ship'] },
      light: { build: ['Courier'], space: ['Idle Ship'] },
    })
      .play('dark', { 'battle-card': card })
      .expect({ zones: { space: ['Ship', 'Idle Ship', 'Courier'] }, facts: { Courier: { tapped: true } } })
  })
  cardTest(
    ['General Maximilian Veers (B)'],
    'a Ground card goes into the Ground arena for this turn',
    (card) => {
      at('build dark', {
        cards: [unit('Crawler', { arenas: ['ground', 'character'] })],
        dark: { character: [card], deck: ['Crawler'] },
        light: { character: ['Guard'] },
      })
        .play('dark', 'skip-draw')
        .play('dark', { play: card })
        .expect({ zones: { ground: ['Crawler'], 'dark.deck': [] } })
    },
  )
  cardTest(
    ['Carbon Freeze'],
    'whom it means stays tapped; a Character of its own player is not meant',
    (card) => {
      at('build dark', {
        cards: [character('Prisoner'), character('Jailer')],
        dark: { hand: [card], buildPoints: 9, build: ['Jailer'] },
        light: { build: ['Prisoner'], force: 0 },
      })
        .play('dark', { complete: card })
        .expect({ facts: { Prisoner: { tapped: true }, Jailer: { tapped: false } } })
    },
  )
})

describe('who is meant', () => {
  cardTest(['EMP Grenade'], 'the grenade is thrown away, not who carries it', (card) => {
    at('battle ground', {
      cards: [ground('Thrower', { subtypes: ['Clone'] }), ground('Automat', { subtypes: ['Droid'] })],
      light: { ground: [{ card: 'Thrower', equipment: [card] }] },
      dark: { ground: ['Automat'] },
      dice: [1],
    })
      .play('light', { play: 'Thrower' })
      .expect({ zones: { 'light.discard': [card], ground: ['Thrower', 'Automat'] } })
  })
  cardTest(['Han Solo (E)'], 'Han retreats and the Creature is discarded, also in the build step', (card) => {
    at('build light', {
      cards: [ground('Beast', { subtypes: ['Creature'] })],
      light: { ground: [{ card: 'Beast', pilots: [card] }], force: 0 },
      dark: { ground: ['Walker'] },
    })
      .play('light', { play: 'Beast' })
      .expect({
        zones: { 'light.discard': ['Beast'], 'light.build': [card] },
        resources: { light: { force: 4 } },
      })
  })
})

describe('a price of two parts', () => {
  cardTest(['Explosive Solution'], 'is paid with the card, whatever is tapped besides', (card) => {
    at('battle ground', {
      cards: [ground('Sapper', { subtypes: ['Clone'] }), ground('Bunker', { health: 20 })],
      light: { hand: [card, 'Jawa'], ground: ['Sapper'] },
      dark: { ground: ['Bunker'] },
      dice: [6, 6, 6, 6, 6, 6],
    })
      .play('light', { 'battle-card': card })
      .expect({ facts: { Sapper: { tapped: true }, Bunker: { damage: 6 } } })
  })
})
