/** Keywords of today, where their rules say more than the plain case. */
import { describe } from 'vitest'
import { fight, fightToday, ground, now, tapped, unit } from './battle-play.ts'
import { attacker, other } from './threats.ts'

const tough = unit('Tough', { speed: 10, health: 9 })
const evader = (name: string, text = '') =>
  unit(name, { speed: 10, health: 9, text: ['Pay 0 Force -> Evade 2', text].filter(Boolean).join(' | ') })

describe('Avenge', () => {
  const avenger = unit('Avenger', { speed: 20, health: 9, text: 'Avenge 1' })
  now('strikes an attacker of another arena', ['keywords/avenge-conditions'], () => {
    fight({
      cards: [
        unit('Bomber', { speed: 60, health: 9, text: 'Bombard 3' }),
        ground('Victim', { health: 1 }),
        ground('Avenger', { speed: 20, health: 9, text: 'Avenge 1' }),
        other,
      ],
      dice: [6, 6, 6, 6],
      dark: { space: ['Bomber'] },
      light: { ground: ['Victim', 'Avenger'], space: [tapped('Other')] },
    })
      .play('dark', { attack: 'Bomber', defender: 'Victim' })
      .expect({ facts: { Bomber: { damage: 1 } }, stop: 'here' })
  })
  now('does not avenge itself', ['keywords/avenge-conditions'], () => {
    fight({
      cards: [attacker, { ...avenger, health: 1 }, tough],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Avenger', 'Tough'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Avenger' })
      .expect({ facts: { Attacker: { damage: 0 } }, asked: 'light' })
  })
})

