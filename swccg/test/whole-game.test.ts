/** The turn, the text that wins, cards out of play, what is printed, and the score. */
import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { margin, matchWinner, premiereCards } from '../index.ts'
import { both } from './editions.ts'
import { ccg95 } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'

const outcast = {
  title: 'Gone For Good',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'out of play',
        when: 'any-time',
        targets: [{ name: 'it', what: { kind: 'character' } }],
        do: [{ do: 'out-of-play', what: { the: { chosen: 'it' } } }],
      },
    ],
  },
} as const

test(
  'a card that goes out of play is in no pile',
  proves('ccg95/term/out-of-play', 'ccg95/term/on-table'),
  () => {
    const game = ccg95(
      {
        at: 'draw dark',
        locations: [{ card: CAMP, light: ['Kabe'] }],
        dark: { hand: ['Gone For Good'], force: 1 },
      },
      { cards: [outcast] },
    )
    game.play('dark', { play: 'Gone For Good' })
    game.expect({ zones: { 'light.out-of-play': ['Kabe'], 'light.lost': 0, table: 0 }, asked: 'dark' })
  },
)

both('the text of a card wins over the rules', ['goal/card-text-wins', 'ccg95/term/game-text'], (play) => {
  const infiltrator = {
    title: 'Tunnel Rat',
    side: 'dark',
    kind: 'character',
    type: 'alien',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    text: { deploys: { only: { title: "Tatooine: Obi-Wan's Hut" } } },
  } as const
  const gate = {
    title: 'Side Gate',
    side: 'dark',
    kind: 'effect',
    text: { statics: [{ static: 'allows', what: 'deploy-without-presence', of: { title: 'Tunnel Rat' } }] },
  } as const
  const game = play(
    {
      locations: [CAMP, "Tatooine: Obi-Wan's Hut"],
      dark: { hand: ['Tunnel Rat'], force: 1, side: ['Side Gate'] },
    },
    { cards: [infiltrator, gate] },
  )
  game.expect({
    offersExactly: { dark: [{ deploy: 'Tunnel Rat', on: "Tatooine: Obi-Wan's Hut" }, 'pass'] },
    asked: 'dark',
  })
})

test(
  'the margin of a game is the Life Force that is left to the winner',
  proves('ccg95/score/margin'),
  () => {
    const game = ccg95({
      at: 'draw dark',
      dark: { reserve: 0, force: 1 },
      light: { reserve: 7, used: 3, hand: 5 },
    })
    game.play('dark', 'draw').expect({ over: { winners: ['light'] } })
    expect(margin(game.machine)).toBe(10)
  },
)

test('a match is two games; the better sum of margins wins', proves('ccg95/score/two-game-match'), () => {
  const ana = { winner: 'Ana', margin: 12 }
  expect(matchWinner([ana, { winner: 'Ben', margin: 9 }])).toBe('Ana')
  expect(matchWinner([ana, { winner: 'Ben', margin: 14 }])).toBe('Ben')
  expect(matchWinner([ana, { winner: 'Ben', margin: 12 }])).toBe(null)
  expect(matchWinner([ana, ana])).toBe('Ana')
})

both('a turn is six phases in their order, and the players take turns', ['term/turn'], (play) => {
  const game = play({ at: 'turn dark', dark: { hand: 0 } })
  game.play('dark', 0)
  const phases = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'].map((phase) => ({
    kind: 'phaseBegan',
    phase,
    seat: 'dark',
  }))
  game.expect({
    events: [...phases, { kind: 'turnEnded', seat: 'dark' }, { kind: 'turnBegan', seat: 'light' }],
    asked: { light: 'activate' },
  })
})

test(
  'what is printed on characters, vehicles and starships',
  proves(
    'ccg95/character/types',
    'ccg95/character/ability-range',
    'ccg95/character/droid-ability-zero',
    'ccg95/vehicle/types',
    'ccg95/vehicle/armor-or-maneuver',
    'ccg95/starship/classes',
    'ccg95/starship/armor-and-maneuver',
    'ccg95/weapon/types',
  ),
  () => {
    const cards = premiereCards().cards
    const of = (kind: string) => cards.filter((card) => card.kind === kind)
    expect([...new Set(of('character').map(({ type }) => type))].sort()).toEqual([
      'alien',
      'droid',
      'imperial',
      'rebel',
    ])
    expect(
      of('character').every(({ type, ability = 0 }) =>
        type === 'droid' ? ability === 0 : ability >= 1 && ability <= 7,
      ),
    ).toBe(true)
    expect([...new Set(of('vehicle').map(({ type }) => type))].sort()).toEqual(['creature', 'transport'])
    expect(
      of('vehicle').every(({ armor, maneuver }) => (armor === undefined) !== (maneuver === undefined)),
    ).toBe(true)
    expect([...new Set(of('starship').map(({ type }) => type))].sort()).toEqual(['capital', 'starfighter'])
    expect(
      of('starship').every(({ type, armor, maneuver }) =>
        type === 'capital' ? armor! > 0 && !maneuver : maneuver! > 0 && !armor,
      ),
    ).toBe(true)
    expect([...new Set(of('weapon').map(({ type }) => type))].sort()).toEqual([
      'automated',
      'character',
      'starship',
    ])
  },
)
