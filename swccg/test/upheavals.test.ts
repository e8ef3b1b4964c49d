/** What turns things over: places that change, piles that return, swoops that follow, and what binds and explodes. */
import { fighter } from './battle-play.ts'
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (L)'
const PLAZA = 'Cloud City: Downtown Plaza (D)'
const WALK = 'Cloud City: Chasm Walkway (D)'
const GALLERY = 'Cloud City: West Gallery'
const PLATFORM = 'Cloud City: Platform 327 (Docking Bay)'

const swoop = (card: string, side: 'dark' | 'light'): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    card,
    says: 'goes after whoever has just left',
    cards: [fighter(side, 'Driver', { power: 1, ability: 3, forfeit: 1 })],
    position: {
      at: `move ${other}`,
      locations: [
        {
          card: EISLEY,
          [side]: [{ card, driver: ['Driver'] }],
          [other]: [other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'],
        },
        CAMP,
      ],
      [side]: { force: 3 },
      [other]: { force: 3 },
    },
    plays: [
      [other, { move: other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper' }],
      [side, { play: card }],
    ],
    leads: { facts: { [`table/${card}`]: { at: 'Tatooine: Jawa Camp' } }, stop: 'here' },
  }
}

const gallery = (side: 'dark' | 'light'): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  const [rifle, own, foe] =
    side === 'dark'
      ? ['Imperial Blaster', 'Stormtrooper', 'Rebel Trooper']
      : ['Blaster', 'Rebel Trooper', 'Stormtrooper']
  const place = `${GALLERY} (${side === 'dark' ? 'D' : 'L'})`
  return {
    card: place,
    says: 'lets blasters reach the nearest place outside',
    position: {
      at: `battle ${side}`,
      locations: [
        { card: place, [side]: [{ card: own, with: [rifle] }] },
        { card: PLATFORM, [side]: [own], [other]: [foe] },
      ],
      [side]: { force: 9, reserve: 9 },
      [other]: { reserve: 9 },
    },
    plays: [[side, { battle: PLATFORM }]],
    leads: { offers: { [side]: [{ fire: rifle, target: foe }] }, stop: 'here' },
  }
}

