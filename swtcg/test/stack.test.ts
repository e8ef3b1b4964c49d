/** Stacks of unique units: who may join, what it costs, rearranging, and what the new top card brings about. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, SPARE } from './both-editions.ts'

const anakin = (letter: string): string => `Anakin Skywalker (${letter})`
const luke = (letter: string): string => `Luke Skywalker (${letter})`
const onto = (place: 'top' | 'beneath', unit: string) => ({ destination: { onto: unit, place } })

/** A version of a made-up ship of one's own, with a type and numbers. */
const falcon = (version: string, arenas: readonly string[], numbers: object = {}) => ({
  name: 'Falcon',
  version,
  side: 'light',
  kind: 'unit',
  arenas,
  subtypes: ['Transport'],
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
  ...numbers,
})

both(
  'a cheaper version costs 1 build point, on top or beneath',
  {
    idc: [
      'idc/stack/create-top-or-beneath',
      'idc/stack/add-costs-one',
      'idc/stack/top-not-higher-no-difference',
    ],
    wotc: ['wotc/stack/new-card-cheaper-or-equal', 'wotc/stack/what'],
  },
  ({ light }) => {
    light({ buildPoints: 1, hand: [anakin('D')], character: [anakin('C')] })
      .expect({
        offers: {
          light: [
            { complete: anakin('D'), ...onto('top', anakin('C')), cost: 1 },
            { complete: anakin('D'), ...onto('beneath', anakin('C')), cost: 1 },
          ],
        },
      })
      .play('light', { complete: anakin('D'), ...onto('top', anakin('C')) })
      .expect({
        zones: { character: [anakin('D')], attached: [anakin('C')] },
        facts: { [anakin('D')]: { stack: 1 } },
        resources: { light: { buildPoints: 0 } },
        asked: { light: 'retreat' },
      })
  },
)

both(
  'a dearer version costs the difference and 1 on top, and 1 beneath',
  {
    idc: [
      'idc/stack/top-higher-pays-difference',
      'idc/stack/beneath-costs-only-one',
      'idc/stack/show-added-version',
    ],
    wotc: ['wotc/stack/new-card-dearer-on-top', 'wotc/stack/new-card-dearer-beneath'],
  },
  ({ light }) => {
    const position = { buildPoints: 3, hand: [anakin('A'), SPARE], character: [anakin('C')] }
    light(position)
      .play('light', { complete: anakin('A'), ...onto('top', anakin('C')), cost: 3 })
      .expect({
        zones: { character: [anakin('A')] },
        resources: { light: { buildPoints: 0 } },
        asked: 'light',
      })
    light(position)
      .play('light', { complete: anakin('A'), ...onto('beneath', anakin('C')), cost: 1 })
      .expect({
        zones: { character: [anakin('C')], attached: [anakin('A')] },
        knows: { dark: [anakin('A')] },
        events: [{ kind: 'stacked', is: anakin('A'), place: 'beneath' }],
        resources: { light: { buildPoints: 2 } },
        asked: 'light',
      })
  },
)

both(
  'counters on a face-down version count, and where it goes is chosen when it is deployed',
  {
    idc: ['idc/stack/position-chosen-on-deploy'],
    wotc: ['wotc/stack/counters-over-turns'],
  },
  ({ light }) => {
    light({
      buildPoints: 2,
      hand: [SPARE],
      build: [{ card: anakin('A'), counters: 1 }],
      character: [anakin('C')],
    })
      .expect({
        offers: { light: [{ complete: anakin('A'), ...onto('beneath', anakin('C')) }] },
        noOffers: { light: [{ complete: anakin('A'), ...onto('top', anakin('C')) }] },
      })
      .play('light', { 'add-counters': anakin('A') })
      .play('light', 2)
      .play('light', { complete: anakin('A'), ...onto('top', anakin('C')) })
      .expect({ zones: { character: [anakin('A')] }, asked: 'light' })
    light({ hand: [SPARE], build: [{ card: anakin('A'), counters: 3 }] }).expect({
      noOffers: { light: [{ complete: anakin('A') }] },
      asked: 'light',
    })
  },
)

both(
  'each card beneath adds to the unit, and to its total cost',
  {
    idc: [
      'idc/stack/stat-bonus-each-card',
      'idc/stack/build-cost-plus-one-each',
      'idc/stack/bonus-is-part-of-total',
      'idc/stack/is-one-unit',
    ],
    wotc: ['wotc/stack/bonus-per-card', 'wotc/stack/total-build-cost', 'wotc/stack/top-card-rules'],
  },
  ({ light }) => {
    light({ hand: [SPARE], character: [{ card: luke('D'), stack: [luke('C')] }] }).expect({
      numbers: { [luke('D')]: { speed: 50, power: 3, health: 3, cost: 2, 'total-cost': 3 } },
      zones: { character: [luke('D')] },
      asked: 'light',
    })
    light({
      hand: [SPARE],
      character: [{ card: luke('D'), stack: [luke('C'), luke('B'), luke('A')] }],
    }).expect({
      numbers: { [luke('D')]: { speed: 70, power: 5, health: 5, 'total-cost': 5 } },
      asked: 'light',
    })
  },
)

