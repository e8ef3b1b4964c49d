/** Pilots when their unit, their top card or its controller changes. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, SPARE } from './both-editions.ts'
import { character, ELITE, PILOT, pilots, TIE } from './pilot-play.ts'

/** Wraith (Y) flies a Starfighter, Wraith (Z) drives a Speeder. */
const WRAITH = [
  character('Wraith', [], { version: 'Y', abilities: [pilots('Starfighter')] }),
  character('Wraith', [], { version: 'Z', abilities: [pilots('Speeder')] }),
]

const swap = { rearrange: 'Wraith (Y)', version: 'Wraith (Z)' }

both(
  'a Pilot whose new top card cannot be on its unit has to leave it',
  {
    idc: ['idc/pilot/fall-off-forced', 'idc/pilot/fall-off-destination', 'idc/stack/pilot-stack-special'],
    wotc: ['wotc/pilot/rearrange-may-move', 'wotc/pilot/stack-on-pilot'],
  },
  ({ dark }) => {
    const aboard = { card: TIE, pilots: [{ card: 'Wraith (Y)', stack: ['Wraith (Z)'] }] }
    dark({ hand: [SPARE], space: [aboard], ground: ['Flare-S Swoop'] }, {}, WRAITH)
      .play('dark', swap)
      .expect({
        asked: { dark: 'new-top' },
        offersExactly: {
          dark: [
            { pilot: 'Wraith (Y)', unit: 'Flare-S Swoop' },
            { move: 'Wraith (Y)', to: 'character' },
            { move: 'Wraith (Y)', to: 'build' },
          ],
        },
      })
      .play('dark', { pilot: 'Wraith (Y)', unit: 'Flare-S Swoop' })
      .expect({ facts: { 'Wraith (Z)': { host: 'Flare-S Swoop', moved: true, stack: 1 } }, asked: 'dark' })
  },
)

both(
  'but not if it has used its move',
  { idc: ['idc/pilot/fall-off-is-not-an-extra-move'], wotc: ['wotc/pilot/rearrange-may-move'] },
  ({ dark, cite }) => {
    const aboard = { card: TIE, pilots: [{ card: 'Wraith (Y)', stack: ['Wraith (Z)'], moved: true }] }
    dark({ hand: [SPARE], space: [aboard] }, {}, WRAITH).expect({
      offersExactly: { dark: ['pass'] },
      refused: { dark: swap, rule: cite('idc/pilot/fall-off-is-not-an-extra-move') },
      asked: 'dark',
    })
  },
)

test(
  'a new top card that fits gives the Pilot leave to stay or to go',
  proves('idc/pilot/fall-off-when'),
  () => {
    const cards = ['X', 'Y'].map((version) =>
      character('Wraith', [], { version, abilities: [pilots('Starfighter')] }),
    )
    idc
      .dark(
        { buildPoints: 1, hand: ['Wraith (X)', SPARE], space: [{ card: TIE, pilots: ['Wraith (Y)'] }] },
        {},
        cards,
      )
      .play('dark', { complete: 'Wraith (X)', destination: { onto: 'Wraith (Y)', place: 'top' } })
      .expect({
        offersExactly: {
          dark: ['pass', { move: 'Wraith (Y)', to: 'character' }, { move: 'Wraith (Y)', to: 'build' }],
        },
      })
      .play('dark', { move: 'Wraith (Y)', to: 'character' })
      .expect({ zones: { space: [TIE], character: ['Wraith (X)'], attached: ['Wraith (Y)'] }, asked: 'dark' })
  },
)

