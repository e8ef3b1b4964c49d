/** Completing cards: what each kind does, extra costs, the chance to disrupt, and a second unique card. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both, idc, playBy, SPARE } from './both-editions.ts'
import { censor, yard } from './build-cards.ts'

const GUARD = 'Geonosian Guard'

const mission = (name: string, cost: number, act: object, more: readonly object[] = []) => ({
  name,
  side: 'dark',
  kind: 'mission',
  cost,
  abilities: [...more, { ability: 'effect', cost: [], do: [act] }],
})
const PLAN = mission('Plan', 3, { do: 'draw', who: 'you', count: 2 })
const TAX = mission('Tax', 0, { do: 'gain-force', who: 'you', amount: 2 })

both(
  'a Mission is carried out and discarded',
  {
    idc: [
      'idc/build/complete-by-kind',
      'idc/cards/mission-built-in-build-step',
      'idc/cards/mission-resolve-then-discard',
      'idc/turn/build-step-build-and-complete',
    ],
    wotc: ['wotc/mission/complete'],
  },
  ({ dark }) => {
    const sword = { name: 'Sword', side: 'dark', kind: 'equipment', arenas: ['character'], cost: 2 }
    dark({ buildPoints: 5, hand: ['Plan', 'Sword'] }, { hand: [SPARE] }, [PLAN, sword])
      .play('dark', { complete: 'Sword', destination: { to: 'build' } })
      .play('dark', { complete: 'Plan' })
      .expect({
        zones: { 'dark.discard': ['Plan'], 'dark.build': ['Sword'], 'dark.aside': [] },
        resources: { dark: { buildPoints: 0 } },
        events: [
          { kind: 'placed', is: 'Sword', to: 'build' },
          { kind: 'completed', is: 'Plan' },
          { kind: 'discarded', is: 'Plan' },
        ],
        asked: 'light',
      })
  },
)

both(
  'face-down it does nothing, however many counters it has',
  { idc: ['idc/build/complete-is-optional'], wotc: ['wotc/mission/completing-is-optional'] },
  ({ dark }) => {
    dark({ hand: [SPARE], build: [{ card: 'Tax', counters: 3 }] }, { hand: [SPARE] }, [TAX])
      .play('dark', 'pass')
      .expect({ resources: { dark: { force: 0 } }, zones: { 'dark.build': ['Tax'] }, asked: 'light' })
  },
)

both(
  'a card that costs nothing is completed from hand for nothing',
  { idc: ['idc/build/zero-cost-from-hand'], wotc: ['wotc/build/at-least-one-counter'] },
  ({ dark }) => {
    dark({ hand: ['Tax', SPARE] }, {}, [TAX])
      .play('dark', { complete: 'Tax', cost: 0 })
      .expect({ resources: { dark: { force: 2 } }, zones: { 'dark.discard': ['Tax'] }, asked: 'dark' })
  },
)

test(
  'what the text asks for besides must be paid too',
  proves('idc/build/complete-extra-cost', 'idc/phrase/to-complete-additional-cost'),
  () => {
    const costly = mission('Blockade', 3, { do: 'gain-build', who: 'you', amount: 1 }, [
      { ability: 'to-complete', cost: [{ pay: 'force', amount: 2 }] },
    ])
    const built = { hand: [SPARE], build: [{ card: 'Blockade', counters: 3 }] }
    idc.dark({ ...built, force: 1 }, {}, [costly]).expect({
      noOffers: { dark: [{ complete: 'Blockade' }] },
      refused: { dark: { complete: 'Blockade' }, code: 'not-enough-force' },
      asked: 'dark',
    })
    idc
      .dark({ ...built, force: 2 }, {}, [costly])
      .play('dark', { complete: 'Blockade' })
      .expect({
        resources: { dark: { force: 0, buildPoints: 1 } },
        zones: { 'dark.discard': ['Blockade'] },
        asked: 'dark',
      })
  },
)

test('an effect on the cost changes what completing costs', proves('idc/term/total-values'), () => {
  idc
    .dark({ buildPoints: 1, hand: [GUARD, SPARE], locations: ['Yard'] }, {}, [yard(1)])
    .play('dark', { complete: GUARD, destination: { to: 'character' }, cost: 1 })
    .expect({ zones: { character: [GUARD] }, resources: { dark: { buildPoints: 0 } }, asked: 'dark' })
})

const WATCHER = {
  name: 'Watcher',
  side: 'dark',
  kind: 'unit',
  arenas: ['space'],
  cost: 1,
  speed: 10,
  power: 1,
  health: 1,
  abilities: [
    {
      ability: 'triggered',
      when: { when: 'is-deployed', who: { take: { take: 'each' }, of: { whose: 'you', kind: ['unit'] } } },
      do: [{ do: 'gain-force', who: 'you', amount: 1 }],
    },
  ],
}

test(
  'effects that watch for a deployment happen for an arena, not for the build zone',
  proves('idc/cards/deploy-triggers-need-arena', 'idc/location/not-units'),
  () => {
    const position = { buildPoints: 3, hand: [GUARD, 'Endor Battleground', SPARE], space: ['Watcher'] }
    idc
      .dark(position, {}, [WATCHER])
      .play('dark', { complete: GUARD, destination: { to: 'build' } })
      .expect({ resources: { dark: { force: 0 } } })
      .play('dark', { move: GUARD, to: 'character' })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
    idc
      .dark(position, {}, [WATCHER])
      .play('dark', { complete: GUARD, destination: { to: 'character' } })
      .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
    idc
      .dark(position, {}, [WATCHER])
      .play('dark', { complete: 'Endor Battleground', destination: { to: 'ground' } })
      .expect({ resources: { dark: { force: 0 } }, asked: 'dark' })
  },
)

test(
  'completing a card opens a chance to disrupt it, for the Dark Side first',
  proves(
    'idc/turn/completion-disrupt-pop',
    'idc/cards/mission-disrupt-window',
    'idc/disrupt/window-card-played',
  ),
  () => {
    idc
      .dark({ force: 1, hand: ['Tax', SPARE], space: ['Censor'] }, { force: 1, space: ['Censor'] }, [
        TAX,
        censor(['mission'], 1),
      ])
      .play('dark', { complete: 'Tax' })
      .expect({ asked: { dark: 'disrupt' }, zones: { 'dark.aside': ['Tax'] }, knows: { light: ['Tax'] } })
      .play('dark', 'pass')
      .expect({ asked: { light: 'disrupt' }, resources: { dark: { force: 1 } } })
      .play('light', 'pass')
      .expect({
        zones: { 'dark.discard': ['Tax'] },
        resources: { dark: { force: 3 } },
        asked: { dark: 'build' },
      })
  },
)

test(
  'a card whose completion is disrupted is discarded, and its cost stays paid',
  proves(
    'idc/disrupt/completion-disrupted-discards-card',
    'idc/disrupt/cost-stays-paid',
    'idc/cards/mission-disrupt-window',
  ),
  () => {
    idc
      .dark({ buildPoints: 3, hand: ['Plan', SPARE], deck: [] }, { force: 1, space: ['Censor'] }, [
        PLAN,
        censor(['mission'], 1),
      ])
      .play('dark', { complete: 'Plan' })
      .play('light', { play: 'Censor' })
      .expect({
        zones: { 'dark.discard': ['Plan'], 'dark.aside': [], 'dark.hand': [SPARE] },
        resources: { dark: { buildPoints: 0 }, light: { force: 0 } },
        events: [
          { kind: 'turnedUp', is: 'Plan' },
          { kind: 'discarded', is: 'Plan' },
        ],
        asked: { dark: 'build' },
      })
  },
)

test('a deployment that is disrupted makes no unit', proves('idc/cards/unit-deploy-disrupt-window'), () => {
  idc
    .dark({ buildPoints: 2, hand: [GUARD], space: ['Watcher'] }, { force: 1, space: ['Censor'] }, [
      WATCHER,
      censor(['unit'], 1),
    ])
    .play('dark', { complete: GUARD, destination: { to: 'character' } })
    .expect({ zones: { character: [] }, asked: { light: 'disrupt' } })
    .play('light', { play: 'Censor' })
    .expect({
      zones: { character: [], 'dark.discard': [GUARD] },
      resources: { dark: { force: 0 } },
      asked: 'dark',
    })
})

test(
  'a second unique unit of a name may be completed, but one of the two has to go at once',
  proves(
    'idc/contest/own-second-completed',
    'idc/contest/one-same-name-per-player',
    'idc/build/partial-not-in-play',
  ),
  () => {
    const [second, first] = ['Darth Vader (C)', 'Darth Vader (E)']
    idc
      .dark({ hand: [SPARE], build: [{ card: second, counters: 5 }], character: [first] })
      .expect({ zones: { character: [first] }, asked: { dark: 'build' } })
      .play('dark', { complete: second, destination: { to: 'build' } })
      .expect({
        zones: { character: [first], 'dark.build': [], 'dark.discard': [second] },
        asked: { dark: 'build' },
      })
  },
)

test(
  '2003: the second unique unit of a name goes, also if the first is a Pilot',
  proves('wotc/unique/one-in-play', 'wotc/unique/second-is-discarded', 'wotc/unique/pilot-counts'),
  () => {
    const vader = 'Darth Vader (C)'
    playBy('wotc')
      .dark({
        force: 9,
        hand: [SPARE],
        build: [{ card: vader, counters: 5 }],
        space: [{ card: 'TIE Fighter DS-3-12', pilots: ['Darth Vader (D)'] }],
      })
      .play('dark', { complete: vader, destination: { to: 'character' } })
      .expect({
        zones: { character: [], attached: ['Darth Vader (D)'], 'dark.discard': [vader] },
        asked: 'dark',
      })
  },
)
