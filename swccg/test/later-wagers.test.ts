/** What the texts of cards say that draw destiny against somebody, or change one that was just drawn. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (L)'
const CHAMBER = "Jabba's Palace: Audience Chamber (D)"
const PLAZA = 'Cloud City: Downtown Plaza (L)'

tellLater([
  {
    card: 'Vedain',
    says: 'costs whoever draws less 1 Force',
    position: {
      at: 'control dark',
      locations: [{ card: CHAMBER, dark: ['Vedain'] }],
      dark: { force: 3, reserve: ['5 of dark', 3] },
      light: { reserve: ['2 of light', 3], force: 1 },
    },
    plays: [['dark', { play: 'Vedain' }]],
    leads: { asked: { light: 'lose-force' } },
  },
  {
    card: "Barquin D'an",
    says: 'counts the gamblers with him',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ["Barquin D'an", 'Lando Calrissian (D)'] }],
      dark: { force: 3, reserve: ['2 of dark', '2 of dark', 3], lost: 2 },
      light: { reserve: ['2 of light', '2 of light', 3] },
    },
    plays: [
      ['dark', { play: "Barquin D'an" }],
      ['dark', 'yes'],
    ],
    leads: { resources: { dark: { lost: 1 } }, stop: 'here' },
  },
  {
    card: 'Wookiee Strangle',
    says: 'costs whoever draws less than the Wookiee, with ability and power',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Chewbacca'], dark: ['Stormtrooper'] }],
      light: { force: 3, hand: ['Wookiee Strangle'], reserve: ['1 of light', 3] },
      dark: { reserve: ['4 of dark', 3] },
    },
    plays: [['light', { play: 'Wookiee Strangle' }]],
    leads: { zones: { 'dark.lost': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Off The Edge',
    says: 'retrieves the difference',
    position: {
      at: 'control light',
      locations: [{ card: PLAZA, light: ['Rebel Trooper'] }],
      light: { force: 3, hand: ['Off The Edge'], reserve: ['5 of light', 3], lost: 6 },
    },
    plays: [['light', { play: 'Off The Edge' }]],
    leads: { resources: { light: { lost: 3 } }, asked: 'light' },
  },
  {
    card: 'Off The Edge',
    says: 'loses whoever has the number that was drawn',
    position: {
      at: 'control light',
      locations: [{ card: PLAZA, light: ['Rebel Trooper'] }],
      light: { force: 3, hand: ['Off The Edge'], reserve: ['1 of light', 3] },
    },
    plays: [['light', { play: 'Off The Edge' }]],
    leads: { zones: { 'light.lost': ['Rebel Trooper', 'Off The Edge'] }, stop: 'here' },
  },
  {
    card: 'Tawss Khaa',
    says: 'foretells the winner',
    position: {
      at: 'battle light',
      locations: [{ card: CANTINA, light: ['Tawss Khaa'], dark: ['Stormtrooper'] }],
      light: { force: 3 },
      dark: { force: 3 },
    },
    plays: [['light', { battle: CANTINA }]],
    leads: { asked: { light: 'pick' }, numbers: { 'Tawss Khaa': { immunity: 3 } } },
  },
  {
    card: 'Yarkora',
    says: 'uncovers a spy whose ability it draws',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Yarkora'], light: [{ card: 'Rebel Trooper', undercover: true }] }],
      dark: { force: 3, reserve: ['2 of dark', 3] },
    },
    plays: [
      ['dark', { play: 'Yarkora' }],
      ['dark', 1],
    ],
    leads: { facts: { 'table/Rebel Trooper': { as: 'at' } }, stop: 'here' },
  },
  {
    card: 'Ghoel',
    says: 'numbs somebody in its battle',
    position: {
      at: 'battle light',
      locations: [{ card: CANTINA, light: ['Ghoel'], dark: ['Darth Vader'] }],
      light: { force: 3, reserve: ['4 of light', 3] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: CANTINA }],
      ['light', { play: 'Ghoel' }],
      ['light', { cards: ['Darth Vader'] }],
    ],
    leads: { numbers: { 'Darth Vader': { 'usable-ability': 0 } }, stop: 'here' },
  },
  {
    card: 'Chief Retwin',
    says: 'hides from a battle',
    position: {
      at: 'battle light',
      locations: [{ card: CANTINA, light: ['Rebel Trooper'], dark: ['Chief Retwin', 'Stormtrooper'] }],
      light: { force: 3, hand: 1 },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: CANTINA }],
      ['dark', { play: 'Chief Retwin' }],
    ],
    leads: { resources: { dark: { force: 0 } }, stop: 'here' },
  },
  {
    card: 'Saelt-Marae',
    says: 'makes other Yarkoras stronger from the chamber',
    position: look([
      { card: CHAMBER, light: ['Saelt-Marae'] },
      { card: EISLEY, light: ['Yarkora'] },
    ]),
    leads: { numbers: { 'table/Yarkora': { power: 3 } }, asked: 'dark' },
  },
  {
    card: 'Weequay Hunter',
    says: 'gives a Bantha for the strength of all Weequays there',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, light: ['Rebel Trooper'], dark: ['Weequay Hunter', 'Bantha'] }],
      dark: { force: 3 },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: 'Weequay Hunter' }],
    ],
    leads: { zones: { 'dark.lost': ['Bantha'] }, numbers: { 'Weequay Hunter': { power: 5 } }, stop: 'here' },
  },
  {
    card: 'Amanaman',
    says: 'adds his trophies to attrition',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, light: ['Rebel Trooper', 'Luke Skywalker'], dark: ['Amanaman'] }],
      dark: { force: 9, hand: ['Dark Strike'] },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['table/Rebel Trooper'] }],
      ['dark', { play: 'Amanaman' }],
    ],
    leads: { zones: { 'light.out-of-play': ['Rebel Trooper'] }, stop: 'here' },
  },
  {
    card: 'Rappertunie',
    says: 'makes attacks dear, and weakens whom it draws against',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker'], dark: ['Rappertunie'] }],
      light: { force: 9 },
      dark: { force: 3, reserve: ['7 of dark', 3] },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['dark', { play: 'Rappertunie' }],
      ['dark', { cards: ['Luke Skywalker'] }],
    ],
    leads: { numbers: { 'Luke Skywalker': { power: 0 } }, resources: { light: { force: 7 } }, stop: 'here' },
  },
  {
    card: 'Ree-Yees',
    says: 'doubles a battle destiny of 3',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, light: ['Rebel Trooper'], dark: ['Ree-Yees', 'Boba Fett'] }],
      dark: { force: 9, reserve: ['3 of dark', 3] },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 1],
      ['dark', { play: 'Ree-Yees' }],
    ],
    leads: { events: [{ kind: 'destinyDrawn', value: 6 }], stop: 'here' },
  },
  {
    card: 'BG-J38',
    says: 'adds to a dejarik that is drawn in battle',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, light: ['BG-J38', 'Luke Skywalker'], dark: ['Stormtrooper'] }],
      light: { force: 9, reserve: ['Mantellian Savrip', 3] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', 1],
      ['light', { play: 'BG-J38' }],
    ],
    leads: { stop: 'here' },
  },
  {
    card: 'Pucumir Thryss',
    says: 'makes miners worth more in battle, and drains stronger',
    position: {
      at: 'battle light',
      locations: [
        { card: PLAZA, light: ['Pucumir Thryss'] },
        { card: EISLEY, light: ['Luke Skywalker'], dark: ['Stormtrooper'] },
      ],
      light: { force: 9, reserve: ['Tibanna Gas Miner (L)', 3] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', 1],
    ],
    leads: { events: [{ kind: 'destinyDrawn', value: 6 }], stop: 'here' },
  },
  {
    card: 'Vul Tazaene',
    says: 'adds 2 to any destiny of 2 in a battle at his system',
    position: {
      at: 'battle dark',
      locations: [
        {
          card: 'Tatooine (D)',
          light: [{ card: 'X-wing', pilots: ['Luke Skywalker'] }],
          dark: [{ card: 'TIE Advanced x1', pilots: ['Darth Vader', 'Vul Tazaene'] }],
        },
      ],
      dark: { force: 9, reserve: ['2 of dark', 3] },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: 'Tatooine (D)' }],
      ['dark', 1],
    ],
    leads: { stop: 'here' },
  },
  {
    card: 'Prepare The Chamber',
    says: 'adds to a carbon-freezing destiny',
    position: {
      at: 'control dark',
      locations: [
        {
          card: 'Cloud City: Carbonite Chamber (D)',
          dark: ['Carbon-Freezing', { card: 'Stormtrooper', captives: ['Han Solo'] }],
        },
      ],
      dark: { force: 3, hand: ['Prepare The Chamber'], reserve: ['5 of dark', 5] },
    },
    plays: [
      ['dark', { play: 'Carbon-Freezing' }],
      ['dark', { play: 'Prepare The Chamber', action: 0 }],
    ],
    leads: { events: [{ kind: 'destinyDrawn', value: 9 }], stop: 'here' },
  },
])
