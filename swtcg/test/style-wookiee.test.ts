/** Two-Headed Wookiee, by its newer text. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, opt, playWith } from './option-play.ts'

const WOOKIEE = 'two-headed-wookiee'
const id = (...names: string[]) => names.map((name) => `${WOOKIEE}/${name}`)
const breaks = (deck: readonly string[]) => {
  const rules = rulesFor(swtcgGame.sampleSetup({ seed: 1, options: [WOOKIEE] })).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, 'light', rules).map(({ rule }) => rule))]
}
const cards = [
  unit('Fighter', { cost: 2 }),
  unit('Enemy', { speed: 10 }),
  ground('Walker', { cost: 2 }),
  ground('Tank'),
  character('Guard'),
  character('Rebel'),
]
const play = (position: object, more: object = {}, options = `${WOOKIEE} quick-tempo`) =>
  playWith(options, position as never, { cards, seats: 4, ...more })

describe('decks', () => {
  opt('at least 50 cards', id('deck-minimum-50'), () => {
    expect(breaks(deckOf({ space: 17, ground: 17, character: 16 }))).toEqual([])
    expect(breaks(deckOf({ space: 16, ground: 16, character: 16 }))).toEqual([
      `opt/${WOOKIEE}/deck-minimum-50`,
    ])
  })
  opt('30 units, 10 of each type', id('deck-units-30-10'), () => {
    expect(
      breaks(deckOf({ space: 10, ground: 9, character: 10, 'ground/character': 1, battle: 20 })),
    ).toEqual([])
    expect(breaks(deckOf({ space: 10, ground: 9, character: 11, battle: 20 }))).toEqual([
      `opt/${WOOKIEE}/deck-units-30-10`,
    ])
  })
  opt('at most twice as many of a type', id('deck-ratio'), () => {
    expect(breaks(deckOf({ space: 22, ground: 11, character: 11, battle: 6 }))).toEqual([])
    expect(breaks(deckOf({ space: 23, ground: 12, character: 11, battle: 6 }))).toEqual([
      `opt/${WOOKIEE}/deck-ratio`,
    ])
  })
  opt('sides do not mix; a Neutral deck is legal', id('deck-sides'), () => {
    expect(breaks(deckOf({ space: 17, ground: 17, character: 16 }, 'neutral'))).toEqual([])
    expect(breaks([...deckOf({ space: 17, ground: 17 }), ...deckOf({ character: 16 }, 'dark')])).toContain(
      `opt/${WOOKIEE}/deck-sides`,
    )
  })
  opt('at most 4 copies in a deck', id('deck-four-copies'), () => {
    expect(
      breaks([...deckOf({ space: 17, ground: 17, character: 12 }), ...copies(5, 'Luke Skywalker (C)')]),
    ).toEqual([`opt/${WOOKIEE}/deck-four-copies`])
  })
})

describe('teams', () => {
  opt(
    'two teams of two, each a side; the first of a team is its primary player',
    id('two-teams-of-two', 'primary-sits-right'),
    () => {
      const { machine } = gameWith(WOOKIEE, { seed: 1 })
      expect(machine.state.seats.map(({ side }) => side)).toEqual(['dark', 'dark', 'light', 'light'])
      expect(machine.table.order).toEqual([0, 1, 2, 3])
    },
  )
  opt('who cannot agree on the seats leaves them to chance', id('seating', 'choose-primary'), () => {
    const orders = new Set(
      Array.from({ length: 8 }, (_, seed) =>
        gameWith(`${WOOKIEE} roll-for-seating`, { seed }).machine.table.order.join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(1)
    for (const order of orders) expect(order).toMatch(/^(0,1|1,0),(2,3|3,2)$/)
  })
  opt(
    'one total of 50 for setup; teams alternate by team totals',
    id('setup-shared-fifty', 'setup-alternation-ruling'),
    () => {
      const hand = ['Fighter', 'Walker', 'Guard']
      const game = play(
        { at: 'setup', dark: { hand }, dark2: { hand }, light: { hand }, light2: { hand } },
        {},
        WOOKIEE,
      )
      game
        .expect({ resources: { dark: { setupLeft: 50 }, dark2: { setupLeft: 50 } } })
        .play('dark', { 'set-up': 'Guard' })
      game.expect({ resources: { dark: { setupLeft: 47 }, dark2: { setupLeft: 47 } }, asked: 'light' })
      game
        .play('light', { 'set-up': 'Fighter' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Walker' })
        .expect({ asked: 'dark' })
    },
  )
  opt('the primary player bids for the team, down from 50', id('bidding'), () => {
    const game = gameWith(`${WOOKIEE} bid-for-sides`, { seed: 1, dice: [6, 1] })
    game
      .play('first', 'dark')
      .play('second', 'dark')
      .expect({ asked: { first: 'bid-for-side' }, offers: { first: [{ verb: 'bid', amount: 50 } as never] } })
  })
  opt(
    'hands, points, Force and piles are each player’s own',
    id('not-shared', 'own-resource-and-piles'),
    () => {
      const game = play({
        at: 'build dark',
        dark: { hand: ['Fighter', 'Jawa'], buildPoints: 1, force: 0 },
        dark2: { force: 5, buildPoints: 9 },
      })
      game.expect({
        noOffers: { dark: [{ complete: 'Fighter' }] },
        resources: { dark: { force: 0, buildPoints: 1 }, dark2: { force: 5, buildPoints: 9 } },
      })
      expect(
        game.machine.state.zones
          .filter(({ name }) => ['deck', 'discard', 'resource', 'hand'].includes(name))
          .map(({ owner }) => owner),
      ).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    },
  )
})

describe('the turn', () => {
  opt(
    '3 Force each, also by the roll of Force Roll',
    [...id('force-three-each'), 'compat/force-roll-and-style-force'],
    () => {
      const seat = { hand: ['Jawa'] }
      const at = { at: 'gain-force', dark: seat, dark2: seat, light: seat, light2: seat }
      const force = (amount: number) => ({
        resources: {
          dark: { force: amount },
          dark2: { force: amount },
          light: { force: amount },
          light2: { force: amount },
        },
      })
      play(at, { dice: [1] }).expect(force(3))
      play(at, { dice: [5, 1] }, `${WOOKIEE} quick-tempo force-roll`).expect({
        ...force(5),
        events: [{ kind: 'diceRolled', seat: 'dark' }],
      })
    },
  )
  opt(
    'the first Light player rolls for all; bonuses count for each player',
    id('light-a-rolls-build', 'arena-bonus-per-player'),
    () => {
      const game = play(
        {
          at: 'roll-for-build',
          dark: { hand: ['Jawa'], space: ['Fighter'], ground: ['Walker'] },
          dark2: { character: ['Guard'] },
          light: { space: ['Enemy'], ground: ['Tank'], character: ['Rebel'] },
        },
        { dice: [5] },
      )
      game.expect({
        resources: {
          dark: { buildPoints: 5 },
          dark2: { buildPoints: 5 },
          light: { buildPoints: 6 },
          light2: { buildPoints: 5 },
        },
        events: [{ kind: 'diceRolled', seat: 'light' }],
      })
    },
  )
  opt(
    'Dark Roll and Arena Bonuses count for each player',
    ['compat/dark-roll-and-arena-bonuses-in-team-styles'],
    () => {
      const game = play(
        {
          at: 'roll-for-build',
          dark: { hand: ['Jawa'], space: ['Fighter'], ground: ['Walker'] },
          dark2: { character: ['Guard'] },
        },
        { dice: [6, 1, 2, 3] },
        `${WOOKIEE} quick-tempo dark-roll arena-bonuses`,
      )
      game.expect({
        resources: {
          dark: { buildPoints: 8 },
          dark2: { buildPoints: 2 },
          light: { buildPoints: 2 },
          light2: { buildPoints: 3 },
        },
      })
    },
  )
  opt(
    'both teammates build in their team’s turn, in any order',
    id('team-turn', 'actions-in-any-order'),
    () => {
      const seat = { hand: ['Fighter', 'Walker', 'Jawa'], buildPoints: 6 }
      const game = play({ at: 'build dark', dark: seat, dark2: seat, light: seat })
      game
        .play('dark', { complete: 'dark.hand/Fighter', destination: { to: 'space' } })
        .play('dark', 'defer')
        .expect({ asked: { dark2: 'build' } })
    },
  )
  opt(
    'teammates see hands and face-down cards of each other',
    id('open-talk', 'partially-built-visible'),
    () => {
      const game = play({
        at: 'build dark',
        dark: { hand: ['Fighter'], buildPoints: 1 },
        dark2: { hand: ['Walker'], build: [{ card: 'Guard', counters: 1 }] },
        light: { hand: ['Tank'] },
      })
      game.expect({
        knows: { dark: ['Walker', 'Guard'] },
        hidden: { light: ['Fighter', 'Walker', 'Guard'], dark: ['Tank'] },
      })
    },
  )
  opt(
    'nobody touches the teammate’s cards or completes them',
    id('hands-off-teammates-cards', 'partially-built-completed-by-builder'),
    () => {
      const game = play({
        at: 'build dark',
        dark: { hand: ['Jawa'], buildPoints: 9 },
        dark2: { build: [{ card: 'Guard', counters: 2 }], space: ['Fighter'] },
      })
      game.expect({
        noOffers: { dark: [{ 'add-counters': 'Guard' }, { complete: 'Guard' }, { move: 'Fighter' }] },
      })
    },
  )
  opt('all units attack by speed, any Dark one any Light one', id('battle-phase-normal'), () => {
    const game = play({
      at: 'attack space',
      dark2: { space: ['Fighter'] },
      light: { space: ['Enemy'] },
      light2: { space: ['Enemy'] },
    })
    game.expect({ asked: { dark2: 'next-attack' } })
    expect(game.machine.state.asked!.questions[0]).toMatchObject({ seat: 1 })
  })
  opt('a team wins with the arenas of both', id('win-by-team-ruling'), () => {
    play({
      at: 'win',
      dark: { space: ['Fighter'], character: ['Guard'] },
      dark2: { ground: ['Walker'] },
      light: { character: ['Rebel'] },
    }).expect({ over: { winners: ['dark', 'dark2'] } })
  })
})

describe('effects and control', () => {
  const boost = (whose: 'you' | 'opponent', power: number) =>
    character('Leader', {
      abilities: [{ ability: 'static', who: { whose, kind: ['unit'] }, gain: { power } }],
    })
  opt(
    '"you" is the controller alone; "your opponent" is both',
    id('you-means-controller', 'your-opponent-ruling'),
    () => {
      const at = (leader: object) =>
        play(
          {
            at: 'attack space',
            dark: { character: ['Leader'], space: ['Fighter'] },
            dark2: { ground: ['Walker'] },
            light: { space: ['Enemy'] },
            light2: { ground: ['Tank'] },
          },
          { cards: [...cards, leader] },
        )
      at(boost('you', 2)).expect({ numbers: { Fighter: { power: 5 }, Walker: { power: 3 } } })
      at(boost('opponent', -1)).expect({
        numbers: { Enemy: { power: 2 }, Tank: { power: 2 }, Walker: { power: 3 } },
      })
    },
  )
  opt('who deploys a unit controls it', id('deployer-controls'), () => {
    play({ at: 'build dark2', dark2: { hand: ['Fighter', 'Jawa'], buildPoints: 4 } })
      .play('dark2', { complete: 'Fighter', destination: { to: 'space' } })
      .expect({ facts: { Fighter: { controller: 'dark2' } } })
  })
  opt('the owner is whose deck it was', id('owner'), () => {
    const quick = unit('Quick', { speed: 99 })
    const game = play(
      {
        at: 'attack space',
        dark: { space: [{ card: 'Fighter', owner: 'dark2' }] },
        light: { space: ['Quick'] },
      },
      { cards: [...cards, quick], dice: [5, 5, 5] },
    )
    game
      .play('light', { attack: 'Quick', defender: 'Fighter' })
      .expect({ zones: { 'dark2.discard': ['Fighter'], 'dark.discard': 0 } })
  })
  opt(
    'a unit may be handed over in the build step, once a turn',
    id('hand-over-control', 'hand-over-once-per-turn'),
    () => {
      const game = play({
        at: 'build dark',
        dark: { hand: ['Jawa'], buildPoints: 4, space: ['Fighter'] },
        dark2: { hand: ['Jawa'], buildPoints: 4 },
      })
      game
        .play('dark', { verb: 'special', name: 'hand-over', card: 'Fighter' } as never)
        .expect({ facts: { Fighter: { controller: 'dark2' } } })
      game
        .play('dark', 'pass')
        .expect({ asked: { dark2: 'build' }, noOffers: { dark2: [{ verb: 'special', name: 'hand-over' }] } })
    },
  )
  opt('a stack is handed over whole, in an arena and in the build zone', id('hand-over-control'), () => {
    const boba = [character('Boba', { version: 'A', cost: 5 }), character('Boba', { version: 'B', cost: 7 })]
    const stack = { card: 'Boba (B)', stack: ['Boba (A)'] }
    for (const place of ['character', 'build']) {
      const game = play(
        {
          at: 'build dark',
          dark: { hand: ['Jawa'], buildPoints: 4, [place]: [stack] },
          dark2: { hand: ['Jawa'], buildPoints: 4 },
        },
        { cards: [...cards, ...boba] },
      )
      game.play('dark', { verb: 'special', name: 'hand-over', card: 'Boba (B)' } as never)
      const top = game.machine.state.cards.find((card) => card && card.stack.length > 0)!
      expect(top.stack.map((card) => game.machine.card(card).controller)).toEqual([top.controller])
      game.expect({ facts: { 'Boba (B)': { controller: 'dark2', stack: 1 } } })
    }
  })
  opt('teammates’ unique units of a name exclude each other', id('teammates-contest'), () => {
    const boba = [character('Boba', { version: 'A', cost: 5 }), character('Boba', { version: 'B', cost: 7 })]
    const game = play(
      {
        at: 'build dark2',
        dark: { force: 2, character: ['Boba (A)'] },
        dark2: { hand: ['Boba (B)', 'Jawa'], buildPoints: 9, force: 2 },
      },
      { cards: [...cards, ...boba] },
    )
    game
      .play('dark2', { complete: 'Boba (B)', destination: { to: 'character' } })
      .expect({ asked: { dark: 'own-uniques' } })
  })
  opt('the primary player orders the team’s effects', id('a-over-b', 'own-decisions'), () => {
    const watcher = (name: string, gain: number) =>
      character(name, {
        abilities: [
          {
            ability: 'triggered',
            when: { when: 'step-starts', step: 'battle' },
            do: [gainForce(gain)],
          } as never,
        ],
      })
    const game = play(
      {
        at: 'battle',
        dark: { character: ['One'] },
        dark2: { character: ['Two'] },
        light: { character: ['Rebel'] },
      },
      { cards: [...cards, watcher('One', 1), watcher('Two', 2)] },
    )
    game.expect({ asked: { dark: 'trigger-order' } })
  })
})