both(
  'a stack holds at most four cards, and no version twice',
  {
    idc: ['idc/stack/max-four', 'idc/stack/no-duplicate-version'],
    wotc: ['wotc/stack/max-four', 'wotc/stack/no-duplicate-version'],
  },
  ({ light, cite }) => {
    const four = { card: luke('D'), stack: [luke('C'), luke('B'), luke('A')] }
    light({ buildPoints: 9, hand: [luke('E')], character: [four] }).expect({
      noOffers: { light: [{ complete: luke('E'), ...onto('beneath', luke('D')) }] },
      refused: {
        light: { complete: luke('E'), destination: { place: 'beneath' } },
        rule: cite('idc/stack/max-four'),
      },
      asked: 'light',
    })
    light({ buildPoints: 9, hand: [luke('C')], character: [{ card: luke('D'), stack: [luke('C')] }] }).expect(
      {
        noOffers: { light: [{ complete: luke('C'), ...onto('top', luke('D')) }] },
        refused: {
          light: { complete: 'light.hand/Luke Skywalker (C)', destination: { place: 'top' } },
          rule: cite('idc/stack/no-duplicate-version'),
        },
        asked: 'light',
      },
    )
  },
)

both(
  'only unique cards of one name stack, or of names that count as one',
  {
    idc: [
      'idc/stack/same-name-only',
      'idc/stack/unique-only',
      'idc/stack/possessions-do-not-stack',
      'idc/unique/alias-only-listed',
    ],
    wotc: ['wotc/stack/same-name', 'wotc/stack/unique-only'],
  },
  ({ light }) => {
    light({
      buildPoints: 9,
      hand: ['Clone Squad', "Obi-Wan's Spirit (A)", luke('C')],
      ground: ['Clone Squad'],
      character: ['Obi-Wan Kenobi (C)', anakin('C')],
    }).expect({
      offersExactly: {
        light: [
          'pass',
          ...['Clone Squad', "Obi-Wan's Spirit (A)", luke('C')].map((card) => ({ 'lay-face-down': card })),
          { complete: 'Clone Squad', destination: { to: 'ground' } },
          { complete: 'Clone Squad', destination: { to: 'build' } },
          { complete: "Obi-Wan's Spirit (A)", destination: { to: 'character' } },
          { complete: "Obi-Wan's Spirit (A)", destination: { to: 'build' } },
          { complete: luke('C'), destination: { to: 'character' } },
          { complete: luke('C'), destination: { to: 'build' } },
        ],
      },
      asked: 'light',
    })
  },
)

both(
  'the same letter of another name in the pair is another version',
  {
    idc: ['idc/unique/alias-pairs', 'idc/unique/versions-may-stack'],
    wotc: ['wotc/unique/aliases', 'wotc/unique/alias-versions'],
  },
  ({ dark }) => {
    dark({ buildPoints: 1, hand: ['Darth Vader (C)'], character: [anakin('C')] })
      .play('dark', { complete: 'Darth Vader (C)', ...onto('top', anakin('C')) })
      .expect({ zones: { character: ['Darth Vader (C)'], attached: [anakin('C')] }, asked: 'dark' })
  },
)

test(
  'Count Dooku stacks with Darth Tyranus, and Beru does not with Beru',
  proves('idc/unique/alias-pairs', 'idc/stack/same-name-only'),
  () => {
    const named = (name: string, version: string) => ({ ...falcon(version, ['character']), name })
    const cards = [
      named('Count Dooku', 'Y'),
      named('Darth Tyranus', 'Z'),
      named('Beru Lars', 'Y'),
      named('Beru Whitesun', 'Z'),
    ]
    idc
      .dark(
        {
          buildPoints: 1,
          hand: ['Count Dooku (Y)', 'Beru Lars (Y)'],
          character: ['Darth Tyranus (Z)', 'Beru Whitesun (Z)'],
        },
        {},
        cards,
      )
      .expect({
        offers: { dark: [{ complete: 'Count Dooku (Y)', ...onto('top', 'Darth Tyranus (Z)') }] },
        noOffers: { dark: [{ complete: 'Beru Lars (Y)' }] },
        asked: 'dark',
      })
  },
)

