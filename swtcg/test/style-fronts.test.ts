/** Fight On All Fronts. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { character, gainForce, ground, unit } from './battle-play.ts'
import { copies, deckOf } from './deck-building.ts'
import { gameWith, opt, playWith } from './option-play.ts'

const FRONTS = 'fight-on-all-fronts'
const id = (...names: string[]) => names.map((name) => `${FRONTS}/${name}`)
const breaks = (deck: readonly string[]) => {
  const rules = rulesFor(swtcgGame.sampleSetup({ seed: 1, options: [FRONTS] })).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, 'light', rules).map(({ rule }) => rule))]
}
const cards = [
  unit('Fighter', { cost: 7, speed: 50 }),
  unit('Scout', { cost: 2, speed: 60 }),
  unit('Enemy', { cost: 5, speed: 10 }),
  ground('Walker', { cost: 2 }),
  ground('Tank', { cost: 2 }),
  character('Guard'),
  character('Rebel'),
]
const QUICK = `${FRONTS} quick-tempo`
const play = (position: object, more: object = {}, options = QUICK) =>
  playWith(options, position as never, { cards, seats: 6, ...more })

describe('decks and players', () => {
  opt('six players in two teams of three', id('six-players-one-arena-each'), () => {
    const { machine } = gameWith(FRONTS, { seed: 1 })
    expect(machine.state.seats.map(({ side }) => side)).toEqual([
      'dark',
      'dark',
      'dark',
      'light',
      'light',
      'light',
    ])
  })
  opt('at least 30 cards', id('deck-minimum-30'), () => {
    expect(breaks(deckOf({ space: 16, battle: 14 }))).toEqual([])
    expect(breaks(deckOf({ space: 16, battle: 13 }))).toEqual([`opt/${FRONTS}/deck-minimum-30`])
  })
  opt('16 units of one type; types of a unit count each', id('deck-sixteen-of-one-type'), () => {
    expect(breaks(deckOf({ ground: 14, 'ground/character': 2, battle: 14 }))).toEqual([])
    expect(breaks(deckOf({ ground: 13, 'ground/character': 2, battle: 15 }))).toEqual([
      `opt/${FRONTS}/deck-sixteen-of-one-type`,
    ])
  })
  opt('sides do not mix; four copies', id('deck-sides', 'deck-four-copies'), () => {
    expect(breaks(deckOf({ space: 20, ground: 10 }, 'neutral'))).toEqual([])
    expect(breaks([...deckOf({ space: 29 }), ...deckOf({ space: 1 }, 'dark')])).toContain(
      `opt/${FRONTS}/deck-sides`,
    )
    expect(breaks([...deckOf({ space: 25 }), ...copies(5, 'Clone Squad')])).toEqual([
      `opt/${FRONTS}/deck-four-copies`,
    ])
  })
  opt('a team’s decks together keep the ratio', id('deck-ratio-across-team'), () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, options: [FRONTS] })
    expect(swtcgGame.checkSetup(setup)).toEqual([])
    const decks = (characters: number) => [
      deckOf({ space: 16, battle: 14 }, 'dark'),
      deckOf({ ground: 20, battle: 10 }, 'dark'),
      deckOf({ character: characters, battle: 4 }, 'dark'),
    ]
    const check = (characters: number) =>
      swtcgGame
        .checkSetup({
          ...setup,
          players: [...decks(characters).map((deck) => ({ deck })), ...setup.players.slice(3)],
        })
        .map(({ rule }) => rule)
    expect(check(32)).toEqual([])
    expect(check(33)).toEqual([`opt/${FRONTS}/deck-ratio-across-team`])
  })
})

describe('preparation and setup', () => {
  opt('15 build points and 5 cards each', id('start-fifteen-build', 'draw-five'), () => {
    const { machine } = gameWith(QUICK, { seed: 2 })
    expect(machine.state.seats.map(({ setup }) => setup.left)).toEqual([15, 15, 15, 15, 15, 15])
    expect(machine.constants.handSize).toBe(5)
  })
  opt(
    'one of a team may take a Resource, as the primary player says',
    id('pull-resource', 'primary-decides-joint-matters'),
    () => {
      const base = { name: 'Base', side: 'neutral', kind: 'resource', cost: 4, abilities: [] } as never
      const game = play(
        {
          at: 'preparation',
          dark: { deck: ['Fighter'] },
          dark2: { deck: ['Base', 'Walker'] },
          dark3: { deck: ['Guard'] },
        },
        { cards: [...cards, base] },
        FRONTS,
      )
      game
        .expect({ asked: { dark: 'pull-resource' } })
        .play('dark', { cards: ['Base'] })
        .expect({ zones: { 'dark2.hand': ['Base'] }, asked: { light: 'pull-resource' } })
    },
  )
  const hand = ['Scout', 'Enemy', 'Walker', 'Guard']
  const all = {
    dark: { hand: ['Fighter', 'Scout'] },
    dark2: { hand },
    dark3: { hand },
    light: { hand },
    light2: { hand },
    light3: { hand },
  }
  opt(
    'Dark Space, Light Space, and so on to Character; each exceeds who faces it',
    id('setup-first-card', 'setup-exceed', 'setup-rotation'),
    () => {
      const game = play({ at: 'setup', ...all }, {}, FRONTS)
        .expect({ asked: 'dark' })
        .play('dark', { 'set-up': 'Fighter' })
      game.expect({ resources: { dark: { setupLeft: 8 }, dark2: { setupLeft: 15 } }, asked: 'light' })
      game
        .play('light', { 'set-up': 'Enemy' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Walker' })
        .expect({ asked: 'light' })
        .play('light', { 'set-up': 'Scout' })
        .expect({ asked: 'dark2' })
    },
  )
  opt(
    'the last card may lie face-down, overbuilt or not; points may be left',
    id('setup-last-card-face-down', 'setup-overbuild-or-waste', 'setup-rest-normal'),
    () => {
      const game = play({ at: 'setup', ...all }, {}, FRONTS)
        .play('dark', { 'lay-face-down': 'Scout' })
        .play('dark', 4)
      game.expect({ resources: { dark: { setupDone: true, setupLeft: 11 } }, zones: { 'dark.build': 1 } })
      game
        .expect({ refused: { light: { play: 'light.hand/Enemy' }, rule: 'idc/setup/no-effects' } })
        .play('light', 'stop')
        .expect({ resources: { light: { setupDone: true } } })
    },
  )
})

describe('the turn', () => {
  const seat = { hand: ['Jawa'] }
  const everybody = { dark: seat, dark2: seat, dark3: seat, light: seat, light2: seat, light3: seat }
  opt('untap and 3 Force each', id('untap', 'gain-three-force'), () => {
    const game = play(
      { at: 'turn', ...everybody, dark2: { ...seat, ground: [{ card: 'Walker', tapped: true }] } },
      { dice: [4] },
    )
    game.expect({
      facts: { Walker: { tapped: false } },
      resources: { dark: { force: 3 }, light3: { force: 3 } },
    })
  })
  opt('half the roll, rounded up, without a bonus', id('roll-halved', 'no-three-arena-bonus'), () => {
    const at = {
      at: 'roll-for-build',
      ...everybody,
      dark: { ...seat, space: ['Fighter'], ground: ['Walker'], character: ['Guard'] },
    }
    play(at, { dice: [5] }).expect({
      resources: { dark: { buildPoints: 3 }, light3: { buildPoints: 3 } },
      events: [{ kind: 'diceRolled', seat: 'light' }],
    })
    play(at, { dice: [2] }).expect({ resources: { dark: { buildPoints: 1 } } })
  })
  opt(
    'the halving takes what an option gives',
    ['compat/build-options-with-fronts', 'compat/hyper-roll-keeps-selection-dice'],
    () => {
      const at = { at: 'roll-for-build', ...everybody }
      play(at, {}, `${QUICK} solid-build`).expect({ resources: { dark: { buildPoints: 3 } } })
      play(at, { dice: [7] }, `${QUICK} hyper-roll`).expect({ resources: { dark: { buildPoints: 4 } } })
      play(at, { dice: [6, 1, 2, 3, 4, 5] }, `${QUICK} dark-roll`).expect({
        resources: { dark: { buildPoints: 3 }, dark2: { buildPoints: 1 }, light3: { buildPoints: 3 } },
      })
    },
  )
  opt('the Dark team builds before the Light team', id('build-step-order'), () => {
    const rich = { hand: ['Jawa'], buildPoints: 2 }
    const game = play({ at: 'build', dark: rich, dark2: rich, dark3: rich, light: rich })
    game
      .play('dark', 'pass')
      .expect({ asked: { dark2: 'build' } })
      .play('dark2', 'pass')
      .play('dark3', 'pass')
      .expect({ asked: { light: 'build' } })
  })
  opt(
    'the start of a build step in any order, each player’s own draw',
    id('start-of-build-step', 'own-draw-step-ruling', 'no-during-effects-at-start'),
    () => {
      const payer = character('Mercenary', {
        abilities: [{ ability: 'upkeep', costs: [[{ pay: 'force', amount: 1 }]] }],
      })
      const game = play(
        {
          at: 'build dark3',
          dark3: {
            force: 2,
            deck: ['Jawa', 'Jawa'],
            hand: ['Jawa'],
            buildPoints: 2,
            character: ['Mercenary'],
          },
        },
        { cards: [...cards, payer] },
      )
      game.expect({
        offers: { dark3: ['draw', { upkeep: 'Mercenary' }] },
        refused: { dark3: { 'lay-face-down': 'Jawa' }, rule: 'idc/turn/no-during-effects-at-start' },
      })
      game
        .play('dark3', { upkeep: 'Mercenary' })
        .play('dark3', 'draw')
        .expect({ zones: { 'dark3.hand': 2 } })
    },
  )
  opt('unspent build points are lost', id('unspent-build-wasted'), () => {
    play({
      at: 'build dark',
      dark: { hand: ['Jawa'], buildPoints: 3 },
      dark2: { hand: ['Jawa'], buildPoints: 1 },
    })
      .play('dark', 'pass')
      .expect({ resources: { dark: { buildPoints: 0 }, dark2: { buildPoints: 1 } } })
  })
  opt('untapped units may retreat, tapped ones may not', id('retreat-step'), () => {
    const game = play({
      at: 'retreat dark',
      dark: { space: ['Fighter', { card: 'Scout', tapped: true }] },
      light: { space: ['Enemy'] },
    })
    game
      .expect({ refused: { dark: { cards: ['Scout'] }, rule: 'idc/turn/retreat-not-tapped' } })
      .play('dark', { cards: ['Fighter'] })
      .expect({ facts: { Fighter: { tapped: true } }, zones: { 'dark.build': ['Fighter'] } })
  })
  const watcher = (when: string, step: string) =>
    character('Watcher', {
      speed: 1,
      abilities: [{ ability: 'triggered', when: { when, step }, do: [gainForce(1)] } as never],
    })
  opt(
    'battle: its start, then Space, Ground and Character',
    id('start-of-battle-phase', 'battle-steps-order'),
    () => {
      const game = play(
        {
          at: 'battle',
          dark: { space: ['Fighter'] },
          dark3: { character: ['Watcher'] },
          light: { space: ['Enemy'] },
        },
        { cards: [...cards, watcher('step-starts', 'battle')] },
      )
      game.expect({
        resources: { dark3: { force: 1 } },
        asked: { dark: 'next-attack' },
        table: { step: 'space' },
      })
      game.play('dark', { 'skip-attack': 'Fighter' }).play('light', { 'skip-attack': 'Enemy' })
      game.expect({
        events: [
          { kind: 'stepBegan', step: 'ground' },
          { kind: 'stepBegan', step: 'character' },
        ],
      })
    },
  )
  opt(
    'by speed; the Dark Side wins ties; skipping taps and is no attack',
    id('speed-order', 'skip-attack-by-tapping'),
    () => {
      const game = play({
        at: 'attack space',
        dark: { space: ['Fighter'] },
        light: { space: ['Fighter', 'Scout'] },
      })
      game
        .expect({ asked: { light: 'next-attack' } })
        .play('light', { 'skip-attack': 'Scout' })
        .expect({
          facts: { Scout: { tapped: true } },
          asked: { dark: 'next-attack' },
          events: [{ kind: 'attackSkipped' }],
        })
    },
  )
  opt('two arenas win for the team; a lent unit holds one', id('win-two-arenas', 'control-arena'), () => {
    const lander = unit('Lander', { arenas: ['space', 'ground'] })
    const game = play(
      { at: 'win', dark: { ground: ['Lander'], space: ['Fighter'] }, light3: { character: ['Rebel'] } },
      { cards: [...cards, lander] },
    )
    game.expect({ over: { winners: ['dark', 'dark2', 'dark3'] } })
  })
})
