/** What the texts of weapons, craft, places and Interrupts of space of the first sets say. */
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const RIDGE = 'Hoth: North Ridge (4th Marker) (L)'

tellLater([
  {
    card: 'Closer?!',
    says: 'takes a starship into the belt, free with a smuggler',
    position: {
      at: 'move light',
      locations: [
        { card: 'Anoat (D)', light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] },
        { card: 'Asteroid Field (D)', of: 'Anoat' },
      ],
      light: { force: 0, hand: ['Closer?!'] },
      dark: { force: 0 },
    },
    plays: [['light', { play: 'Closer?!', action: 0 }]],
    leads: { zones: { 'light.used': ['Closer?!'] }, stop: 'here' },
  },
  {
    card: 'Moving To Attack Position',
    says: 'strengthens what a Corellian flies, and keeps it where it is',
    position: {
      at: 'battle light',
      locations: [
        {
          card: 'Tatooine (L)',
          light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }],
          dark: ['Imperial-Class Star Destroyer'],
        },
      ],
      light: { force: 3, hand: ['Moving To Attack Position'] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: 'Tatooine (L)' }],
      ['light', { play: 'Moving To Attack Position' }],
    ],
    leads: { numbers: { 'Millennium Falcon': { immunity: 99 } }, stop: 'here' },
  },
  {
    card: 'Take Evasive Action',
    says: 'takes three off asteroid destiny',
    position: {
      at: 'control dark',
      locations: [{ card: 'Tatooine (L)', dark: ['Imperial-Class Star Destroyer'] }],
      dark: { force: 3, hand: ['Take Evasive Action'] },
    },
    plays: [['dark', { play: 'Take Evasive Action' }]],
    leads: { numbers: { 'Imperial-Class Star Destroyer': { 'asteroid-destiny': -3 } }, asked: 'dark' },
  },
  {
    card: 'Crash Landing',
    says: 'brings a vehicle down before a walker',
    position: {
      at: 'control dark',
      locations: [
        { card: RIDGE, dark: ['Blizzard 2'], light: [{ card: 'Rogue 1', pilots: ['Luke Skywalker'] }] },
      ],
      dark: { force: 3, hand: ['Crash Landing'], reserve: ['4 of dark', 4] },
    },
    plays: [['dark', { play: 'Crash Landing' }]],
    leads: { events: [{ kind: 'crashed' }], asked: 'dark' },
  },
  {
    card: 'Jawa Ion Gun',
    says: 'steals a droid',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Luke Skywalker', with: ['Jawa Ion Gun'] }],
          dark: ['Darth Vader', 'U-3PO (Yoo-Threepio)'],
        },
      ],
      light: { force: 3, reserve: ['6 of light', 6] },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { fire: 'Jawa Ion Gun', target: 'U-3PO (Yoo-Threepio)' }],
    ],
    leads: { events: [{ kind: 'stolen', seat: 'light' }], stop: 'here' },
  },
  {
    card: 'Bowcaster',
    says: 'is the heavier the weaker its bearer',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, light: ['Chewbacca', 'Rebel Trooper'] }],
      light: { force: 9, hand: ['Bowcaster'] },
    },
    leads: {
      offers: {
        light: [
          { deploy: 'Bowcaster', on: 'Chewbacca', cost: 1 },
          { deploy: 'Bowcaster', on: 'table/Rebel Trooper', cost: 6 },
        ],
      },
      asked: 'light',
    },
  },
  {
    card: 'Gold 2',
    says: 'is forfeited for another starfighter in the Trench alone',
    position: look([{ card: 'Tatooine (L)', light: ['Gold 2', 'Red 5'] }]),
    leads: { numbers: { 'Gold 2': { forfeit: 3 } }, asked: 'dark' },
  },
  {
    card: "Clak'dor VII",
    says: 'raises the destiny of Bith',
    position: look([
      { card: "Clak'dor VII", light: ['Tantive IV'] },
      { card: EISLEY, light: ['Nalan Cheel'] },
    ]),
    leads: { numbers: { 'Nalan Cheel': { destiny: 5 } }, asked: 'dark' },
  },
  {
    card: 'The First Transport Is Away!',
    says: 'retrieves twice its passengers, and helps on Hoth from then on',
    position: {
      at: 'control light',
      locations: [
        'Hoth (L)',
        { card: EISLEY, dark: ['Stormtrooper'] },
        {
          card: 'Tatooine (L)',
          light: [
            { card: 'The First Transport Is Away!', target: 'Medium Transport' },
            { card: 'Medium Transport', passengers: ['Rebel Trooper', 'Luke Skywalker'] },
          ],
        },
      ],
      light: { force: 3, lost: 9, hand: ['Light Strike'] },
    },
    plays: [['light', { play: 'Light Strike' }]],
    leads: { resources: { light: { lost: 5, used: 5 } }, stop: 'here' },
  },
  {
    card: 'Echo Base Garrison',
    says: 'saves the Rogues from attrition, more with whom they are known for',
    position: look([
      {
        card: RIDGE,
        light: ['Echo Base Garrison', { card: 'Rogue 1', pilots: ['Luke Skywalker'] }, 'Rogue 2'],
      },
    ]),
    leads: { numbers: { 'Rogue 2': { immunity: 4 }, 'Rogue 1': { immunity: 6 } }, asked: 'dark' },
  },
  {
    card: 'Seeking An Audience',
    says: 'brings a droid out of the deck',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, light: ['Seeking An Audience', 'Luke Skywalker'] }],
      light: { force: 9, reserve: ['R2-D2 (Artoo-Detoo)', 5] },
    },
    plays: [['light', { play: 'Seeking An Audience' }]],
    leads: { offers: { light: [{ deploy: 'R2-D2 (Artoo-Detoo)' }] }, stop: 'here' },
  },
  {
    card: 'Corellian',
    says: 'makes one weapon of a turn cheaper on a Rebel beside it',
    position: {
      at: 'deploy light',
      locations: [{ card: EISLEY, light: ['Corellian', 'Luke Skywalker', 'Rebel Trooper'] }],
      light: { force: 9, hand: ['Jawa Ion Gun', 'Jawa Ion Gun'] },
    },
    plays: [['light', { deploy: 'light.hand/Jawa Ion Gun #1', on: 'Luke Skywalker', cost: 2 }]],
    leads: {
      resources: { light: { force: 7 } },
      offers: { light: [{ deploy: 'light.hand/Jawa Ion Gun', on: 'table/Rebel Trooper', cost: 3 }] },
      asked: 'light',
    },
  },
  {
    card: 'Hoth: Echo Med Lab',
    says: 'makes one medical droid of a turn cheaper',
    position: {
      at: 'deploy light',
      locations: ['Hoth: Echo Med Lab'],
      light: { force: 9, hand: ['FX-7 (Effex-Seven)', '2-1B (Too-Onebee)'] },
    },
    plays: [['light', { deploy: 'FX-7 (Effex-Seven)', cost: 0 }]],
    leads: { offers: { light: [{ deploy: '2-1B (Too-Onebee)', cost: 2 }] }, asked: 'light' },
  },
  {
    card: "What're You Tryin' To Push On Us?",
    says: 'takes each further Interrupt of a title for a growing price',
    rule: 'ccgx/interrupt/grab-toll',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, light: ['Luke Skywalker', 'Han Solo', 'Rebel Trooper'] }],
      dark: { force: 4, hand: ['Dark Strike', 'Dark Strike'] },
      light: { force: 3, hand: ["What're You Tryin' To Push On Us?"] },
    },
    plays: [
      ['dark', { play: 'dark.hand/Dark Strike #1' }],
      ['dark', { cards: ['Luke Skywalker'] }],
      ['light', { deploy: "What're You Tryin' To Push On Us?" }],
      ['dark', { play: 'dark.hand/Dark Strike' }],
      ['dark', { cards: ['Han Solo'] }],
    ],
    leads: {
      resources: { dark: { force: 2 } },
      zones: { 'light.lost': ['Luke Skywalker', 'Han Solo'], 'dark.hand': [] },
      stop: 'here',
    },
  },
  {
    card: "There'll Be Hell To Pay",
    says: 'asks for Force that is not there',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper', 'Darth Vader'] }],
      light: { force: 1, hand: ['Light Strike', 'Light Strike'] },
      dark: { force: 3, hand: ["There'll Be Hell To Pay"] },
    },
    plays: [
      ['light', { play: 'light.hand/Light Strike #1' }],
      ['light', { cards: ['table/Stormtrooper'] }],
      ['dark', { deploy: "There'll Be Hell To Pay" }],
    ],
    leads: { noOffers: { light: [{ play: 'Light Strike' }] }, stop: 'here' },
  },
  {
    card: 'Greedo',
    says: 'shoots a smuggler whom nobody pays for',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: ['Greedo'], light: ['Han Solo'] }],
      light: { force: 3 },
      dark: { force: 3, reserve: ['6 of dark', 5] },
    },
    plays: [
      ['dark', { play: 'Greedo' }],
      ['light', 'take the chance'],
    ],
    leads: { zones: { 'light.lost': ['Han Solo'] }, stop: 'here' },
  },
  {
    card: 'Greedo',
    says: 'is bought off with all Force',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: ['Greedo'], light: ['Han Solo'] }],
      light: { force: 3 },
      dark: { force: 3, reserve: ['6 of dark', 5] },
    },
    plays: [
      ['dark', { play: 'Greedo' }],
      ['light', 'use all Force'],
      ['dark', 'yes'],
    ],
    leads: { resources: { light: { force: 0 }, dark: { force: 6 } }, stop: 'here' },
  },
])
