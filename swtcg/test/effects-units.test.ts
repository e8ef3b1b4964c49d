/** Effects on units, from the words of cards: what they get and lose, tapping, moving, what they cannot do. */
import { describe, test } from 'vitest'
import { fight, idc, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { battle, mission } from './worded-cards.ts'

const jedi = unit('Knight', { subtypes: ['Jedi'], speed: 60 })
const droid = unit('Probe', { subtypes: ['Droid'], speed: 10 })

/** Completes a Mission in the Dark Side's build step, where units of both sides stand in the Space arena. */
const plan = (text: string, more: object = {}) =>
  build
    .dark(
      { hand: ['Plan', SPARE], force: 5, space: ['Probe'], ...more },
      { force: 5, space: ['Knight'], hand: [SPARE] },
      [jedi, droid, mission('Plan', text)],
    )
    .play('dark', { complete: 'Plan' })

describe('getting', () => {
  idc('each of your units means those in play now', ['phrase/each-of-your-units-snapshot'], () => {
    build
      .dark({ hand: ['Plan', 'Probe', SPARE], buildPoints: 3, space: ['Probe'] }, {}, [
        droid,
        mission('Plan', 'Each of your units gets +2 power until end of turn.'),
      ])
      .play('dark', { complete: 'Plan' })
      .play('dark', { complete: 'Probe', destination: { to: 'space' } })
      .expect({ numbers: { 'space/Probe #1': { power: 5 }, 'space/Probe #2': { power: 3 } }, asked: 'dark' })
  })
  idc('one of your units is one that qualifies, and only that one', ['phrase/one-of-your-units'], () => {
    plan("One of your units gets +1 power for each of your opponent's units until end of turn.").expect({
      numbers: { Probe: { power: 4 }, Knight: { power: 3 } },
      asked: 'dark',
    })
  })
  idc('until end of turn', ['phrase/until-end-of-turn'], () => {
    const scene = plan('Choose a unit. That unit gets +20 speed until end of turn.')
    scene.play('dark', { cards: ['Knight'] }).expect({ numbers: { Knight: { speed: 80 } }, asked: 'dark' })
  })
  idc('a keyword that is lost cannot be used', ['phrase/has-no-effect-loses'], () => {
    build
      .dark({ hand: ['Plan', SPARE] }, { space: ['Shield'] }, [
        unit('Shield', { text: 'Shields 2' }),
        mission('Plan', "Each of your opponent's units loses Shields until end of turn."),
      ])
      .expect({ numbers: { Shield: { shields: 2 } } })
      .play('dark', { complete: 'Plan' })
      .expect({ numbers: { Shield: { shields: 0 } }, asked: 'dark' })
  })
  idc('an ability in quotation marks is granted', ['effect/granting-kinds'], () => {
    fight({
      cards: [
        unit('Giver', {
          speed: 70,
          text: 'Each of your other units gets "Pay 1 Force -> This unit gets +2 power for this attack."',
        }),
        jedi,
        droid,
      ],
      dice: [1, 1, 1, 1, 1],
      dark: { force: 1, space: ['Knight', { card: 'Giver', tapped: true }] },
      light: { space: ['Probe'] },
    })
      .play('dark', { attack: 'Knight' })
      .play('dark', { play: 'Knight' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'light' })
  })
})

describe('acting on units', () => {
  test('a unit is tapped', () => {
    plan("Tap one of your opponent's units.").expect({ facts: { Knight: { tapped: true } }, asked: 'dark' })
  })
  idc('an effect that retreats does not tap', ['term/retreat-by-effect-no-tap'], () => {
    plan("Retreat one of your opponent's units.").expect({
      zones: { space: ['Probe'], 'light.build': ['Knight'] },
      facts: { Knight: { tapped: false } },
      asked: 'dark',
    })
  })
  test('a unit is returned to the hand', () => {
    plan("Return one of your opponent's units to his or her hand.").expect({
      zones: { space: ['Probe'], 'light.hand': ['Knight', SPARE] },
      asked: 'dark',
    })
  })
  idc('what cannot attack is not offered', ['phrase/cant-attack-tap-in-turn'], () => {
    fight({
      at: 'battle space',
      cards: [jedi, droid, battle('Lull', "One of your opponent's units can't attack this turn.")],
      dark: { hand: ['Lull'], space: ['Probe'] },
      light: { space: ['Knight'] },
    })
      .play('dark', { 'battle-card': 'Lull' })
      .expect({ facts: { Knight: { tapped: true } }, asked: { dark: 'next-attack' } })
  })
})

test('a unit that cannot untap is not untapped by effects either', () => {
  plan(
    "Tap each of your opponent's units. Those units can't untap until end of turn. Untap each of your opponent's units.",
  ).expect({ facts: { Knight: { tapped: true } }, asked: 'dark' })
})

describe('damage', () => {
  idc('damage of a Mission has no source, and counters are placed', ['term/damage-source-effect'], () => {
    plan('Deal 2 damage to a unit.')
      .play('dark', { cards: ['Knight'] })
      .expect({
        facts: { Knight: { damage: 2 } },
        events: [{ kind: 'damagePlaced', unit: 'Knight', amount: 2 }],
        asked: 'dark',
      })
  })
  idc('counters are no damage', ['term/damage-counter-not-damage'], () => {
    build
      .dark({ hand: ['Plan', SPARE] }, { force: 3, space: ['Dodger'] }, [
        unit('Dodger', { text: 'Pay 1 Force -> Evade 2' }),
        mission('Plan', "Put 2 damage counters on one of your opponent's units."),
      ])
      .play('dark', { complete: 'Plan' })
      .expect({ facts: { Dodger: { damage: 2 } }, asked: 'dark' })
  })
  test('up to so many counters are removed', () => {
    plan('Remove up to 2 damage counters from one of your units.', { space: [{ card: 'Probe', damage: 2 }] })
      .play('dark', 1)
      .expect({ facts: { Probe: { damage: 1 } }, asked: 'dark' })
  })
  idc('damage is prevented as it is done', ['term/prevent-only-in-prevention-pop'], () => {
    fight({
      cards: [jedi, droid, battle('Cover', 'Pay 1 Force -> Prevent all damage to one of your units.')],
      dice: [6, 6, 1],
      dark: { space: ['Knight'] },
      light: { force: 1, hand: ['Cover'], space: ['Probe'] },
    })
      .play('dark', { attack: 'Knight' })
      .expect({ asked: { light: 'prevention' } })
      .play('light', { 'battle-card': 'Cover' })
      .expect({ facts: { Probe: { damage: 0 } }, asked: 'light' })
  })
})
