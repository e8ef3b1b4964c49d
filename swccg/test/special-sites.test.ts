/** What places of Special Edition say. */
import { look, type Story, tellLater } from './stories.ts'

const JUNGLE = 'Yavin 4: Jungle (L)'
const PALACE = "Tatooine: Jabba's Palace (L)"

type Side = 'dark' | 'light'
const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

tellLater([
  ...(
    [
      ['Desert (L)', 'light', ['Jawa (L)'], 'Rebel Trooper'],
      ['Desert (D)', 'dark', ['Jawa (D)', 'Tusken Raider'], 'Stormtrooper'],
    ] as const
  ).flatMap(([card, side, locals, stranger]): Story[] => [
    {
      card,
      says: 'lets its people in on any planet, whatever their own text says',
      position: {
        at: `deploy ${side}`,
        locations: ['Kirdo III', { card, of: 'Kirdo III' }],
        [side]: { force: 9, hand: [...locals, stranger] },
        [otherOf(side)]: { force: 3 },
      },
      leads: { offers: { [side]: locals.map((deploy) => ({ deploy, on: card })) }, stop: 'here' },
    },
    {
      card,
      says: 'takes one from each battle destiny of the other side',
      position: look([{ card, of: 'Tatooine' }]),
      leads: { numbers: { [card]: { [`battle-destiny-${otherOf(side)}`]: -1 } }, asked: 'dark' },
    },
    ...(['Tatooine', 'Kirdo III'] as const).map(
      (planet): Story => ({
        card,
        says: planet === 'Tatooine' ? 'lets sand whirl on Tatooine' : 'holds it elsewhere',
        position: {
          at: `control ${side}`,
          locations: [
            ...(planet === 'Tatooine' ? ['Tatooine (D)'] : ['Kirdo III']),
            { card, of: planet, [side]: [`Sandwhirl (${side === 'dark' ? 'D' : 'L'})`] },
          ],
          [side]: { force: 1 },
        },
        leads:
          planet === 'Tatooine'
            ? { offers: { [side]: [{ drift: `Sandwhirl (${side === 'dark' ? 'D' : 'L'})` }] }, stop: 'here' }
            : {
                noOffers: { [side]: [{ drift: `Sandwhirl (${side === 'dark' ? 'D' : 'L'})` }] },
                stop: 'here',
              },
      }),
    ),
  ]),
  {
    card: 'Roche',
    says: 'brings its asteroids',
    position: {
      at: 'deploy light',
      locations: ['Roche', 'Anoat (L)'],
      light: { force: 1, reserve: ['Big One (L)', 'Big One: Asteroid Cave Or Space Slug Belly (L)', 3] },
    },
    plays: [['light', { play: 'Roche' }]],
    leads: { asked: { light: 'deploy-from' } },
  },
  {
    card: 'Roche',
    says: 'gives its asteroids no shelter from whoever controls it',
    position: {
      at: 'deploy dark',
      locations: ['Roche', { card: 'Asteroid Field (L)', of: 'Roche', light: ['Asteroid Sanctuary'] }],
      dark: { force: 9, hand: ['Devastator'] },
      light: { lost: 0 },
    },
    plays: [['dark', { deploy: 'Devastator', on: 'Roche' }]],
    leads: {
      zones: { 'light.lost': ['Asteroid Sanctuary'] },
      numbers: { Roche: { 'drain-dark': 0 } },
      stop: 'here',
    },
  },
  ...[true, false].map(
    (held): Story => ({
      card: PALACE,
      says: held ? 'keeps Bo Shuda while an alien of yours is there' : 'cannot keep it without one',
      position: {
        at: 'deploy dark',
        locations: [
          { card: PALACE, light: [held ? 'Talz' : 'Luke Skywalker'] },
          { card: "Jabba's Palace: Audience Chamber (L)", light: ['Bo Shuda'] },
        ],
        dark: { force: 9, hand: ['Stormtrooper'] },
        light: { lost: 0 },
      },
      plays: [['dark', { deploy: 'Stormtrooper', on: "Jabba's Palace: Audience Chamber (L)" }]],
      leads: { zones: { 'light.lost': held ? 0 : ['Bo Shuda'] }, stop: 'here' },
    }),
  ),
  {
    card: PALACE,
    says: 'costs the other side a Force for each palace site that it leaves alone',
    position: {
      at: 'deploy light',
      locations: [
        "Jabba's Palace: Audience Chamber (D)",
        { card: "Jabba's Palace: Dungeon", dark: ['Stormtrooper'] },
        "Jabba's Palace: Entrance Cavern (L)",
      ],
      light: { force: 3, hand: [PALACE] },
      dark: { reserve: 5, lost: 0 },
    },
    plays: [['light', { deploy: PALACE }]],
    leads: { resources: { dark: { lost: 1 } }, stop: 'here' },
  },
  {
    card: 'Tatooine: Tosche Station',
    says: 'gives as much Force as its best fighter is strong',
    position: look([{ card: 'Tatooine: Tosche Station', light: ['Luke Skywalker', 'Rebel Trooper'] }]),
    leads: { numbers: { 'Tatooine: Tosche Station': { 'force-generation-light': 4 } }, asked: 'dark' },
  },
  {
    card: 'Tatooine: Tosche Station',
    says: 'gives nothing more where the opponent is too',
    position: look([{ card: 'Tatooine: Tosche Station', light: ['Luke Skywalker'], dark: ['Stormtrooper'] }]),
    leads: { numbers: { 'Tatooine: Tosche Station': { 'force-generation-light': 1 } }, asked: 'dark' },
  },
  ...(
    [
      ['Luke Skywalker', 'light', 2],
      ['Darth Vader', 'dark', -4],
    ] as const
  ).map(
    ([who, side, more]): Story => ({
      card: 'Yavin 4: Massassi Headquarters',
      says: more > 0 ? 'helps an Attack Run of whoever controls it' : 'hinders one where the enemy is',
      position: {
        at: 'move light',
        locations: [
          {
            card: 'Death Star (D)',
            parsec: 4,
            light: [{ card: 'Red 5', pilots: ['Wedge Antilles'], with: ['Proton Torpedoes'] }],
          },
          { card: 'Death Star: Trench', light: ['Attack Run'] },
          { card: 'Yavin 4: Massassi Headquarters', [side]: [who] },
        ],
        light: { force: 9, reserve: ['1 of light', '2 of light', 9] },
        dark: { force: 3, reserve: 9, hand: 0 },
      },
      plays: [
        ['light', { play: 'Attack Run' }],
        ['light', 'pass'],
      ],
      leads: { events: [{ kind: 'epicTotal', more: more + 1 }], stop: 'here' },
    }),
  ),
  {
    card: 'Yavin 4: Massassi Headquarters',
    says: 'lies beside the interior sites',
    rule: 'ccgx/layout/may-not-be-separated',
    position: {
      at: 'deploy light',
      locations: ['Yavin 4: Massassi Throne Room', JUNGLE],
      light: { force: 1, hand: ['Yavin 4: Massassi Headquarters'] },
    },
    leads: {
      offersExactly: { light: [{ deploy: 'Yavin 4: Massassi Headquarters', row: 1 }, 'pass'] },
      stop: 'here',
    },
  },
])
