/** What the texts of single Interrupts of the later sets say. */
import { tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'

tellLater([
  {
    card: 'Aiiii! Aaa! Agggggggggg!',
    says: 'costs Force for each able character while a Rebel lies in prison',
    position: {
      at: 'control dark',
      locations: [
        {
          card: 'Cloud City: Security Tower',
          dark: ['Stormtrooper'],
          light: [{ card: 'Luke Skywalker', imprisoned: true }],
        },
        { card: EISLEY, light: ['Princess Leia', 'Han Solo', 'Rebel Trooper'] },
      ],
      dark: { force: 3, hand: ['Aiiii! Aaa! Agggggggggg!'] },
      light: { reserve: 9 },
    },
    plays: [['dark', { play: 'Aiiii! Aaa! Agggggggggg!' }]],
    leads: { resources: { light: { lost: 2 } }, asked: 'dark' },
  },
  {
    card: 'Corellian Retort',
    says: 'adds two battle destiny against Jabba',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Jabba The Hutt'], light: ['Han Solo'] }],
      dark: { force: 3 },
      light: { force: 3, hand: ['Corellian Retort'] },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: 'Corellian Retort', action: 1 }],
    ],
    leads: {
      zones: { 'light.lost': ['Corellian Retort'] },
      numbers: { [EISLEY]: { 'battle-destinies-light': 2 } },
      stop: 'here',
    },
  },
  {
    card: 'Corellian Retort',
    says: 'adds one against a bounty hunter',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Greedo'], light: ['Han Solo'] }],
      dark: { force: 3 },
      light: { force: 3, hand: ['Corellian Retort'] },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: 'Corellian Retort', action: 2 }],
    ],
    leads: { numbers: { [EISLEY]: { 'battle-destinies-light': 1 } }, stop: 'here' },
  },
  {
    card: 'Rebel Ambush',
    says: 'strengthens troopers, more at a Rebel Base, and saves them from attrition',
    position: {
      at: 'battle light',
      locations: [
        { card: 'Yavin 4: Jungle (L)', dark: ['Darth Vader'], light: ['Rebel Trooper', 'Luke Skywalker'] },
      ],
      dark: { force: 3 },
      light: { force: 3, hand: ['Rebel Ambush'] },
    },
    plays: [
      ['light', { battle: 'Yavin 4: Jungle (L)' }],
      ['light', { play: 'Rebel Ambush' }],
    ],
    leads: {
      numbers: { 'table/Rebel Trooper': { power: 3, immunity: 99 }, 'Luke Skywalker': { power: 3 } },
      stop: 'here',
    },
  },
  {
    card: "It's Not My Fault!",
    says: 'costs as much as the ability of whom it saves',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker'] }],
      dark: { force: 3 },
      light: { force: 6, hand: ["It's Not My Fault!"] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: "It's Not My Fault!" }],
    ],
    leads: {
      numbers: { 'Luke Skywalker': { immunity: 99 } },
      resources: { light: { force: 2 } },
      stop: 'here',
    },
  },
  {
    card: "It's Not My Fault!",
    says: 'is free for Han',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Han Solo'] }],
      dark: { force: 3 },
      light: { force: 6, hand: ["It's Not My Fault!"] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: "It's Not My Fault!" }],
    ],
    leads: { numbers: { 'Han Solo': { immunity: 99 } }, resources: { light: { force: 6 } }, stop: 'here' },
  },
  {
    card: 'Masterful Move',
    says: 'calls off a drain at the game board',
    position: {
      at: 'control light',
      locations: [{ card: 'Dejarik Hologameboard', light: ['Chewbacca'] }],
      dark: { force: 3, hand: ['Masterful Move'] },
      light: { force: 3 },
    },
    plays: [
      ['light', { drain: 'Dejarik Hologameboard' }],
      ['dark', { play: 'Masterful Move' }],
    ],
    leads: { resources: { dark: { lost: 0 } }, asked: 'light' },
  },
  {
    card: 'Put All Sections On Alert',
    says: 'brings back what has the Death Star in its title',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: {
        force: 3,
        hand: ['Put All Sections On Alert'],
        lost: ['Death Star Trooper', 'Death Star Plans', 'Stormtrooper'],
      },
    },
    plays: [
      ['dark', { play: 'Put All Sections On Alert' }],
      ['dark', { cards: ['Death Star Trooper', 'Death Star Plans'] }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper', 'Put All Sections On Alert'] }, asked: 'dark' },
  },
])
