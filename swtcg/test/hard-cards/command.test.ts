/** Hard cards by which a player decides what others do, or whether a battle begins again. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from '../shipped-play.ts'

describe('deeds of others', () => {
  cardTest(['Tame the Beast'], 'its player has the Creature attack whom he names', (card) => {
    at('build light', {
      dice: [6, 6, 6],
      cards: [
        ground('Beast', { subtypes: ['Creature'], speed: 80, health: 9 }),
        ground('Mate', { speed: 5, health: 9 }),
      ],
      light: { buildPoints: 9, hand: [card] },
      dark: { ground: ['Beast', 'Mate'] },
    })
      .play('light', { complete: card })
      .play('dark', { cards: [] })
      .expect({ asked: { light: 'have-it-attack' } })
      .play('light', { cards: ['Mate'] })
      .expect({
        events: [{ kind: 'attackMade', attacker: 'Beast', defender: 'Mate' }],
        facts: { Mate: { damage: 3 } },
      })
  })
  cardTest(['Chancellor Palpatine (F)'], 'a die disrupts what a Diplomat does', (card) => {
    const roll = (die: number) =>
      at('battle space', {
        dice: [die],
        cards: [
          unit('Envoy', {
            subtypes: ['Diplomat'],
            text: 'Pay 1 Force -> Gain 3 Force. Play only when no unit is attacking.',
          }),
        ],
        dark: { force: 2, space: ['Envoy'] },
        light: { character: [card], space: ['Idle Ship'] },
      }).play('dark', { play: 'Envoy' })
    roll(5).expect({ resources: { dark: { force: 1 } } })
    roll(4).expect({ resources: { dark: { force: 4 } } })
  })
})

describe('what comes as the battle phase starts', () => {
  cardTest(['Homing Missile'], 'deals 3 damage to the unit that is chosen then', (card) => {
    at('build dark', {
      cards: [character('Target', { health: 9 })],
      dark: { buildPoints: 9, hand: [card] },
      light: { character: ['Target'] },
    })
      .play('dark', { complete: card })
      .expect({ facts: { Target: { damage: 0 } } })
      .play('light', { cards: [] })
      .expect({ facts: { Target: { damage: 3 } } })
  })
})

describe('a battle step that nobody has won', () => {
  cardTest(['Duel of the Fates'], 'begins again with everybody untapped, unless all agree', (card) => {
    const fought = () =>
      at('build dark', {
        cards: [unit('Ship A', { power: 0, health: 9 }), unit('Ship B', { power: 0, health: 9 })],
        dark: { buildPoints: 9, hand: [card], space: ['Ship A'] },
        light: { space: ['Ship B'] },
      })
        .play('dark', { complete: card })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .play('dark', { 'skip-attack': 'Ship A' })
        .play('light', { 'skip-attack': 'Ship B' })
        .expect({ asked: { dark: 'leave-it' } })
    fought()
      .play('dark', 'no')
      .expect({
        facts: { 'Ship A': { tapped: false }, 'Ship B': { tapped: false } },
        asked: { dark: 'next-attack' },
        table: { step: 'space' },
      })
    fought()
      .play('dark', 'yes')
      .play('light', 'yes')
      .expect({ noEvents: [{ kind: 'attackDeclared' }], table: { step: 'retreat' }, asked: 'dark' }) // of the next turn: the other arenas are empty
  })
})