both(
  'a lower card comes to the top for the difference, and back for nothing',
  {
    idc: [
      'idc/stack/rearrange',
      'idc/stack/rearrange-higher-pays-difference',
      'idc/stack/rearrange-free-if-not-higher',
      'idc/turn/build-step-rearrange',
      'idc/stack/contents-visible',
      'idc/stack/no-removal',
    ],
    wotc: [
      'wotc/stack/rearrange-higher',
      'wotc/stack/rearrange-lower-free',
      'wotc/stack/rearrange-any-time-in-step',
      'wotc/stack/no-taking-out',
    ],
  },
  ({ light }) => {
    const swap = { rearrange: anakin('C'), version: anakin('A') }
    light({ buildPoints: 3, hand: [SPARE], character: [{ card: anakin('C'), stack: [anakin('A')] }] })
      .expect({
        offersExactly: { light: ['pass', { ...swap, cost: 2 }] },
        knows: { dark: [anakin('C'), anakin('A')] },
      })
      .play('light', swap)
      .expect({
        zones: { character: [anakin('A')], attached: [anakin('C')] },
        numbers: { [anakin('A')]: { speed: 70, power: 7, health: 6 } },
        resources: { light: { buildPoints: 1 } },
      })
      .play('light', { rearrange: anakin('A'), version: anakin('C'), cost: 0 })
      .expect({
        zones: { character: [anakin('C')] },
        resources: { light: { buildPoints: 1 } },
        noOffers: { light: [swap] },
        refused: { light: swap, code: 'not-enough-build' },
        asked: 'light',
      })
  },
)

both(
  'damage, position and what is on the unit stay when the top card changes',
  {
    idc: ['idc/stack/damage-counters-stay'],
    wotc: ['wotc/stack/damage-kept', 'wotc/stack/tap-state'],
  },
  ({ light }) => {
    light({
      buildPoints: 3,
      hand: [anakin('A'), SPARE],
      character: [{ card: anakin('C'), tapped: true, damage: 3 }],
    })
      .play('light', { complete: anakin('A'), ...onto('top', anakin('C')) })
      .expect({
        facts: { [anakin('A')]: { damage: 3, tapped: true } },
        numbers: { [anakin('A')]: { health: 6 } },
        asked: 'light',
      })
  },
)

both(
  'a new top card that leaves too little health sends the whole stack to the discard pile',
  {
    idc: ['idc/stack/too-low-health-discard', 'idc/stack/top-card-takes-all-along'],
    wotc: ['wotc/stack/lower-health-top-may-die', 'wotc/stack/moves-as-one'],
  },
  ({ light }) => {
    light({ hand: [SPARE], character: [{ card: luke('A'), stack: [luke('D')], damage: 3 }] })
      .play('light', { rearrange: luke('A'), version: luke('D') })
      .expect({
        zones: { character: [], attached: [], 'light.discard': [luke('A'), luke('D')] },
        asked: 'light',
      })
  },
)

both(
  'cards beneath the top are ignored',
  {
    idc: ['idc/stack/lower-cards-ignored', 'idc/effect/abilities-off-under-stack-top'],
    wotc: ['wotc/stack/top-card-rules', 'wotc/stack/ability-of-buried-card'],
  },
  ({ light }) => {
    const armoured = { ability: 'keyword', keyword: 'armor', value: 1 }
    const cards = [falcon('Y', ['space'], { abilities: [armoured] }), falcon('Z', ['space'])]
    const under = (card: string, beneath: string) => ({ hand: [SPARE], space: [{ card, stack: [beneath] }] })
    light(under('Falcon (Z)', 'Falcon (Y)'), {}, cards).expect({
      numbers: { 'Falcon (Z)': { armor: 0 } },
      asked: 'light',
    })
    light(under('Falcon (Y)', 'Falcon (Z)'), {}, cards).expect({
      numbers: { 'Falcon (Y)': { armor: 1 } },
      asked: 'light',
    })
  },
)

both(
  'what a version does on being deployed happens on top and not beneath',
  {
    idc: ['idc/stack/deploy-trigger-not-beneath'],
    wotc: ['wotc/stack/ability-of-buried-card'],
  },
  ({ light }) => {
    const gains = {
      ability: 'triggered',
      when: { when: 'is-deployed', who: { the: 'self' } },
      do: [{ do: 'gain-force', who: 'you', amount: 3 }],
    }
    const cards = [falcon('Y', ['space'], { abilities: [gains] }), falcon('Z', ['space'])]
    const position = { buildPoints: 1, hand: ['Falcon (Y)', SPARE], space: ['Falcon (Z)'] }
    light(position, {}, cards)
      .play('light', { complete: 'Falcon (Y)', ...onto('top', 'Falcon (Z)') })
      .expect({ resources: { light: { force: 3 } }, asked: 'light' })
    light(position, {}, cards)
      .play('light', { complete: 'Falcon (Y)', ...onto('beneath', 'Falcon (Z)') })
      .expect({ resources: { light: { force: 0 } }, asked: 'light' })
  },
)

