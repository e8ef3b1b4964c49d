/** Decks, the start of a game, Force and Force drains. */
import { expect } from 'vitest'
import { deckKeys } from '../../decks/keys.ts'
import { premiereCards, STARTERS, swccgGame } from '../../index.ts'
import { scout } from '../cast.ts'
import type { Play } from '../editions.ts'
import { type Difference, difference, type Expected } from './difference.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const decks = (['dark', 'light'] as const).map(
  (side) => deckKeys(premiereCards(), STARTERS.find((deck) => deck.side === side)!).keys,
)
const objective = {
  title: 'Hold The Palace',
  side: 'light',
  kind: 'objective',
  text: { starts: [] },
} as const
const effect = { title: 'Well Prepared', side: 'light', kind: 'effect', type: 'starting', text: {} } as const
const START = {
  at: 'start',
  dark: { reserve: ['Kessel (D)', CANTINA, 10] },
  light: { reserve: ['Yavin 4 (L)', 'Tatooine: Cantina (L)', 10] },
}
const startWith = (play: Play, card: { readonly title: string }) =>
  play({ ...START, light: { reserve: ['Yavin 4 (L)', card.title, 10] } }, { cards: [card] })
const cave = {
  title: 'Dark Cave',
  side: 'light',
  kind: 'location',
  type: 'site',
  icons: ['interior', 'planet'],
  force: { dark: 0, light: 1 },
  text: { light: { statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1 }] } },
} as const
const finder = {
  title: 'Treasure Map',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      { name: 'find Myo', when: 'any-time', do: [{ do: 'retrieve', amount: 1, what: { title: 'Myo' } }] },
    ],
  },
} as const

