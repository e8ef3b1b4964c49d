/** Equipment in stacks, and on units that changed hands. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { idc, SPARE } from './both-editions.ts'
import { equipment, force, GUARD, type Price, points, SABRE, WARRIOR } from './equipment-play.ts'

const blaster = (version: string, equip: readonly Price[], more: object = {}) =>
  equipment('Blaster', { version, ...more }, equip)

const onTop = { complete: 'Blaster (A)', destination: { onto: 'Blaster (B)', place: 'top' } }

test(
  'on top of its stack an Equipment pays the difference in equip cost, less 1 for each card there',
  proves(
    'idc/stack/equipment-top-pays-equip-difference',
    'idc/stack/equipment-discount-counts-existing',
    'idc/stack/equipment-joins-attached-stack',
  ),
  () => {
    const cards = [blaster('A', [force(4)]), blaster('B', [force(1)])]
    idc
      .dark(
        {
          buildPoints: 1,
          force: 2,
          hand: ['Blaster (A)', SPARE],
          character: [{ card: GUARD, equipment: ['Blaster (B)'] }],
        },
        {},
        cards,
      )
      .play('dark', onTop)
      .expect({
        facts: { 'Blaster (A)': { host: GUARD, stack: 1 } },
        resources: { dark: { force: 0, buildPoints: 0 } },
        asked: 'dark',
      })
    const three = [...cards, blaster('C', [force(4)])]
    const stacked = { card: 'Blaster (B)', stack: ['Blaster (C)'] }
    idc
      .dark(
        {
          buildPoints: 1,
          force: 1,
          hand: ['Blaster (A)', SPARE],
          character: [{ card: GUARD, equipment: [stacked] }],
        },
        {},
        three,
      )
      .play('dark', onTop)
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  },
)

test(
  'it also pays the difference in build cost, and beneath neither',
  proves('idc/stack/equipment-top-pays-build-difference', 'idc/stack/equipment-beneath-no-equip-cost'),
  () => {
    const cards = [blaster('A', [force(4)], { cost: 4 }), blaster('B', [force(1)])]
    const position = { force: 2, hand: ['Blaster (A)', SPARE], build: ['Blaster (B)'] }
    idc
      .dark({ ...position, buildPoints: 2 }, {}, cards)
      .expect({ noOffers: { dark: [onTop] } })
      .play('dark', { complete: 'Blaster (A)', destination: { onto: 'Blaster (B)', place: 'beneath' } })
      .expect({ resources: { dark: { force: 2, buildPoints: 1 } }, asked: 'dark' })
    idc
      .dark({ ...position, buildPoints: 3 }, {}, cards)
      .play('dark', onTop)
      .expect({
        resources: { dark: { force: 0, buildPoints: 0 } },
        zones: { 'dark.build': ['Blaster (A)'] },
        asked: 'dark',
      })
  },
)

test(
  'a stack is equipped for less: 1 off every number for each additional card',
  proves('idc/stack/equipment-stack-discount'),
  () => {
    const cards = [blaster('A', [force(3), points(1)]), blaster('B', [force(1)]), blaster('C', [force(1)])]
    idc
      .dark(
        {
          force: 1,
          hand: [SPARE],
          build: [{ card: 'Blaster (A)', stack: ['Blaster (B)', 'Blaster (C)'] }],
          character: [GUARD],
        },
        {},
        cards,
      )
      .play('dark', { equip: 'Blaster (A)', unit: GUARD })
      .expect({ facts: { 'Blaster (A)': { host: GUARD } }, resources: { dark: { force: 0 } }, asked: 'dark' })
  },
)

test(
  'a difference per kind of payment, never below nothing',
  proves('idc/stack/equipment-worked-example'),
  () => {
    const cards = [blaster('A', [points(1), force(1)]), blaster('B', [force(1)])]
    idc
      .dark(
        {
          hand: [SPARE],
          character: [{ card: GUARD, equipment: [{ card: 'Blaster (B)', stack: ['Blaster (A)'] }] }],
        },
        {},
        cards,
      )
      .play('dark', { rearrange: 'Blaster (B)', version: 'Blaster (A)' })
      .expect({ facts: { 'Blaster (A)': { host: GUARD } }, asked: 'dark' })
  },
)

test(
  'a version of another type on top gives its unit nothing, but stays',
  proves('idc/stack/equipment-wrong-type-on-top'),
  () => {
    const cards = [blaster('A', [], { arenas: ['ground'] }), blaster('B', [])]
    idc
      .dark(
        {
          hand: [SPARE],
          character: [{ card: GUARD, equipment: [{ card: 'Blaster (B)', stack: ['Blaster (A)'] }] }],
        },
        {},
        cards,
      )
      .expect({ numbers: { [GUARD]: { power: 4 } } })
      .play('dark', { rearrange: 'Blaster (B)', version: 'Blaster (A)' })
      .expect({
        facts: { 'Blaster (A)': { host: GUARD } },
        numbers: { [GUARD]: { power: 2 } },
        asked: 'dark',
      })
  },
)

/** The Light Side has taken a unit of the Dark Side's, with the Dark Side's Equipment on it. */
const stolen = {
  character: [{ card: GUARD, owner: 'dark', equipment: [{ card: 'Sabre', controller: 'dark' }] }],
}

