/** What the texts of single Interrupts of A New Hope say. */
import { tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'

tellLater([
  {
    card: 'Evader',
    says: 'ends each Revolution, at the price of its owner',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, light: ['Revolution'] },
        { card: 'Tatooine: Cantina (D)', light: ['Revolution'] },
      ],
      dark: { force: 3, hand: ['Evader'] },
      light: { reserve: 9 },
    },
    plays: [['dark', { play: 'Evader' }]],
    leads: { resources: { light: { lost: 4 } }, asked: 'dark' },
  },
  {
    card: 'Double Agent',
    says: 'finds an undercover spy more easily',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, dark: [{ card: 'Garindan', undercover: true }], light: ['R2-D2 (Artoo-Detoo)'] },
      ],
      light: { force: 3, hand: ['Double Agent'], reserve: ['1 of light', 4] },
    },
    plays: [['light', { play: 'Double Agent' }]],
    leads: { zones: { 'dark.lost': ['Garindan'] }, asked: 'light' },
  },
  {
    card: 'Double Agent',
    says: 'brings the sisters over',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: ['Tonnika Sisters'] }],
      light: { force: 3, hand: ['Double Agent'], reserve: 4 },
    },
    plays: [['light', { play: 'Double Agent', action: 1 }]],
    leads: { offers: { light: ['pass'] }, events: [{ kind: 'stolen', seat: 'light' }], asked: 'light' },
  },
  {
    card: 'Informant',
    says: 'brings characters from next door into a battle around a spy',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Garindan', undercover: true }, 'Darth Vader'],
          light: ['Luke Skywalker'],
        },
        { card: 'Tatooine: Jundland Wastes', dark: ['Stormtrooper'] },
      ],
      light: { force: 3 },
      dark: { force: 3, hand: ['Informant'] },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { play: 'Informant' }],
    ],
    leads: { offers: { dark: [{ move: 'Stormtrooper', cost: 0 }] }, stop: 'here' },
  },
])