export const STARTS: readonly Difference[] = [
  difference(
    1,
    'smaller decks are for those who agree on them',
    ['ccg95/deck/fewer-but-equal'],
    ['ccg/deck/practice-fewer'],
    (_, by, edition) => {
      const setup = (options: readonly string[], sizes: readonly number[]) => ({
        seed: 1,
        seats: 2,
        edition,
        options,
        players: decks.map((deck, seat) => ({ deck: deck.slice(0, sizes[seat]) })),
      })
      const rules = (...given: Parameters<typeof setup>) =>
        swccgGame.checkSetup(setup(...given)).map(({ rule }) => rule)
      expect(rules(['smaller-decks'], [40, 40])).toEqual([])
      expect(rules(['smaller-decks'], [40, 41])).toEqual([
        by('ccg95/deck/fewer-but-equal', 'ccg/deck/practice-fewer'),
      ])
    },
  ),
  difference(
    2,
    'the back of a card tells its side, which a card has as a fact',
    ['ccg95/deck/side-by-card-back'],
    ['ccg/deck/side-by-card-back'],
    (play) => {
      const sides = premiereCards().cards.map(({ side }) => side)
      expect([...new Set(sides)].toSorted()).toEqual(['dark', 'light'])
      play({ dark: { hand: ['Sense'] } }).expect({
        zones: { 'dark.hand': ['Sense (D)'] },
        asked: { light: 'activate' },
      })
    },
  ),
  difference(
    3,
    'what lies on table before the game',
    ['ccg95/start/one-location-each'],
    ['ccg/start/effect'],
    (play, by) => {
      startWith(play, effect).expect({
        asked: by<NonNullable<Expected['asked']>>(['dark', 'light'], { light: 'starting-effect' }),
      })
    },
  ),
  difference(
    4,
    'who chose the same location chooses again, and what was set aside goes back',
    ['ccg95/start/set-aside-returns'],
    ['ccg/start/same-location'],
    (play) => {
      const game = play(START)
      game.play('dark', { 'start-with': CANTINA }).play('light', { 'start-with': 'Tatooine: Cantina (L)' })
      game.play('dark', { 'start-with': 'Kessel (D)' }).play('light', { 'start-with': 'Yavin 4 (L)' })
      game.expect({ zones: { 'dark.reserve': 3, 'light.reserve': 3 }, asked: { dark: 'activate' } })
    },
  ),
  difference(
    5,
    'an Objective in place of a starting location',
    ['ccg95/start/one-location-each'],
    ['ccg/start/objective-mandatory'],
    (play, by) => {
      startWith(play, objective).expect({
        zones: { 'light.side': by(0, 1) },
        asked: by<NonNullable<Expected['asked']>>(['dark', 'light'], ['dark']) as never,
      })
    },
  ),
  difference(
    6,
    'both players re-circulate at the end of a turn',
    ['ccg95/force/recirculate-both-players'],
    ['ccg/force/recirculate-both-players'],
    (play) => {
      play({ at: 'end dark', dark: { used: 2 }, light: { used: 3 } }).expect({
        resources: { dark: { used: 0, reserve: 22 }, light: { used: 0, reserve: 23 } },
        asked: { light: 'activate' },
      })
    },
  ),
  difference(
    7,
    'text that names a card finds it anywhere in the Lost Pile',
    ['ccg95/goal/card-text-wins'],
    ['ccg/force/retrieve-specific'],
    (play) => {
      const game = play(
        { at: 'draw dark', dark: { hand: ['Treasure Map'], lost: ['Labria', 'Myo'], force: 1 } },
        { cards: [finder] },
      )
      game.play('dark', { play: 'Treasure Map' }).play('dark', { cards: ['Myo'] })
      game.expect({ zones: { 'dark.lost': ['Labria'] }, asked: 'dark' })
    },
  ),
  difference(
    8,
    'one may activate less than one could',
    ['ccg95/force/activate-fewer-allowed'],
    ['ccg/force/activate-optional'],
    (play) => {
      play({ at: 'activate dark', locations: ['Kessel (D)'] })
        .play('dark', 1)
        .expect({ resources: { dark: { force: 1, generation: 3 } }, asked: 'dark' })
    },
  ),
  difference(
    9,
    'both players see the Lost Piles',
    ['ccg95/force/lost-pile-public'],
    ['ccg/force/lost-pile'],
    (play) => {
      const game = play({ at: 'draw dark', dark: { force: 1 }, light: { lost: ['Talz'] } })
      expect(game.machine.state.cards.find((card) => card?.is === 'Talz')?.knownTo).toBe(-1)
      game.expect({ zones: { 'light.lost': ['Talz'] }, asked: 'dark' })
    },
  ),
  difference(
    10,
    'a bonus where the opponent has no icon',
    ['ccg95/drain/no-icon-no-drain'],
    ['ccg/drain/bonus'],
    (play, by) => {
      const game = play(
        { at: 'control light', locations: [{ card: 'Dark Cave', light: ['Talz'] }], light: { force: 1 } },
        { cards: [cave] },
      )
      if (by(true, false))
        game.expect({
          refused: { light: { drain: 'Dark Cave' }, rule: 'ccg95/drain/no-icon-no-drain' },
          asked: 'light',
        })
      else game.expect({ offers: { light: [{ drain: 'Dark Cave', amount: 1 }] }, asked: 'light' })
    },
  ),
  difference(
    11,
    'a react that brings presence ends a drain',
    ['ccg95/drain/react-removes-control'],
    ['ccg/drain/react-cancels'],
    (play) => {
      const game = play(
        {
          at: 'control dark',
          locations: [
            { card: CANTINA, dark: ['Stormtrooper'] },
            { card: EISLEY, light: ['Swift Scout'] },
          ],
          dark: { force: 1 },
          light: { force: 1 },
        },
        { cards: [scout] },
      )
      game.play('dark', { drain: CANTINA }).play('light', { move: 'Swift Scout', to: CANTINA })
      game.expect({ events: [{ kind: 'drainCancelled' }], resources: { light: { lost: 0 } }, asked: 'dark' })
    },
  ),
  difference(
    12,
    'drains are announced one at a time, each with its own chance to react',
    ['ccg95/drain/announce-one-at-a-time'],
    ['ccg/drain/react-chance'],
    (play) => {
      const game = play(
        {
          at: 'control dark',
          locations: [
            { card: CANTINA, dark: ['Stormtrooper'] },
            { card: EISLEY, light: ['Swift Scout'] },
            { card: 'Yavin 4: Jungle (D)', dark: ['Labria'] },
          ],
          dark: { force: 1 },
          light: { force: 1 },
        },
        { cards: [scout] },
      )
      game.play('dark', { drain: CANTINA }).expect({ asked: { light: 'drain-initiated' } })
      game.play('light', { move: 'Swift Scout', to: CANTINA })
      game.expect({ offers: { dark: [{ drain: 'Yavin 4: Jungle (D)' }] }, asked: 'dark' })
    },
  ),
]