describe('Ferocity and Fortitude', () => {
  now('what a unit with Ferocity deflects cannot be prevented', ['keywords/ferocity'], () => {
    fight({
      cards: [
        { ...evader('Attacker'), speed: 60 },
        unit('Beast', { speed: 10, health: 9, text: 'Ferocity | Pay 0 Force -> Deflect 2' }),
      ],
      dice: [6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Beast'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Beast' })
      .play('light', { cards: ['Attacker'] })
      .play('dark', { play: 'Attacker' })
      .play('dark', 2)
      .expect({ facts: { Beast: { damage: 1 }, Attacker: { damage: 2 } }, stop: 'here' })
  })
  now('Fortitude does not let others help', ['keywords/fortitude'], () => {
    fight({
      cards: [
        unit('Beast', { speed: 60, text: 'Ferocity' }),
        unit('Stout', { speed: 10, health: 9, text: 'Fortitude' }),
        unit('Keeper', { speed: 10, health: 9, text: 'Pay 0 Force -> Protect 2' }),
      ],
      dice: [6, 6, 6],
      dark: { space: ['Beast'] },
      light: { space: ['Stout', tapped('Keeper')] },
    })
      .play('dark', { attack: 'Beast', defender: 'Stout' })
      .play('light', { play: 'Keeper' })
      .play('light', 2)
      .expect({ facts: { Stout: { damage: 3 } }, stop: 'here' })
  })
})

describe('Tenacity', () => {
  now('not where the target has gone', ['keywords/tenacity-conditions'], () => {
    fight({
      cards: [
        unit('Striker', { speed: 60, text: 'Tenacity 2' }),
        unit('Frail', { speed: 10, health: 1 }),
        other,
      ],
      dice: [6, 1, 1],
      dark: { space: ['Striker'] },
      light: { space: ['Frail', 'Other'] },
    })
      .play('dark', { attack: 'Striker', defender: 'Frail' })
      .expect({ zones: { 'light.discard': ['Frail'] }, asked: 'light' })
  })
})

describe('Double Damage', () => {
  now('does not double dice of Retaliate', ['keywords/double-damage-attacks-only'], () => {
    fight({
      cards: [
        { ...attacker, health: 9 },
        unit('Hammer', { speed: 10, health: 9, text: 'Double Damage | Pay 0 Force -> Retaliate 1' }),
      ],
      dice: [1, 1, 1, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Hammer'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', { play: 'Hammer' })
      .expect({ facts: { Attacker: { damage: 1 } }, stop: 'here' })
  })
})

describe('Backfire, Focus and Riposte', () => {
  now(
    'look at attack dice alone, and Accuracy makes no natural number',
    ['keywords/attack-dice-only'],
    () => {
      fight({
        cards: [
          unit('Striker', { speed: 60, health: 9, text: 'Focus 2 | Accuracy 1 | Double Strike' }),
          tough,
        ],
        dice: [4, 1, 1, 6, 6, 6],
        dark: { space: ['Striker'] },
        light: { space: ['Tough'] },
      })
        .play('dark', { attack: 'Striker' })
        .play('dark', { cards: ['Tough'] })
        .expect({ facts: { Tough: { damage: 4 } }, stop: 'here' })
    },
  )
})

describe('Persuade', () => {
  now('takes the power in the next attack, and no longer', ['keywords/persuade'], () => {
    fight({
      cards: [
        unit('Slow', { speed: 60, health: 9, text: 'Double Strike' }),
        unit('Keeper', { speed: 20, health: 9, text: 'Pay 0 Force -> Persuade 2' }),
      ],
      dice: [6, 6, 6, 6],
      dark: { space: ['Slow'] },
      light: { space: ['Keeper'] },
    })
      .play('dark', { attack: 'Slow' })
      .play('light', { play: 'Keeper' })
      .play('light', 2)
      .play('dark', { cards: ['Keeper'] })
      .expect({
        events: [
          { kind: 'attackDiceCounted', dice: 3 },
          { kind: 'attackDiceCounted', dice: 1 },
        ],
        stop: 'here',
      })
  })
})

describe('Redirect', () => {
  const sly = unit('Sly', { speed: 10, health: 9, text: 'Pay 0 Force -> Redirect' })
  now(
    'not to an untapped unit with Stealth, and not against Precision',
    ['keywords/redirect', 'keywords/redirect-in-attack-chance'],
    () => {
      fightToday({
        cards: [attacker, sly, unit('Shadow', { speed: 10, text: 'Stealth' })],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { space: ['Sly', 'Shadow'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Sly' })
        .expect({ facts: { Sly: { damage: 3 } }, asked: 'light' })
      fightToday({
        cards: [unit('Sniper', { speed: 60, text: 'Precision' }), sly, other],
        dice: [6, 6, 6],
        dark: { space: ['Sniper'] },
        light: { space: ['Sly', tapped('Other')] },
      })
        .play('dark', { attack: 'Sniper', defender: 'Sly' })
        .play('light', { play: 'Sly' })
        .expect({ facts: { Sly: { damage: 3 }, Other: { damage: 0 } }, asked: 'light' })
    },
  )
})

describe('Velocity', () => {
  now('one that slowed down gains no Stealth this turn', ['keywords/velocity-stealth'], () => {
    const cloak = unit('Cloak', {
      speed: 90,
      health: 9,
      text: 'Pay 0 Force -> Each of your units gets Stealth until end of turn.',
    })
    fightToday({
      at: 'battle space',
      cards: [unit('Racer', { speed: 60, health: 9, text: 'Velocity 30' }), cloak, attacker],
      dark: { space: ['Attacker'] },
      light: { space: ['Racer', 'Cloak'] },
    })
      .play('light', '2')
      .play('light', { play: 'Cloak' })
      .expect({ numbers: { Racer: { speed: 30, stealth: 0 }, Cloak: { stealth: 1 } }, stop: 'here' })
  })
})

describe('Cunning', () => {
  now('the opponent does not see the dice before prevention is over', ['keywords/cunning'], () => {
    const rolled = { kind: 'diceRolled', dice: [6, 6, 1] }
    fight({
      cards: [unit('Fox', { speed: 60, text: 'Cunning' }), evader('Agile')],
      dice: [6, 6, 1],
      dark: { space: ['Fox'] },
      light: { space: ['Agile'] },
    })
      .play('dark', { attack: 'Fox' })
      .expect({ asked: { light: 'prevention' }, notTold: { light: [rolled] } })
      .play('light', { play: 'Agile' })
      .play('light', 2)
      .expect({ facts: { Agile: { damage: 0 } }, stop: 'here' })
  })
})

describe('Resilience and Overload', () => {
  now('Overload is all of it or nothing', ['keywords/overload', 'keywords/new-classes'], () => {
    const stand = () =>
      fight({
        cards: [unit('Striker', { speed: 60, health: 9, text: 'Overload 2 | Overload 3' }), tough],
        dice: [],
        dark: { space: ['Striker'] },
        light: { space: ['Tough'] },
      })
    stand()
      .play('dark', { attack: 'Striker' })
      .expect({ offersExactly: { dark: ['yes', 'no'] }, stop: 'here' })
  })
})
