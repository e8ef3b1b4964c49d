/** What the texts of single Effects and sites of Dagobah say. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'

tellLater([
  {
    card: 'Quick Draw',
    says: 'brings a blaster back, free',
    position: {
      at: 'draw light',
      locations: [{ card: EISLEY, light: ['Quick Draw', 'Han Solo'] }],
      light: { force: 2, lost: ['Blaster Rifle (L)', 'Rebel Trooper'] },
    },
    plays: [['light', { play: 'Quick Draw' }]],
    leads: { resources: { light: { force: 0 } }, stop: 'here' },
  },
  {
    card: 'The Dark Path',
    says: 'puts two of three cards away',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['The Dark Path'] }],
      dark: { force: 2, reserve: ['Stormtrooper', 'Darth Vader', 'Blaster', 4] },
    },
    plays: [
      ['dark', { play: 'The Dark Path' }],
      ['dark', { cards: ['dark.reserve/Stormtrooper', 'dark.reserve/Blaster'] }],
    ],
    leads: { zones: { 'dark.lost': ['Stormtrooper', 'Blaster'] }, asked: 'dark' },
  },
  {
    card: 'Field Promotion',
    says: 'makes a leader of whoever stands before Vader',
    position: {
      at: 'deploy dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader', 'Death Star Trooper'] },
        { card: CANTINA, dark: ['Stormtrooper'] },
      ],
      dark: { force: 2, hand: ['Field Promotion'] },
    },
    plays: [['dark', { deploy: 'Field Promotion' }]],
    leads: {
      numbers: { 'Death Star Trooper': { power: 2 }, 'table/Stormtrooper': { power: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Knowledge And Defense',
    rule: 'ccgx/effect/insert-when',
    says: 'stops all battles of a turn when it comes up',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Luke Skywalker'] }],
      dark: { force: 2, hand: ['Knowledge And Defense'] },
      light: { reserve: 0, force: 9 },
    },
    plays: [['dark', { deploy: 'Knowledge And Defense' }]],
    leads: {
      events: [{ kind: 'surfaced', seat: 'light', is: 'Knowledge And Defense' }],
      zones: { 'dark.lost': ['Knowledge And Defense'] },
      asked: 'dark',
    },
  },
  {
    card: 'Never Tell Me The Odds',
    says: 'costs whoever has the lower destinies the difference',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker', 'Rebel Trooper'] }],
      light: { force: 2, hand: ['Never Tell Me The Odds'] },
      dark: { force: 6, reserve: 0 },
    },
    plays: [['light', { deploy: 'Never Tell Me The Odds' }]],
    leads: { resources: { dark: { lost: 1 } }, stop: 'here' },
  },
  {
    card: '3,720 To 1',
    says: 'counts for the other side too',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker', 'Rebel Trooper'] }],
      dark: { force: 6, hand: ['3,720 To 1'], reserve: 9 },
      light: { force: 6, reserve: 0 },
    },
    plays: [['dark', { deploy: '3,720 To 1' }]],
    leads: { resources: { dark: { lost: 1 }, light: { lost: 0 } }, asked: 'dark' },
  },
  {
    card: "Obi-Wan's Apparition",
    says: 'leaves no Force to whoever is absent around it',
    position: look([
      { card: CANTINA, dark: ['Stormtrooper'], light: ["Obi-Wan's Apparition"] },
      { card: EISLEY },
    ]),
    leads: {
      numbers: {
        [CANTINA]: { 'force-generation-dark': 2, 'force-generation-light': 0, 'force-icons-light': 2 },
        [EISLEY]: { 'force-generation-dark': 0 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'Image Of The Dark Lord',
    says: 'comes where the opponent generates three more',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'] }, { card: CANTINA }],
      dark: { force: 6, hand: ['Image Of The Dark Lord'] },
    },
    leads: { noOffers: { dark: [{ deploy: 'Image Of The Dark Lord' }] }, asked: 'dark' },
  },
  {
    card: "Dagobah: Yoda's Hut",
    says: 'takes two off attrition elsewhere while Yoda is at home',
    position: {
      at: 'battle dark',
      locations: [
        { card: "Dagobah: Yoda's Hut", light: ['Yoda'] },
        { card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker'] },
      ],
      dark: { force: 3 },
      light: { force: 3 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: "Dagobah: Yoda's Hut" }],
    ],
    leads: { asked: { dark: 'battle-destiny' } },
  },
  {
    card: 'Dagobah: Cave',
    says: 'takes the icons of whoever finds the opponent there',
    position: look([{ card: 'Dagobah: Cave', light: ['Luke Skywalker'] }]),
    leads: { numbers: { 'Dagobah: Cave': { 'force-icons-dark': 0 } }, asked: 'dark' },
  },
  {
    card: 'Dagobah: Cave',
    says: 'costs Force while Yoda is away from home',
    position: {
      at: 'activate light',
      locations: ['Dagobah: Cave', { card: EISLEY, light: ['Yoda'] }],
      light: { reserve: 9 },
    },
    plays: [['light', 0]],
    leads: { resources: { light: { lost: 1 } }, asked: 'light' },
  },
])
