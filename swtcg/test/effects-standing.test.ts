/** Effects that stand or wait: static text, triggers, restrictions and costs, from the words of cards. */
import { describe, test } from 'vitest'
import { fight, idc, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const jedi = unit('Knight', { subtypes: ['Jedi'], speed: 60 })
const droid = unit('Probe', { subtypes: ['Droid'], speed: 10 })
const own = (text: string, facts: object = {}) => unit('Own', { speed: 70, text, ...facts })

/** The numbers of cards in the Space arena, where the Light Side's unit with the text is. */
const standing = (text: string, dark: object = {}, light: object = {}) =>
  build.light({ hand: [SPARE], space: ['Own', 'Probe'], ...light }, { space: ['Knight'], ...dark }, [
    jedi,
    droid,
    own(text),
  ])

describe('static text', () => {
  idc(
    'as long as a condition holds, and not longer',
    ['phrase/as-long-as', 'static/qualifier-switches-it'],
    () => {
      const text = 'As long as your opponent has a Jedi in any arena, this unit gets +2 power.'
      standing(text).expect({ numbers: { Own: { power: 5 } }, asked: 'light' })
      standing(text, { space: ['Probe'] }).expect({ numbers: { Own: { power: 3 } }, asked: 'light' })
    },
  )
  idc('being in its arena goes without saying', ['phrase/as-long-as-in-its-arena-redundant'], () => {
    standing('As long as this unit is in the Space arena, each of your Droids gets +10 speed.').expect({
      numbers: { Probe: { speed: 20 } },
      asked: 'light',
    })
  })
  idc('each of your units may be the unit itself', ['phrase/each-of-your-units-includes-self'], () => {
    standing('Each of your units gets +1 power.').expect({
      numbers: { Own: { power: 4 }, Probe: { power: 4 }, Knight: { power: 3 } },
      asked: 'light',
    })
    standing('Each of your other units gets +1 power.').expect({
      numbers: { Own: { power: 3 }, Probe: { power: 4 } },
      asked: 'light',
    })
  })
  idc('without a zone it reaches the build zone too', ['effect/granting-default-zones'], () => {
    standing('Each of your Droids gets +1 health.', {}, { space: ['Own'], build: ['Probe'] }).expect({
      numbers: { Probe: { health: 4 } },
      asked: 'light',
    })
    standing(
      'Each of your Droids in the Space arena gets +1 health.',
      {},
      { space: ['Own'], build: ['Probe'] },
    ).expect({ numbers: { Probe: { health: 3 } }, asked: 'light' })
  })
  test('so much for each of something', () => {
    standing(
      'This unit gets +2 power for each damage counter on it.',
      {},
      { space: [{ card: 'Own', damage: 2 }] },
    ).expect({ numbers: { Own: { power: 7 } }, asked: 'light' })
  })
  test('what only counts in an attack', () => {
    fight({
      cards: [own("This unit gets +2 power as long as it's attacking a Droid."), droid],
      dice: [1, 1, 1, 1, 1],
      dark: { space: ['Own'] },
      light: { space: ['Probe'] },
    })
      .play('dark', { attack: 'Own' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1, 1, 1, 1, 1] }], asked: 'light' })
  })
  test('each attacker of this unit', () => {
    fight({
      cards: [own("Each Jedi gets -2 power as long as it's attacking this unit.", { speed: 10 }), jedi],
      dice: [1],
      dark: { space: ['Knight'] },
      light: { space: ['Own'] },
    })
      .play('dark', { attack: 'Knight' })
      .expect({ events: [{ kind: 'diceRolled', dice: [1] }], asked: 'light' })
  })
  idc('a cost less is a cost less', ['phrase/costs-x-fewer'], () => {
    build
      .light({ hand: ['Probe', SPARE], buildPoints: 2, space: ['Own'] }, {}, [
        droid,
        own('Each of your Droids costs 1 fewer build counter to deploy.'),
      ])
      .play('light', { complete: 'Probe', destination: { to: 'space' } })
      .expect({ resources: { light: { buildPoints: 0 } }, asked: 'light' })
  })
  test('a cost less for one arena counts there alone', () => {
    const twoWay = unit('Skimmer', { subtypes: ['Droid'], arenas: ['space', 'ground'] })
    const building = (buildPoints: number, where: 'space' | 'ground') =>
      build
        .light({ hand: ['Skimmer', SPARE], buildPoints, space: ['Own'] }, {}, [
          twoWay,
          own('Each of your Droids costs 1 less build point to deploy to this arena.'),
        ])
        .play('light', { complete: 'Skimmer', destination: { to: where } })
    building(2, 'space').expect({ resources: { light: { buildPoints: 0 } }, asked: 'light' })
    building(3, 'ground').expect({ resources: { light: { buildPoints: 0 } }, asked: 'light' })
  })
  test('and a card that says so of itself pays less there', () => {
    const text = 'This unit costs 2 less build counters to deploy to the Ground arena.'
    const twoWay = unit('Skimmer', { arenas: ['space', 'ground'], text })
    build
      .light({ hand: ['Skimmer', SPARE], buildPoints: 1 }, {}, [twoWay])
      .play('light', { complete: 'Skimmer', destination: { to: 'ground' } })
      .expect({ resources: { light: { buildPoints: 0 } }, asked: 'light' })
  })
  idc(
    'treat as adds a subtype, wherever the card is',
    ['phrase/treat-as-adds', 'phrase/treat-as-standalone-everywhere'],
    () => {
      build
        .light({ hand: [SPARE], space: ['Own'], build: ['Mimic'] }, {}, [
          own('Each of your Jedi gets +1 power.'),
          unit('Mimic', { subtypes: ['Droid'], text: 'Treat this unit as a Jedi.' }),
        ])
        .expect({ numbers: { Mimic: { power: 4 } }, asked: 'light' })
    },
  )
  test('an Equipment gives more to some bearers', () => {
    const saber = {
      name: 'Saber',
      side: 'neutral',
      kind: 'equipment',
      arenas: ['space'],
      cost: 1,
      text: 'Pay 1 Force -> Equip | Equipped unit gets +1 power. | Equipped Jedi also gets Parry 1.',
    }
    build
      .light(
        { hand: [SPARE], space: [{ card: 'Knight', equipment: ['Saber'] }] },
        { space: [{ card: 'Probe', equipment: ['Saber'] }] },
        [jedi, droid, saber],
      )
      .expect({ numbers: { Knight: { power: 4, parry: 1 }, Probe: { power: 4, parry: 0 } }, asked: 'light' })
  })
})