test(
  'when the unit changes, another version of the Pilot may take over, and that is no move',
  proves('idc/pilot/swap-version-free', 'idc/pilot/fall-off-forced'),
  () => {
    const ship = (version: string, subtypes: readonly string[]) =>
      character('Chimera', subtypes, { version, arenas: ['ground'] })
    const cards = [
      ship('Y', ['Walker']),
      ship('Z', ['Speeder']),
      character('Wraith', [], { version: 'Y', abilities: [pilots('Walker')] }),
      character('Wraith', [], { version: 'Z', abilities: [pilots('Speeder')] }),
    ]
    const aboard = [{ card: 'Wraith (Y)', stack: ['Wraith (Z)'] }]
    idc
      .dark(
        { hand: [SPARE], ground: [{ card: 'Chimera (Y)', stack: ['Chimera (Z)'], pilots: aboard }] },
        {},
        cards,
      )
      .play('dark', { rearrange: 'Chimera (Y)', version: 'Chimera (Z)' })
      .expect({
        asked: { dark: 'fall-off' },
        offersExactly: {
          dark: [
            { move: 'Wraith (Y)', to: 'character' },
            { move: 'Wraith (Y)', to: 'build' },
            { rearrange: 'Wraith (Y)', version: 'Wraith (Z)' },
          ],
        },
      })
      .play('dark', { rearrange: 'Wraith (Y)', version: 'Wraith (Z)' })
      .expect({
        facts: { 'Wraith (Z)': { host: 'Chimera (Z)', moved: false } },
        offers: { dark: [{ move: 'Wraith (Z)', to: 'character' }] },
        asked: 'dark',
      })
  },
)

both(
  'what happens to a unit happens to its Pilot',
  { idc: ['idc/pilot/pilot-follows-unit'], wotc: ['wotc/pilot/unit-moves-pilot-too'] },
  ({ dark }) => {
    const weak = { name: 'Chimera', side: 'dark', kind: 'unit', arenas: ['space'], subtypes: ['Starfighter'] }
    const cards = [
      { ...weak, version: 'Y', cost: 3, speed: 30, power: 3, health: 5 },
      { ...weak, version: 'Z', cost: 3, speed: 30, power: 3, health: 1 },
    ]
    dark(
      { hand: [SPARE], space: [{ card: 'Chimera (Y)', stack: ['Chimera (Z)'], damage: 4, pilots: [PILOT] }] },
      {},
      cards,
    )
      .play('dark', { rearrange: 'Chimera (Y)', version: 'Chimera (Z)' })
      .expect({
        zones: { space: [], attached: [], 'dark.discard': ['Chimera (Y)', 'Chimera (Z)', PILOT] },
        asked: 'dark',
      })
  },
)

/** The Light Side has taken a unit of the Dark Side's, with the Dark Side's Pilot on it. */
const stolen = { space: [{ card: TIE, owner: 'dark', pilots: [{ card: ELITE, controller: 'dark' }] }] }

test(
  'a Pilot on a unit that changed hands stays its controller’s, who may take it back',
  proves(
    'idc/pilot/control-unaffected-by-unit-control',
    'idc/pilot/grants-after-control-change',
    'idc/pilot/controller-may-take-it-back',
  ),
  () => {
    idc
      .dark({ hand: [SPARE] }, stolen)
      .expect({
        numbers: { [TIE]: { speed: 80, 'critical-hit': 2 } },
        offersExactly: { dark: ['pass', { move: ELITE, to: 'character' }, { move: ELITE, to: 'build' }] },
      })
      .play('dark', { move: ELITE, to: 'character' })
      .expect({
        zones: { space: [TIE], character: [ELITE] },
        numbers: { [TIE]: { speed: 60 } },
        asked: 'dark',
      })
    idc.light({ hand: [SPARE], ...stolen }).expect({ offersExactly: { light: ['pass'] }, asked: 'light' })
  },
)

test('the one move counts for each controller', proves('idc/pilot/one-move-counted-per-controller'), () => {
  const seize = {
    name: 'Seize',
    side: 'light',
    kind: 'mission',
    cost: 0,
    abilities: [
      {
        ability: 'effect',
        cost: [],
        do: [
          {
            do: 'gain-control',
            who: { take: { take: 'each' }, of: { whose: 'opponent', types: ['character'] } },
            for: 'this-game',
          },
        ],
      },
    ],
  }
  idc
    .dark(
      { hand: [SPARE], space: [{ card: TIE, pilots: [PILOT] }] },
      { hand: ['Seize', SPARE], space: ['N-1 Starfighter'] },
      [seize],
    )
    .play('dark', { move: PILOT, to: 'character' })
    .play('dark', 'pass')
    .play('light', { complete: 'Seize' })
    .expect({ facts: { [PILOT]: { controller: 'light', moved: true } } })
    .play('light', { pilot: PILOT, unit: 'N-1 Starfighter' })
    .expect({
      facts: { [PILOT]: { host: 'N-1 Starfighter' } },
      noOffers: { light: [{ move: PILOT, to: 'character' }] },
      asked: 'light',
    })
})
