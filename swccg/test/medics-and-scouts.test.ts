/** What the texts of medical droids, the Bacta Tank, spying droids and single characters of the first sets say. */
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORRIDOR = 'Hoth: Echo Corridor (L)'

tellLater([
  {
    card: 'Bacta Tank',
    says: 'has room for one patient only',
    rule: 'ccgx/effect/holds-one',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, light: ['Bacta Tank', 'Luke Skywalker', 'Han Solo'] }],
      dark: { force: 3, hand: ['Dark Strike', 'Dark Strike'] },
      light: { force: 3 },
    },
    plays: [
      ['dark', { play: 'dark.hand/Dark Strike #1' }],
      ['dark', { cards: ['Luke Skywalker'] }],
      ['light', { play: 'Bacta Tank' }],
      ['dark', { play: 'dark.hand/Dark Strike' }],
    ],
    leads: { zones: { 'light.lost': ['Han Solo'] }, asked: 'dark' },
  },
  {
    card: '2-1B (Too-Onebee)',
    says: 'saves somebody for the Used Pile',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, light: ['2-1B (Too-Onebee)', 'Luke Skywalker'] }],
      dark: { force: 3, hand: ['Dark Strike'] },
      light: { force: 3 },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Luke Skywalker'] }],
      ['light', { play: '2-1B (Too-Onebee)' }],
    ],
    leads: { zones: { 'light.lost': [], 'light.used': ['Luke Skywalker'] }, asked: 'dark' },
  },
  {
    card: '2-1B (Too-Onebee)',
    says: 'makes the tank cheaper',
    position: look([{ card: EISLEY, light: ['Bacta Tank', '2-1B (Too-Onebee)', 'FX-7 (Effex-Seven)'] }]),
    leads: { numbers: { 'Bacta Tank': { x: -4 } }, asked: 'dark' },
  },
  ...(
    [
      ['FX-7 (Effex-Seven)', 'does nothing for whoever was not hit'],
      ["WED-1016 'Techie' Droid", 'asks for a starship or vehicle that was hit'],
    ] as const
  ).map(
    ([card, says]): Story => ({
      card,
      says,
      position: {
        at: 'control dark',
        locations: [{ card: EISLEY, light: [card, 'Luke Skywalker'] }],
        dark: { force: 3, hand: ['Dark Strike'] },
        light: { force: 3 },
      },
      plays: [
        ['dark', { play: 'Dark Strike' }],
        ['dark', { cards: ['Luke Skywalker'] }],
      ],
      leads: { zones: { 'light.lost': ['Luke Skywalker'] }, asked: 'dark' },
    }),
  ),
  {
    card: 'FX-10 (Effex-ten)',
    says: 'saves whoever was hit and forfeited',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: ['FX-10 (Effex-ten)', 'Death Star Trooper', { card: 'Stormtrooper', hit: true }],
          light: ['Luke Skywalker'],
        },
      ],
      dark: { force: 3, reserve: 9 },
      light: { force: 3, reserve: 9 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', 1],
      ['dark', { forfeit: 'Stormtrooper' }],
      ['dark', { play: 'FX-10 (Effex-ten)' }],
    ],
    leads: { zones: { 'dark.lost': [] }, stop: 'here' },
  },
  {
    card: 'Probe Droid',
    says: 'looks at as many cards as its site has icons of the other side',
    position: {
      at: 'control dark',
      locations: [
        { card: CORRIDOR, dark: [{ card: 'Probe Droid', with: ['Probe Antennae'] }] },
        { card: 'Hoth (D)', dark: ['Imperial-Class Star Destroyer'] },
      ],
      dark: { force: 3 },
      light: { hand: 9 },
    },
    plays: [['dark', { play: 'Probe Droid' }]],
    leads: { events: [{ kind: 'looked', seat: 'dark', count: 3 }], stop: 'here' },
  },
  {
    card: 'Probe Antennae',
    says: 'lets another droid look at one card',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: [{ card: 'FX-10 (Effex-ten)', with: ['Probe Antennae'] }, 'Stormtrooper'] },
      ],
      dark: { force: 3 },
      light: { hand: 9 },
    },
    plays: [['dark', { play: 'Probe Antennae' }]],
    leads: { events: [{ kind: 'looked', seat: 'dark', count: 1 }], stop: 'here' },
  },
  {
    card: 'K-3PO (Kay-Threepio)',
    says: 'leads other droids on Hoth',
    position: look([{ card: CORRIDOR, light: ['K-3PO (Kay-Threepio)', 'R2-D2 (Artoo-Detoo)'] }]),
    leads: { numbers: { 'K-3PO (Kay-Threepio)': { power: 2 } }, asked: 'dark' },
  },
  {
    card: 'R2-D2 (Artoo-Detoo)',
    says: 'adds two aboard a starfighter',
    position: look([
      {
        card: 'Tatooine (L)',
        light: [{ card: 'Red 3', pilots: ['Luke Skywalker'], cargo: ['R2-D2 (Artoo-Detoo)'] }],
      },
    ]),
    leads: { numbers: { 'Red 3': { hyperspeed: 7 } }, asked: 'dark' },
  },
  {
    card: 'Dengar',
    says: 'may take all forfeit value from Han',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Dengar'], light: ['Han Solo'] }],
      dark: { force: 3 },
    },
    plays: [['dark', { play: 'Dengar' }]],
    leads: {
      numbers: { 'Han Solo': { forfeit: 0 }, Dengar: { power: 4 } },
      noOffers: { dark: [{ play: 'Dengar' }] },
      asked: 'dark',
    },
  },
  {
    card: 'Bossk',
    says: 'may take all forfeit value from Chewie',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Bossk'], light: ['Chewbacca'] }],
      dark: { force: 3 },
    },
    plays: [['dark', { play: 'Bossk' }]],
    leads: { numbers: { Chewbacca: { forfeit: 0 } }, asked: 'dark' },
  },
  {
    card: 'General Carlist Rieekan',
    says: 'strengthens Rebels, and asks for one more site against the base',
    position: look([
      {
        card: CORRIDOR,
        light: ['General Carlist Rieekan', 'Rebel Trooper', 'Echo Base Operations'],
      },
    ]),
    leads: {
      numbers: { 'table/Rebel Trooper': { power: 2 }, 'Echo Base Operations': { x: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Palace Raider',
    says: 'drives better than he flies',
    position: look([
      { card: EISLEY, light: [{ card: "Luke's X-34 Landspeeder", driver: ['Palace Raider'] }] },
    ]),
    leads: { numbers: { "Luke's X-34 Landspeeder": { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'Garouf Lafoe',
    says: 'is silenced by a tax collector',
    position: look([
      { card: EISLEY, light: ['Garouf Lafoe', 'Rebel Trooper'] },
      { card: CANTINA, light: ['Han Solo'], dark: ['Feltipern Trevagg'] },
    ]),
    leads: { numbers: { 'table/Rebel Trooper': { forfeit: 3 } }, asked: 'dark' },
  },
  {
    card: 'Garouf Lafoe',
    says: 'adds nothing beside one',
    position: look([{ card: EISLEY, light: ['Garouf Lafoe', 'Rebel Trooper'], dark: ['Feltipern Trevagg'] }]),
    leads: { numbers: { 'table/Rebel Trooper': { forfeit: 2 } }, asked: 'dark' },
  },
  {
    card: 'Saurin',
    says: 'takes a bolt off',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: [
            'Saurin',
            { card: 'R2-D2 (Artoo-Detoo)', with: [{ card: 'Restraining Bolt (D)', by: 'dark' }] },
          ],
        },
      ],
      light: { force: 3 },
    },
    plays: [['light', { play: 'Saurin' }]],
    leads: { zones: { 'dark.lost': ['Restraining Bolt (D)'] }, asked: 'light' },
  },
  {
    card: 'Defel',
    says: 'lives on a Revolution',
    position: {
      at: 'activate dark',
      locations: [{ card: EISLEY, light: ['Revolution'], dark: ['Defel'] }],
      dark: { reserve: 3 },
      light: { reserve: 9 },
    },
    plays: [['dark', 0]],
    leads: { resources: { light: { lost: 1 } }, asked: 'dark' },
  },
  {
    card: 'Corulag (L)',
    says: 'strengthens Rebels and lets guards walk',
    position: {
      at: 'move light',
      locations: [
        { card: 'Corulag (L)', light: ['Tantive IV'] },
        { card: EISLEY, light: ['Rebel Guard'] },
        CANTINA,
      ],
      light: { force: 3 },
    },
    leads: {
      numbers: { 'Rebel Guard': { power: 1, forfeit: 2 } },
      offers: { light: [{ move: 'Rebel Guard' }] },
      asked: 'light',
    },
  },
  {
    card: 'Corulag (D)',
    says: 'strengthens Imperials',
    position: look([
      { card: 'Corulag (D)', dark: ['Imperial-Class Star Destroyer'] },
      { card: EISLEY, dark: ['Imperial Trooper Guard', 'Darth Vader'] },
    ]),
    leads: {
      numbers: { 'Imperial Trooper Guard': { power: 1 }, 'Darth Vader': { power: 6 } },
      asked: 'dark',
    },
  },
])