describe('prices and replacements', () => {
  idc('playing costs more Force', ['phrase/costs-x-more-or-less'], () => {
    const dodger = unit('Dodger', { speed: 10, text: 'Pay 1 Force -> Evade 3' })
    const fightWith = (force: number) =>
      fight({
        cards: [
          own("The activated abilities of each of your opponent's units cost 1 more Force to play."),
          dodger,
        ],
        dice: [6, 1, 1],
        dark: { space: ['Own'] },
        light: { force, space: ['Dodger'] },
      }).play('dark', { attack: 'Own' })
    fightWith(1).expect({ facts: { Dodger: { damage: 1 } }, asked: { light: 'next-attack' } })
    fightWith(2)
      .play('light', { play: 'Dodger' })
      .expect({ facts: { Dodger: { damage: 0 } }, resources: { light: { force: 0 } }, asked: 'light' })
  })
  idc('instead of being discarded', ['phrase/when-this-unit-is-discarded-replaced'], () => {
    fight({
      cards: [
        own('When this unit would be discarded, retreat it and remove all damage counters from it instead.', {
          speed: 10,
          health: 1,
        }),
        jedi,
        droid,
      ],
      dice: [6, 6, 6],
      dark: { space: ['Knight'] },
      light: { space: ['Own', 'Probe'] },
    })
      .play('dark', { attack: 'Knight', defender: 'Own' })
      .expect({ zones: { 'light.build': ['Own'] }, facts: { Own: { damage: 0 } }, asked: 'light' })
  })
  test('a unit is treated as another for a while', () => {
    const mission = {
      name: 'Plan',
      side: 'neutral',
      kind: 'mission',
      cost: 0,
      text: 'Treat one of your Droids as a Jedi until end of turn.',
    }
    build
      .light({ hand: ['Plan', SPARE], space: ['Own', 'Probe'] }, {}, [
        own('Each of your Jedi gets +1 power.'),
        droid,
        mission,
      ])
      .play('light', { complete: 'Plan' })
      .expect({ numbers: { Probe: { power: 4 } }, asked: 'light' })
  })
})

