/** What the texts of single Effects and devices of Hoth say. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CORRIDOR = 'Hoth: Echo Corridor (L)'
const WAR_ROOM = 'Hoth: Echo Command Center (War Room) (L)'

tellLater([
  {
    card: 'Breached Defenses',
    says: 'comes when an Imperial walks into the base, and helps at all sites of Hoth',
    position: {
      at: 'move dark',
      locations: [
        { card: CORRIDOR, light: ['Rebel Trooper'] },
        { card: 'Hoth: Echo Med Lab', dark: ['Stormtrooper'] },
      ],
      dark: { force: 9, hand: ['Breached Defenses'] },
    },
    plays: [
      ['dark', { move: 'Stormtrooper' }],
      ['dark', { deploy: 'Breached Defenses' }],
    ],
    leads: { zones: { 'dark.hand': [] }, asked: 'dark' },
  },
  {
    card: 'Death Mark',
    says: 'costs the opponent Force in each control phase',
    position: {
      at: 'activate light',
      locations: [
        { card: EISLEY, dark: [{ card: 'Death Mark', target: 'Han Solo' }] },
        { card: 'Tatooine: Cantina (D)', light: ['Han Solo'] },
      ],
      light: { reserve: 9 },
    },
    plays: [['light', 0]],
    leads: { resources: { light: { lost: 1 } }, asked: 'light' },
  },
  {
    card: 'Responsibility Of Command',
    says: 'keeps the opponent from battles and Force drains around its target',
    position: {
      at: 'control light',
      locations: [
        { card: WAR_ROOM, dark: [{ card: 'Responsibility Of Command', target: 'Princess Leia' }] },
        { card: EISLEY, light: ['Princess Leia'] },
        { card: 'Tatooine: Cantina (D)', light: ['Rebel Trooper'] },
      ],
      light: { force: 9 },
    },
    leads: {
      offers: { light: [{ drain: 'Tatooine: Cantina (D)' }] },
      noOffers: { light: [{ drain: EISLEY }] },
      asked: 'light',
    },
  },
  {
    card: 'Weapon Malfunction',
    says: 'silences a weapon',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine: Docking Bay 94 (D)',
          dark: [{ card: 'Weapon Malfunction', target: 'Proton Torpedoes' }],
        },
        {
          card: 'Tatooine (L)',
          light: [{ card: 'Red 5', pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] }],
          dark: ['Imperial-Class Star Destroyer'],
        },
      ],
      light: { force: 9 },
      dark: { force: 3 },
    },
    plays: [['light', { battle: 'Tatooine (L)' }]],
    leads: { asked: { light: 'battle-destiny' } },
  },
  {
    card: 'Deflector Shield Generators',
    says: 'adds to armor',
    position: look([
      {
        card: 'Tatooine (L)',
        dark: [{ card: 'Imperial-Class Star Destroyer', with: ['Deflector Shield Generators'] }],
      },
    ]),
    leads: { numbers: { 'Imperial-Class Star Destroyer': { armor: 8, immunity: 0 } }, asked: 'dark' },
  },
])
