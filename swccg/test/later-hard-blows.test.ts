/** What the texts of sites of captives, of small craft, of guards and of Interrupts say that strike hard. */
import { look, type Story, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CHAMBER = 'Cloud City: Carbonite Chamber (L)'
const CORRIDOR = 'Death Star: Detention Block Corridor (L)'
const TOWER = 'Cloud City: Security Tower'
const CANYON = "Tatooine: Beggar's Canyon"
const SPACE = 'Tatooine (D)'
const CLOUDS = 'Bespin: Cloud City (D)'

const patrol = (card: string, side: 'dark' | 'light'): Story => ({
  card,
  says: 'is stronger at Bespin, and comes in answer to a battle',
  position: look([
    { card: 'Bespin (D)' },
    { card: CLOUDS, [side]: [{ card, driver: [side === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] }] },
  ]),
  leads: { numbers: { [card]: { power: 2 } }, asked: 'dark' },
})

tellLater([
  {
    card: CHAMBER,
    says: 'lets who controls it stop the freezing',
    position: {
      at: 'control light',
      locations: [{ card: CHAMBER, light: ['Rebel Trooper'], dark: ['Carbon-Freezing'] }],
      light: { force: 3 },
    },
    plays: [['light', { play: CHAMBER }]],
    leads: { zones: { 'dark.lost': ['Carbon-Freezing'] }, stop: 'here' },
  },
  {
    card: CORRIDOR,
    says: 'drains more, and brings interrogators',
    position: {
      at: 'deploy dark',
      locations: [{ card: CORRIDOR, light: ['Rebel Trooper'] }],
      dark: { force: 9, reserve: ['IT-O (Eyetee-Oh)', 4] },
      light: { force: 1 },
    },
    plays: [['dark', { play: CORRIDOR }]],
    leads: {
      offers: { dark: [{ deploy: 'IT-O (Eyetee-Oh)' }] },
      numbers: { [CORRIDOR]: { 'drain-light': 2 } },
      stop: 'here',
    },
  },
  {
    card: TOWER,
    says: 'frees a captive in place of a drain',
    position: {
      at: 'control light',
      locations: [{ card: TOWER, light: ['Rebel Trooper', { card: 'Han Solo', imprisoned: true }] }],
      light: { force: 3 },
      dark: { reserve: 5 },
    },
    plays: [['light', { play: TOWER }]],
    leads: { facts: { 'Han Solo': { as: 'at' } }, asked: 'dark' },
  },
  {
    card: CANYON,
    says: 'is the place of T-16s',
    position: look([{ card: CANYON, light: ["Luke's T-16 Skyhopper"] }]),
    leads: { numbers: { "Luke's T-16 Skyhopper": { power: 2 } }, asked: 'dark' },
  },
  patrol('Patrol Craft (L)', 'light'),
  patrol('Patrol Craft (D)', 'dark'),
  {
    card: "Vader's Personal Shuttle",
    says: 'makes destiny dear for who fights it with Vader aboard',
    position: look([
      {
        card: SPACE,
        dark: [{ card: "Vader's Personal Shuttle", passengers: ['Darth Vader'] }],
        light: ['X-wing'],
      },
    ]),
    leads: { numbers: { [SPACE]: { 'ability-needed-light': 6, 'ability-needed-dark': 4 } }, asked: 'dark' },
  },
  {
    card: 'Chyler',
    says: 'strengthens drains where gas is mined',
    position: look([
      { card: 'Bespin (D)' },
      { card: CLOUDS, dark: ['Tibanna Gas Miner (D)'] },
      { card: 'Cloud City: Upper Plaza Corridor (D)', dark: ['Chyler'] },
    ]),
    leads: { numbers: { [CLOUDS]: { 'drain-dark': 2 } }, asked: 'dark' },
  },
  {
    card: 'Oola',
    says: 'sends known men from the hand to the Used Pile',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Oola'] }],
      light: { force: 3 },
      dark: { hand: ['Darth Vader', 'Stormtrooper'] },
    },
    plays: [['light', { play: 'Oola' }]],
    leads: { zones: { 'dark.hand': ['Stormtrooper'], 'dark.used': ['Darth Vader'] }, stop: 'here' },
  },
  {
    card: 'Corporal Prescott',
    says: 'retrieves Force for prisoners in place of a drain',
    position: {
      at: 'control dark',
      locations: [
        { card: TOWER, dark: ['Corporal Prescott'], light: [{ card: 'Han Solo', imprisoned: true }] },
      ],
      dark: { force: 3, lost: 4 },
      light: { reserve: 5 },
    },
    plays: [['dark', { play: 'Corporal Prescott' }]],
    leads: {
      resources: { dark: { force: 2, lost: 3 } },
      noOffers: { dark: [{ drain: TOWER }] },
      stop: 'here',
    },
  },
  {
    card: 'Ambush',
    says: 'sends everybody from a site who is outdone twice over',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker'], dark: ['Stormtrooper'] }],
      light: { force: 3, hand: ['Ambush'] },
    },
    plays: [['light', { play: 'Ambush' }]],
    leads: { zones: { 'dark.used': ['Stormtrooper'] }, stop: 'here' },
  },
  {
    card: 'Ambush',
    says: 'sends a vehicle away with who rides it, though each of them is meant',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: ['Luke Skywalker', 'Han Solo', 'Chewbacca'],
          dark: [{ card: 'Dewback', passengers: ['Stormtrooper'] }],
        },
      ],
      light: { force: 3, hand: ['Ambush'] },
    },
    plays: [['light', { play: 'Ambush' }]],
    leads: { zones: { 'dark.used': ['Stormtrooper', 'Dewback'] }, stop: 'here' },
  },
  {
    card: 'Overwhelmed',
    says: 'sends starships from a system that are outdone twice over',
    position: {
      at: 'deploy dark',
      locations: [{ card: SPACE, dark: ['Imperial-Class Star Destroyer'], light: ['X-wing'] }],
      dark: { force: 3, hand: ['Overwhelmed'] },
    },
    plays: [['dark', { play: 'Overwhelmed' }]],
    leads: { zones: { 'light.used': ['X-wing'] }, stop: 'here' },
  },
  ...(['1', '2', '4', '6'] as const).map(
    (drawn): Story => ({
      card: 'Hidden Weapons',
      says: `does by what is drawn: ${drawn}`,
      position: {
        at: 'battle dark',
        locations: [{ card: EISLEY, dark: ['Boba Fett'], light: ['Han Solo'] }],
        dark: { force: 5, hand: ['Hidden Weapons'], reserve: [`${drawn} of dark`, 4] },
        light: { force: 1 },
      },
      plays: [
        ['dark', { battle: EISLEY }],
        ['dark', { play: 'Hidden Weapons' }],
      ],
      leads: {
        ...{
          1: { facts: { 'Han Solo': { hit: false } } },
          2: { asked: { dark: 'capture' as const } },
          4: { facts: { 'Han Solo': { hit: true } } },
          6: { zones: { 'light.lost': ['Han Solo'] } },
        }[drawn],
        ...(drawn === '2' ? {} : { stop: 'here' as const }),
      },
    }),
  ),
  {
    card: 'Protector',
    says: 'meets all that is owed with Chewie from hand',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Leia Organa'] }],
      dark: { force: 5, reserve: ['5 of dark', 4] },
      light: { force: 1, hand: ['Protector', 'Chewbacca'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 1],
      ['light', { play: 'Protector' }],
    ],
    leads: { zones: { 'light.lost': ['Chewbacca', 'Protector'] }, stop: 'here' },
  },
])