describe('triggers', () => {
  idc('when this unit attacks', ['trigger/states-its-own-time'], () => {
    fight({
      cards: [own('When this unit attacks a Droid, draw a card.'), droid, jedi],
      dice: [1, 1, 1],
      dark: { deck: ['Knight'], space: ['Own'] },
      light: { space: ['Probe'] },
    })
      .play('dark', { attack: 'Own' })
      .expect({ zones: { 'dark.hand': ['Knight'] }, asked: 'light' })
  })
  idc('when this unit is discarded', ['phrase/when-this-unit-is-discarded'], () => {
    fight({
      cards: [
        own('When this unit is discarded from the Space arena, you gain 2 Force.', { speed: 10, health: 1 }),
        jedi,
        droid,
      ],
      dice: [6, 6, 6],
      dark: { space: ['Knight'] },
      light: { space: ['Own', 'Probe'] },
    })
      .play('dark', { attack: 'Knight', defender: 'Own' })
      .expect({ resources: { light: { force: 2 } }, asked: 'light' })
  })
  idc('when the battle phase starts', ['phrase/when-battle-phase-starts'], () => {
    fight({
      at: 'battle',
      cards: [
        own('When the battle phase starts, if this unit is in the Space arena, you gain 1 Force.'),
        droid,
      ],
      dark: { space: ['Own'] },
      light: { space: ['Probe'] },
    }).expect({ resources: { dark: { force: 1 } }, asked: { dark: 'next-attack' } })
  })
  test('a bonus for damage to itself', () => {
    fight({
      cards: [
        own(
          'When this unit attacks, you may give it +2 power. If you do, it does 2 damage to itself when the attack ends.',
        ),
        droid,
      ],
      dice: [1, 1, 1, 1, 1],
      dark: { space: ['Own'] },
      light: { space: ['Probe'] },
    })
      .play('dark', { attack: 'Own' })
      .play('dark', 'yes')
      .expect({ facts: { Own: { damage: 2 } }, asked: 'light' })
  })
})

