/** What the texts of single Interrupts say that strike, free, relocate or bring somebody. */
import { type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const SPACE = 'Tatooine (D)'
const CHAMBER = "Jabba's Palace: Audience Chamber (D)"
const other = { dark: 'light', light: 'dark' } as const

const broadside = (card: string, side: 'dark' | 'light', own: object, foe: string): Story => ({
  card,
  says: 'weakens a starship before an armed one',
  position: {
    at: `battle ${side}`,
    locations: [{ card: SPACE, [side]: [own], [other[side]]: [foe] }],
    [side]: { force: 5, hand: [card], reserve: 5 },
    [other[side]]: { force: 3 },
  },
  plays: [
    [side, { battle: SPACE }],
    [side, { play: card }],
    [side, { verb: 'lose', from: 'reserve' }],
  ],
  leads: { numbers: { [`table/${foe}`]: { power: 0 } }, stop: 'here' },
})

const anger = (card: string, side: 'dark' | 'light', hero: object, foe: string): Story => ({
  card,
  says: 'takes immunity from somebody before a weapon',
  position: {
    at: `battle ${other[side]}`,
    locations: [{ card: EISLEY, [side]: [hero], [other[side]]: [foe] }],
    [side]: { force: 5, hand: [card] },
    [other[side]]: { force: 3 },
  },
  plays: [
    [other[side], { battle: EISLEY }],
    [side, { play: card, action: 1 }],
  ],
  leads: { numbers: { [foe]: { immunity: 0 } }, stop: 'here' },
})

const keepsake = (card: string, side: 'dark' | 'light', copy: string): Story => ({
  card,
  says: 'retrieves Force for copies of somebody common',
  position: {
    at: `control ${side}`,
    locations: [{ card: EISLEY, [side]: [copy, copy, copy] }],
    [side]: { force: 5, hand: [card], lost: 6, reserve: [`2 of ${side}`, 3] },
  },
  plays: [
    [side, { play: card, action: 0 }],
    [side, { cards: [`table/${copy} #1`] }],
  ],
  leads: { resources: { [side]: { lost: 3 } }, stop: 'here' },
})

tellLater([
  broadside(
    'Power Pivot',
    'light',
    { card: 'Red 5', pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] },
    'TIE Fighter',
  ),
  broadside(
    'Relentless Pursuit',
    'dark',
    { card: 'TIE Advanced x1', pilots: ['Darth Vader'], with: ['SFS L-s9.3 Laser Cannons'] },
    'X-wing',
  ),
  anger('Dark Approach', 'light', { card: 'Luke Skywalker', with: ['Jedi Lightsaber'] }, 'Darth Vader'),
  anger(
    'Release Your Anger',
    'dark',
    { card: 'Darth Vader', with: ["Vader's Lightsaber"] },
    'Obi-Wan Kenobi',
  ),
  keepsake('Nar Shaddaa Wind Chimes', 'light', 'Jawa (L)'),
  keepsake('Abyssin Ornament', 'dark', 'Jawa (D)'),
  {
    card: 'Punch It!',
    says: 'adds two battle destiny for Han in the Falcon, which attrition leaves alone',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: SPACE,
          dark: ['TIE Fighter'],
          light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }],
        },
      ],
      dark: { force: 5 },
      light: { force: 5, hand: ['Punch It!'] },
    },
    plays: [
      ['dark', { battle: SPACE }],
      ['light', { play: 'Punch It!' }],
    ],
    leads: {
      numbers: { 'Millennium Falcon': { immunity: 99 }, [SPACE]: { 'battle-destinies-light': 2 } },
      stop: 'here',
    },
  },
  {
    card: 'On Target',
    says: 'pins a starship and silences its pilots',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: SPACE,
          light: [{ card: 'Corellian Corvette', with: ['Quad Laser Cannon'] }],
          dark: [{ card: 'TIE Advanced x1', pilots: ['Darth Vader'] }],
        },
      ],
      light: { force: 5, hand: ['On Target'] },
    },
    plays: [['light', { play: 'On Target' }]],
    leads: {
      numbers: { 'Darth Vader': { 'usable-ability': 0 } },
      resources: { light: { force: 3 } },
      stop: 'here',
    },
  },
  {
    card: 'Captive Pursuit',
    says: 'cancels what is done to captives',
    position: {
      at: 'control light',
      locations: [{ card: 'Cloud City: Security Tower', dark: ['Interrogation Array'] }],
      light: { force: 5, hand: ['Captive Pursuit'] },
    },
    plays: [['light', { play: 'Captive Pursuit', action: 3 }]],
    leads: {
      zones: { 'dark.lost': ['Interrogation Array'], 'light.lost': ['Captive Pursuit'] },
      stop: 'here',
    },
  },
  {
    card: "He's All Yours, Bounty Hunter",
    says: 'hands a captive over',
    position: {
      at: 'move dark',
      locations: [{ card: EISLEY, dark: [{ card: 'Stormtrooper', captives: ['Han Solo'] }, 'Greedo'] }],
      dark: { force: 5, hand: ["He's All Yours, Bounty Hunter"] },
    },
    plays: [['dark', { play: "He's All Yours, Bounty Hunter", action: 3 }]],
    leads: { facts: { 'Han Solo': { on: 'Greedo' } }, stop: 'here' },
  },
  {
    card: 'Rite Of Passage',
    says: 'lets the opponent choose how to get somebody out of the way',
    position: {
      at: 'battle light',
      locations: [
        { card: 'Cloud City: Upper Plaza Corridor (D)', light: ['Luke Skywalker'] },
        'Cloud City: Lower Corridor (D)',
      ],
      dark: { force: 5, hand: ['Rite Of Passage'] },
      light: { force: 2, hand: 1 },
    },
    plays: [
      ['dark', { play: 'Rite Of Passage' }],
      ['light', 'move target'],
    ],
    leads: { facts: { 'Luke Skywalker': { at: 'Cloud City: Lower Corridor' } }, stop: 'here' },
  },
  {
    card: 'Someone Who Loves You',
    says: 'frees Han where Leia is',
    position: {
      at: 'control light',
      locations: [
        { card: EISLEY, dark: [{ card: 'Greedo', captives: ['Han Solo'] }], light: ['Leia Organa'] },
      ],
      light: { force: 5, hand: ['Someone Who Loves You'] },
    },
    plays: [['light', { play: 'Someone Who Loves You' }]],
    leads: { asked: { light: 'release' } },
  },
  {
    card: 'Strangle',
    says: 'costs an escort alone what the captive has the strength for',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: [{ card: 'Stormtrooper', captives: ['Leia Organa'] }] }],
      light: { force: 5, hand: ['Strangle'], reserve: ['7 of light', 3] },
    },
    plays: [['light', { play: 'Strangle' }]],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'You Will Take Me To Jabba Now',
    says: 'brings somebody before Jabba',
    position: {
      at: 'control light',
      locations: [
        { card: CHAMBER, dark: ['Jabba The Hutt'] },
        { card: EISLEY, light: ['Luke Skywalker'] },
      ],
      light: { force: 5, hand: ['You Will Take Me To Jabba Now'] },
    },
    plays: [['light', { play: 'You Will Take Me To Jabba Now' }]],
    leads: { facts: { 'Luke Skywalker': { at: "Jabba's Palace: Audience Chamber" } }, stop: 'here' },
  },
  {
    card: 'Life Debt',
    says: 'brings Chewie to Han who is attacked alone',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Han Solo'] }],
      dark: { force: 5 },
      light: { force: 5, hand: ['Life Debt'], reserve: ['Chewbacca', 3] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Life Debt' }],
      ['light', { deploy: 'Chewbacca' }],
    ],
    leads: {
      facts: { Chewbacca: { at: 'Tatooine: Mos Eisley' } },
      resources: { light: { force: 5 } },
      stop: 'here',
    },
  },
  {
    card: 'Out Of Somewhere',
    says: 'brings help against more than double the power',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Rebel Trooper'] }],
      dark: { force: 5 },
      light: { force: 9, hand: ['Out Of Somewhere'], reserve: ['Luke Skywalker', 3] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Out Of Somewhere' }],
      ['light', { deploy: 'Luke Skywalker' }],
    ],
    leads: { facts: { 'Luke Skywalker': { at: 'Tatooine: Mos Eisley' } }, stop: 'here' },
  },
  {
    card: 'Harvest',
    says: 'retrieves two cards where both are on table',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Owen Lars', 'Beru Lars'] }],
      light: { force: 5, hand: ['Harvest'], lost: ['Luke Skywalker', 'Han Solo', 'Rebel Trooper'] },
    },
    plays: [
      ['light', { play: 'Harvest' }],
      ['light', { cards: ['Luke Skywalker', 'Han Solo'] }],
    ],
    leads: { zones: { 'light.lost': ['Rebel Trooper', 'Harvest'] }, stop: 'here' },
  },
  {
    card: 'Steady Aim',
    says: 'adds to a shot of a starship weapon before it is drawn',
    position: {
      at: 'battle light',
      locations: [
        {
          card: SPACE,
          light: [{ card: 'Red 5', pilots: ['Luke Skywalker'], with: ['Proton Torpedoes'] }],
          dark: ['Imperial-Class Star Destroyer'],
        },
      ],
      light: { force: 9, hand: ['Steady Aim'], reserve: ['1 of light', 5] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: SPACE }],
      ['light', { fire: 'Proton Torpedoes' }],
      ['light', { play: 'Steady Aim', action: 1 }],
    ],
    leads: { zones: { 'light.lost': ['Steady Aim'] }, stop: 'here' },
  },
  {
    card: 'Balanced Attack',
    says: 'adds to attrition for each class of snub fighter',
    position: {
      at: 'battle light',
      locations: [
        {
          card: SPACE,
          light: ['X-wing', 'Y-wing'],
          dark: ['Imperial-Class Star Destroyer'],
        },
      ],
      light: { force: 9, hand: ['Balanced Attack'] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: SPACE }],
      ['light', { play: 'Balanced Attack', action: 0 }],
    ],
    leads: { numbers: { [SPACE]: { 'attrition-light': 2 } }, stop: 'here' },
  },
])
