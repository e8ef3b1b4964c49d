/** What a second reader of the cards found, each with the sentence or the ruling that it is about. */
import { describe, test } from 'vitest'
import { type CardPlay, open, scenes } from './card-plays.ts'
import { tells } from './tells.ts'

const PLAIN = 'Moon: Plain'
const NIGHT = [{ card: 'Moon', dark: ['Sunsdown'] }]
const rock = (seat: 'dark' | 'light'): string => `Rim: Rock of ${seat}`

/** The first function wants nobody in the Lost Pile (the rulings at Han's, Leia's and Luke's). */
const backs: readonly CardPlay[] = (
  [
    ["Han's Back", 'light', 1],
    ["Leia's Back", 'light', 1],
    ["Luke's Back", 'light', 1],
    ['Return Of A Jedi', 'light', 1],
    ["The Empire's Back", 'dark', 2],
  ] as const
).map(([card, seat, cost]) => ({
  card,
  says: 'may be played although nobody of that name is lost',
  position: { at: `deploy ${seat}`, [seat]: { hand: [card, rock(seat)], force: cost, lost: 3 } },
  plays: [[seat, { play: card, action: 0 }]],
  expected: { resources: { [seat]: { force: 0, lost: 4 } }, asked: seat },
}))

scenes([
  ...backs,
  {
    card: 'Beru Stew',
    says: 'cannot be played while somebody has no card to activate (its ruling)',
    position: {
      at: 'deploy light',
      light: { hand: ['Beru Stew', rock('light')], force: 0, reserve: 9 },
      dark: { force: 0, reserve: 0, used: 5 },
    },
    plays: [],
    expected: { noOffers: { light: [{ play: 'Beru Stew' }] }, asked: 'light' },
  },
  {
    card: 'Beru Stew',
    says: 'gives as many helpings more as one likes',
    position: {
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['Beru Lars', 'Owen Lars'] }],
      light: { hand: ['Beru Stew', rock('light')], force: 0, reserve: 9 },
      dark: { force: 0, reserve: 9 },
    },
    plays: [
      ['light', { play: 'Beru Stew' }],
      ['light', 1],
    ],
    expected: { resources: { light: { force: 3 } }, asked: 'light' },
  },
  {
    card: 'Djas Puhr',
    says: 'is 2 stronger for each dark icon by night',
    position: { at: 'deploy dark', locations: [{ card: PLAIN, dark: ['Djas Puhr'] }, ...NIGHT] },
    plays: [],
    expected: { numbers: { 'Djas Puhr': { power: 3 } }, stop: 'here' },
  },
  {
    card: 'Feltipern Trevagg',
    says: 'has no icon present inside a vehicle, so that a battle costs nothing (its ruling)',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Ubrikkian 9000 Z001', passengers: ['Feltipern Trevagg'] }, 'Stormtrooper'],
          light: ['Talz'],
        },
      ],
      dark: { force: 1 },
    },
    plays: [],
    expected: { numbers: { [PLAIN]: { 'battle-cost-dark': 0 } }, stop: 'here' },
  },
  {
    card: 'Yavin 4: Massassi War Room',
    says: 'makes every TIE worth less, whatever its name',
    position: {
      at: 'deploy light',
      locations: [
        { card: 'Yavin 4: Massassi War Room', light: ['General Dodonna'] },
        { card: 'Moon', dark: ['Black 2', "Vader's Custom TIE", 'TIE Scout', 'Devastator'] },
      ],
    },
    plays: [],
    expected: {
      numbers: {
        'Black 2': { forfeit: 2 },
        "Vader's Custom TIE": { forfeit: 3 },
        'TIE Scout': { forfeit: 2 },
        Devastator: { forfeit: 9 },
      },
      stop: 'here',
    },
  },
  {
    card: 'Momaw Nadon',
    says: 'snares one beast in a control phase',
    position: {
      at: 'control light',
      locations: [{ card: PLAIN, light: ['Momaw Nadon'], dark: ['Bantha', 'Bantha'] }],
    },
    plays: [
      ['light', { play: 'Momaw Nadon' }],
      ['light', { cards: ['table/Bantha'] }],
    ],
    expected: { noOffers: { light: [{ play: 'Momaw Nadon' }] }, stop: 'here' },
  },
  {
    card: "Obi-Wan's Cape",
    says: 'sends one character away from a battle, not all',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: PLAIN,
          light: [{ card: 'Talz', with: ["Obi-Wan's Cape"] }],
          dark: ['Stormtrooper', 'Myo', 'Darth Vader'],
        },
        'Moon: Hill',
      ],
      dark: { force: 3 },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: PLAIN }],
      ['light', { play: "Obi-Wan's Cape" }],
      ['light', { cards: ['Myo'] }],
      ['dark', { move: 'Myo', to: 'Moon: Hill' }],
    ],
    expected: { facts: { Myo: { at: 'Moon: Hill' } }, asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Gravel Storm',
    says: 'strikes somebody on an open vehicle, who is present',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: 'Tatooine: Dune Sea',
          light: [
            { card: "Luke's X-34 Landspeeder", driver: ['Kabe'] },
            { card: 'SoroSuub V-35 Landspeeder', driver: ['Talz'] },
          ],
        },
      ],
      dark: { hand: ['Gravel Storm', rock('dark')], reserve: ['7 of dark', 5] },
    },
    plays: [['dark', { play: 'Gravel Storm' }]],
    expected: { zones: { 'light.lost': ['Kabe'] }, asked: 'dark' },
  },
  {
    card: 'Imperial Code Cylinder',
    says: 'serves a leader aboard a starship with a Scomp link',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Moon', dark: [{ card: 'Devastator', passengers: ['General Tagge'] }] }],
      dark: { hand: ['Imperial Code Cylinder', rock('dark')] },
    },
    plays: [],
    expected: { offers: { dark: [{ play: 'Imperial Code Cylinder', action: 0 }] }, asked: 'dark' },
  },
  {
    card: 'Dark Jedi Presence',
    says: 'is of no use while Vader sits inside a starship',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Moon', dark: [{ card: "Vader's Custom TIE", pilots: ['Darth Vader'] }], light: ['X-wing'] },
      ],
      dark: { hand: ['Dark Jedi Presence'], force: 3 },
    },
    plays: [['dark', { battle: 'Moon' }]],
    expected: { asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Tonnika Sisters',
    says: 'destroy even what nobody can carry, and from inside a vehicle (their rulings)',
    position: {
      at: 'control dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Ubrikkian 9000 Z001', driver: ['Tonnika Sisters'] }],
          light: ['Talz', 'Tagge Seeker'],
        },
      ],
      dark: { force: 2, reserve: ['2 of dark', 9] },
    },
    plays: [
      ['dark', { play: 'Tonnika Sisters' }],
      ['dark', 'destroy weapons'],
      ['dark', { cards: ['Tagge Seeker'] }],
    ],
    expected: { zones: { 'light.lost': ['Tagge Seeker'] }, stop: 'here' },
  },
  {
    card: 'Wuher',
    says: 'drives droids out who are present, from inside a vehicle too',
    position: {
      at: 'activate dark',
      locations: [
        {
          card: PLAIN,
          dark: [{ card: 'Ubrikkian 9000 Z001', driver: ['Wuher'] }],
          light: [
            'C-3PO (See-Threepio)',
            { card: 'SoroSuub V-35 Landspeeder', passengers: ['R2-X2 (Artoo-Extoo)'] },
          ],
        },
      ],
      dark: { reserve: 9 },
    },
    plays: [['dark', 0]],
    expected: { zones: { 'light.lost': ['C-3PO (See-Threepio)'] }, stop: 'here' },
  },
  {
    card: "I've Lost Artoo!",
    says: 'takes the place of an astromech along when it is cancelled: to the Used Pile with whoever sat there (its ruling)',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: 'Moon',
          light: [
            {
              card: 'Red 1',
              pilots: ['Luke Skywalker'],
              with: [{ card: "I've Lost Artoo!", owner: 'dark' }],
              cargo: ['R2-X2 (Artoo-Extoo)'],
            },
          ],
        },
      ],
      light: { hand: ['Alter (L)', rock('light')], reserve: ['1 of light', 9], used: 0 },
    },
    plays: [['light', { play: 'Alter (L)', action: 0 }]],
    expected: {
      zones: { 'light.used': ['1 of light', 'R2-X2 (Artoo-Extoo)', 'Alter (L)'] },
      asked: 'light',
    },
  },
  {
    card: 'Tactical Re-Call',
    says: 'comes to another site of Yavin 4 than that of the battle',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Yavin 4: Clearing', dark: ['Darth Vader'], light: ['Rebel Trooper', 'Rebel Trooper'] },
        'Yavin 4: Temple',
      ],
      dark: { hand: ['Tactical Re-Call'], force: 3, reserve: 0, used: 9 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: 'Yavin 4: Clearing' }],
      ['light', { forfeit: 'table/Rebel Trooper' }],
      ['light', { verb: 'lose', from: 'reserve' }],
      ['light', { verb: 'lose', from: 'reserve' }],
    ],
    expected: {
      offers: { dark: [{ deploy: 'Tactical Re-Call', on: 'Yavin 4: Temple' }] },
      noOffers: { dark: [{ deploy: 'Tactical Re-Call', on: 'Yavin 4: Clearing' }] },
      stop: 'here',
    },
  },
])