tellLater([
  {
    card: 'Heart Of The Chasm',
    says: 'rearranges the sites of Cloud City',
    position: {
      at: 'deploy dark',
      locations: [PLAZA, { card: WALK, dark: ['Stormtrooper'] }],
      dark: { force: 2, hand: ['Heart Of The Chasm', 'Darth Vader'] },
    },
    plays: [
      ['dark', { play: 'Heart Of The Chasm', action: 0 }],
      ['dark', { cards: [WALK] }],
    ],
    leads: { zones: { row: [WALK, PLAZA] }, stop: 'here' },
  },
  {
    card: 'Star Destroyer!',
    says: 'puts the Used Pile back on the Reserve Deck',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Tatooine (D)' }],
      dark: { force: 20, hand: ['Devastator'] },
      light: { hand: ['Star Destroyer!'], used: 3, reserve: 2 },
    },
    plays: [
      ['dark', { deploy: 'Devastator' }],
      ['light', { play: 'Star Destroyer!' }],
      ['light', true],
    ],
    leads: { resources: { light: { reserve: 6, used: 0 } }, stop: 'here' },
  },
  {
    card: 'Mandalorian Mishap',
    says: 'takes a draw off the power of who attacks Boba Fett',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Boba Fett'], light: ['Rebel Trooper', 'Rebel Guard'] }],
      dark: { force: 3, hand: ['Mandalorian Mishap'], reserve: ['1 of dark', 5] },
      light: { force: 3, reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { play: 'Mandalorian Mishap', action: 0 }],
    ],
    leads: { numbers: { [EISLEY]: { 'total-power-light': 0 } }, stop: 'here' },
  },
  {
    card: 'Mandalorian Mishap',
    says: 'silences a jet pack',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: [{ card: 'Greedo', with: ['Jet Pack'] }] }],
      dark: { force: 3, hand: ['Mandalorian Mishap'] },
    },
    plays: [['dark', { play: 'Mandalorian Mishap', action: 2 }]],
    leads: { numbers: { Greedo: { landspeed: 1 } }, stop: 'here' },
  },
  {
    card: 'E Chu Ta',
    says: 'lets droids battle by themselves, with a destiny for each side',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['IT-O (Eyetee-Oh)'], light: ['R5-D4 (Arfive-Defour)'] }],
      dark: { force: 3, hand: ['E Chu Ta'], reserve: 5 },
      light: { reserve: 5 },
    },
    plays: [['dark', { play: 'E Chu Ta', action: 1 }]],
    leads: { numbers: { [EISLEY]: { 'battle-destinies-light': 1 } }, stop: 'here' },
  },
  {
    card: 'Binders',
    says: 'lets its bearer hold several captives, and lets go of them when it goes',
    position: {
      at: 'deploy dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Stormtrooper', captives: ['Han Solo', 'Luke Skywalker'], with: ['Binders'] }],
        },
      ],
      dark: { force: 3, hand: ['Darth Vader'] },
    },
    leads: {
      facts: { 'table/Han Solo': { as: 'escorted' }, 'table/Luke Skywalker': { as: 'escorted' } },
      stop: 'here',
    },
  },
  {
    card: 'Binders',
    says: 'leaves one captive behind when it goes',
    position: {
      at: 'deploy dark',
      locations: [
        { card: EISLEY, dark: [{ card: 'Stormtrooper', captives: ['Han Solo', 'Luke Skywalker'] }] },
      ],
      dark: { force: 3, hand: ['Darth Vader'] },
    },
    plays: [['dark', { cards: ['Han Solo'] }]],
    leads: { facts: { 'table/Han Solo': { as: 'escorted' } }, asked: { light: 'release' }, stop: 'here' },
  },
  {
    card: 'Thermal Detonator',
    says: 'takes all with it that have one of three destinies',
    cards: [
      fighter('light', 'Four', { power: 1, ability: 1, forfeit: 1, destiny: 4 }),
      fighter('light', 'Seven', { power: 1, ability: 1, forfeit: 1, destiny: 7 }),
    ],
    position: {
      at: 'control dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Boba Fett', with: ['Thermal Detonator'] }],
          light: ['Four', 'Seven'],
        },
      ],
      dark: { force: 3, reserve: ['4 of dark', '5 of dark', '6 of dark', 3] },
    },
    plays: [['dark', { play: 'Thermal Detonator' }]],
    leads: { zones: { 'light.lost': ['Four'], 'dark.lost': ['Thermal Detonator'] }, stop: 'here' },
  },
  swoop('Air-2 Racing Swoop', 'light'),
  swoop('Flare-S Racing Swoop', 'dark'),
  gallery('dark'),
  gallery('light'),
  {
    card: 'Iasa, The Traitor Of Jawa Canyon',
    says: 'shoots straighter with the weapons of Jawas',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: [{ card: 'Iasa, The Traitor Of Jawa Canyon', with: ['Jawa Blaster'] }] },
      ],
      dark: { force: 3, hand: ['Stormtrooper'] },
    },
    leads: { numbers: { 'Jawa Blaster': { 'weapon-total': 3 } }, stop: 'here' },
  },
  {
    card: 'Amanin',
    says: 'is strong against beasts, draws for it, and lives on what it kills alone',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Amanin'], light: ['Worrt'] }],
      dark: { force: 3, reserve: ['5 of dark', 9], lost: 4 },
      light: { reserve: ['0 of light', 5] },
    },
    plays: [
      ['dark', { attack: EISLEY, against: 'light' }],
      ['dark', 1],
    ],
    leads: { events: [{ kind: 'left', by: 'out-of-play' }], stop: 'here' },
  },
])