both(
  'a stack in the build zone is joined there',
  {
    idc: ['idc/stack/build-zone-any-type-on-top'],
    wotc: ['wotc/stack/in-battle-or-retreated'],
  },
  ({ light }) => {
    const cards = [falcon('Y', ['space']), falcon('Z', ['character'])]
    light({ buildPoints: 1, hand: ['Falcon (Z)', SPARE], build: ['Falcon (Y)'] }, {}, cards)
      .play('light', { complete: 'Falcon (Z)', ...onto('top', 'Falcon (Y)') })
      .expect({ zones: { 'light.build': ['Falcon (Z)'] }, facts: { 'Falcon (Z)': { moved: false } } })
      .play('light', { move: 'Falcon (Z)', to: 'character' })
      .expect({ zones: { character: ['Falcon (Z)'], attached: ['Falcon (Y)'] }, asked: 'light' })
  },
)

both(
  'a top card of another type takes the unit to its arena, as its one move',
  {
    idc: [
      'idc/stack/top-other-arena-moves',
      'idc/stack/top-other-arena-uses-move',
      'idc/stack/wrong-arena-goes-beneath',
    ],
    wotc: ['wotc/stack/top-card-of-other-type'],
  },
  ({ light, cite }) => {
    const cards = [falcon('Y', ['space']), falcon('Z', ['ground'])]
    const join = { complete: 'Falcon (Z)', ...onto('top', 'Falcon (Y)') }
    light({ buildPoints: 1, hand: ['Falcon (Z)', SPARE], space: ['Falcon (Y)'] }, {}, cards)
      .play('light', join)
      .expect({
        zones: { space: [], ground: ['Falcon (Z)'], attached: ['Falcon (Y)'] },
        facts: { 'Falcon (Z)': { moved: true } },
        events: [
          { kind: 'moved', to: 'ground' },
          { kind: 'deployed', to: 'ground' },
        ],
        asked: 'light',
      })
    light(
      { buildPoints: 1, hand: ['Falcon (Z)', SPARE], space: [{ card: 'Falcon (Y)', moved: true }] },
      {},
      cards,
    ).expect({
      offers: { light: [{ complete: 'Falcon (Z)', ...onto('beneath', 'Falcon (Y)') }] },
      noOffers: { light: [join] },
      refused: {
        light: { complete: 'Falcon (Z)', destination: { place: 'top' } },
        rule: cite('idc/stack/top-other-arena-uses-move'),
      },
      asked: 'light',
    })
  },
)

test(
  'so does a lower card of another type that is put on top',
  proves('idc/stack/top-other-arena-moves'),
  () => {
    const cards = [falcon('Y', ['space']), falcon('Z', ['ground', 'character'])]
    idc
      .light({ hand: [SPARE], space: [{ card: 'Falcon (Y)', stack: ['Falcon (Z)'] }] }, {}, cards)
      .play('light', { rearrange: 'Falcon (Y)', version: 'Falcon (Z)' })
      .expect({
        asked: { light: 'new-top' },
        offersExactly: {
          light: [
            { move: 'Falcon (Y)', to: 'ground' },
            { move: 'Falcon (Y)', to: 'character' },
          ],
        },
      })
      .play('light', { move: 'Falcon (Y)', to: 'character' })
      .expect({ zones: { character: ['Falcon (Z)'], attached: ['Falcon (Y)'] }, asked: 'light' })
  },
)

both(
  'stacks are rearranged, and cards completed, in the build step alone',
  {
    idc: ['idc/turn/build-step-rearrange', 'idc/build/only-in-build-step'],
    wotc: ['wotc/stack/build-step-only', 'wotc/build/only-own-build-step'],
  },
  ({ at, cite }) => {
    const vader = { card: 'Darth Vader (C)', stack: ['Darth Vader (B)'] }
    at(
      'attack character',
      { character: [vader], build: [{ card: 'Geonosian Guard', counters: 2 }] },
      { character: ['Clone Warrior 4/163'] },
    ).expect({
      asked: { dark: 'next-attack' },
      refused: [
        {
          dark: { rearrange: 'Darth Vader (C)', version: 'Darth Vader (B)' },
          rule: cite('idc/turn/build-step-rearrange'),
        },
        { dark: { complete: 'Geonosian Guard' }, rule: cite('idc/build/only-in-build-step') },
      ],
    })
  },
)