describe('two of one title', () => {
  const pilots = (pilot: string, seat: 'dark' | 'light', ship: string, power: number) =>
    test(`${pilot}: add 2 to a starship, not 4 (its ruling)`, tells(pilot), () => {
      open({
        at: `deploy ${seat}`,
        locations: [{ card: 'Moon', [seat]: [{ card: ship, pilots: [pilot, pilot] }] }],
      }).expect({ numbers: { [ship]: { power: power + 2 } }, stop: 'here' })
    })
  pilots('Rebel Pilot', 'light', 'Corellian Corvette', 5)
  pilots('Imperial Pilot', 'dark', 'Devastator', 9)
  test('and another pilot adds his own', tells('Admiral Motti'), () => {
    open({
      at: 'deploy dark',
      locations: [
        { card: 'Moon', dark: [{ card: 'Devastator', pilots: ['Imperial Pilot', 'Admiral Motti'] }] },
      ],
    }).expect({ numbers: { Devastator: { power: 13 } }, stop: 'here' })
  })
  test('of an Interrupt add up: each is played for itself', tells('A Few Maneuvers'), () => {
    const game = open({
      at: 'deploy light',
      locations: [{ card: 'Moon', light: ['X-wing'] }],
      light: { hand: ['A Few Maneuvers', 'A Few Maneuvers', rock('light')] },
    })
    game.play('light', { play: 'light.hand/A Few Maneuvers' })
    game.play('light', { play: 'light.hand/A Few Maneuvers' })
    game.expect({ numbers: { 'table/X-wing': { maneuver: 8 } }, stop: 'here' })
  })
})

test('sleepers wake when Dark Hours is cancelled (its ruling)', tells('Dark Hours'), () => {
  const game = open({
    at: 'deploy dark',
    locations: [
      { card: 'Tatooine (D)', dark: ['Sunsdown'] },
      { card: 'Tatooine: Camp', light: ['Talz'] },
      { card: PLAIN, light: ['Luke Skywalker'] },
    ],
    dark: { hand: ['Dark Hours', rock('dark')], reserve: ['3 of dark', 9] },
    light: { hand: ['Alter (L)'], reserve: ['1 of light', 9] },
  })
  game.play('dark', { deploy: 'Dark Hours', on: 'Tatooine: Camp' })
  while (game.machine.state.asked?.questions[0]?.about !== 'deploy-phase') game.play('light', 'pass')
  game.expect({ numbers: { Talz: { power: 0, ability: 0 } } })
  const alter = { play: 'Alter (L)', action: 0 }
  game.play('light', alter).play('light', { cards: ['Dark Hours'] })
  game.expect({
    zones: { 'dark.lost': ['Dark Hours'] },
    numbers: { Talz: { power: 3, ability: 1 } },
    stop: 'here',
  })
})
