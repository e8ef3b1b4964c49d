/** What the texts of Effects say that press the other player, brace craft and scheme. */
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (L)'
const other = { dark: 'light', light: 'dark' } as const
const trooper = { dark: 'Stormtrooper', light: 'Rebel Trooper' } as const

const idle = (card: string, side: 'dark' | 'light'): readonly Story[] => [
  {
    card,
    says: 'costs 2 Force when nobody with ability came',
    position: {
      at: `deploy ${other[side]}`,
      locations: [{ card: EISLEY, [side]: [trooper[side]], [other[side]]: [trooper[other[side]]] }],
      [side]: { side: [card] },
      [other[side]]: { force: 5, hand: [trooper[other[side]]], reserve: 4 },
    },
    plays: [[other[side], 'pass']],
    leads: { asked: { [other[side]]: 'lose-force' } },
  },
  {
    card,
    says: 'is lost when the opponent has more of them',
    position: {
      at: `deploy ${other[side]}`,
      locations: [{ card: EISLEY, [side]: [trooper[side]], [other[side]]: [trooper[other[side]]] }],
      [side]: { side: [card] },
      [other[side]]: { force: 5, hand: [trooper[other[side]]], reserve: 4 },
    },
    plays: [[other[side], { deploy: trooper[other[side]] }]],
    leads: { zones: { [`${side}.lost`]: [card] }, stop: 'here' },
  },
]

const first = (card: string, side: 'dark' | 'light'): readonly Story[] => [
  {
    card,
    says: 'rewards who attacks, and makes Interrupts against you dear',
    position: {
      at: `battle ${side}`,
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] }],
      [side]: { side: [card], force: 3, lost: 2 },
      [other[side]]: { force: 3, reserve: 3 },
    },
    plays: [[side, { battle: EISLEY }]],
    leads: { resources: { [side]: { lost: 1 } }, asked: { [other[side]]: 'lose-force' } },
  },
]

const armed = (card: string, side: 'dark' | 'light', ship: string, gun: string, power: number): Story => ({
  card,
  says: 'strengthens who carries two starship weapons',
  position: look([{ card: 'Tatooine (D)', [side]: [{ card: ship, with: [gun, gun] }] }], {
    [side]: { side: [card], force: 1 },
    dark: { force: 1, ...(side === 'dark' ? { side: [card] } : {}) },
  }),
  leads: { numbers: { [ship]: { power } }, asked: 'dark' },
})

