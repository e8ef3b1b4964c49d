/** What the texts of Effects and Interrupts of A New Hope and Dagobah say that wait for draws, plays and ends of phases. */

import { inline } from './inline-cards.ts'
import { tellLater } from './stories.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
/** A hand of so many cards. */
const FULL = Array.from({ length: 13 }, () => 'Rebel Trooper')

/** An Interrupt that calls a battle off. */
const PEACE = inline({
  title: 'Peace',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ when: { just: 'battle-initiated' }, do: [{ do: 'cancel' }] }] },
})

tellLater([
  {
    card: 'Krayt Dragon Bones',
    says: 'costs Force when the opponent draws a one',
    position: {
      at: 'battle light',
      locations: [{ card: EISLEY, dark: ['Krayt Dragon Bones', 'Stormtrooper'], light: ['Luke Skywalker'] }],
      light: { force: 3, reserve: ['1 of light', 6] },
      dark: { force: 3, reserve: 9 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', 1],
    ],
    leads: { asked: { dark: 'lose-force' } },
  },
  {
    card: 'Tauntaun Bones',
    says: 'is lost when the opponent draws a three',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Tauntaun Bones', 'Luke Skywalker'] }],
      dark: { force: 3, reserve: ['3 of dark', 6] },
      light: { force: 3, reserve: 9 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 1],
    ],
    leads: { zones: { 'light.lost': ['Tauntaun Bones'] }, stop: 'here' },
  },
  {
    card: 'Merc Sunlet',
    says: 'teaches theft, of a device with more than the destiny',
    position: {
      at: 'control light',
      locations: [
        {
          card: EISLEY,
          light: [{ card: 'Luke Skywalker', with: ['Merc Sunlet'] }],
          dark: [{ card: 'Stormtrooper', with: ['Comlink'] }],
        },
      ],
      light: { force: 3, reserve: ['0 of light', 4] },
    },
    plays: [['light', { play: 'Merc Sunlet' }]],
    leads: { events: [{ kind: 'stolen', seat: 'light' }], asked: 'light' },
  },
  {
    card: 'Swilla Corey',
    says: 'keeps a weapon from being stolen',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          light: ['Luke Skywalker'],
          dark: [{ card: 'Stormtrooper', with: [{ card: 'Blaster', with: ['Swilla Corey'] }] }],
        },
      ],
      light: { force: 3, hand: ['Weapon Levitation (L)'] },
    },
    plays: [['light', { battle: EISLEY }]],
    leads: { noOffers: { light: [{ play: 'Weapon Levitation (L)', action: 2 }] }, stop: 'here' },
  },
  {
    card: 'Grappling Hook',
    says: 'takes an Interrupt, of whose title only one is played in a turn then',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, light: ['Luke Skywalker', 'Han Solo'] }],
      dark: { force: 3, hand: ['Dark Strike', 'Dark Strike'] },
      light: { force: 3, hand: ['Grappling Hook'] },
    },
    plays: [
      ['dark', { play: 'Dark Strike' }],
      ['dark', { cards: ['Luke Skywalker'] }],
      ['light', { deploy: 'Grappling Hook' }],
    ],
    leads: {
      zones: { 'dark.used': [], 'light.lost': ['Luke Skywalker'] },
      noOffers: { dark: [{ play: 'Dark Strike' }] },
      asked: 'dark',
    },
  },
  {
    card: 'Tentacle',
    says: 'does the same to the other side',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, dark: ['Stormtrooper'] }],
      light: { force: 3, hand: ['Light Strike'] },
      dark: { force: 3, hand: ['Tentacle'] },
    },
    plays: [
      ['light', { play: 'Light Strike' }],
      ['dark', { deploy: 'Tentacle' }],
    ],
    leads: { zones: { 'light.used': [], 'dark.lost': ['Stormtrooper'] }, asked: 'light' },
  },
  {
    card: 'Grimtaash',
    says: 'leaves a full hand eight cards',
    rule: 'ccgx/search/random-hand',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 3, hand: ['Grimtaash'] },
      dark: { hand: Array.from({ length: 13 }, () => 'Stormtrooper') },
    },
    plays: [['light', { play: 'Grimtaash' }]],
    leads: { resources: { dark: { hand: 8, used: 5 } }, asked: 'light' },
  },
  {
    card: 'Monnok',
    says: 'costs the opponent all cards that are there twice',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: { force: 4, hand: ['Monnok'] },
      light: { hand: ['Luke Skywalker', ...FULL.slice(0, 2)] },
    },
    plays: [['dark', { play: 'Monnok' }]],
    leads: {
      zones: { 'light.hand': ['Luke Skywalker'], 'dark.lost': ['Monnok'] },
      stop: 'here',
    },
  },
  {
    card: 'Recoil In Fear',
    says: 'renews both hands',
    position: {
      at: 'control light',
      locations: [EISLEY],
      light: { force: 3, hand: ['Recoil In Fear', 'Luke Skywalker'], reserve: 5 },
      dark: { hand: 3, used: 2, reserve: 5 },
    },
    plays: [['light', { play: 'Recoil In Fear' }]],
    leads: {
      resources: { light: { hand: 1 }, dark: { hand: 3, used: 0, reserve: 7 } },
      stop: 'here',
    },
  },
  {
    card: 'Uncertain Is The Future',
    says: 'renews both hands',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: { force: 3, hand: ['Uncertain Is The Future'], reserve: 5 },
      light: { hand: 3, used: 2, reserve: 5 },
    },
    plays: [['dark', { play: 'Uncertain Is The Future' }]],
    leads: { resources: { light: { hand: 3, used: 0, reserve: 7 } }, stop: 'here' },
  },
  {
    card: 'Defensive Fire',
    says: 'sends a card of the hand away, unseen',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: { force: 3, hand: ['Defensive Fire'] },
      light: { hand: 3 },
    },
    plays: [['dark', { play: 'Defensive Fire' }]],
    leads: { resources: { light: { hand: 2, used: 1 } }, asked: 'dark' },
  },
  {
    card: 'Imbalance',
    says: 'costs half of what was retrieved',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker'] }],
      light: { force: 1, reserve: 9, lost: ['Princess Leia'], hand: ["Leia's Back"] },
      dark: { force: 3, hand: ['Imbalance'] },
    },
    plays: [
      ['light', { play: "Leia's Back" }],
      ['light', { cards: ['Princess Leia'] }],
      ['dark', { play: 'Imbalance' }],
    ],
    leads: { asked: { light: 'lose-force' } },
  },
  {
    card: 'Yoda Stew',
    says: 'turns cards of the hand into Force in the turn of the opponent',
    position: {
      at: 'control dark',
      locations: [EISLEY],
      dark: { force: 3 },
      light: { force: 1, hand: ['Yoda Stew', 'Luke Skywalker', 'Rebel Trooper'] },
    },
    plays: [
      ['light', { play: 'Yoda Stew' }],
      ['light', { cards: ['light.hand/Luke Skywalker', 'light.hand/Rebel Trooper'] }],
    ],
    leads: { resources: { light: { force: 3, hand: 0 } }, stop: 'here' },
  },
  {
    card: 'You Do Have Your Moments',
    says: 'takes all attrition away',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker', 'Obi-Wan Kenobi'] }],
      dark: { force: 3, reserve: ['5 of dark', 6] },
      light: { force: 3, reserve: ['5 of light', 6], hand: ['You Do Have Your Moments'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', 1],
      ['light', 1],
      ['light', { play: 'You Do Have Your Moments' }],
    ],
    leads: { zones: { 'light.lost': ['You Do Have Your Moments'], 'dark.lost': [] }, stop: 'here' },
  },
  {
    card: 'Flash Of Insight',
    says: 'draws a creature and brings it out',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Flash Of Insight'] }, 'Tatooine (L)'],
      light: { force: 3, reserve: ['Mynock (L)', 5], hand: 0 },
    },
    plays: [
      ['light', { play: 'Flash Of Insight' }],
      ['light', { deploy: 'Mynock (L)', on: 'row/Tatooine (L)' }],
    ],
    leads: { resources: { light: { force: 0, hand: 0 } }, stop: 'here' },
  },
  {
    card: 'Shot In The Dark',
    says: 'draws a card for a Force that is lost',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Shot In The Dark'] }],
      dark: { force: 0, reserve: 5, hand: 0 },
    },
    plays: [['dark', { play: 'Shot In The Dark' }]],
    leads: { resources: { dark: { lost: 1, hand: 1 } }, stop: 'here' },
  },
  {
    card: 'Order To Engage',
    says: 'costs three Force where no battle was begun',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, light: ['Order To Engage', 'Luke Skywalker'], dark: ['Darth Vader'] }],
      dark: { force: 3, reserve: 9 },
      light: { force: 3 },
    },
    plays: [['dark', 'pass']],
    leads: { asked: { dark: 'lose-force' } },
  },
  {
    card: 'Order To Engage',
    says: 'is content with a battle that was begun',
    rule: 'ccgx/term/battle-took-place',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, light: ['Order To Engage', 'Obi-Wan Kenobi'], dark: ['Darth Vader'] }],
      dark: { force: 3, reserve: 0 },
      light: { force: 3, hand: ['Peace'] },
    },
    cards: [PEACE],
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'Peace' }],
      ['dark', 'pass'],
    ],
    leads: { resources: { dark: { lost: 0 } }, noEvents: [{ kind: 'forceLost' }], stop: 'here' },
  },
  {
    card: 'Much Anger In Him',
    says: 'costs four Force beside a Rebel whom nobody fought',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Darth Vader'],
          light: [{ card: 'Luke Skywalker', with: [{ card: 'Much Anger In Him', by: 'dark' }] }],
        },
      ],
      light: { force: 3, reserve: 9 },
      dark: { force: 3 },
    },
    plays: [['light', 'pass']],
    leads: { asked: { light: 'lose-force' } },
  },
  {
    card: 'Location, Location, Location',
    says: 'costs a Force for no location',
    position: {
      at: 'deploy dark',
      locations: [{ card: EISLEY, dark: ['Location, Location, Location'] }, CANTINA],
      dark: { force: 3, reserve: 9, hand: 1 },
    },
    plays: [['dark', 'pass']],
    leads: { asked: { dark: 'lose-force' } },
  },
])
