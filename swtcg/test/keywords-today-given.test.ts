/** Keywords of today that a card gets from text. */
import { describe } from 'vitest'
import { fight, now, tapped, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { other } from './threats.ts'

/** A unit with the keyword for itself, as long as it is there. */
const given = (keyword: string, text = '') =>
  unit('Bearer', {
    speed: 60,
    health: 9,
    text: [`As long as this unit is in the Space arena, this unit gets ${keyword}.`, text]
      .filter((part) => part !== '')
      .join(' | '),
  })
const guard = unit('Guard', { speed: 10, text: 'Pay 0 Force -> Intercept' })
const plain = unit('Plain', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })

describe('given by text', () => {
  now('Precision keeps the attack on the unit that was chosen', ['keywords/precision'], () => {
    fight({
      cards: [given('Precision'), other, guard],
      dice: [6, 6, 6],
      dark: { space: ['Bearer'] },
      light: { space: ['Other', tapped('Guard')] },
    })
      .play('dark', { attack: 'Bearer', defender: 'Other' })
      .play('light', { play: 'Guard' })
      .expect({ facts: { Other: { damage: 3 }, Guard: { damage: 0 } }, asked: 'light' })
  })

  now('Ferocity lets nothing be prevented', ['keywords/ferocity'], () => {
    fight({
      cards: [given('Ferocity'), plain],
      dice: [6, 6, 6],
      dark: { space: ['Bearer'] },
      light: { space: ['Plain'] },
    })
      .play('dark', { attack: 'Bearer' })
      .play('light', { play: 'Plain' })
      .play('light', 2)
      .expect({ facts: { Plain: { damage: 3 } }, asked: 'light' })
  })

  now('Focus gives power for the next attack', ['keywords/focus'], () => {
    fight({
      cards: [given('Focus 2', 'Double Strike'), unit('Tough', { speed: 10, health: 9 }), other],
      dice: [5, 1, 1, 6, 6, 6, 6, 6],
      dark: { space: ['Bearer'] },
      light: { space: ['Tough', tapped('Other')] },
    })
      .play('dark', { attack: 'Bearer', defender: 'Tough' })
      .play('dark', { cards: ['Tough'] })
      .expect({ facts: { Tough: { damage: 6 } }, asked: 'light' })
  })

  now('Damage Control heals at the start of the build step', ['keywords/damage-control'], () => {
    idc
      .at('build dark', { deck: ['Blaster Barrage'], space: [{ card: 'Bearer', damage: 5 }] }, {}, [
        given('Damage Control 2'),
      ])
      .play('dark', 'pass')
      .play('dark', 2)
      .expect({ facts: { Bearer: { damage: 3 } }, asked: 'dark' })
  })
})
