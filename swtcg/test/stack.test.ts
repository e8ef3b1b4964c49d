/** Stacks of unique units: who may join, and what it costs. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, SPARE } from './both-editions.ts'
import { anakin, falcon, luke, onto } from './stack-play.ts'

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
  'a costlier version costs the difference and 1 on top, and 1 beneath',
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
