/** Static effects. */
import { describe } from 'vitest'
import {
  battleCard,
  both,
  droids,
  fight,
  gainForce,
  ground,
  idc,
  lone,
  patrol,
  paying,
  raider,
  self,
  unit,
} from './battle-play.ts'

describe('static effects', () => {
  const sergeant = unit('Sergeant', {
    speed: 10,
    subtypes: ['Clone'],
    text: 'As long as you have another Clone in this arena, this unit gets +2 power.',
  })
  const clone = unit('Clone', { speed: 20, subtypes: ['Clone'] })
  const chief = ground('Chief', {
    abilities: [
      { ability: 'static', who: { whose: 'you', subtypes: ['Clone'] }, gain: { power: 1, speed: 10 } },
    ],
  })
  both(
    "are on without anybody's doing while their condition holds",
    {
      idc: [
        'idc/static/no-cost-trigger-or-duration',
        'idc/static/qualifier-switches-it',
        'idc/phrase/as-long-as',
        'idc/phrase/as-long-as-is-static',
      ],
      wotc: [
        'wotc/static/definition',
        'wotc/static/conditions',
        'wotc/static/no-chance-needed',
        'wotc/static/on-in-battle',
      ],
    },
    (play) => {
      const leaver = unit('Leaver', {
        speed: 20,
        subtypes: ['Clone'],
        abilities: [paying(0, [{ do: 'retreat', who: self }])],
      })
      play({
        cards: [sergeant, leaver, patrol],
        at: 'space',
        dark: { space: ['Sergeant', 'Leaver'] },
        ...lone,
      })
        .expect({ numbers: { Sergeant: { power: 5 } }, resources: { dark: { force: 0 } } })
        .play('dark', { play: 'Leaver' })
        .expect({ numbers: { Sergeant: { power: 3 } }, asked: 'light' })
    },
  )
  both(
    'reach whatever fits, at once when it arrives, and end when their unit leaves',
    {
      idc: [
        'idc/effect/abilities-off-in-build-zone',
        'idc/phrase/each-of-your-units-snapshot',
        'idc/zones/build-zone-abilities-off',
      ],
      wotc: [
        'wotc/static/affects-later-arrivals',
        'wotc/static/on-in-battle',
        'wotc/retreat/abilities-ignored',
        'wotc/term/in-battle',
      ],
    },
    (play) => {
      play({
        cards: [chief, clone, patrol],
        at: 'build dark',
        dark: { space: ['Clone'], build: ['Clone'], ground: ['Chief'] },
        ...lone,
      })
        .expect({ numbers: { 'space/Clone': { power: 4 } } })
        .play('dark', { move: 'dark.build/Clone', to: 'space' })
        .expect({ numbers: { 'space/Clone #2': { power: 4, speed: 30 } }, asked: { dark: 'retreat' } })
        .play('dark', { cards: ['Chief'] })
        .expect({
          numbers: { 'space/Clone #1': { power: 3 }, 'space/Clone #2': { power: 3, speed: 20 } },
          asked: 'light',
        })
    },
  )

  idc('cover their own unit unless they say "other"', ['phrase/each-of-your-units-includes-self'], () => {
    const own = unit('Own', {
      subtypes: ['Droid'],
      abilities: [{ ability: 'static', who: droids, gain: { power: 1 } }],
    })
    const others = unit('Others', {
      subtypes: ['Droid'],
      abilities: [{ ability: 'static', who: { ...droids, other: true }, gain: { health: 1 } }],
    })
    fight({ cards: [own, others, patrol], dark: { space: ['Own', 'Others'] }, ...lone }).expect({
      numbers: { Own: { power: 4, health: 4 }, Others: { power: 4, health: 3 } },
      asked: 'dark',
    })
  })

  idc('that are played cover the units of that moment', ['phrase/each-of-your-units-snapshot'], () => {
    const rally = battleCard('Rally', {
      do: 'get',
      who: { take: { take: 'each' }, of: { whose: 'you', place: { in: 'arena', arenas: ['space'] } } },
      gain: { power: 1 },
      for: 'this-turn',
    })
    const caller = ground('Caller', {
      abilities: [
        paying(0, [
          {
            do: 'move',
            who: { take: { take: 'each' }, of: { whose: 'you', place: { in: 'build-zone' } } },
            to: 'space',
          },
        ]),
      ],
    })
    fight({
      cards: [rally, caller, clone, raider, patrol],
      at: 'space',
      dark: { hand: ['Rally'], space: ['Raider'], build: ['Clone'], ground: ['Caller'] },
      ...lone,
    })
      .play('dark', { 'battle-card': 'Rally' })
      .play('dark', { play: 'Caller' })
      .expect({ numbers: { Raider: { power: 4 }, Clone: { power: 3 } }, asked: 'dark' })
  })

  idc(
    'give abilities and numbers to units in the build zone too, where abilities stay off',
    ['effect/granting-default-zones', 'effect/granted-abilities-off-in-build-zone', 'effect/granting-kinds'],
    () => {
      const wing = unit('Leader', {
        abilities: [
          {
            ability: 'static',
            who: { whose: 'you', subtypes: ['Starfighter'] },
            gain: {
              health: 1,
              keywords: [{ keyword: 'shields', value: 1 }],
              abilities: [{ ability: 'activated', cost: [], keyword: 'evade', value: 1 }],
            },
          },
        ],
      })
      const fighter = unit('Fighter', { health: 2, subtypes: ['Starfighter'] })
      const zap = battleCard('Zap', {
        do: 'damage',
        who: { take: { take: 'each' }, of: { names: ['Fighter'] } },
        amount: 1,
      })
      fight({
        cards: [wing, fighter, zap, raider, patrol],
        at: 'space',
        dark: { space: ['Leader', 'Fighter'], build: ['Fighter'] },
        light: { hand: ['Zap'], space: ['Patrol'] },
      })
        .expect({
          numbers: {
            'space/Fighter': { health: 3, shields: 1 },
            'dark.build/Fighter': { health: 3, shields: 0 },
          },
        })
        .play('light', { 'battle-card': 'Zap' })
        .expect({
          asked: { dark: 'prevention' },
          offersExactly: { dark: ['pass', { play: 'space/Fighter' }] },
        })
        .play('dark', 'pass')
        .expect({ facts: { 'dark.build/Fighter': { damage: 1 } }, asked: 'dark' })
    },
  )

  idc(
    'of cards in hands, decks and discard piles do nothing',
    [
      'effect/abilities-off-in-deck-hand-discard',
      'zones/hand-effects-off',
      'zones/deck-effects-off',
      'zones/discard-pile-effects-off',
      'cards/abilities-inactive-until-in-play',
    ],
    () => {
      const idle = ground('Idle', {
        abilities: [
          { ability: 'static', who: { whose: 'you' }, gain: { speed: 10 } },
          {
            ability: 'triggered',
            when: { when: 'attacks', who: { take: { take: 'each' }, of: {} } },
            do: [gainForce(1)],
          },
          paying(0, [gainForce(1)]),
        ],
      })
      fight({
        cards: [idle, raider, patrol],
        at: 'space',
        dice: [1, 1, 1],
        dark: {
          space: ['Raider'],
          hand: ['Idle'],
          deck: ['Idle'],
          discard: ['Idle'],
          build: [{ card: 'Idle', counters: 1 }],
        },
        ...lone,
      })
        .expect({ numbers: { Raider: { speed: 60 } }, asked: { dark: 'next-attack' } })
        .play('dark', { attack: 'Raider' })
        .expect({ resources: { dark: { force: 0 } }, asked: 'light' })
    },
  )

  idc('change the rules while they apply, and no longer', ['effect/can-change-rules'], () => {
    const scout = ground('Scout', {
      abilities: [
        {
          ability: 'rule',
          who: { names: ['Raider'] },
          rule: { may: 'attack', target: { types: ['ground'] } },
        },
        paying(0, [{ do: 'retreat', who: self }]),
      ],
    })
    fight({
      cards: [scout, raider, patrol, ground('Walker')],
      at: 'space',
      dark: { space: ['Raider'], ground: ['Scout'] },
      light: { space: ['Patrol'], ground: ['Walker'] },
    })
      .play('dark', 'pass')
      .expect({ offers: { dark: [{ attack: 'Raider', defender: 'Walker' }] }, asked: 'dark' })
    fight({
      cards: [scout, raider, patrol, ground('Walker')],
      at: 'space',
      dark: { space: ['Raider'], ground: ['Scout'] },
      light: { space: ['Patrol'], ground: ['Walker'] },
    })
      .play('dark', { play: 'Scout' })
      .expect({ noOffers: { dark: [{ attack: 'Raider', defender: 'Walker' }] }, asked: 'dark' })
  })

  idc(
    'an empty text box has no effects, whatever the card is called',
    ['effect/text-box-holds-effects'],
    () => {
      fight({
        cards: [unit('Deflector Droid', { speed: 10, health: 9 }), raider],
        dice: [6, 6, 6],
        dark: { space: ['Raider'] },
        light: { space: ['Deflector Droid'] },
      })
        .play('dark', { attack: 'Raider' })
        .expect({ facts: { 'Deflector Droid': { damage: 3 } }, asked: 'light' })
    },
  )
})
