/** Phrases of card text that make rules of their own: secret rolls, what did not happen, choices. */
import { describe, expect } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { battleCard, fight, gainForce, idc, patrol, paying, raider, self, unit } from './battle-play.ts'

describe('a secret roll', () => {
  const secretly: Ability = {
    ability: 'triggered',
    when: { when: 'attacks', who: self },
    do: [{ do: 'roll-secretly' }],
  }
  const keyword = (name: 'fury' | 'lucky', value: number): Ability => ({
    ability: 'keyword',
    keyword: name,
    value,
  })
  const masked = unit('Masked', { speed: 60, abilities: [secretly, keyword('fury', 2)] })
  const agile = unit('Agile', {
    speed: 10,
    health: 9,
    abilities: [
      { ability: 'activated', cost: [{ pay: 'force', amount: 1 }], keyword: 'evade', value: 2 },
      keyword('lucky', 2),
    ],
  })
  idc(
    'is made when prevention is settled, and shown then',
    [
      'phrase/roll-secretly',
      'phrase/roll-secretly-order',
      'phrase/roll-secretly-die-triggers',
      'phrase/roll-secretly-reroll-choice',
    ],
    () => {
      fight({
        cards: [masked, agile],
        dice: [4, 6, 6, 6, 6, 1, 2],
        dark: { space: ['Masked'] },
        light: { force: 1, space: ['Agile'] },
      })
        .play('dark', { attack: 'Masked' })
        .expect({ asked: { light: 'secret-rerolls' }, offersExactly: { light: [0, 1, 2] } })
        .play('light', 2)
        .expect({ asked: { light: 'prevention' } })
        .play('light', { play: 'Agile' })
        .play('light', 2)
        .expect({
          events: [
            { kind: 'damagePrevented' },
            { kind: 'diceRolled', dice: [4, 6, 6] },
            { kind: 'diceRolled', dice: [6, 6] },
          ],
          asked: { light: 'lucky' },
          refused: { light: ['6'], code: 'too-few' },
        })
        .play('light', ['6', '6'])
        .expect({
          events: [
            { kind: 'diceRerolled', from: [6, 6], to: [1, 2] },
            { kind: 'hitsCounted', hits: 3 },
          ],
          facts: { Agile: { damage: 1 } },
          asked: 'light',
        })
    },
  )
  idc(
    'lets nobody prevent or deflect more than it did',
    ['phrase/roll-secretly', 'keyword/deflect-damage-equals-prevented'],
    () => {
      const jedi = unit('Jedi', { speed: 10, health: 9, text: 'Deflect 3' })
      fight({
        cards: [unit('Masked', { speed: 60, health: 9, abilities: [secretly] }), jedi],
        dice: [6, 1, 1],
        dark: { space: ['Masked'] },
        light: { space: ['Jedi'] },
      })
        .play('dark', { attack: 'Masked' })
        .play('light', { play: 'Jedi' })
        .play('light', { cards: ['Masked'] })
        .expect({ facts: { Jedi: { damage: 0 }, Masked: { damage: 1 } }, asked: 'light' })
    },
  )
  idc('has rerolls announced by number', ['phrase/roll-secretly-reroll-choice'], () => {
    const again = unit('Again', {
      speed: 10,
      health: 9,
      abilities: [paying(0, [{ do: 'reroll', dice: 2, upTo: true }])],
    })
    fight({
      cards: [unit('Masked', { speed: 60, abilities: [secretly] }), again],
      dice: [6, 6, 1, 2],
      dark: { space: ['Masked'] },
      light: { space: ['Again'] },
    })
      .play('dark', { attack: 'Masked' })
      .expect({ asked: { light: 'reroll' } })
      .play('light', { play: 'Again' })
      .play('light', 1)
      .expect({ asked: { light: 'dice' }, events: [{ kind: 'diceRolled', dice: [6, 6, 1] }] })
      .play('light', ['6'])
      .expect({ facts: { Again: { damage: 1 } }, asked: 'light' })
  })
})

