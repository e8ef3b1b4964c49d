import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95, lookInto } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
/** The Dark Side drains 2 at the Cantina. */
const drained = {
  at: 'control dark',
  locations: [{ card: CANTINA, dark: ['Darth Vader'] }],
  dark: { force: 1 },
}

both(
  'Life Force is Reserve Deck, Force Pile and Used Pile; hand, table and Lost Pile are not',
  ['force/life-force-piles', 'goal/hand-table-lost-not-life'],
  (play) => {
    const game = play({
      at: 'activate dark',
      locations: [{ card: CANTINA, dark: ['Darth Vader'] }],
      dark: { reserve: 3, force: 4, used: 5, lost: 6, hand: 2 },
    })
    game.expect({ resources: { dark: { lifeForce: 12 } }, asked: 'dark' })
  },
)

both(
  'whoever has none of the three piles left loses at once, whatever is in hand and on table',
  ['goal/lose-when-life-force-empty', 'goal/hand-table-lost-not-life'],
  (play, edition) => {
    const game = play({
      ...drained,
      locations: [
        { card: CANTINA, dark: ['Darth Vader'] },
        { card: 'Yavin 4', light: ['X-wing'] },
      ],
      light: { reserve: 1, hand: ['Luke Skywalker'], lost: 3 },
    })
    game.play('dark', { drain: CANTINA })
    game.play('light', { verb: 'lose', from: 'reserve' })
    const rule = `${edition === '1995' ? 'ccg95' : 'ccg'}/goal/lose-when-life-force-empty`
    game.expect({ over: { winners: ['dark'], rule } })
  },
)

both(
  'every card is one Force, however much it costs to deploy',
  ['ccg95/goal/card-is-one-force', 'ccg/goal/unit-is-card'],
  (play) => {
    const game = play({ ...drained, light: { hand: ['Obi-Wan Kenobi'], reserve: 5, used: 1 } })
    game.play('dark', { drain: CANTINA })
    game.play('light', { lose: 'Obi-Wan Kenobi', from: 'hand' })
    game.expect({ asked: { light: 'lose-force' }, zones: { 'light.lost': ['Obi-Wan Kenobi'] } })
  },
)

both(
  'lost Force comes from any card in hand or the top of any of the three piles, one by one, face up',
  [
    'force/lose-sources',
    'ccg95/force/lose-top-only',
    'ccg95/force/lose-face-up',
    'ccg95/force/lost-pile',
    'ccg95/force/lost-pile-public',
    'ccg95/term/lose-force',
    'ccg/force/lose-one-at-a-time',
    'ccg/force/lose-hand-choice',
    'ccg/force/lost-pile',
  ],
  (play) => {
    const piles = {
      hand: ['Luke Skywalker', 'Han Solo'],
      reserve: ['Talz', 'Kabe'],
      force: ['Dutch'],
      used: ['Pops'],
    }
    const game = play({ ...drained, light: piles })
    game.play('dark', { drain: CANTINA })
    game.expect({
      offersExactly: {
        light: [
          { verb: 'lose', from: 'reserve' },
          { verb: 'lose', from: 'force' },
          { verb: 'lose', from: 'used' },
          { lose: 'Luke Skywalker', from: 'hand' },
          { lose: 'Han Solo', from: 'hand' },
        ],
      },
      hidden: { light: ['light.reserve/Talz', 'light.reserve/Kabe'] },
    })
    game.play('light', { verb: 'lose', from: 'reserve' })
    game.expect({ zones: { 'light.lost': ['Talz'] }, knows: { dark: ['light.lost/Talz'] } })
    game.play('light', { lose: 'Han Solo', from: 'hand' })
    game.expect({ zones: { 'light.lost': ['Han Solo', 'Talz'], 'light.reserve': ['Kabe'] }, asked: 'dark' })
  },
)

both(
  'Force is used from the top of the Force Pile to the Used Pile, face down',
  ['force/use', 'force/used-pile', 'force/force-pile'],
  (play) => {
    const game = play({
      locations: [CANTINA],
      dark: {
        hand: ['Darth Vader'],
        force: ['Labria', 'Myo', 'Wuher', 'Garindan', 'Jawa', 'Bantha', 'Prophetess'],
      },
    })
    game.play('dark', { deploy: 'Darth Vader', on: CANTINA })
    game.expect({
      zones: {
        'dark.force': ['Prophetess'],
        'dark.used': ['Labria', 'Myo', 'Wuher', 'Garindan', 'Jawa (D)', 'Bantha'],
      },
      hidden: { light: ['dark.used/Labria'], dark: ['dark.used/Labria'] },
      resources: { dark: { lifeForce: 27 } },
      asked: { dark: 'draw-phase' },
    })
  },
)

