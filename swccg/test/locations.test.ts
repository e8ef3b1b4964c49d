import { proves } from '@dejarik/rulebook/testing'
import { expect, test } from 'vitest'
import { premiereCards } from '../index.ts'
import { cave } from './cast.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const WASTES = 'Tatooine: Jundland Wastes'

/** The titles of the row from left to right. */
const rowOf = ({
  state,
}: {
  state: { zones: { cards: readonly number[] }[]; cards: ({ is: string } | null)[] }
}) => state.zones[0]!.cards.map((card) => state.cards[card]!.is)

both(
  'locations are sites and systems: characters are played at the ones, starships at the others',
  ['location/kinds'],
  (play) => {
    const game = play({
      locations: [CANTINA, 'Tatooine (D)'],
      dark: { hand: ['Myo', 'TIE Scout'], force: 9 },
    })
    game.expect({
      offersExactly: {
        dark: [{ deploy: 'Myo', on: CANTINA }, { deploy: 'TIE Scout', on: 'Tatooine (D)' }, 'pass'],
      },
      asked: 'dark',
    })
  },
)

test(
  '1995: a new site lies at an outer end of the sites of its system, never between two',
  proves('ccg95/location/site-at-outer-end', 'ccg95/location/row', 'ccg95/location/grouped-by-system'),
  () => {
    const game = ccg95({
      locations: ['Kessel (D)', CANTINA, EISLEY, 'Yavin 4 (D)'],
      dark: { hand: [CAMP, WASTES] },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: CAMP, row: 1 },
          { deploy: CAMP, row: 3 },
          { deploy: WASTES, row: 1 },
          { deploy: WASTES, row: 3 },
          'pass',
        ],
      },
    })
    game.play('dark', { deploy: CAMP, row: 1 })
    expect(rowOf(game.machine)).toEqual(['Kessel (D)', CAMP, CANTINA, EISLEY, 'Yavin 4 (D)'])
    game.expect({ asked: 'dark' })
  },
)

test(
  '1995: a system lies at either end of its sites, and a later site goes next to the outermost site',
  proves('ccg95/location/system-at-end-of-row', 'ccg95/location/site-before-system'),
  () => {
    const game = ccg95({ locations: [CANTINA, EISLEY], dark: { hand: ['Tatooine (D)', CAMP] } })
    game.expect({
      offers: {
        dark: [
          { deploy: 'Tatooine (D)', row: 0 },
          { deploy: 'Tatooine (D)', row: 2 },
        ],
      },
    })
    game.play('dark', { deploy: 'Tatooine (D)', row: 2 }).play('dark', { deploy: CAMP, row: 2 })
    expect(rowOf(game.machine)).toEqual([CANTINA, EISLEY, CAMP, 'Tatooine (D)'])
    game.expect({ asked: { light: 'activate' } })
  },
)

test(
  "Beginner's: interior and exterior sites lie apart, sites with both icons between them",
  proves(
    'ccg/location/order-by-icons',
    'ccg/location/insert-or-end',
    'ccg/location/grouped-by-system',
    'ccg/location/interior-exterior-icons',
  ),
  () => {
    const game = beginners({
      locations: ['Kessel (D)', CANTINA, EISLEY, 'Yavin 4 (D)'],
      dark: { hand: [CAMP, BAY] },
    })
    game.expect({
      offersExactly: {
        dark: [{ deploy: CAMP, row: 2 }, { deploy: CAMP, row: 3 }, { deploy: BAY, row: 2 }, 'pass'],
      },
    })
    game.play('dark', { deploy: BAY, row: 2 })
    expect(rowOf(game.machine)).toEqual(['Kessel (D)', CANTINA, BAY, EISLEY, 'Yavin 4 (D)'])
    game.expect({ asked: 'dark' })
  },
)

test(
  "Beginner's: a site that is inserted makes the way longer, and nothing is rearranged",
  proves(
    'ccg/location/insertion-changes-distance',
    'ccg/location/no-rearranging',
    'ccg/location/deploy-independent',
  ),
  () => {
    const before = {
      locations: [{ card: EISLEY, dark: ['Labria'] }, CAMP],
      dark: { hand: [WASTES], force: 2 },
    }
    const game = beginners(before)
    game.play('dark', { deploy: WASTES, row: 1 })
    game.expect({
      offers: { dark: [{ move: 'Labria', to: WASTES }] },
      refused: { dark: { move: 'Labria', to: CAMP }, code: 'too-far' },
      asked: { dark: 'move-phase' },
    })
    expect(rowOf(game.machine)).toEqual([EISLEY, WASTES, CAMP])
  },
)

both(
  'sites next to each other in the row of one system are adjacent; nothing else is',
  [
    'ccg95/location/adjacent-sites',
    'ccg95/location/gap-between-systems',
    'ccg95/location/systems-never-adjacent',
    'ccg95/location/related',
    'ccg95/move/landspeed-same-system-only',
    'ccg/move/landspeed-related-only',
  ],
  (play, edition) => {
    const game = play({
      at: 'move dark',
      locations: [
        CANTINA,
        { card: EISLEY, dark: ['Labria'] },
        'Tatooine (D)',
        'Yavin 4: Jungle (D)',
        'Death Star: Central Core',
      ],
      dark: { force: 2 },
    })
    const rule =
      edition === '1995' ? 'ccg95/move/landspeed-same-system-only' : 'ccg/move/landspeed-related-only'
    game.expect({
      offersExactly: { dark: [{ move: 'Labria', to: CANTINA }, 'pass'] },
      refused: [
        { dark: { move: 'Labria', to: 'Yavin 4: Jungle (D)' }, rule },
        { dark: { move: 'Labria', to: 'Tatooine (D)' }, rule },
      ],
      asked: 'dark',
    })
  },
)