describe('what did not happen', () => {
  const ends = (condition: 'hits' | 'damage-done'): Ability => ({
    ability: 'triggered',
    when: { when: 'attack-ends', attacker: self },
    do: [{ do: 'if', condition: { if: condition, is: 'at-most', than: 0 }, so: [gainForce(1)] }],
  })
  const evader = unit('Evader', { speed: 10, health: 9, text: 'Pay 0 Force -> Evade 2' })
  idc(
    'does no damage: no hits, or all of them prevented',
    ['phrase/does-no-damage', 'phrase/rolled-no-hits'],
    () => {
      const cards = [unit('Both', { speed: 60, abilities: [ends('damage-done'), ends('hits')] }), evader]
      const position = { cards, dark: { space: ['Both'] }, light: { space: ['Evader'] } }
      fight({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Both' })
        .play('light', { play: 'Evader' })
        .play('light', 2)
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 1 } }, asked: 'light' })
      fight({ ...position, dice: [6, 6, 1] })
        .play('dark', { attack: 'Both' })
        .play('light', { play: 'Evader' })
        .play('light', 1)
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
      fight({ ...position, dice: [1, 1, 1] })
        .play('dark', { attack: 'Both' })
        .play('dark', { resolve: 'Both', effect: 1 })
        .expect({ resources: { dark: { force: 2 } }, asked: 'light' })
    },
  )
  idc(
    'has no effect: it may be used and paid for, and does nothing',
    ['phrase/has-no-effect-specific'],
    () => {
      const sure = unit('Sure', {
        speed: 60,
        abilities: [{ ability: 'rule', who: self, rule: { damage: 'unpreventable', by: ['evade'] } }],
      })
      const clever = unit('Evader', {
        speed: 10,
        health: 9,
        text: 'Pay 1 Force -> Evade 2 | Pay 1 Force -> Deflect 1',
      })
      fight({
        cards: [sure, clever],
        dice: [6, 6, 6],
        dark: { space: ['Sure'] },
        light: { force: 2, space: ['Evader'] },
      })
        .play('dark', { attack: 'Sure' })
        .play('light', { play: 'Evader', name: 'evade' })
        .play('light', 2)
        .expect({ resources: { light: { force: 1 } } })
        .play('light', { play: 'Evader', name: 'deflect' })
        .play('light', { cards: [] })
        .expect({ facts: { Evader: { damage: 2 } }, asked: 'light' })
    },
  )
})

describe('choices', () => {
  const pair: Instruction[] = [
    { do: 'choose', what: { take: { take: 'exactly', count: 2 }, of: { subtypes: ['Droid'] }, as: 'them' } },
    { do: 'get', who: { the: 'chosen', name: 'them' }, gain: { power: 1 }, for: 'this-turn' },
  ]
  idc(
    'are said aloud, are final, and "each of those" means them alone',
    ['phrase/each-of-those-units', 'phrase/choose-stated-aloud', 'phrase/choose-final'],
    () => {
      const droid = (name: string) => unit(name, { speed: 10, subtypes: ['Droid'] })
      const game = fight({
        cards: [battleCard('Upgrade', ...pair), droid('Dee'), droid('Eff'), droid('Gee'), raider, patrol],
        at: 'space',
        dark: { hand: ['Upgrade'], space: ['Raider', 'Dee', 'Eff', 'Gee'] },
        light: { space: ['Patrol'] },
      })
      game.play('dark', { 'battle-card': 'Upgrade' })
      const { id } = game.machine.state.asked!
      game.play('dark', { cards: ['Dee', 'Gee'] }).expect({
        events: [{ kind: 'chose', seat: 'dark', cards: ['Dee', 'Gee'] }],
        numbers: { Dee: { power: 4 }, Eff: { power: 3 }, Gee: { power: 4 } },
        asked: { dark: 'next-attack' },
      })
      const again = game.machine.answer({ ask: id, seat: 0, value: [] })
      expect(again).toMatchObject({ accepted: false, reasons: [{ code: 'stale' }] })
    },
  )
})