both(
  'the Force Pile alone pays, and must hold the whole cost',
  ['force/use-needs-enough'],
  (play, edition) => {
    const game = play({
      locations: [CANTINA],
      dark: { hand: ['Darth Vader', 'Stormtrooper'], force: 5, used: 9 },
    })
    const rule = `${edition === '1995' ? 'ccg95' : 'ccg'}/force/use-needs-enough`
    game.expect({ refused: { dark: { deploy: 'Darth Vader', on: CANTINA }, rule }, asked: 'dark' })
  },
)

both(
  'Force that is not used stays in the Force Pile for later turns',
  ['ccg95/force/force-pile-persists', 'ccg95/force/force-pile-three-choices', 'ccg/force/force-pile-choices'],
  (play) => {
    const game = play({ at: 'draw dark', locations: [CANTINA], dark: { force: 4 } })
    game.play('dark', 'draw').play('dark', 'pass')
    game.expect({ resources: { dark: { force: 3, hand: 1 } }, asked: { light: 'activate' } })
  },
)

both(
  'at the end of a turn both players put their Used Piles beneath the Reserve Deck as they lie',
  [
    'force/recirculate',
    'force/recirculate-both-players',
    'draw-phase/end-turn',
    'ccg95/force/count-one-at-a-time',
    'ccg/force/circulation',
  ],
  (play) => {
    const game = play({
      at: 'draw dark',
      dark: { reserve: ['Myo'], force: ['Jawa'], used: ['Labria', 'Wuher'] },
      light: { reserve: ['Talz'], used: ['Pops', 'Dutch'] },
    })
    game.play('dark', 'pass')
    game.expect({
      asked: { light: 'activate' },
      table: { current: 'light' },
      zones: { 'dark.used': 0, 'light.used': 0 },
      events: [
        { kind: 'recirculated', seat: 'dark', count: 2 },
        { kind: 'recirculated', seat: 'light', count: 2 },
        { kind: 'turnEnded', seat: 'dark' },
      ],
    })
    const { state } = game.machine
    const titles = state.zones[2]!.cards.map((card) => state.cards[card]!.is)
    expect(titles).toEqual(['Myo', 'Labria', 'Wuher'])
  },
)

const retrieves = {
  title: 'Second Wind',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ name: 'retrieve 2 Force', when: 'any-time', do: [{ do: 'retrieve', amount: 2 }] }] },
} as const

both(
  'retrieved cards go from the top of the Lost Pile onto the Used Pile, face down',
  [
    'force/retrieve',
    'force/used-pile-other-sources',
    'force/lost-pile-unavailable',
    'ccg95/force/lost-not-killed',
  ],
  (play) => {
    const game = play(
      { dark: { hand: ['Second Wind'], lost: ['Darth Vader', 'Myo', 'Labria'], used: ['Wuher'], force: 1 } },
      { cards: [retrieves] },
    )
    game.expect({ noOffers: { dark: [{ deploy: 'Darth Vader' }] } })
    game.play('dark', { play: 'Second Wind' })
    game.expect({
      zones: { 'dark.lost': ['Labria'], 'dark.used': ['Second Wind', 'Myo', 'Darth Vader', 'Wuher'] },
      asked: { dark: 'draw-phase' },
    })
  },
)

const fetches = {
  title: 'Old Friend',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'retrieve Vader',
        when: 'any-time',
        do: [{ do: 'retrieve', amount: 1, what: { persona: 'Vader' } }],
      },
    ],
  },
} as const

test(
  'a card may let its player search the whole Lost Pile for a particular card',
  proves('ccg/force/retrieve-specific'),
  () => {
    const game = beginners(
      { at: 'draw dark', dark: { hand: ['Old Friend'], lost: ['Myo', 'Darth Vader'], force: 1 } },
      { cards: [fetches] },
    )
    game.play('dark', { play: 'Old Friend' }).play('dark', { cards: ['Darth Vader'] })
    game.expect({
      zones: { 'dark.lost': ['Old Friend', 'Myo'], 'dark.used': ['Darth Vader'] },
      asked: { dark: 'draw-phase' },
    })
  },
)

