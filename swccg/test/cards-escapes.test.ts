/** Interrupts of Premiere that save, each function once. */
import { type CardPlay, type Seat, scenes } from './card-plays.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const CAMP = 'Tatooine: Camp'
const rock = (seat: Seat): string => `Rim: Rock of ${seat}`

const transport = (card: string, seat: Seat, who: string, force: number): CardPlay => ({
  card,
  says: force >= 3 ? 'transports for the destiny in Force' : 'is lost where that is too much',
  position: {
    at: `deploy ${seat}`,
    locations: [{ card: PLAIN, [seat]: [who] }, CAMP],
    [seat]: { hand: [card, rock(seat)], force, reserve: [`3 of ${seat}`, 5] },
  },
  plays: [[seat, { play: card }], ...(force >= 3 ? ([[seat, true]] as const) : [])],
  expected: {
    facts: { [`table/${who}`]: { at: force >= 3 ? CAMP : PLAIN } },
    resources: { [seat]: { lost: force >= 3 ? 0 : 1, force: force >= 3 ? force - 3 : force } },
    asked: seat,
  },
})

const SCENES: readonly CardPlay[] = [
  transport('Nabrun Leids', 'light', 'Rebel Trooper', 4),
  transport('Nabrun Leids', 'light', 'Rebel Trooper', 2),
  transport('Elis Helrot', 'dark', 'Stormtrooper', 3),
  {
    card: 'Escape Pod',
    says: 'takes everybody aboard to a planet site before the starship is lost',
    position: {
      at: 'deploy dark',
      locations: [
        { card: 'Moon', light: [{ card: 'Corellian Corvette', passengers: ['Leia Organa'] }] },
        PLAIN,
      ],
      dark: { hand: ['Wreck', rock('dark')] },
      light: { hand: ['Escape Pod'] },
    },
    plays: [
      ['dark', { play: 'Wreck' }],
      ['light', { play: 'Escape Pod' }],
    ],
    expected: {
      facts: { 'Leia Organa': { at: PLAIN } },
      zones: { 'light.lost': ['Corellian Corvette'] },
      asked: 'dark',
    },
  },
  {
    card: 'Evacuate?',
    says: 'takes everybody aboard to another capital starship',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: 'Moon',
          dark: [{ card: 'Devastator', passengers: ['General Tagge'] }, 'Imperial-Class Star Destroyer'],
        },
      ],
      light: { hand: ['Blow', rock('light')] },
      dark: { hand: ['Evacuate?'] },
    },
    plays: [
      ['light', { play: 'Blow' }],
      ['dark', { play: 'Evacuate?' }],
    ],
    expected: {
      facts: { 'General Tagge': { on: 'Imperial-Class Star Destroyer' } },
      zones: { 'dark.lost': ['Devastator'] },
      asked: 'light',
    },
  },
  {
    card: 'Evacuate?',
    says: 'is of no use with Tarkin aboard',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Moon', dark: [{ card: 'Devastator', passengers: ['Grand Moff Tarkin'] }] }, PLAIN],
      light: { hand: ['Blow', rock('light')] },
      dark: { hand: ['Evacuate?'] },
    },
    plays: [['light', { play: 'Blow' }]],
    expected: { resources: { dark: { lost: 2 } }, asked: 'light' },
  },
  {
    card: 'Hyper Escape',
    says: 'takes every starship away from a battle, each for its Force',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Moon', dark: ['TIE Fighter'], light: ['X-wing'] }, 'Sun'],
      dark: { force: 1 },
      light: { hand: ['Hyper Escape'], force: 1 },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['light', { play: 'Hyper Escape' }],
    ],
    expected: {
      facts: { 'table/X-wing': { at: 'Sun' } },
      resources: { light: { force: 0 } },
      asked: { light: 'activate' },
    },
  },
  {
    card: 'Into The Garbage Chute, Flyboy',
    says: 'cancels a battle on the Death Star and leads into the Trash Compactor',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Death Star: Hall', dark: ['Stormtrooper'], light: ['Leia Organa'] },
        'Death Star: Trash Compactor',
      ],
      dark: { force: 1 },
      light: { hand: ['Into The Garbage Chute, Flyboy'] },
    },
    plays: [
      ['dark', { battle: 'Death Star: Hall' }],
      ['light', { play: 'Into The Garbage Chute, Flyboy' }],
    ],
    expected: {
      facts: { 'Leia Organa': { at: 'Death Star: Trash Compactor' } },
      resources: { light: { lost: 0 } },
      asked: { light: 'activate' },
    },
  },
  {
    card: 'Narrow Escape',
    says: 'leads all with ability out of a battle on foot',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Luke Skywalker', 'Rebel Trooper'] }, HILL],
      dark: { force: 1 },
      light: { hand: ['Narrow Escape'], force: 2 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { play: 'Narrow Escape' }],
    ],
    expected: {
      facts: { 'table/Luke Skywalker': { at: HILL }, 'table/Rebel Trooper': { at: HILL } },
      resources: { light: { force: 0, lost: 0 } },
      asked: { light: 'activate' },
    },
  },
  {
    card: 'Move Along...',
    says: 'sends as many of ability 1 away as a destiny says, or they are lost',
    position: {
      at: 'battle dark',
      locations: [{ card: CAMP, dark: ['Stormtrooper', 'Darth Vader'], light: ['Obi-Wan Kenobi'] }],
      dark: { force: 1 },
      light: { hand: ['Move Along...'], force: 1, reserve: ['2 of light', 5] },
    },
    plays: [
      ['dark', { battle: CAMP }],
      ['light', { play: 'Move Along...' }],
    ],
    expected: { zones: { 'dark.lost': ['Stormtrooper'] }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Help Me Obi-Wan Kenobi',
    says: 'lends his ability toward a battle destiny elsewhere',
    position: {
      at: 'battle dark',
      locations: [
        { card: PLAIN, dark: ['Stormtrooper'], light: ['Han Solo'] },
        { card: CAMP, light: ['Obi-Wan Kenobi'] },
      ],
      dark: { force: 1 },
      light: { hand: ['Help Me Obi-Wan Kenobi'] },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { play: 'Help Me Obi-Wan Kenobi', action: 0 }],
      ['light', 1],
    ],
    expected: {
      numbers: { [PLAIN]: { 'total-ability-light': 4 }, [CAMP]: { 'total-ability-light': 5 } },
      asked: { light: 'battle-destiny' },
    },
  },
  {
    card: 'Help Me Obi-Wan Kenobi',
    says: 'lets a Rebel next door move as a react',
    position: {
      at: 'battle dark',
      locations: [
        { card: PLAIN, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        { card: HILL, light: ['Luke Skywalker'] },
      ],
      dark: { force: 1 },
      light: { hand: ['Help Me Obi-Wan Kenobi'], force: 1 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { play: 'Help Me Obi-Wan Kenobi', action: 1 }],
      ['light', { move: 'Luke Skywalker', to: PLAIN }],
    ],
    expected: {
      numbers: { [PLAIN]: { 'total-power-light': 4 } },
      asked: { light: 'battle-destiny' },
    },
  },
  {
    card: 'It Could Be Worse',
    says: 'uses Force to lose less',
    position: {
      at: 'control dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'] }],
      light: { hand: ['It Could Be Worse'], force: 3, reserve: 9 },
      dark: { force: 0 },
    },
    plays: [
      ['dark', { drain: PLAIN }],
      ['light', { play: 'It Could Be Worse' }],
    ],
    expected: { resources: { light: { lost: 0, force: 2 } }, asked: { light: 'activate' } },
  },
  {
    card: "It's Worse",
    says: 'cancels it and makes the loss greater',
    position: {
      at: 'control dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'] }],
      light: { hand: ['It Could Be Worse'], force: 1, reserve: 9 },
      dark: { hand: ["It's Worse"], force: 2 },
    },
    plays: [
      ['dark', { drain: PLAIN }],
      ['light', { play: 'It Could Be Worse' }],
      ['dark', { play: "It's Worse", action: 0 }],
      ['dark', 2],
      ['light', { verb: 'lose', from: 'reserve' }],
      ['light', { verb: 'lose', from: 'reserve' }],
      ['light', { verb: 'lose', from: 'reserve' }],
    ],
    expected: {
      resources: { light: { lost: 4, force: 0 }, dark: { lost: 1 } },
      asked: { light: 'activate' },
    },
  },
  {
    card: "It's Worse",
    says: 'takes one more after Force was lost in a battle',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Stormtrooper', 'Stormtrooper'], light: ['Rebel Trooper'] }],
      dark: { hand: ["It's Worse"], force: 1 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { verb: 'lose', from: 'reserve' }],
      ['dark', { play: "It's Worse", action: 1 }],
    ],
    expected: { resources: { light: { lost: 2 } }, asked: { light: 'activate' } },
  },
  ...([true, false] as const).map(
    (withDroid): CardPlay => ({
      card: "We're Doomed",
      says: withDroid ? 'halves losses, rounded down beside C-3PO' : 'halves losses, rounded up',
      position: {
        at: 'control dark',
        locations: [
          { card: 'Moon: Gulf', dark: ['Darth Vader'] },
          { card: CAMP, light: withDroid ? ['C-3PO (See-Threepio)'] : ['Talz'] },
        ],
        light: { hand: ["We're Doomed"], reserve: 9 },
      },
      plays: [
        ['dark', 'pass'],
        ['light', { play: "We're Doomed" }],
        ['dark', { drain: 'Moon: Gulf' }],
        ...(withDroid ? [1] : [1, 2]).map((): CardPlay['plays'][number] => [
          'light',
          { verb: 'lose', from: 'reserve' },
        ]),
      ],
      expected: { resources: { light: { lost: withDroid ? 1 : 2 } }, asked: { light: 'activate' } },
    }),
  ),
  {
    card: 'Hear Me Baby, Hold Together',
    says: 'takes 2 off each destiny of a starship weapon',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Moon', dark: [{ card: 'TIE Fighter', with: ['Boosted TIE Cannon'] }], light: ['X-wing'] },
      ],
      dark: { force: 4, reserve: ['6 of dark', 9] },
      light: { hand: ['Hear Me Baby, Hold Together'], reserve: 9 },
    },
    plays: [
      ['dark', { battle: 'Moon' }],
      ['dark', { fire: 'Boosted TIE Cannon', target: 'table/X-wing' }],
      ['light', { play: 'Hear Me Baby, Hold Together' }],
    ],
    expected: { events: [{ kind: 'destinyDrawn', seat: 'dark', value: 4 }], asked: { dark: 'settle' } },
  },
  {
    card: 'This Is All Your Fault',
    says: 'gives a droid to be rid of attrition',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['C-3PO (See-Threepio)', 'Obi-Wan Kenobi'] }],
      dark: { force: 1, reserve: ['5 of dark', 9] },
      light: { hand: ['This Is All Your Fault'], reserve: 0, used: 20 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', 1],
      ['light', { play: 'This Is All Your Fault', action: 0 }],
    ],
    expected: {
      zones: { 'light.lost': ['C-3PO (See-Threepio)'] },
      offers: { light: [{ verb: 'lose', from: 'used' }] },
      asked: { light: 'settle' },
    },
  },
  {
    card: 'This Is All Your Fault',
    says: 'turns a shot on a droid, which is then worth what the target was',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }],
          light: ['C-3PO (See-Threepio)', 'Luke Skywalker'],
        },
      ],
      dark: { force: 4, reserve: ['7 of dark', 9] },
      light: { hand: ['This Is All Your Fault'], reserve: 0, used: 9 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['dark', { fire: 'Blaster Rifle (D)', target: 'Luke Skywalker' }],
      ['light', { play: 'This Is All Your Fault', action: 1 }],
    ],
    expected: {
      facts: { 'C-3PO (See-Threepio)': { hit: true }, 'Luke Skywalker': { hit: false } },
      numbers: { 'C-3PO (See-Threepio)': { forfeit: 7 } },
      asked: { dark: 'settle' },
    },
  },
]

const strike = (title: string, side: Seat, what: object) => ({
  title,
  side,
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ name: 'strike', when: 'any-time', do: [{ do: 'lose-cards', what }] }] },
})
scenes(SCENES, [
  strike('Wreck', 'dark', { title: 'Corellian Corvette' }),
  strike('Blow', 'light', { title: 'Devastator' }),
  {
    title: 'Moon: Gulf',
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior'],
    force: { dark: 0, light: 3 },
  },
] as never)
