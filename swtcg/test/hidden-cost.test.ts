/** Hidden Cost: a face-down card is completed at any chance, with Force for the counters that are missing. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { idc, SPARE } from './both-editions.ts'
import { yard } from './build-cards.ts'

const card = (name: string, cost: number, ...values: readonly number[]) => ({
  name,
  side: 'dark',
  kind: 'unit',
  arenas: ['character'],
  cost,
  speed: 90,
  power: 3,
  health: 3,
  abilities: values.map((value) => ({ ability: 'hidden-cost', value })),
})
const built = (name: string, counters: number, force: number) => ({
  force,
  hand: [SPARE],
  build: [{ card: name, counters }],
})
const to = (arena: string) => ({ destination: { to: arena } })

test(
  'counters must reach the smaller of Hidden Cost and build cost',
  proves('idc/keyword/hidden-cost-threshold'),
  () => {
    const cards = [card('Spy', 6, 2), card('Mole', 3, 5)]
    idc.dark(built('Spy', 1, 9), {}, cards).expect({ offersExactly: { dark: ['pass'] }, asked: 'dark' })
    idc.dark(built('Mole', 2, 9), {}, cards).expect({ offersExactly: { dark: ['pass'] }, asked: 'dark' })
    idc.dark(built('Spy', 2, 4), {}, cards).expect({
      offers: { dark: [{ complete: 'Spy', ...to('character'), hidden: { force: 4 } }] },
      asked: 'dark',
    })
    idc.dark(built('Spy', 2, 3), {}, cards).expect({ offersExactly: { dark: ['pass'] }, asked: 'dark' })
  },
)

test(
  'Force pays for the part of the cost that counters do not cover',
  proves('idc/keyword/hidden-cost-pay-force-for-rest', 'idc/keyword/hidden-cost-static-face-down'),
  () => {
    idc
      .dark(built('Spy', 3, 5), {}, [card('Spy', 6, 2)])
      .expect({ zones: { character: [] }, hidden: { light: ['Spy'] } })
      .play('dark', { complete: 'Spy', ...to('character') })
      .expect({
        zones: { character: ['Spy'] },
        facts: { Spy: { faceDown: false, buildCounters: 0 } },
        resources: { dark: { force: 2 } },
        asked: 'dark',
      })
  },
)

test(
  'of several values one is chosen, and they do not add up',
  proves('idc/keyword/hidden-cost-selective'),
  () => {
    idc
      .dark(built('Spy', 2, 4), {}, [card('Spy', 6, 2, 4)])
      .play('dark', { complete: 'Spy', ...to('character') })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  },
)

test('a lower build cost counts', proves('idc/keyword/hidden-cost-uses-current-cost'), () => {
  idc
    .dark({ ...built('Spy', 2, 2), locations: ['Yard'] }, {}, [card('Spy', 6, 2), yard(2)])
    .play('dark', { complete: 'Spy', ...to('character') })
    .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
})

const BATTLE = [card('Spy', 6, 2), card('Mole', 3, 3)]

test(
  'it works at any chance of the battle, and the unit may still attack',
  proves('idc/keyword/hidden-cost-anytime', 'idc/phrase/anytime'),
  () => {
    idc
      .at('battle character', built('Spy', 2, 4), { character: ['Clone Warrior 4/163'] }, BATTLE)
      .expect({ asked: { dark: 'step-start' } })
      .play('dark', { complete: 'Spy', ...to('character') })
      .expect({ zones: { character: ['Clone Warrior 4/163', 'Spy'] }, asked: 'dark' })
  },
)

test(
  'a card whose counters cover its cost needs no Force',
  proves('idc/keyword/hidden-cost-no-force-if-covered'),
  () => {
    idc
      .at('battle character', built('Mole', 3, 0), { character: ['Clone Warrior 4/163'] }, BATTLE)
      .play('dark', { complete: 'Mole', ...to('character'), hidden: { force: 0 } })
      .expect({ zones: { character: ['Clone Warrior 4/163', 'Mole'] }, asked: 'dark' })
  },
)

test('a unit may be left in the build zone', proves('idc/keyword/hidden-cost-may-go-to-build-zone'), () => {
  idc
    .at('battle character', built('Spy', 2, 4), { character: ['Clone Warrior 4/163'] }, BATTLE)
    .play('dark', { complete: 'Spy', ...to('build') })
    .expect({ zones: { 'dark.build': ['Spy'] }, facts: { Spy: { faceDown: false } }, asked: 'dark' })
})