both(
  'Force activated: icons on the own side of all locations, and one more',
  [
    'ccg95/force/activate-count-icons',
    'ccg/force/activate-icons',
    'force/activate-personal-force',
    'location/force-icons',
  ],
  (play) => {
    const game = play({ at: 'activate dark', locations: [CANTINA, 'Kessel (D)'] })
    game.expect({ resources: { dark: { generation: 5 }, light: { generation: 4 } } })
    game.play('dark', 5)
    game.expect({ resources: { dark: { force: 5, reserve: 15 } }, asked: { dark: 'draw-phase' } })
  },
)

both(
  'activated cards go singly from the Reserve Deck to the Force Pile, and nobody looks at them',
  ['force/activate-transfer', 'force/activate-unseen', 'ccg95/force/reserve-deck'],
  (play) => {
    const game = play({
      at: 'activate dark',
      locations: [CANTINA],
      dark: { reserve: ['Myo', 'Labria', 'Wuher', 9] },
    })
    game.play('dark', 2)
    game.expect({
      zones: { 'dark.force': ['Myo', 'Labria'], 'dark.hand': 0 },
      hidden: { dark: ['dark.force/Myo', 'dark.force/Labria'], light: ['dark.force/Myo'] },
      asked: { dark: 'draw-phase' },
    })
  },
)

both(
  'a player may activate fewer, even none, and no more than the Reserve Deck holds',
  ['ccg95/force/activate-fewer-allowed', 'ccg/force/activate-optional', 'force/activate-short-reserve'],
  (play) => {
    const short = play({ at: 'activate dark', locations: [CANTINA], dark: { reserve: 2, used: 9 } })
    short.expect({ refused: { dark: 3, code: 'too-high' } })
    short.play('dark', 0)
    short.expect({ resources: { dark: { force: 0, reserve: 11 } }, asked: { light: 'activate' } })
  },
)

test('activation comes first in a turn, and once', proves('ccg95/force/activate-first'), () => {
  const game = ccg95({ at: 'turn dark', locations: [{ card: CANTINA, dark: ['Darth Vader'] }] })
  game.expect({ asked: { dark: 'activate' } })
  game.play('dark', 1)
  game.expect({ asked: { dark: 'control-phase' }, offersExactly: { dark: [{ drain: CANTINA }, 'pass'] } })
})

both(
  'in the draw phase any number of cards come from the Force Pile into hand, one by one, without a limit',
  [
    'draw-phase/draw',
    'ccg95/draw-phase/optional',
    'ccg95/draw-phase/no-hand-limit',
    'ccg95/draw-phase/only-from-force-pile',
    'term/hand',
  ],
  (play) => {
    const game = play({ at: 'draw dark', dark: { hand: 12, force: ['Myo', 'Labria'] } })
    game.play('dark', 'draw')
    game.expect({ knows: { dark: ['dark.hand/Myo'] }, hidden: { light: ['dark.hand/Myo'] } })
    game.play('dark', 'draw')
    game.expect({ resources: { dark: { hand: 14, force: 0, reserve: 20 } }, asked: { light: 'activate' } })
  },
)

both(
  'drawing the last card of Life Force into hand loses the game',
  ['ccg95/term/hand', 'ccg/goal/lose-when-life-force-empty'],
  (play) => {
    const game = play({ at: 'draw dark', dark: { reserve: 0, force: 1 } })
    game.play('dark', 'draw')
    game.expect({ over: { winners: ['light'] } })
  },
)

test('piles lie apart from the table', proves('ccg/term/life-force-not-on-table', 'ccg/term/table'), () => {
  const machine = lookInto({
    edition: 'beginners',
    position: { at: 'draw dark', locations: [{ card: CANTINA, dark: ['Darth Vader'] }], dark: { force: 2 } },
  })
  const inPlay = machine.state.cards
    .filter((card) => card && (card.zone === 0 || card.zone === 1))
    .map((card) => card!.is)
  expect(inPlay).toEqual([CANTINA, 'Darth Vader'])
})
