/** Upkeep: due at the start of the controller's build step, if it can be paid. */
import { resumeMachine } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { swtcgGame } from '../index.ts'
import { idc, SPARE } from './both-editions.ts'

type Price = { readonly pay: 'force' | 'build'; readonly amount: number } | { readonly pay: 'tap' }

const card = (name: string, ...costs: readonly (readonly Price[])[]) => ({
  name,
  side: 'neutral',
  kind: 'unit',
  arenas: ['ground'],
  subtypes: ['Speeder'],
  cost: 3,
  speed: 30,
  power: 3,
  health: 3,
  abilities: costs.length > 0 ? [{ ability: 'upkeep', costs }] : [],
})
const build = (amount: number): Price => ({ pay: 'build', amount })
const force = (amount: number): Price => ({ pay: 'force', amount })
const MERCENARY = card('Mercenary', [build(1)])

test(
  'at the start of the build step its cost is paid',
  proves('idc/keyword/upkeep-pay-each-turn', 'idc/keyword/upkeep-mandatory-if-payable'),
  () => {
    idc
      .dark({ buildPoints: 4, hand: [SPARE], ground: ['Mercenary'] }, {}, [MERCENARY])
      .expect({ resources: { dark: { buildPoints: 3 } }, asked: { dark: 'build' } })
  },
)

test(
  'a cost that cannot be paid in full is ignored',
  proves('idc/keyword/upkeep-ignored-if-unpayable'),
  () => {
    idc.dark({ force: 2, hand: [SPARE], ground: ['Sellsword'] }, {}, [card('Sellsword', [force(3)])]).expect({
      resources: { dark: { force: 2 } },
      zones: { ground: ['Sellsword'] },
      events: [{ kind: 'upkeepSettled', paid: false }],
      asked: { dark: 'build' },
    })
  },
)

test('one of several costs that can be paid is picked', proves('idc/keyword/upkeep-choose-one-cost'), () => {
  const punishingOne = 'Punishing One (B)'
  idc
    .dark({ buildPoints: 1, force: 1, hand: [SPARE], space: [punishingOne] })
    .expect({
      offersExactly: {
        dark: [
          { upkeep: punishingOne, cost: 0 },
          { upkeep: punishingOne, cost: 2 },
        ],
      },
    })
    .play('dark', { upkeep: punishingOne, cost: 2 })
    .expect({
      facts: { [punishingOne]: { tapped: true } },
      resources: { dark: { buildPoints: 1, force: 1 } },
      asked: { dark: 'build' },
    })
})

test(
  'it is due in the build zone and while its card pilots, for its controller alone',
  proves(
    'idc/keyword/upkeep-in-build-zone',
    'idc/keyword/upkeep-while-piloting',
    'idc/pilot/upkeep-still-due',
    'idc/keyword/upkeep-controllers-build-step',
  ),
  () => {
    const hiredPilot = {
      ...card('Hired Pilot'),
      arenas: ['character'],
      abilities: [
        { ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] },
        { ability: 'upkeep', costs: [[build(1)]] },
      ],
    }
    idc
      .dark(
        {
          buildPoints: 4,
          hand: [SPARE],
          build: ['Mercenary'],
          space: [{ card: 'TIE Fighter DS-3-12', pilots: ['Hired Pilot'] }],
        },
        { buildPoints: 4, hand: [SPARE], ground: ['Mercenary'] },
        [MERCENARY, hiredPilot],
      )
      .play('dark', 'pass')
      .expect({
        resources: { dark: { buildPoints: 2 }, light: { buildPoints: 4 } },
        asked: { dark: 'build' },
      })
      .play('dark', 'pass')
      .expect({ resources: { light: { buildPoints: 3 } }, asked: { light: 'build' } })
  },
)

