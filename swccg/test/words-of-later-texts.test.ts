/** What texts of later cards do: what lasts, what leaves the table, Effects of each kind, sites that are not counted. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import { adjacentTo } from '../rules/locations/locations.ts'
import type { Instruction } from '../text/instruction.ts'
import { fight } from './battle-play.ts'
import { obsessed } from './duel-play.ts'
import { found, HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const doing = (title: string, ...steps: readonly Instruction[]) =>
  interrupt(title, 'dark', { when: 'any-time', do: steps })

test(
  'what was done for a total of the battle lasts, though who did it has left it',
  proves('ccgx/final/may-not-be-used-later'),
  () => {
    const cards = [
      saying(
        'dark',
        'Doubler',
        {
          actions: [
            {
              when: 'battle',
              limit: { times: 1, per: 'battle' },
              do: [
                {
                  do: 'for-a-while',
                  what: {
                    static: 'side-number',
                    change: 'total-power',
                    whose: 'yours',
                    at: { inBattle: true },
                    times: 2,
                  },
                  until: 'end-of-battle',
                },
              ],
            },
          ],
        },
        { power: 2, forfeit: 9 },
      ),
      saying('dark', 'Guard', {}, { power: 3, forfeit: 9 }),
      saying('light', 'Foe', {}, { power: 1, ability: 1, forfeit: 9 }),
      interrupt('Out', 'light', { when: 'battle', do: [{ do: 'exclude', what: { title: 'Doubler' } }] }),
      interrupt('Gone', 'light', { when: 'battle', do: [{ do: 'lose-cards', what: { title: 'Doubler' } }] }),
    ]
    for (const play of ['Out', 'Gone']) {
      const game = fight(final, {
        cards,
        dark: { there: ['Doubler', 'Guard'] },
        light: { there: ['Foe'], hand: ['Out', 'Gone'], reserve: 9 },
      })
      game.play('dark', { play: 'Doubler' }).play('light', { play })
      while (
        game.machine.questionFor(0)?.about === 'weapons' ||
        game.machine.questionFor(1)?.about === 'weapons'
      )
        game.play(asked(game), 'pass')
      game.expect({ events: [{ kind: 'battleTotals', totals: [6, 1] }], asked: asked(game) })
    }
  },
)

test(
  'a card leaves the table for a pile, a hand or out of play; being carried off or crossing over is none of it',
  proves('ccgx/term/leaves-table'),
  () => {
    const curse = interrupt('Curse', 'dark', {
      when: 'any-time',
      targets: [{ name: 'target', what: { title: 'Han Solo' } }],
      do: [
        {
          do: 'for-a-while',
          what: { static: 'generation', whose: 'yours', add: 5 },
          until: 'leaves-table',
        },
      ],
    })
    const then = (title: string, ...steps: readonly Instruction[]) => doing(title, ...steps)
    const han = { title: 'Han Solo' } as const
    const cards = [
      curse,
      then('Carry', { do: 'relocate', what: han, to: { title: 'Tatooine: Mos Eisley' } }),
      then('Turn', { do: 'cross-over', what: han }),
      then('Home', { do: 'return-to-hand', what: han }),
      then('Lose', { do: 'lose-cards', what: han }),
      then('Banish', { do: 'out-of-play', what: han }),
    ]
    const cursed = (play: string) => {
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader'], light: ['Han Solo'] }, THERE], cards, {
        dark: { hand: ['Curse', 'Carry', 'Turn', 'Home', 'Lose', 'Banish'] },
      })
      game.play('dark', { play: 'Curse' })
      const before = generationOf(game)
      game.play('dark', { play })
      game.expect({ asked: asked(game) })
      return generationOf(game) - before
    }
    for (const play of ['Carry', 'Turn']) expect(cursed(play)).toBe(0)
    for (const play of ['Home', 'Lose', 'Banish']) expect(cursed(play)).toBe(-5)
  },
)
const generationOf = (game: Scenario<Swccg>): number => game.machine.policies.generates(game.machine, 0)

describe('Effects', () => {
  const effect = (title: string, type?: string, deploys: object = { on: [{ on: 'own-side' }] }) =>
    ({ title, side: 'light', kind: 'effect', ...(type ? { type } : {}), text: { deploys } }) as never
  const cards = [
    effect('Plain'),
    effect('Sudden', 'immediate'),
    effect('Roving', 'mobile'),
    effect('Far', 'utinni'),
    effect('Dear', undefined, { on: [{ on: 'own-side', cost: 2 }] }),
    effect('Painful', undefined, { on: [{ on: 'own-side' }], loses: 1 }),
  ]
  const ALL = ['Plain', 'Sudden', 'Roving', 'Far', 'Dear', 'Painful']
  test(
    'of any kind are all of them, and one without a further word is a plain one',
    proves('ccgx/effect/effect-of-any-kind'),
    () => {
      const game = final(
        {
          at: 'control light',
          locations: [HERE],
          light: { hand: ['The Signal'], force: 5, reserve: ALL },
        },
        { cards },
      ).play('light', { play: 'The Signal' })
      const question = game.machine.questionFor(1)
      game.expect({ asked: { light: 'search' } })
      expect(question?.kind === 'cards' ? question.from.length : 0).toBe(ALL.length)
      const altering = (side: readonly string[]) =>
        lookingOn([HERE], cards, { dark: { hand: ['Alter (D)'] }, light: { side } })
      altering(['Plain']).expect({ offers: { dark: [{ play: 'Alter (D)' }] }, asked: 'dark' })
      altering(['Sudden', 'Roving']).expect({ noOffers: { dark: [{ play: 'Alter (D)' }] }, asked: 'dark' })
    },
  )

  test(
    'which have no deploy cost ask for no Force to use or to lose',
    proves('ccgx/interrupt/starting-no-cost'),
    () => {
      const game = final(
        {
          at: 'start',
          dark: { reserve: ['Kessel (D)', 12] },
          light: { reserve: ['Yavin 4 (L)', 'The Signal', ...ALL, 12] },
        },
        { cards },
      )
      game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Yavin 4 (L)' })
      game.play('light', { 'start-with': 'The Signal' })
      game.expect({ asked: { light: 'search' } })
      const question = game.machine.questionFor(1)
      const offered =
        question?.kind === 'cards' ? question.from.map((card) => game.machine.card(card).is).toSorted() : []
      expect(offered).toEqual(['Plain'])
    },
  )

  test(
    'of Utinni go nowhere on Dagobah and target nobody there, unless they name it',
    proves('ccgx/effect/utinni-not-dagobah'),
    () => {
      const on = { kind: 'location', type: 'site' } as const
      const errand = (title: string, deploys: object) =>
        ({
          title,
          side: 'dark',
          kind: 'effect',
          type: 'utinni',
          text: { deploys: { target: { kind: 'character' }, ...deploys } },
        }) as never
      const utinni = [
        errand('Errand', { on: [{ on }] }),
        errand('Swamp Errand', { on: [{ on: { ...on, where: { system: 'Dagobah' } } }] }),
      ]
      const CAVE = 'Dagobah: Cave'
      const game = (there: string) =>
        lookingOn([HERE, { card: there, light: ['Luke Skywalker'] }, CAVE], utinni, {
          dark: { hand: ['Errand', 'Swamp Errand'] },
        })
      const at = game(THERE)
      at.expect({
        offers: {
          dark: [
            { deploy: 'Errand', on: HERE },
            { deploy: 'Swamp Errand', on: CAVE },
          ],
        },
        refused: {
          dark: { deploy: 'Errand', on: CAVE, target: 'Luke Skywalker' },
          rule: 'ccgx/effect/utinni-not-dagobah',
        },
        asked: 'dark',
      })
      game('Dagobah: Swamp').expect({ noOffers: { dark: [{ deploy: 'Errand' }] }, asked: 'dark' })
    },
  )
})

test(
  'a site that Epic Events do not count is left out of their numbers and of nothing else',
  proves('ccgx/layout/ignored-for-count'),
  () => {
    const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
    const row = ['Hoth: Defensive Perimeter (3rd Marker) (D)', RIDGE, 'Hoth: Echo Corridor (D)']
    expect(found(row, { type: 'site', where: { sitesOf: 'Hoth' }, counted: true })).not.toContain(RIDGE)
    expect(found(row, { type: 'site', where: { sitesOf: 'Hoth' } })).toContain(RIDGE)
    const game = lookingOn(row).expect({ asked: 'dark' })
    const ridge = game.machine.state.zones[0]!.cards.find((card) => game.machine.card(card).is === RIDGE)!
    expect(adjacentTo(game.machine, ridge).length).toBeGreaterThan(0)
  },
)

test('a duel that is begun by anything but Epic Duel is no epic one', proves('ccgx/duel/non-epic'), () => {
  const ears = (title: string, isEpic: boolean) =>
    interrupt(title, 'light', {
      when: { just: 'duel-initiated', epic: isEpic },
      do: [{ do: 'activate', amount: 1 }],
    })
  const game = obsessed({
    light: { hand: ['Plain Ear', 'Epic Ear'] },
    cards: [ears('Plain Ear', false), ears('Epic Ear', true)],
  })
  game.expect({
    offers: { light: [{ play: 'Plain Ear' }] },
    noOffers: { light: [{ play: 'Epic Ear' }] },
    stop: 'here',
  })
})

test(
  'a squadron that a text lets deploy comes at its price without any craft to replace',
  proves('ccgx/starship/squadron-deploys'),
  () => {
    const base = saying('dark', 'Base', {
      statics: [
        {
          static: 'allows',
          what: 'deploy-whole',
          of: { type: 'squadron' },
          to: { where: { system: 'Kessel' } },
        },
        { static: 'deploy-cost', of: { type: 'squadron' }, become: 4 },
      ],
    })
    const game = (dark: readonly string[]) =>
      lookingOn(['Kessel (D)', 'Tatooine (D)', { card: HERE, dark }], [base], {
        dark: { hand: ['TIE Assault Squadron'] },
      })
    game(['Base']).expect({
      offers: { dark: [{ deploy: 'TIE Assault Squadron', on: 'Kessel (D)', cost: 4 }] },
      noOffers: { dark: [{ deploy: 'TIE Assault Squadron', on: 'Tatooine (D)' }] },
      asked: 'dark',
    })
    game([]).expect({ noOffers: { dark: [{ deploy: 'TIE Assault Squadron' }] }, asked: 'dark' })
  },
)