both(
  'each side has its own icons at a location, whoever deployed it',
  ['location/force-icons', 'ccg95/location/orientation'],
  (play) => {
    const game = play({ dark: { hand: ['Kessel (D)'], force: 1 } })
    game.play('dark', { deploy: 'Kessel (D)' })
    game.expect({
      numbers: { 'Kessel (D)': { 'force-icons-dark': 2, 'force-icons-light': 1 } },
      resources: { dark: { generation: 3 }, light: { generation: 2 } },
      asked: 'dark',
    })
  },
)

both(
  "no location twice: one's own version goes on top of the other, and its icons and text hold",
  [
    'convert/one-of-each',
    'ccg95/convert/place-on-top',
    'ccg95/convert/new-face-applies',
    'ccg95/location/game-text',
    'ccg/convert/on-top',
  ],
  (play) => {
    const game = play({
      locations: [{ card: 'Tatooine: Mos Eisley (L)', dark: ['Labria'], light: ['Talz'] }],
      dark: { hand: [EISLEY], force: 1 },
    })
    game.expect({
      numbers: { 'Tatooine: Mos Eisley (L)': { 'force-icons-dark': 1 } },
      offersExactly: { dark: [{ deploy: EISLEY, over: 'Tatooine: Mos Eisley (L)' }, 'pass'] },
    })
    game.play('dark', { deploy: EISLEY })
    game.expect({
      zones: { row: [EISLEY] },
      numbers: { [EISLEY]: { 'force-icons-dark': 2, 'presence-dark': 1, 'presence-light': 1 } },
      facts: { Labria: { at: 'Tatooine: Mos Eisley' }, 'Tatooine: Mos Eisley (L)': { as: 'beneath' } },
      asked: { dark: 'battle-phase' },
    })
  },
)

both('a version that shows already cannot be laid on itself', ['convert/one-of-each'], (play) => {
  const game = play({ locations: [EISLEY], dark: { hand: [EISLEY, CAMP] } })
  game.expect({
    noOffers: { dark: [{ deploy: EISLEY }] },
    offers: { dark: [{ deploy: CAMP, row: 1 }] },
    asked: 'dark',
  })
})

test('a location may be converted again and again', proves('ccg95/convert/back-and-forth'), () => {
  const game = ccg95({
    locations: ['Kessel (L)'],
    dark: { hand: ['Kessel (D)'], reserve: 9, force: 1 },
    light: { hand: ['Kessel (L)'], reserve: 9 },
  })
  game.play('dark', { deploy: 'Kessel (D)' }).play('dark', 'pass').play('light', 0)
  game.play('light', { deploy: 'Kessel (L)' })
  game.expect({ numbers: { 'row/Kessel (L)': { 'force-icons-dark': 2 } }, asked: { dark: 'activate' } })
})

test('1995: no location at all may be on table twice', proves('ccg95/convert/one-of-each'), () => {
  const game = ccg95({ locations: ['Hidden Cave'], dark: { hand: ['Hidden Cave', CAMP] } }, { cards: [cave] })
  game.expect({ noOffers: { dark: [{ deploy: 'Hidden Cave' }] }, asked: { dark: 'deploy-phase' } })
})

test(
  "Beginner's: locations that are not unique may be on table more than once",
  proves('ccg/convert/one-of-each'),
  () => {
    const game = beginners({ locations: ['Hidden Cave'], dark: { hand: ['Hidden Cave'] } }, { cards: [cave] })
    game.play('dark', { deploy: 'Hidden Cave', row: 0 })
    game.expect({ zones: { row: ['Hidden Cave', 'Hidden Cave'] }, asked: { light: 'activate' } })
  },
)

test(
  'what is printed on locations: planet or mobile, interior or exterior, parsecs, Scomp links, docking bays',
  proves(
    'ccg95/location/planet-space-mobile',
    'ccg95/location/interior-exterior',
    'ccg95/location/parsec-number',
    'ccg95/location/scomp-link',
    'ccg95/term/icons',
  ),
  () => {
    const locations = premiereCards().cards.filter(({ kind }) => kind === 'location')
    for (const { type, icons = [], parsec } of locations) {
      expect(icons.some((icon) => icon === 'planet' || icon === 'space' || icon === 'mobile')).toBe(true)
      expect(icons.some((icon) => icon === 'interior' || icon === 'exterior')).toBe(type === 'site')
      expect(type === 'system' ? parsec! >= 1 && parsec! <= 9 : parsec === undefined).toBe(true)
    }
    expect(locations.filter(({ icons }) => icons?.includes('scomp-link'))).toHaveLength(13)
    expect(locations.filter(({ traits }) => traits?.includes('docking bay'))).toHaveLength(6)
  },
)