test(
  'from a unit that changed hands its controller may take it back for nothing',
  proves('idc/equipment/unit-stolen-detach', 'idc/term/detach-moves-to-build-zone'),
  () => {
    idc
      .dark({ hand: [SPARE] }, stolen, [SABRE])
      .expect({ numbers: { [GUARD]: { power: 4 } }, offersExactly: { dark: ['pass', { detach: 'Sabre' }] } })
      .play('dark', { detach: 'Sabre' })
      .expect({
        zones: { 'dark.build': ['Sabre'], attached: [] },
        numbers: { [GUARD]: { power: 2 } },
        asked: 'dark',
      })
    idc.dark({ hand: [SPARE], character: [{ card: GUARD, equipment: ['Sabre'] }] }, {}, [SABRE]).expect({
      noOffers: { dark: [{ detach: 'Sabre' }] },
      refused: { dark: { detach: 'Sabre' }, rule: 'idc/equipment/unit-stolen-detach' },
      asked: 'dark',
    })
  },
)

test(
  'or pay the equip cost to move it straight to another unit',
  proves('idc/equipment/unit-stolen-reequip'),
  () => {
    idc
      .dark({ force: 2, hand: [SPARE], character: [WARRIOR] }, stolen, [SABRE])
      .play('dark', { equip: 'Sabre', unit: WARRIOR })
      .expect({
        facts: { Sabre: { host: WARRIOR } },
        numbers: { [GUARD]: { power: 2 }, [WARRIOR]: { power: 5 } },
        resources: { dark: { force: 0 } },
        asked: 'dark',
      })
  },
)

test('"a card" in an equip cost counts as 1', proves('idc/stack/equipment-a-means-one'), () => {
  const discards = {
    pay: 'act',
    act: {
      do: 'discard',
      what: { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } },
    },
  }
  const pistols = (version: string) => ({
    ...equipment('Pistols', { version }),
    abilities: [{ ability: 'equip', cost: [discards] }],
  })
  const cards = [pistols('A'), pistols('B')]
  const equip = { equip: 'Pistols (A)', unit: GUARD }
  idc
    .dark({ hand: [SPARE, 'Jawa'], build: ['Pistols (A)'], character: [GUARD] }, {}, cards)
    .play('dark', equip)
    .play('dark', { cards: ['Jawa'] })
    .expect({ zones: { 'dark.hand': [SPARE], attached: ['Pistols (A)'] }, asked: 'dark' })
  idc
    .dark(
      { hand: [SPARE, 'Jawa'], build: [{ card: 'Pistols (A)', stack: ['Pistols (B)'] }], character: [GUARD] },
      {},
      cards,
    )
    .play('dark', equip)
    .expect({
      zones: { 'dark.hand': [SPARE, 'Jawa'] },
      facts: { 'Pistols (A)': { host: GUARD } },
      asked: 'dark',
    })
})