tellLater([
  ...idle('Civil Disorder', 'light'),
  ...idle('Ability, Ability, Ability', 'dark'),
  ...first('Draw Their Fire', 'light'),
  ...first('First Strike', 'dark'),
  armed('Weapons Display', 'light', 'Corellian Corvette', 'Quad Laser Cannon', 7),
  armed('Firepower', 'dark', 'Imperial-Class Star Destroyer', 'Ion Cannon', 10),
  {
    card: 'Maneuvering Flaps',
    says: 'braces combat vehicles until the next turn',
    position: {
      at: 'control light',
      locations: [{ card: 'Hoth: Ice Plains (5th Marker)', light: ['Rogue 1'] }],
      light: { force: 3, side: ['Maneuvering Flaps'] },
    },
    plays: [['light', { play: 'Maneuvering Flaps' }]],
    leads: { numbers: { 'Rogue 1': { power: 2, landspeed: 0 } }, stop: 'here' },
  },
  {
    card: 'S-foils',
    says: 'braces X-wings until the next turn',
    position: {
      at: 'control light',
      locations: [{ card: 'Tatooine (D)', light: ['X-wing'] }],
      light: { force: 3, side: ['S-foils'] },
    },
    plays: [['light', { play: 'S-foils' }]],
    leads: { numbers: { 'table/X-wing': { power: 5, hyperspeed: 0 } }, stop: 'here' },
  },
  {
    card: 'Legendary Starfighter',
    says: 'comes when the opponent loses a starship in a battle that you win',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine (D)',
          light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }],
          dark: ['TIE Fighter'],
        },
      ],
      light: { force: 5, hand: ['Legendary Starfighter'] },
      dark: { force: 1 },
    },
    plays: [
      ['light', { battle: 'Tatooine (D)' }],
      ['light', 0],
      ['dark', { forfeit: 'table/TIE Fighter' }],
    ],
    leads: { offers: { light: [{ deploy: 'Legendary Starfighter' }] }, stop: 'here' },
  },
  {
    card: 'Pride Of The Empire',
    says: 'comes when the opponent loses a starship in a battle that you win',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'TIE Advanced x1', pilots: ['Darth Vader'] }],
          light: ['X-wing'],
        },
      ],
      dark: { force: 5, hand: ['Pride Of The Empire'] },
      light: { force: 1 },
    },
    plays: [
      ['dark', { battle: 'Tatooine (D)' }],
      ['dark', 0],
      ['light', { forfeit: 'table/X-wing' }],
    ],
    leads: { offers: { dark: [{ deploy: 'Pride Of The Empire' }] }, stop: 'here' },
  },
  {
    card: 'Haven',
    says: 'makes starships and pilots cheaper there',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Yavin 4 (L)', light: ['Haven'] }],
      light: { force: 9, hand: ['Corellian Corvette'] },
    },
    leads: { offers: { light: [{ deploy: 'Corellian Corvette', cost: 2 }] }, stop: 'here' },
  },
  {
    card: 'Dismantle On Sight',
    says: 'loses a droid that stands beside an Imperial',
    position: {
      at: 'end dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'IG-88', with: [{ card: 'Dismantle On Sight', by: 'light' }] }, 'Stormtrooper'],
        },
      ],
    },
    plays: [],
    leads: { zones: { 'dark.lost': ['IG-88'] }, stop: 'here' },
  },
  {
    card: "Jabba's Influence",
    says: 'sends a smuggler home whom the opponent does not pay for',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: [{ card: 'Greedo', with: ["Jabba's Influence"] }], light: ['Han Solo'] },
      ],
      dark: { force: 5 },
      light: { force: 2 },
    },
    plays: [['dark', { play: "Jabba's Influence" }]],
    leads: { zones: { 'light.hand': ['Han Solo'] }, stop: 'here' },
  },
  {
    card: 'Information Exchange',
    says: "shows the top of the opponent's deck, and may call the battle off",
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['4-LOM', 'Boba Fett'], light: ['Rebel Trooper'] }],
      dark: { force: 5, side: ['Information Exchange'] },
      light: { force: 2, reserve: ['Luke Skywalker', 'Han Solo', 5] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: 'Information Exchange' }],
    ],
    leads: { stop: 'here' },
  },
  {
    card: 'Quick Reflexes',
    says: 'brings a blaster back',
    position: {
      at: 'draw dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'] }],
      dark: { force: 5, side: ['Quick Reflexes'], lost: ['Imperial Blaster'] },
    },
    plays: [
      ['dark', { play: 'Quick Reflexes' }],
      ['dark', 'deploy one blaster for free from Lost Pile'],
    ],
    leads: { asked: { dark: 'deploy-from' } },
  },
  {
    card: 'Meditation',
    says: 'is lost if its character fights in the turn in which it came',
    position: {
      at: 'deploy light',
      locations: [{ card: CANTINA, light: ['Luke Skywalker'], dark: ['Stormtrooper'] }],
      light: { force: 9, hand: ['Meditation', 'Han Solo'] },
      dark: { force: 1 },
    },
    plays: [
      ['light', { deploy: 'Meditation' }],
      ['light', 'pass'],
      ['light', { battle: CANTINA }],
    ],
    leads: { zones: { 'light.lost': ['Meditation'] }, stop: 'here' },
  },
])