describe('activated effects', () => {
  idc(
    'by default once in a turn',
    ['activated/once-per-turn', 'activated/arrow-marks-cost-and-effect'],
    () => {
      fight({
        at: 'battle space',
        cards: [own('Pay 1 Force -> This unit gets +10 speed until end of turn.'), droid],
        dark: { force: 5, space: ['Own'] },
        light: { space: ['Probe'] },
      })
        .play('dark', { play: 'Own' })
        .expect({
          numbers: { Own: { speed: 80 } },
          resources: { dark: { force: 4 } },
          asked: { dark: 'next-attack' },
        })
    },
  )
  idc('in the build step if it says so', ['activated/outside-battle-phase-if-stated'], () => {
    build
      .light({ hand: [SPARE], deck: ['Knight', 'Probe'], space: ['Own'] }, {}, [
        own('[tap] -> Draw a card. Play only during your build step.'),
        jedi,
        droid,
      ])
      .play('light', 'skip-draw')
      .play('light', { play: 'Own' })
      .expect({ facts: { Own: { tapped: true } }, zones: { 'light.hand': 2 }, asked: 'light' })
  })
  idc('all of the cost, or nothing', ['activated/cost-all-or-nothing'], () => {
    build
      .light({ hand: [], space: ['Own'], buildPoints: 1, build: [{ card: 'Probe', counters: 0 }] }, {}, [
        own('[tap], discard a card from your hand -> Gain 2 Force. Play only during your build step.'),
        droid,
      ])
      .expect({ noOffers: { light: [{ play: 'Own' }] }, asked: 'light' })
  })
  test('what was discarded to pay counts', () => {
    build
      .light({ hand: [SPARE], space: ['Own', 'Probe'] }, {}, [
        own('Discard one of your other units -> You gain 3 Force. Play only during your build step.'),
        droid,
      ])
      .play('light', { play: 'Own' })
      .expect({
        resources: { light: { force: 3 } },
        zones: { space: ['Own'], 'light.discard': ['Probe'] },
        asked: 'light',
      })
  })
  idc('X is what is paid', ['phrase/pay-x'], () => {
    build
      .light({ hand: [SPARE], force: 5, deck: ['Knight', 'Probe'], space: ['Own'] }, {}, [
        own('Pay X Force -> This unit gets +X power until end of turn. Play only during your build step.'),
        jedi,
        droid,
      ])
      .play('light', 'skip-draw')
      .play('light', { play: 'Own' })
      .play('light', 4)
      .expect({ numbers: { Own: { power: 7 } }, resources: { light: { force: 1 } }, asked: 'light' })
  })
  test('what is paid for X has a limit, and so has what is counted', () => {
    const words = `Pay X Force, up to 3 -> This unit gets +X power until end of turn. Play only during your build step. | Fury X, where X is the number of Droids in any arena with "Pro" or "Wing" in their names, up to 2.`
    build
      .light({ hand: [SPARE], force: 5, space: ['Own', 'Probe', 'Probe', 'Probe'] }, {}, [own(words), droid])
      .expect({ numbers: { Own: { fury: 2 } } })
      .play('light', { play: 'Own' })
      .expect({ refused: { light: 4 } })
      .play('light', 3)
      .expect({ numbers: { Own: { power: 6 } }, resources: { light: { force: 2 } }, asked: 'light' })
  })
  test('once in a turn, though its time comes again', () => {
    fight({
      cards: [
        own('Pay 1 Force -> Untap a unit. Play only when this unit would attack and only once per turn.'),
        droid,
      ],
      dark: { force: 5, space: ['Own'] },
      light: { space: [{ card: 'Probe', tapped: true }] },
    })
      .play('dark', { play: 'Own' })
      .play('dark', { cards: ['Probe'] })
      .expect({ noOffers: { dark: [{ play: 'Own' }] }, asked: { dark: 'next-attack' } })
  })
  test('only on a unit that fits', () => {
    fight({
      cards: [
        jedi,
        droid,
        {
          name: 'Dodge',
          side: 'neutral',
          kind: 'battle',
          text: 'Pay 1 Force -> Prevent 3 damage to one of your units. Play only on a unit with speed 50 or higher.',
        },
      ],
      dice: [6, 1, 1],
      dark: { space: ['Knight'] },
      light: { force: 1, hand: ['Dodge'], space: ['Probe'] },
    })
      .play('dark', { attack: 'Knight' })
      .play('light', { 'battle-card': 'Dodge' })
      .expect({ facts: { Probe: { damage: 1 } }, asked: 'light' })
  })
  idc('when it would attack', ['phrase/would-attack-not-an-attack'], () => {
    fight({
      cards: [
        own("[tap] -> Tap one of your opponent's Jedi. Play only when this unit would attack."),
        jedi,
        droid,
      ],
      dark: { space: ['Own'] },
      light: { space: ['Knight', 'Probe'] },
    })
      .play('dark', { play: 'Own' })
      .expect({ facts: { Knight: { tapped: true }, Own: { tapped: true } }, asked: 'light' })
  })
})
