/** Pilots: whom they board, what they give, and their one move. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, playBy, SPARE } from './both-editions.ts'
import { character, ELITE, PILOT, pilots, TIE } from './pilot-play.ts'

const DROID = 'Droid Starfighter DFS-4CT'
const CRUISER = 'Techno Union Starship'

both(
  'a Pilot boards a unit of the named subtype that is no Droid and no Character',
  {
    idc: [
      'idc/keyword/pilot-move-onto-unit',
      'idc/pilot/subtype-match',
      'idc/pilot/not-on-droids',
      'idc/pilot/not-on-characters',
    ],
    wotc: [
      'wotc/pilot/matching-subtype',
      'wotc/pilot/not-on-droids',
      'wotc/pilot/space-or-ground-only',
      'wotc/pilot/own-units-only',
      'wotc/term/droid',
    ],
  },
  ({ dark, cite }) => {
    const odd = character('Living Ship', ['Starfighter'])
    dark(
      { hand: [SPARE], space: [TIE, DROID, CRUISER], character: [PILOT, 'Living Ship'] },
      { space: ['N-1 Starfighter'] },
      [odd],
    ).expect({
      offersExactly: { dark: ['pass', { pilot: PILOT, unit: TIE }] },
      refused: [
        { dark: { pilot: PILOT, unit: DROID }, rule: cite('idc/pilot/not-on-droids') },
        { dark: { pilot: PILOT, unit: CRUISER }, rule: cite('idc/pilot/subtype-match') },
        { dark: { pilot: PILOT, unit: 'Living Ship' }, rule: cite('idc/pilot/not-on-characters') },
        { dark: { pilot: PILOT, unit: 'N-1 Starfighter' }, rule: cite('idc/keyword/pilot-move-onto-unit') },
        { dark: { pilot: 'Living Ship', unit: TIE }, code: 'not-a-pilot' },
      ],
      asked: 'dark',
    })
  },
)

both(
  'a unit gets what its Pilot gives, and nobody else does',
  {
    idc: [
      'idc/keyword/pilot-grants-to-that-unit-only',
      'idc/keyword/pilot-ignore-other-text',
      'idc/pilot/placed-beneath-unit',
    ],
    wotc: [
      'wotc/pilot/what-it-does',
      'wotc/pilot/bonuses-only-on-unit',
      'wotc/pilot/speed-and-power-ignored',
      'wotc/pilot/not-a-unit',
    ],
  },
  ({ dark }) => {
    dark({ hand: [SPARE], space: [TIE, 'Z-95 Headhunter'], character: [ELITE] })
      .expect({ numbers: { [ELITE]: { speed: 30, 'critical-hit': 0 } } })
      .play('dark', { pilot: ELITE, unit: TIE })
      .expect({
        zones: { character: [], attached: [ELITE] },
        numbers: { [TIE]: { speed: 80, power: 2, 'critical-hit': 2 }, 'Z-95 Headhunter': { speed: 40 } },
        facts: { [ELITE]: { host: TIE } },
        knows: { light: [ELITE] },
        asked: 'dark',
      })
  },
)

both(
  'a Pilot has one move in a build step: on, off, or from unit to unit',
  {
    idc: [
      'idc/keyword/pilot-one-move-per-build-step',
      'idc/turn/build-step-move-pilots',
      'idc/term/move-once-per-build-step',
      'idc/keyword/pilot-one-per-unit',
    ],
    wotc: [
      'wotc/pilot/one-move-per-build-step',
      'wotc/pilot/move-between-units',
      'wotc/pilot/move-off',
      'wotc/pilot/one-per-unit',
    ],
  },
  ({ dark, cite }) => {
    dark({
      hand: [SPARE],
      space: [{ card: TIE, pilots: [PILOT] }, 'Z-95 Headhunter'],
      character: [ELITE],
    })
      .expect({
        offersExactly: {
          dark: [
            'pass',
            { pilot: PILOT, unit: 'Z-95 Headhunter' },
            { move: PILOT, to: 'character' },
            { move: PILOT, to: 'build' },
            { pilot: ELITE, unit: 'Z-95 Headhunter' },
          ],
        },
        refused: { dark: { pilot: ELITE, unit: TIE }, rule: cite('idc/keyword/pilot-one-per-unit') },
      })
      .play('dark', { pilot: PILOT, unit: 'Z-95 Headhunter' })
      .expect({
        facts: { [PILOT]: { host: 'Z-95 Headhunter', moved: true } },
        offersExactly: { dark: ['pass', { pilot: ELITE, unit: TIE }] },
        refused: {
          dark: { move: PILOT, to: 'character' },
          rule: cite('idc/keyword/pilot-one-move-per-build-step'),
        },
        asked: 'dark',
      })
  },
)

both(
  'a Pilot moves tapped or untapped, for nothing, and stays as it is',
  {
    idc: ['idc/pilot/unit-stays-when-pilot-leaves'],
    wotc: ['wotc/pilot/free-and-tap-independent', 'wotc/pilot/pilot-moves-unit-stays'],
  },
  ({ dark }) => {
    dark({ hand: [SPARE], space: [{ card: TIE, pilots: [{ card: ELITE, tapped: true }] }] })
      .play('dark', { move: ELITE, to: 'character' })
      .expect({
        zones: { space: [TIE], character: [ELITE], attached: [] },
        facts: { [ELITE]: { tapped: true, host: '' } },
        numbers: { [TIE]: { speed: 60 } },
        asked: 'dark',
      })
  },
)

both(
  'a Pilot that has just been deployed may use its move',
  { idc: ['idc/term/move-deploying-is-free'], wotc: ['wotc/pilot/deploy-then-move'] },
  ({ dark }) => {
    dark({ buildPoints: 2, hand: [PILOT, SPARE], space: [TIE] })
      .play('dark', { complete: PILOT, destination: { to: 'build' } })
      .play('dark', { pilot: PILOT, unit: TIE })
      .expect({ facts: { [PILOT]: { host: TIE } }, numbers: { [TIE]: { power: 3 } }, asked: 'dark' })
  },
)

test('a Pilot boards a unit in the build zone', proves('idc/pilot/works-in-build-zone'), () => {
  idc
    .dark({ hand: [SPARE], build: [TIE, PILOT] })
    .play('dark', { pilot: PILOT, unit: TIE })
    .play('dark', { move: TIE, to: 'space' })
    .expect({
      zones: { space: [TIE], attached: [PILOT], 'dark.build': [] },
      numbers: { [TIE]: { power: 3 } },
      asked: 'dark',
    })
})

test(
  '2003: a Pilot boards a unit in the build zone only from another unit',
  proves('wotc/pilot/move-onto', 'wotc/pilot/move-between-units', 'wotc/pilot/on-unit-in-build-zone'),
  () => {
    playBy('wotc')
      .dark({ hand: [SPARE], build: [TIE, PILOT], space: [{ card: 'Z-95 Headhunter', pilots: [ELITE] }] })
      .expect({
        noOffers: { dark: [{ pilot: PILOT, unit: TIE }] },
        refused: { dark: { pilot: PILOT, unit: TIE }, rule: 'wotc/pilot/move-onto' },
      })
      .play('dark', { pilot: ELITE, unit: TIE })
      .expect({ facts: { [ELITE]: { host: TIE } } })
      .play('dark', { move: TIE, to: 'space' })
      .expect({
        zones: { space: ['Z-95 Headhunter', TIE], attached: [ELITE] },
        offers: { dark: [{ pilot: PILOT, unit: 'Z-95 Headhunter' }] },
        asked: 'dark',
      })
  },
)

test(
  '2003: returning with its unit is not the move of a Pilot',
  proves('wotc/pilot/on-unit-in-build-zone'),
  () => {
    playBy('wotc')
      .dark({ hand: [SPARE], build: [{ card: TIE, pilots: [PILOT] }] })
      .play('dark', { move: TIE, to: 'space' })
      .expect({ offers: { dark: [{ move: PILOT, to: 'character' }] }, asked: 'dark' })
  },
)

both(
  'a Pilot in a stack gives its unit nothing for stacking, and keeps it for its own health',
  {
    idc: ['idc/pilot/no-stacking-bonus'],
    wotc: ['wotc/pilot/unique-pilot-no-stack-bonus', 'wotc/pilot/stack-health-counts-for-pilot'],
  },
  ({ dark }) => {
    const ace = (version: string) =>
      character('Ace', [], { version, abilities: [pilots('Starfighter', { bonus: { power: 1 } })] })
    dark({ hand: [SPARE], space: [{ card: TIE, pilots: [{ card: 'Ace (Y)', stack: ['Ace (Z)'] }] }] }, {}, [
      ace('Y'),
      ace('Z'),
    ]).expect({
      numbers: { [TIE]: { speed: 60, power: 3, health: 1 }, 'Ace (Y)': { health: 4 } },
      asked: 'dark',
    })
  },
)

test(
  'Pilot abilities for two subtypes are there side by side, and two for one count as one',
  proves('idc/keyword/pilot-layered-static', 'idc/keyword/pilot-same-subtype-merged'),
  () => {
    const ace = character('Ace', [], {
      abilities: [
        pilots('Starfighter', { bonus: { speed: 10 } }),
        pilots('Speeder', { bonus: { power: 1 } }),
        pilots('Speeder', { gives: [{ ability: 'keyword', keyword: 'armor', value: 1 }] }),
      ],
    })
    const position = { hand: [SPARE], space: [TIE], ground: ['Flare-S Swoop'], character: ['Ace'] }
    idc
      .dark(position, {}, [ace])
      .expect({
        offersExactly: {
          dark: ['pass', { pilot: 'Ace', unit: TIE }, { pilot: 'Ace', unit: 'Flare-S Swoop' }],
        },
      })
      .play('dark', { pilot: 'Ace', unit: TIE })
      .expect({ numbers: { [TIE]: { speed: 70, power: 2, armor: 0 } }, asked: 'dark' })
    idc
      .dark(position, {}, [ace])
      .play('dark', { pilot: 'Ace', unit: 'Flare-S Swoop' })
      .expect({ numbers: { 'Flare-S Swoop': { speed: 50, power: 2, armor: 1 } }, asked: 'dark' })
  },
)

both(
  'a unit that loses the health of its Pilot may be discarded for it',
  { idc: ['idc/term/discard-when-health-used-up'], wotc: ['wotc/pilot/health-bonus-lost'] },
  ({ dark }) => {
    const medic = character('Medic', [], { abilities: [pilots('Starfighter', { bonus: { health: 2 } })] })
    dark({ hand: [SPARE], space: [{ card: TIE, damage: 1, pilots: ['Medic'] }] }, {}, [medic])
      .play('dark', { move: 'Medic', to: 'character' })
      .expect({ zones: { space: [], character: ['Medic'], 'dark.discard': [TIE] }, asked: 'dark' })
  },
)

test('a Pilot keeps its Equipment', proves('idc/pilot/keeps-equipment'), () => {
  const sword = { name: 'Sword', side: 'dark', kind: 'equipment', arenas: ['character'], cost: 1 }
  idc
    .dark({ hand: [SPARE], space: [TIE], character: [{ card: PILOT, equipment: ['Sword'] }] }, {}, [sword])
    .play('dark', { pilot: PILOT, unit: TIE })
    .expect({ facts: { Sword: { host: PILOT }, [PILOT]: { host: TIE } }, asked: 'dark' })
})

test(
  'a unit that is a Pilot too boards others, never itself',
  proves('idc/keyword/pilot-move-onto-unit'),
  () => {
    const riders = {
      ...character('Riders', ['Speeder'], { abilities: [pilots('Speeder', { bonus: { power: 1 } })] }),
      arenas: ['ground'],
    }
    idc.dark({ hand: [SPARE], ground: ['Riders', 'Flare-S Swoop'] }, {}, [riders]).expect({
      offersExactly: { dark: ['pass', { pilot: 'Riders', unit: 'Flare-S Swoop' }] },
      refused: { dark: { pilot: 'Riders', unit: 'Riders' }, code: 'on-itself' },
      asked: 'dark',
    })
  },
)
