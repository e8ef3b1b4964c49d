/** Rearranging stacks, and what a new top card brings about. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, SPARE } from './both-editions.ts'
import { anakin, falcon, luke, onto } from './stack-play.ts'

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
