/** What the texts of single Interrupts of Hoth say. */
import { tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'
const PLAINS = 'Hoth: Ice Plains (5th Marker)'

tellLater([
  {
    card: 'Attack Pattern Delta',
    says: 'strengthens the other speeders of a leader',
    position: {
      at: 'battle light',
      locations: [
        {
          card: RIDGE,
          light: [
            { card: 'Rogue 1', pilots: ['Luke Skywalker'] },
            { card: 'Rogue 3', pilots: ['Biggs Darklighter'] },
          ],
          dark: ['Stormtrooper'],
        },
      ],
      light: { force: 3, hand: ['Attack Pattern Delta'] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: RIDGE }],
      ['light', { play: 'Attack Pattern Delta' }],
      ['light', { cards: ['Rogue 1'] }],
    ],
    leads: { numbers: { 'Rogue 3': { immunity: 99 }, 'Rogue 1': { immunity: 3 } }, stop: 'here' },
  },
  {
    card: 'Fall Back!',
    says: 'leads everybody away from a battle against more than twice the power, which is off',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader', 'Stormtrooper'], light: ['Luke Skywalker'] },
        { card: 'Tatooine: Jundland Wastes' },
      ],
      dark: { force: 5 },
      light: { force: 3, hand: ['Fall Back!'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Fall Back!' }],
    ],
    leads: {
      zones: { 'light.lost': ['Fall Back!'] },
      noEvents: [{ kind: 'destinyDrawn' }],
      noOffers: { dark: [{ battle: EISLEY }] },
      asked: 'dark',
    },
  },
  {
    card: 'Under Attack',
    says: 'needs less against armor with a lightsaber',
    position: {
      at: 'control light',
      locations: [
        {
          card: RIDGE,
          light: [{ card: 'Luke Skywalker', with: ["Obi-Wan's Lightsaber"] }],
          dark: ['Blizzard 2'],
        },
      ],
      light: { force: 3, hand: ['Under Attack'], reserve: ['6 of light', 4] },
    },
    plays: [['light', { play: 'Under Attack' }]],
    leads: { zones: { 'dark.lost': ['Blizzard 2'] }, asked: 'light' },
  },
  {
    card: 'Under Attack',
    says: 'fails with bare hands',
    position: {
      at: 'control light',
      locations: [{ card: RIDGE, light: ['Luke Skywalker'], dark: ['Blizzard 2'] }],
      light: { force: 3, hand: ['Under Attack'], reserve: ['6 of light', 4] },
    },
    plays: [['light', { play: 'Under Attack' }]],
    leads: { zones: { 'dark.lost': [] }, asked: 'light' },
  },
  {
    card: 'Stop Motion',
    says: 'freezes a creature vehicle, a Tauntaun by more',
    position: {
      at: 'control dark',
      locations: [
        { card: RIDGE, light: [{ card: 'Tauntaun', passengers: ['Luke Skywalker'] }, 'Ronto (L)'] },
      ],
      dark: { force: 3, hand: ['Stop Motion'], reserve: ['5 of dark', 4] },
    },
    plays: [
      ['dark', { play: 'Stop Motion' }],
      ['dark', { cards: ['Ronto (L)'] }],
    ],
    leads: { zones: { 'light.lost': ['Ronto (L)'] }, asked: 'light' },
  },
  {
    card: 'Stop Motion',
    says: 'leaves a Tauntaun alone with five',
    position: {
      at: 'control dark',
      locations: [{ card: RIDGE, light: ['Tauntaun'] }],
      dark: { force: 3, hand: ['Stop Motion'], reserve: ['5 of dark', 4] },
    },
    plays: [['dark', { play: 'Stop Motion' }]],
    leads: { zones: { 'light.lost': [] }, asked: 'dark' },
  },
  {
    card: 'Walker Barrage',
    says: 'destroys artillery next door, and somebody beside it',
    position: {
      at: 'control dark',
      locations: [
        { card: RIDGE, light: ['Golan Laser Battery', 'Luke Skywalker'] },
        { card: PLAINS, dark: ['Blizzard 2'] },
      ],
      dark: { force: 3, hand: ['Walker Barrage'], reserve: ['6 of dark', 4] },
    },
    plays: [['dark', { play: 'Walker Barrage' }]],
    leads: { zones: { 'light.lost': ['Golan Laser Battery', 'Luke Skywalker'] }, asked: 'dark' },
  },
  {
    card: 'Wall Of Fire',
    says: 'sweeps away as many troopers as the destiny is more than',
    position: {
      at: 'control dark',
      locations: [
        { card: RIDGE, light: ['Rebel Trooper', 'Rebel Trooper'] },
        { card: PLAINS, dark: ['Blizzard 2'] },
      ],
      dark: { force: 3, hand: ['Wall Of Fire'], reserve: ['3 of dark', 4] },
    },
    plays: [
      ['dark', { play: 'Wall Of Fire' }],
      ['dark', { cards: ['table/Rebel Trooper #1', 'table/Rebel Trooper #2'] }],
    ],
    leads: { zones: { 'light.lost': ['Rebel Trooper', 'Rebel Trooper'] }, asked: 'dark' },
  },
])
