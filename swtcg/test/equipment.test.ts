/** Equipment: completed to the build zone, equipped for its cost, and where it goes when its unit leaves. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { idc, SPARE } from './both-editions.ts'
import { equipment, force, GUARD, points, SABRE, WARRIOR } from './equipment-play.ts'

test(
  'a completed Equipment lies face-up in the build zone until it is equipped, at once if its cost can be paid',
  proves(
    'idc/equipment/completes-to-build-zone',
    'idc/equipment/build-step',
    'idc/equipment/same-step-complete-and-equip',
    'idc/keyword/equip-attaches',
    'idc/turn/build-step-equip',
    'idc/equipment/attached-face-up',
  ),
  () => {
    idc
      .dark({ buildPoints: 2, force: 4, hand: ['Sabre', SPARE], character: [GUARD] }, {}, [SABRE])
      .play('dark', { complete: 'Sabre', destination: { to: 'build' } })
      .expect({
        zones: { 'dark.build': ['Sabre'] },
        facts: { Sabre: { faceDown: false } },
        resources: { dark: { buildPoints: 0, force: 4 } },
        numbers: { [GUARD]: { power: 2 } },
      })
      .play('dark', { equip: 'Sabre', unit: GUARD })
      .expect({
        zones: { 'dark.build': [], attached: ['Sabre'] },
        facts: { Sabre: { host: GUARD } },
        resources: { dark: { force: 2 } },
        numbers: { [GUARD]: { power: 4, armor: 1 } },
        knows: { light: ['Sabre'] },
        asked: 'dark',
      })
  },
)

test(
  'its Equip cost must be paid in full',
  proves('idc/keyword/equip-activated', 'idc/activated/cost-all-or-nothing'),
  () => {
    idc.dark({ force: 1, hand: [SPARE], build: ['Sabre'], character: [GUARD] }, {}, [SABRE]).expect({
      noOffers: { dark: [{ equip: 'Sabre', unit: GUARD }] },
      refused: { dark: { equip: 'Sabre', unit: GUARD }, code: 'not-enough-force' },
      resources: { dark: { force: 1 } },
      asked: 'dark',
    })
  },
)

test(
  'it is equipped to a unit of its type that its player controls',
  proves('idc/equipment/subtype-matches-unit', 'idc/keyword/equip-matching-unit'),
  () => {
    idc
      .dark(
        { force: 4, hand: [SPARE], build: ['Sabre'], ground: ['Stormtrooper Squad'], character: [GUARD] },
        { character: ['Naboo Security Guard'] },
        [SABRE],
      )
      .expect({
        offersExactly: { dark: ['pass', { equip: 'Sabre', unit: GUARD }] },
        refused: [
          {
            dark: { equip: 'Sabre', unit: 'Stormtrooper Squad' },
            rule: 'idc/equipment/subtype-matches-unit',
          },
          { dark: { equip: 'Sabre', unit: 'Naboo Security Guard' }, rule: 'idc/keyword/equip-matching-unit' },
        ],
        asked: 'dark',
      })
  },
)

test(
  'each Equipment is equipped once a turn, and may change units in a later one',
  proves('idc/equipment/equip-once-per-turn', 'idc/keyword/equip-once-per-turn'),
  () => {
    idc
      .dark({ force: 8, hand: [SPARE], build: ['Sabre', 'Dagger'], character: [GUARD, WARRIOR] }, {}, [
        SABRE,
        equipment('Dagger', {}, [force(1)]),
      ])
      .play('dark', { equip: 'Sabre', unit: GUARD })
      .expect({
        offersExactly: {
          dark: ['pass', { equip: 'Dagger', unit: GUARD }, { equip: 'Dagger', unit: WARRIOR }],
        },
        refused: { dark: { equip: 'Sabre', unit: WARRIOR }, rule: 'idc/equipment/equip-once-per-turn' },
        asked: 'dark',
      })
    idc
      .dark({ force: 2, hand: [SPARE], character: [{ card: GUARD, equipment: ['Sabre'] }, WARRIOR] }, {}, [
        SABRE,
      ])
      .play('dark', { equip: 'Sabre', unit: WARRIOR })
      .expect({
        facts: { Sabre: { host: WARRIOR } },
        numbers: { [GUARD]: { power: 2 }, [WARRIOR]: { power: 5 } },
        asked: 'dark',
      })
  },
)

test('one of several Equip costs is picked', proves('idc/keyword/equip-selective'), () => {
  const flail = equipment('Flail', {}, [force(3)], [points(1)])
  idc
    .dark({ force: 3, buildPoints: 1, hand: [SPARE], build: ['Flail'], character: [GUARD, WARRIOR] }, {}, [
      flail,
    ])
    .play('dark', { equip: 'Flail', unit: GUARD, ability: '1' })
    .expect({
      resources: { dark: { force: 3, buildPoints: 0 } },
      offersExactly: { dark: ['pass'] },
      asked: 'dark',
    })
})

test(
  'it is equipped in its player’s build step alone',
  proves('idc/equipment/equip-in-own-build-step', 'idc/keyword/equip-during-your-build-step'),
  () => {
    idc
      .at(
        'attack character',
        { force: 6, build: ['Sabre'], character: [GUARD] },
        { character: ['Naboo Security Guard'] },
        [SABRE],
      )
      .expect({
        refused: { dark: { equip: 'Sabre', unit: GUARD }, rule: 'idc/equipment/equip-in-own-build-step' },
        asked: 'dark',
      })
  },
)

test('tapped Equipment gives nothing', proves('idc/equipment/tapped-grants-nothing'), () => {
  const sabre = { card: 'Sabre', tapped: true }
  idc
    .dark({ hand: [SPARE], character: [{ card: GUARD, equipment: [sabre] }] }, {}, [SABRE])
    .expect({ numbers: { [GUARD]: { power: 2, armor: 0 } }, asked: 'dark' })
})

test(
  'it goes with its unit to the build zone and back, and no cost is due again',
  proves('idc/equipment/goes-with-moved-unit'),
  () => {
    idc
      .dark({ hand: [SPARE], build: [{ card: GUARD, equipment: ['Sabre'] }] }, {}, [SABRE])
      .play('dark', { move: GUARD, to: 'character' })
      .expect({
        zones: { character: [GUARD], attached: ['Sabre'] },
        numbers: { [GUARD]: { power: 4 } },
        asked: 'dark',
      })
  },
)

test(
  'when its unit is discarded it goes to its controller’s build zone',
  proves('idc/equipment/unit-discarded-frees-equipment'),
  () => {
    const vader = { card: 'Darth Vader (A)', stack: ['Darth Vader (C)'], damage: 6, equipment: ['Sabre'] }
    idc
      .dark({ hand: [SPARE], character: [vader] }, {}, [SABRE])
      .play('dark', { rearrange: 'Darth Vader (A)', version: 'Darth Vader (C)' })
      .expect({
        zones: {
          character: [],
          attached: [],
          'dark.build': ['Sabre'],
          'dark.discard': ['Darth Vader (A)', 'Darth Vader (C)'],
        },
        asked: 'dark',
      })
  },
)

test(
  'when its unit is returned to hand it goes there too, each card to its owner',
  proves(
    'idc/equipment/goes-with-unit-to-hand',
    'idc/pilot/pilot-follows-unit',
    'idc/primary/owner-overrides',
  ),
  () => {
    const recall = {
      name: 'Recall',
      side: 'dark',
      kind: 'mission',
      cost: 1,
      abilities: [
        {
          ability: 'effect',
          cost: [],
          do: [
            {
              do: 'put',
              what: { take: { take: 'each' }, of: { place: { in: 'play' }, whose: 'you' } },
              to: 'hand',
            },
          ],
        },
      ],
    }
    idc
      .dark(
        {
          buildPoints: 1,
          hand: ['Recall'],
          space: [{ card: 'TIE Fighter DS-3-12', pilots: ['TIE Fighter Pilot'] }],
          character: [{ card: GUARD, equipment: [{ card: 'Sabre', owner: 'light' }] }],
        },
        {},
        [SABRE, recall],
      )
      .play('dark', { complete: 'Recall' })
      .expect({
        zones: {
          attached: [],
          'dark.hand': ['TIE Fighter DS-3-12', 'TIE Fighter Pilot', GUARD],
          'light.hand': ['Sabre'],
        },
        asked: 'dark',
      })
  },
)

test(
  'a Pilot on a unit can neither be equipped nor lose its Equipment',
  proves('idc/pilot/no-equip-or-detach-while-piloting'),
  () => {
    const pilot = { card: 'TIE Fighter Pilot', equipment: ['Dagger'] }
    idc
      .dark(
        {
          force: 9,
          hand: [SPARE],
          build: ['Sabre'],
          space: [{ card: 'TIE Fighter DS-3-12', pilots: [pilot] }],
          character: [GUARD],
        },
        {},
        [SABRE, equipment('Dagger', {}, [force(1)])],
      )
      .expect({
        offers: { dark: [{ equip: 'Sabre', unit: GUARD }] },
        noOffers: {
          dark: [
            { equip: 'Sabre', unit: 'TIE Fighter Pilot' },
            { equip: 'Dagger', unit: GUARD },
            { detach: 'Dagger' },
          ],
        },
        refused: [
          {
            dark: { equip: 'Sabre', unit: 'TIE Fighter Pilot' },
            rule: 'idc/pilot/no-equip-or-detach-while-piloting',
          },
          { dark: { equip: 'Dagger', unit: GUARD }, rule: 'idc/pilot/no-equip-or-detach-while-piloting' },
        ],
        asked: 'dark',
      })
  },
)
