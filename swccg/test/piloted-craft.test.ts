/** Craft of Special Edition whose pilots are part of them and have names, and pilots whom a maker replaces. */

import { inline } from './inline-cards.ts'
import { look, type Story, tellLater } from './stories.ts'

const CLOUDS = { card: 'Clouds (D)', of: 'Bespin' }
const PLAZA = 'Cloud City: Upper Plaza Corridor (D)'
const ROOM = 'Yavin 4: Massassi Throne Room'

/** Who is aboard for good comes to no place besides, and the other way round. */
const once = (
  craft: string,
  side: 'dark' | 'light',
  person: string,
  site = 'Tatooine: Mos Eisley (D)',
): readonly Story[] =>
  [[craft, person] as const, [person, craft] as const].map(
    ([there, comes]): Story => ({
      card: craft,
      says:
        comes === craft ? 'stays away while its pilot is elsewhere' : 'keeps its pilot from coming elsewhere',
      position: {
        at: `deploy ${side}`,
        locations: [
          { card: 'Kessel (L)', [side]: there === craft ? [craft] : [] },
          { card: site, [side]: there === craft ? [] : [person] },
        ],
        [side]: { force: 12, hand: [comes] },
      },
      leads: { noOffers: { [side]: [{ deploy: comes }] }, stop: 'here' },
    }),
  )

tellLater([
  ...once("Bossk In Hound's Tooth", 'dark', 'Bossk'),
  ...(['OS-72-1 In Obsidian 1', 'OS-72-2 In Obsidian 2'] as const).flatMap((card, index): Story[] => [
    {
      card,
      says: 'is stronger in the clouds, and cheaper there',
      position: {
        at: 'deploy dark',
        locations: ['Bespin (D)', { ...CLOUDS, dark: [] }, PLAZA],
        dark: { force: 9, hand: [card] },
      },
      leads: {
        offers: {
          dark: [
            { deploy: card, on: 'Clouds (D)', cost: 4 - index },
            { deploy: card, on: 'Bespin (D)', cost: 5 - index },
          ],
        },
        stop: 'here',
      },
    },
    {
      card,
      says: 'has power 4 or 3 anywhere',
      position: look(['Bespin (D)', { card: 'Kessel (L)', dark: [card] }]),
      leads: { numbers: { [card]: { power: 4 - index, ability: 2 } }, asked: 'dark' },
    },
    {
      card,
      says: 'has 3 more in the clouds, where they slow it, and draws battle destiny',
      position: {
        at: 'battle dark',
        locations: ['Bespin (D)', { ...CLOUDS, dark: [card], light: [{ card: 'Cloud Car (L)' }] }],
        dark: { force: 5, reserve: 9 },
        light: { force: 3, reserve: 9, hand: 0 },
      },
      plays: [['dark', { battle: 'Clouds (D)' }]],
      leads: { numbers: { [card]: { power: 5 - index } }, asked: { dark: 'battle-destiny' } },
    },
  ]),
  {
    card: "Bossk In Hound's Tooth",
    says: 'adds a battle destiny, and power',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Kessel (L)', dark: ["Bossk In Hound's Tooth"], light: ['Red Leader In Red 1'] }],
      dark: { force: 5 },
      light: { force: 3 },
    },
    plays: [['dark', { battle: 'Kessel (L)' }]],
    leads: {
      numbers: {
        'Kessel (L)': { 'battle-destinies-dark': 1 },
        "Bossk In Hound's Tooth": { power: 7, ability: 2 },
      },
      stop: 'here',
    },
  },
  {
    card: "Bossk In Hound's Tooth",
    says: 'flies like a starfighter, into the clouds too',
    position: {
      at: 'deploy dark',
      locations: ['Bespin (D)', CLOUDS, PLAZA],
      dark: { force: 9, hand: ["Bossk In Hound's Tooth"] },
    },
    leads: { offers: { dark: [{ deploy: "Bossk In Hound's Tooth", on: 'Clouds (D)' }] }, stop: 'here' },
  },
  {
    card: "Bossk In Hound's Tooth",
    says: 'counts as piloted by Bossk where a text asks for him',
    rule: 'ccgx/permanent/pilot-named',
    position: look([{ card: 'Kessel (L)', dark: ["Bossk In Hound's Tooth", 'Bossk Watcher'] }]),
    cards: [
      inline({
        title: 'Bossk Watcher',
        side: 'dark',
        kind: 'starship',
        type: 'capital',
        power: 1,
        permanentPilot: 1,
        text: {
          statics: [
            {
              static: 'number',
              change: 'power',
              of: { kind: 'starship', with: { persona: 'Bossk', pilots: true } },
              add: 5,
            },
          ],
        },
      }),
    ],
    leads: {
      numbers: { "Bossk In Hound's Tooth": { power: 12 }, 'Bossk Watcher': { power: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Incom Corporation',
    says: 'has better pilots in snub fighters that have common ones',
    rule: 'ccgx/permanent/pilot-replaced',
    position: look([
      { card: ROOM, light: ['Incom Corporation', 'Rebel Trooper'] },
      {
        card: 'Kessel (L)',
        light: ['Common X-wing', 'Good X-wing', 'Y-wing Ace'],
      },
    ]),
    cards: [
      ['Common X-wing', 'X-wing', 1],
      ['Good X-wing', 'X-wing', 2],
      ['Y-wing Ace', 'Y-wing', 1],
    ].map(([title, model, permanentPilot]) =>
      inline({
        title,
        side: 'light',
        kind: 'starship',
        type: 'starfighter',
        model,
        permanentPilot,
        power: 3,
      }),
    ),
    leads: {
      numbers: {
        'Common X-wing': { power: 4, ability: 2 },
        'Good X-wing': { power: 3, ability: 2 },
        'Y-wing Ace': { power: 3, ability: 1 },
      },
      asked: 'dark',
    },
  },
  {
    card: 'Incom Corporation',
    says: 'closes when the opponent controls its site',
    position: {
      at: 'deploy dark',
      locations: [{ card: ROOM, light: ['Incom Corporation'], dark: ['Darth Vader'] }, 'Yavin 4: Jungle (D)'],
      dark: { force: 9, hand: ['Stormtrooper'] },
      light: { lost: 0 },
    },
    plays: [['dark', { deploy: 'Stormtrooper', on: 'Yavin 4: Jungle (D)' }]],
    leads: { zones: { 'light.lost': ['Incom Corporation'] }, stop: 'here' },
  },
  {
    card: 'Incom Corporation',
    says: 'opens inside a Rebel Base',
    position: {
      at: 'deploy light',
      locations: [ROOM, 'Yavin 4: Jungle (L)', 'Tatooine: Cantina (L)'],
      light: { force: 9, hand: ['Incom Corporation'] },
    },
    leads: {
      offersExactly: { light: [{ deploy: 'Incom Corporation', on: ROOM, cost: 0 }, 'pass'] },
      stop: 'here',
    },
  },
])
