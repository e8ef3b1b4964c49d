/** What the texts of single aliens, Rebels, Imperials and droids of the later sets say. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const WASTES = 'Tatooine: Jundland Wastes'
const COURT = "Jabba's Palace: Audience Chamber (D)"

tellLater([
  {
    card: 'Rodian',
    says: 'helps bounty hunters, but not Greedo',
    position: look([{ card: WASTES, dark: ['Rodian', 'Greedo', 'Bossk'] }]),
    leads: { numbers: { Bossk: { power: 5 }, Greedo: { power: 1 } }, asked: 'dark' },
  },
  {
    card: "Ardon 'Vapor' Crell",
    says: 'his machines drain more, one of each the most',
    position: {
      at: 'control light',
      locations: [
        { card: 'Tatooine: Dune Sea', light: ["Ardon 'Vapor' Crell", 'Vaporator', 'Hydroponics Station'] },
      ],
      light: { force: 3 },
      dark: { reserve: 9 },
    },
    plays: [['light', { drain: 'Tatooine: Dune Sea' }]],
    leads: { resources: { dark: { lost: 3 } }, asked: 'light' },
  },
  {
    card: 'Trooper Jerrol Blendin',
    says: 'is bribed out of a battle',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: 'Cloud City: Lower Corridor (D)',
          dark: ['Trooper Jerrol Blendin', 'Stormtrooper'],
          light: ['Rebel Trooper'],
        },
      ],
      dark: { force: 3 },
      light: { force: 3, hand: 1 },
    },
    plays: [
      ['dark', { battle: 'Cloud City: Lower Corridor (D)' }],
      ['light', { play: 'Trooper Jerrol Blendin' }],
    ],
    leads: {
      resources: { light: { force: 1 } },
      events: [{ kind: 'powerTotalled', seat: 'dark', power: 1 }],
      stop: 'here',
    },
  },
  {
    card: 'Gran',
    says: 'retrieves a Force into hand where the battle is',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Gran'] }],
      dark: { force: 3 },
      light: { force: 3, lost: ['Luke Skywalker', 'Sense (L)'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Gran' }],
      ['light', 'retrieve 1 Force closest to top of Lost Pile into hand'],
    ],
    leads: { zones: { 'light.hand': ['Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: 'Gran',
    says: 'retrieves a Force where the battle is next door',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        { card: CANTINA, light: ['Gran'] },
      ],
      dark: { force: 3 },
      light: { force: 3, lost: ['Luke Skywalker', 'Sense (L)'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Gran' }],
    ],
    leads: { resources: { light: { hand: 0, lost: 1, used: 1 } }, stop: 'here' },
  },
  {
    card: 'Nizuc Bek',
    says: 'drives away whoever has less ability than there are musicians',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: ['Nizuc Bek', 'Max Rebo', 'Sy Snootles'],
          light: ['Rebel Trooper', 'Luke Skywalker'],
        },
      ],
      dark: { force: 3 },
      light: { force: 3, hand: 1 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: 'Nizuc Bek' }],
      ['dark', { cards: ['Rebel Trooper'] }],
    ],
    leads: { zones: { 'light.lost': ['Rebel Trooper'] }, stop: 'here' },
  },
  {
    card: 'Neb Dulo',
    says: 'drives an opponent away, or loses him',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: ['Neb Dulo', 'Max Rebo', 'Grondorn Muse'],
          dark: ['Stormtrooper', 'Darth Vader'],
        },
      ],
      dark: { force: 3, hand: 1 },
      light: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: 'Neb Dulo' }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Jabba The Hutt',
    says: 'at his court gives strength to aliens, and Force for their drains',
    position: {
      at: 'control dark',
      locations: [
        { card: COURT, dark: ['Jabba The Hutt'] },
        { card: EISLEY, dark: ['Greedo'] },
      ],
      dark: { force: 0, reserve: 5 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { drain: EISLEY }],
      ['dark', { play: 'Jabba The Hutt' }],
    ],
    leads: { resources: { dark: { force: 1 } }, numbers: { Greedo: { forfeit: 2.5 } }, stop: 'here' },
  },
  {
    card: 'Loje Nella',
    says: 'silences two accountants from the court, and has Force for drains of aliens',
    position: {
      at: 'control light',
      locations: [
        { card: COURT, light: ['Loje Nella'] },
        { card: EISLEY, light: ['Gran'] },
      ],
      light: { force: 0, reserve: 5 },
      dark: { reserve: 9 },
    },
    plays: [
      ['light', { drain: EISLEY }],
      ['light', { play: 'Loje Nella' }],
    ],
    leads: { resources: { light: { force: 1 } }, stop: 'here' },
  },
  {
    card: "Lirin Car'n",
    says: 'lets everybody pay for each other musician',
    position: {
      at: 'deploy light',
      locations: [{ card: CANTINA, dark: ["Lirin Car'n", 'Max Rebo'] }, EISLEY],
      light: { force: 2, hand: ['Rebel Trooper'] },
    },
    plays: [['light', { deploy: 'Rebel Trooper', on: CANTINA }]],
    leads: { resources: { light: { force: 0 } }, stop: 'here' },
  },
  {
    card: 'Bossk',
    says: 'makes Chewie worth nothing, as long as they are together',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Bossk'], light: ['Chewbacca'] }, CANTINA],
      dark: { force: 3 },
    },
    plays: [['dark', { play: 'Bossk' }]],
    leads: { numbers: { Chewbacca: { forfeit: 0 } }, noOffers: { dark: [{ play: 'Bossk' }] }, asked: 'dark' },
  },
  {
    card: 'Dengar',
    says: 'makes Han worth nothing',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Dengar'], light: ['Han Solo'] }],
      dark: { force: 3 },
    },
    plays: [['dark', { play: 'Dengar' }]],
    leads: { numbers: { 'Han Solo': { forfeit: 0 }, Dengar: { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'Makurth',
    says: 'screams in a battle, for less in one of his own',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Makurth'], light: ['Rebel Trooper'] }],
      dark: { force: 3 },
      light: { force: 3, hand: 1 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: 'Makurth' }],
    ],
    leads: { resources: { dark: { force: 1 } }, asked: { dark: 'power-destiny' } },
  },
  {
    card: 'Mighty Jabba',
    says: 'hides from weapons behind his aliens',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Mighty Jabba', 'Greedo'],
          light: [{ card: 'Luke Skywalker', with: ['Blaster'] }],
        },
      ],
      dark: { force: 3, hand: 1 },
      light: { force: 5 },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: {
      offers: { light: [{ fire: 'Blaster', target: 'Greedo' }] },
      noOffers: { light: [{ fire: 'Blaster', target: 'Mighty Jabba' }] },
      stop: 'here',
    },
  },
  {
    card: 'Mercenary Pilot',
    says: 'helps from the clouds, once per turn',
    position: {
      at: 'battle dark',
      locations: [
        { card: 'Bespin: Cloud City (D)' },
        { card: 'Clouds (D)', of: 'Bespin', dark: [{ card: 'Cloud Car (D)', pilots: ['Mercenary Pilot'] }] },
        { card: 'Cloud City: Upper Plaza Corridor (D)', dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        { card: 'Cloud City: East Platform (Docking Bay)', dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
      ],
      dark: { force: 3 },
      light: { force: 3, hand: 1 },
    },
    plays: [
      ['dark', { battle: 'Cloud City: East Platform (Docking Bay)' }],
      ['dark', { play: 'Mercenary Pilot' }],
    ],
    leads: { asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Lt. Shann Childsen',
    says: 'hates aliens, and Wookiees most',
    position: look([
      { card: EISLEY, dark: ['Lt. Shann Childsen'], light: ['Chewbacca'] },
      { card: CANTINA, light: ['Gran'] },
    ]),
    leads: { numbers: { 'Lt. Shann Childsen': { power: 4 } }, asked: 'dark' },
  },
  {
    card: 'OS-72-10',
    says: 'adds a battle destiny in the clouds',
    position: look([
      { card: 'Clouds (D)', of: 'Bespin', dark: [{ card: 'Obsidian Squadron TIE', pilots: ['OS-72-10'] }] },
      'Bespin: Cloud City (D)',
    ]),
    leads: {
      numbers: { 'Obsidian Squadron TIE': { immunity: 4 }, 'Clouds (D)': { 'battle-destinies-dark': 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Tigran Jamiro',
    says: 'keeps aliens and Imperials out of Echo sites',
    position: {
      at: 'move dark',
      locations: [
        {
          card: 'Hoth: Echo Corridor (D)',
          light: ['Tigran Jamiro'],
          dark: ['Stormtrooper', "WED15-I662 'Treadwell' Droid"],
        },
        'Hoth: Echo Docking Bay (D)',
      ],
      dark: { force: 5 },
    },
    leads: { noOffers: { dark: [{ move: 'Stormtrooper', to: 'Hoth: Echo Docking Bay (D)' }] }, stop: 'here' },
  },
  {
    card: 'Toryn Farr',
    says: 'aims the cannon from a war room',
    position: look([
      { card: 'Hoth: Echo Command Center (War Room) (L)', light: ['Toryn Farr'] },
      { card: 'Hoth: Main Power Generators (1st Marker)', light: ['Planet Defender Ion Cannon'] },
    ]),
    leads: { numbers: { 'Planet Defender Ion Cannon': { 'weapon-draw': 1 } }, asked: 'dark' },
  },
  {
    card: 'Tamizander Rey',
    says: 'lets one character onto Hoth whatever the shield doors say',
    position: {
      at: 'control light',
      locations: [{ card: 'Hoth: Echo Docking Bay (L)', light: ['Tamizander Rey'] }],
      light: { force: 3 },
    },
    plays: [['light', { play: 'Tamizander Rey' }]],
    leads: { noOffers: { light: [{ play: 'Tamizander Rey' }] }, asked: 'light' },
  },
  {
    card: 'R-3PO (Ar-Threepio)',
    says: 'costs the opponent Force for spies, more for droids among them',
    position: {
      at: 'activate light',
      locations: [{ card: EISLEY, light: ['R-3PO (Ar-Threepio)'], dark: ['5D6-RA-7 (Fivedesix)', 'Labria'] }],
      dark: { reserve: 9 },
      light: { reserve: 5 },
    },
    plays: [['light', 0]],
    leads: { resources: { dark: { lost: 3 } }, asked: 'dark' },
  },
])