test('only the top card of a stack asks for it', proves('idc/keyword/upkeep-on-stack-top'), () => {
  const cheap = { ...card('Bossk'), version: 'Y' }
  const costly = { ...card('Bossk', [build(1)]), version: 'Z' }
  const cards = [cheap, costly]
  idc
    .dark({ buildPoints: 2, hand: [SPARE], ground: [{ card: 'Bossk (Z)', stack: ['Bossk (Y)'] }] }, {}, cards)
    .expect({ resources: { dark: { buildPoints: 1 } }, asked: { dark: 'build' } })
  idc
    .dark({ buildPoints: 2, hand: [SPARE], ground: [{ card: 'Bossk (Y)', stack: ['Bossk (Z)'] }] }, {}, cards)
    .expect({ resources: { dark: { buildPoints: 2 } }, asked: { dark: 'build' } })
})

test(
  'each Upkeep is paid by itself, in an order that may leave nothing for the next',
  proves('idc/keyword/upkeep-layered-order'),
  () => {
    idc
      .dark({ buildPoints: 2, hand: [SPARE], ground: ['Mercenary', 'Warlord'] }, {}, [
        MERCENARY,
        card('Warlord', [build(2)]),
      ])
      .play('dark', { upkeep: 'Mercenary' })
      .expect({
        resources: { dark: { buildPoints: 1 } },
        events: [
          { kind: 'upkeepSettled', card: 'Mercenary', paid: true },
          { kind: 'upkeepSettled', card: 'Warlord', paid: false },
        ],
        asked: { dark: 'build' },
      })
  },
)

test(
  'what a Pilot gives to a unit in the build zone works there if it is Upkeep',
  proves('idc/pilot/granted-abilities-off-in-build-zone'),
  () => {
    const taxed = {
      ...card('Taxed Driver'),
      arenas: ['character'],
      abilities: [
        {
          ability: 'pilot',
          subtypes: ['Speeder'],
          bonus: {},
          gives: [
            { ability: 'upkeep', costs: [[force(1)]] },
            { ability: 'keyword', keyword: 'shields', value: 2 },
          ],
        },
      ],
    }
    const flareS = 'Flare-S Swoop'
    const position = { force: 3, hand: [SPARE] }
    const aboard = [{ card: flareS, pilots: ['Taxed Driver'] }]
    idc
      .dark({ ...position, build: aboard }, {}, [taxed])
      .expect({ resources: { dark: { force: 2 } }, numbers: { [flareS]: { shields: 0 } }, asked: 'dark' })
    idc
      .dark({ ...position, ground: aboard }, {}, [taxed])
      .expect({ numbers: { [flareS]: { shields: 2 } }, asked: 'dark' })
  },
)

test(
  'it may come before or after a Bounty that pays for it',
  proves('idc/keyword/upkeep-triggered-start-of-build-step', 'idc/turn/start-of-build-step'),
  () => {
    const settle = (first: 'upkeep' | 'resolve'): number => {
      const game = startWithBounty()
      const question = game.questionFor(0)
      const offers = question?.kind === 'action' ? question.offers : []
      const chosen = offers.find(({ verb }) => verb === first)
      game.answer({ ask: game.state.asked!.id, seat: 0, value: chosen?.key })
      return game.seat(0).force
    }
    expect(settle('upkeep')).toBe(3)
    expect(settle('resolve')).toBe(1)
  },
)

/** A hunter with an Upkeep of 2 Force, whose player has 1 Force and is owed 2. */
function startWithBounty() {
  const setup = swtcgGame.scenario.setup({ seed: 1, cards: [card('Hunter', [force(2)])] })
  const state = swtcgGame.scenario.place(setup, {
    dark: { force: 1, hand: [SPARE], ground: ['Hunter'] },
  })
  const hunter = state.cards.find((each) => each?.is === 'OWN Hunter')!.id
  const instructions = [{ do: 'gain-force', who: 'you', amount: 2 }] as const
  const bounty = { kind: 'effect', context: { you: 0, self: hunter, bound: {} }, instructions } as const
  state.waiting.push({ chance: 'build-start', by: 'trigger', moment: 1, seat: 0, effect: bounty })
  return resumeMachine(swtcgGame, setup, state)
}
