/** What Effects say that hinder the opponent, and characters who bring cards back. */
import { fighter } from './battle-play.ts'
import { look, tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const FARM = "Tatooine: Lars' Moisture Farm (L)"
const SPACE = 'Ralltiir (L)'
const PALACE = "Jabba's Palace: Audience Chamber (L)"
const CORRIDOR = 'Death Star: Detention Block Corridor'

tellLater([
  {
    card: 'Wise Advice',
    says: 'keeps what Alter cancels out of the Lost Pile',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Rebel Trooper'] }],
      dark: { force: 3, hand: ['Alter (D)'], reserve: ['0 of dark', 5] },
      light: { side: ['Wise Advice', 'Crash Site Memorial'] },
    },
    plays: [['dark', { play: 'Alter (D)', action: 0 }]],
    leads: { zones: { 'light.lost': [] }, resources: { light: { used: 1 } }, stop: 'here' },
  },
  {
    card: 'Oppressive Enforcement',
    says: 'keeps an Interrupt that Sense cancels out of the Lost Pile',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Obi-Wan Kenobi'] }],
      dark: { force: 9, hand: ['Dark Strike'], side: ['Oppressive Enforcement'] },
      light: { force: 3, hand: ['Sense (L)'], reserve: ['0 of light', 5] },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['light', { play: 'Sense (L)', action: 0 }],
    ],
    leads: { zones: { 'dark.lost': [] }, stop: 'here' },
  },
  {
    card: 'Oppressive Enforcement',
    says: 'makes capital ships better draws',
    position: look([{ card: 'Tatooine (D)', dark: ['Devastator'] }], {
      dark: { side: ['Oppressive Enforcement'] },
    }),
    leads: { numbers: { Devastator: { destiny: 2 } }, stop: 'here' },
  },
  {
    card: 'Secret Plans',
    says: 'makes who retrieves pay as much first',
    position: {
      at: 'control light',
      locations: [{ card: 'Cloud City: Downtown Plaza (L)', light: ['Rebel Trooper'] }],
      light: { force: 3, lost: ['Cloud City: Lower Corridor (L)', 'Rebel Trooper'] },
      dark: { side: ['Secret Plans'] },
    },
    plays: [
      ['light', { play: 'Cloud City: Downtown Plaza (L)' }],
      ['light', true],
      ['light', { cards: ['Cloud City: Lower Corridor (L)'] }],
    ],
    leads: { resources: { light: { force: 1, lost: 1 } }, stop: 'here' },
  },
  {
    card: 'Scrambled Transmission',
    says: 'keeps Shocking Information from Sense',
    position: {
      at: 'control light',
      locations: [
        { card: 'Cloud City: Lower Corridor (L)', light: ['Rebel Trooper'], dark: ['Darth Vader'] },
      ],
      light: { force: 3, hand: ['Shocking Information'], side: ['Scrambled Transmission'] },
      dark: { force: 3, hand: ['Sense (D)'], reserve: ['0 of dark', 5] },
    },
    plays: [['light', { play: 'Shocking Information', action: 0 }]],
    leads: { asked: 'light', stop: 'here' },
  },
  {
    card: 'Come Here You Big Coward',
    says: 'stops drains where there is nothing to fight for',
    position: {
      at: 'control light',
      locations: [{ card: 'Yavin 4: Massassi Throne Room', light: ['Rebel Trooper'] }],
      light: { force: 3 },
      dark: { side: ['Come Here You Big Coward'], reserve: 9 },
    },
    leads: { noOffers: { light: [{ drain: 'Yavin 4: Massassi Throne Room' }] }, stop: 'here' },
  },
  {
    card: 'Koensayr Manufacturing',
    says: 'lets many ships be modified, and saves them from attrition',
    position: {
      at: 'deploy light',
      locations: [
        {
          card: SPACE,
          light: [
            { card: 'Millennium Falcon', pilots: ['Han Solo'], with: ['Special Modifications'] },
            { card: 'X-wing', pilots: ['Rebel Pilot'] },
            'Koensayr Manufacturing',
          ],
        },
      ],
      light: { force: 3, hand: ['Special Modifications'] },
    },
    plays: [['light', { deploy: 'light.hand/Special Modifications', on: 'X-wing' }]],
    leads: { numbers: { 'X-wing': { immunity: 4 } }, stop: 'here' },
  },
  {
    card: 'Mostly Armless',
    says: 'comes after a battle that a lightsaber helped to win',
    cards: [
      fighter('light', 'Victim', { power: 3, ability: 1, forfeit: 2 }),
      fighter('light', 'Loser', { power: 0, ability: 1, forfeit: 9 }),
    ],
    position: {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }],
          light: ['Victim', 'Loser'],
        },
      ],
      dark: { force: 9, hand: ['Mostly Armless'], reserve: 0, used: 9 },
      light: { reserve: 9, force: 0 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 'pass'],
      ['light', { forfeit: 'table/Loser' }],
      ['dark', { deploy: 'Mostly Armless', on: 'Victim' }],
    ],
    leads: { numbers: { Victim: { power: 2 } }, stop: 'here' },
  },
  {
    card: 'Despair',
    says: 'keeps a friend of a captive from helping to draw',
    position: look([
      { card: EISLEY, dark: [{ card: 'Darth Vader', captives: ['Han Solo'] }] },
      {
        card: CANTINA,
        light: [{ card: 'Leia Organa', with: [{ card: 'Despair', by: 'dark', target: 'Han Solo' }] }],
      },
    ]),
    leads: { numbers: { 'Leia Organa': { 'usable-ability': 0 } }, asked: 'dark' },
  },
  {
    card: 'Destroyed Homestead',
    says: 'costs the opponent one Force in each control phase',
    position: {
      at: 'activate dark',
      locations: [
        { card: FARM, dark: [{ card: 'Destroyed Homestead', target: 'Luke Skywalker' }] },
        { card: EISLEY, light: ['Luke Skywalker'] },
      ],
      light: { reserve: 9 },
    },
    plays: [['dark', 0]],
    leads: {
      numbers: { 'Luke Skywalker': { 'usable-ability': 0 } },
      events: [{ kind: 'owesForce', amount: 1 }],
      stop: 'here',
    },
  },
  {
    card: 'Bionic Hand',
    says: 'heals who was disarmed',
    position: {
      at: 'deploy light',
      locations: [
        { card: EISLEY, light: [{ card: 'Luke Skywalker', with: [{ card: 'Disarmed (D)', by: 'dark' }] }] },
      ],
      light: { force: 2, hand: ['Bionic Hand'] },
    },
    plays: [['light', { deploy: 'Bionic Hand', on: 'Luke Skywalker' }]],
    leads: {
      numbers: { 'Luke Skywalker': { power: 4 } },
      zones: { 'dark.lost': ['Disarmed (D)'] },
      stop: 'here',
    },
  },
  {
    card: "The Emperor's Prize",
    says: 'costs half of the Life Force when Luke and Vader are there',
    position: {
      at: 'move dark',
      locations: [
        {
          card: CORRIDOR,
          dark: [
            { card: "The Emperor's Prize", target: 'Luke Skywalker' },
            { card: 'Stormtrooper', captives: [{ card: 'Luke Skywalker', frozen: true }] },
          ],
        },
        { card: 'Death Star: Docking Bay 327 (D)', dark: ['Darth Vader'] },
      ],
      dark: { force: 3 },
      light: { reserve: 5, force: 2, used: 2, hand: 3 },
    },
    plays: [['dark', { move: 'Darth Vader' }]],
    leads: { events: [{ kind: 'owesForce', amount: 4 }], stop: 'here' },
  },
  {
    card: 'Ben Kenobi',
    says: 'revives who was forfeited beside him',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader', 'Stormtrooper'], light: ['Ben Kenobi', 'Rebel Trooper'] },
      ],
      dark: { force: 9, reserve: 0, used: 9 },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', 0],
      ['light', { forfeit: 'table/Rebel Trooper' }],
      ['light', { play: 'Ben Kenobi' }],
    ],
    leads: { facts: { 'table/Rebel Trooper': { at: 'Tatooine: Mos Eisley' } }, stop: 'here' },
  },
  {
    card: 'Joh Yowza',
    says: 'keeps one card that was drawn for destiny',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Joh Yowza', 'Max Rebo'] }],
      dark: { force: 9, reserve: ['3 of dark', '4 of dark', 3] },
      light: { reserve: 9 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 1],
      ['light', { play: 'Joh Yowza' }],
    ],
    leads: { facts: { 'table/3 of dark': { on: 'Joh Yowza', as: 'beneath' } }, stop: 'here' },
  },
  {
    card: 'Sy Snootles',
    says: 'brings her friends out',
    position: {
      at: 'deploy dark',
      locations: [{ card: PALACE, dark: ['Sy Snootles'] }],
      dark: { force: 9, reserve: ["J'Quille", 4] },
    },
    plays: [
      ['dark', { play: 'Sy Snootles', action: 0 }],
      ['dark', { deploy: "dark.reserve/J'Quille" }],
    ],
    leads: { facts: { "table/J'Quille": { at: "Jabba's Palace: Audience Chamber" } }, stop: 'here' },
  },
  {
    card: 'Weequay Marksman',
    says: 'fires in its control phase at twice the price, and finishes whoever it hits',
    position: {
      at: 'control dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Weequay Marksman', with: ['Blaster Rifle (D)'] }],
          light: ['Rebel Trooper'],
        },
      ],
      dark: { force: 5, reserve: ['6 of dark', 5] },
      light: { reserve: 9 },
    },
    plays: [['dark', { play: 'Weequay Marksman', action: 0 }]],
    leads: { resources: { dark: { force: 1 } }, stop: 'here' },
  },
  {
    card: 'Wookiee',
    says: 'has a bowcaster for one Force, and is strong among trees and enemies',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Yavin 4: Jungle (D)', light: ['Wookiee'], dark: ['Stormtrooper'] }],
      light: { force: 1, hand: ['Bowcaster'] },
    },
    plays: [['light', { deploy: 'Bowcaster' }]],
    leads: {
      numbers: { Wookiee: { power: 6 }, Bowcaster: { destiny: 5 } },
      resources: { light: { force: 0 } },
      stop: 'here',
    },
  },
  {
    card: 'Blasted Droid',
    says: "fires a trooper's blaster for nothing",
    position: {
      at: 'control dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }],
          light: ['Rebel Trooper'],
        },
      ],
      dark: { force: 1, hand: ['Blasted Droid'], reserve: ['6 of dark', 5] },
      light: { reserve: 9 },
    },
    plays: [['dark', { play: 'Blasted Droid' }]],
    leads: { zones: { 'light.lost': ['Rebel Trooper'] }, resources: { dark: { force: 1 } }, stop: 'here' },
  },
  {
    card: 'Stay Sharp!',
    says: 'fires a starship weapon for nothing',
    position: {
      at: 'control light',
      locations: [
        {
          card: 'Tatooine (D)',
          dark: [{ card: 'Black 3', pilots: ['Imperial Pilot'] }],
          light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'], with: ['Quad Laser Cannon'] }],
        },
      ],
      light: { force: 1, hand: ['Stay Sharp!'], reserve: ['6 of light', 5] },
    },
    plays: [
      ['light', { play: 'Stay Sharp!', action: 0 }],
      ['light', true],
    ],
    leads: { events: [{ kind: 'shot', total: 9 }], stop: 'here' },
  },
])
