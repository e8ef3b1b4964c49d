/** Further wordings: stars, one keyword or another, what a cost took, Locations without effect, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { mission } from './worded-cards.ts'

const own = (text: string, facts: object = {}) => unit('Own', { text, ...facts })
const probe = unit('Probe', { subtypes: ['Droid'], cost: 2 })
const sly = unit('Sly', { text: 'Stealth' })
const hidden = unit('Hidden', { text: 'Hidden Cost 2' })
const plan = (text: string, dark: object = {}, light: object = {}, cards: object[] = []) =>
  build
    .dark({ hand: ['Plan', SPARE], ...dark }, { hand: [SPARE], ...light }, [
      probe,
      sly,
      hidden,
      mission('Plan', text),
      ...cards,
    ])
    .play('dark', { complete: 'Plan' })

describe('wordings', () => {
  test('a printed star stands for an amount', () => {
    build
      .dark({ hand: [SPARE], space: ['Own', 'Probe'] }, {}, [
        probe,
        own("This unit's power and health are equal to the number of units in any arena.", {
          power: '*',
          health: '*',
        }),
      ])
      .expect({ numbers: { Own: { power: 2, health: 2 } }, asked: 'dark' })
  })
  test('one keyword or another', () => {
    plan('Each of your units with Stealth or Hidden Cost gets +1 power until end of turn.', {
      space: ['Sly', 'Hidden', 'Probe'],
    }).expect({
      numbers: { Sly: { power: 4 }, Hidden: { power: 4 }, Probe: { power: 3 } },
      asked: 'dark',
    })
  })
  test('what the cost took is not what is chosen later', () => {
    build
      .dark({ hand: [SPARE], space: ['Own', 'Probe'] }, { space: ['Sly'] }, [
        probe,
        sly,
        own(
          "Discard one of your Droids -> Put X damage counters on one of your opponent's units, where X is the discarded unit's build cost. Play only during your build step.",
        ),
      ])
      .play('dark', { play: 'Own' })
      .expect({ facts: { Sly: { damage: 2 } }, asked: 'dark' })
  })
  test('a Location has no effect for a while', () => {
    const moon = {
      name: 'Moon',
      side: 'neutral',
      kind: 'location',
      arenas: ['space'],
      cost: 0,
      text: 'Each unit gets +1 power.',
    }
    plan(
      'Choose a Location in any arena. Until end of turn, that Location has no effect.',
      { space: ['Probe'], locations: ['Moon'] },
      {},
      [moon],
    ).expect({
      numbers: { Probe: { power: 3 } },
      asked: 'dark',
    })
  })
  test('in the build step or instead of an attack', () => {
    const tapper = own(
      '[tap] -> You gain 1 Force. Play only during your build step or when this unit would attack.',
      { speed: 90 },
    )
    build
      .dark({ hand: [SPARE], space: ['Own'] }, {}, [tapper])
      .expect({ offers: { dark: [{ play: 'Own' }] }, asked: 'dark' })
    fight({ cards: [tapper, probe], dark: { space: ['Own'] }, light: { space: ['Probe'] } })
      .play('dark', { play: 'Own' })
      .expect({ resources: { dark: { force: 1 } }, asked: 'light' })
  })
  test('a unit discards itself instead of attacking', () => {
    fight({
      cards: [
        own(
          'When this unit would attack, you may discard it instead. If you do, choose one of your units. That unit gets +2 power until end of turn.',
          { speed: 90 },
        ),
        unit('Friend', { speed: 20 }),
        probe,
      ],
      dark: { space: ['Own', 'Friend'] },
      light: { space: [{ card: 'Probe', tapped: true }] },
    })
      .play('dark', { play: 'Own' })
      .expect({ numbers: { Friend: { power: 5 } }, zones: { 'dark.discard': ['Own'] }, asked: 'dark' })
  })
  test('preventing damage of an attack is answered', () => {
    fight({
      cards: [
        unit('Fighter', {
          speed: 60,
          text: 'When your opponent prevents damage done by an attack from one of your units, put 1 damage counter on the defending unit.',
        }),
        unit('Dodger', { speed: 10, health: 9, text: 'Pay 1 Force -> Evade 2' }),
      ],
      dice: [6, 6, 6],
      dark: { space: ['Fighter'] },
      light: { space: ['Dodger'], force: 1 },
    })
      .play('dark', { attack: 'Fighter' })
      .play('light', { play: 'Dodger' })
      .play('light', 2)
      .expect({ facts: { Dodger: { damage: 2 } }, asked: 'light' })
  })
})
