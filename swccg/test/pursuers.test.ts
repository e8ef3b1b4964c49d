/** What the texts of the pursuers of Dagobah say, and Interrupts that call somebody elsewhere or make leaders pay. */
import { test } from 'vitest'
import { fighter, weapon } from './battle-play.ts'
import { final } from './play.ts'
import { look, tellLater } from './stories.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (L)'
const CAVE = 'Dagobah: Cave'
const SPACE = 'Tatooine (D)'
const victim = fighter('light', 'Test Victim', { power: 3, ability: 1, forfeit: 4 })
const gun = (title: string) =>
  weapon(title, 'dark', {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
    fires: { at: { kind: 'character' }, add: [{ amount: 20 }] },
  })

tellLater([
  {
    card: '4-LOM',
    says: 'adds to power for each pair of an alien and a droid',
    position: look([{ card: EISLEY, dark: ['4-LOM', 'Zuckuss'] }]),
    leads: {
      numbers: { '4-LOM': { power: 3 }, Zuckuss: { power: 3 }, [EISLEY]: { 'total-power-dark': 7 } },
      asked: 'dark',
    },
  },
  {
    card: '4-LOM',
    says: 'searches a Used Pile in battle, if Zuckuss is present',
    position: {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['4-LOM', 'Zuckuss'], light: ['Rebel Trooper'] }],
      dark: { force: 9, reserve: 9 },
      light: { force: 3, used: ['Luke Skywalker', 'Blaster Rifle (L)'] },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['dark', { play: '4-LOM' }],
      ['dark', "opponent's Used Pile"],
      ['dark', { cards: ['light.used/Luke Skywalker'] }],
    ],
    leads: { zones: { 'light.lost': ['Luke Skywalker'] }, stop: 'here' },
  },
  {
    card: 'Lieutenant Venka',
    says: 'gains from Tarkin, and from ships that are feared',
    position: look([
      { card: EISLEY, dark: ['Lieutenant Venka', 'Grand Moff Tarkin'] },
      {
        card: SPACE,
        dark: [
          {
            card: 'Imperial-Class Star Destroyer',
            with: ['Fear Will Keep Them In Line'],
          },
        ],
      },
    ]),
    leads: {
      numbers: { 'Lieutenant Venka': { power: 4 }, 'Fear Will Keep Them In Line': { destiny: 6 } },
      asked: 'dark',
    },
  },
  {
    card: 'Wyron Serper',
    says: 'looks at as many cards as there are icons of the Dark Side',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Wyron Serper'] }],
      light: { force: 3 },
      dark: { hand: ['Darth Vader', 'Stormtrooper', 'Blaster'] },
    },
    plays: [['light', { play: 'Wyron Serper' }]],
    leads: { events: [{ kind: 'looked', count: 2 }], stop: 'here' },
  },
  {
    card: 'You Will Go To The Dagobah System',
    says: 'brings somebody from Hoth to a site of Dagobah for nothing',
    position: {
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Commander Luke Skywalker'] }, { card: CAVE }],
      light: { force: 3, hand: ['You Will Go To The Dagobah System'] },
    },
    plays: [['light', { play: 'You Will Go To The Dagobah System', action: 1 }]],
    leads: {
      facts: { 'Commander Luke Skywalker': { at: CAVE } },
      resources: { light: { force: 3 } },
      stop: 'here',
    },
  },
  {
    card: 'Lando System?',
    says: 'brings a hunter to Cloud City for nothing',
    position: {
      at: 'control dark',
      locations: [{ card: EISLEY, dark: ['Zuckuss'] }, { card: 'Cloud City: Upper Plaza Corridor (D)' }],
      dark: { force: 3, hand: ['Lando System?'] },
    },
    plays: [['dark', { play: 'Lando System?' }]],
    leads: { facts: { Zuckuss: { at: 'Cloud City: Upper Plaza Corridor' } }, stop: 'here' },
  },
  {
    card: "That's It, The Rebels Are There!",
    says: 'calls a starship to where a Probe Droid is, where it stays',
    position: {
      at: 'control dark',
      locations: [
        { card: SPACE },
        { card: EISLEY, dark: ['Probe Droid'] },
        { card: 'Hoth (D)', dark: ['Imperial-Class Star Destroyer'] },
      ],
      dark: { force: 3, hand: ["That's It, The Rebels Are There!"] },
    },
    plays: [['dark', { play: "That's It, The Rebels Are There!" }]],
    leads: { facts: { 'Imperial-Class Star Destroyer': { at: 'Tatooine' } }, stop: 'here' },
  },
  {
    card: "We Don't Need Their Scum",
    says: 'takes power from the opponent where hunters fight together',
    position: {
      at: 'battle light',
      locations: [
        {
          card: EISLEY,
          dark: ['Zuckuss', '4-LOM'],
          light: [{ card: 'Rebel Trooper', with: ['Blaster Rifle (L)'] }],
        },
      ],
      light: {
        force: 9,
        hand: ["We Don't Need Their Scum"],
        reserve: ['Luke Skywalker', 'Luke Skywalker', 5],
      },
      dark: { force: 3 },
    },
    plays: [
      ['light', { battle: EISLEY }],
      ['light', { play: "We Don't Need Their Scum" }],
    ],
    leads: { numbers: { [EISLEY]: { 'total-power-dark': 5 } }, stop: 'here' },
  },
  {
    card: 'You Have Failed Me For The Last Time',
    says: 'places Ozzel out of play when he has not won',
    position: {
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Admiral Ozzel'], light: ['Luke Skywalker'] },
        { card: CAMP, dark: ['Darth Vader'] },
      ],
      dark: { force: 3, reserve: 4 },
      light: { force: 3, hand: ['You Have Failed Me For The Last Time'], reserve: 3 },
    },
    plays: [
      ['dark', { battle: EISLEY }],
      ['light', { play: 'You Have Failed Me For The Last Time' }],
    ],
    leads: { stop: 'here' },
  },
])

test('IG-88 fires two weapons, and whom he hits he may kill at once', tells('IG-88'), () => {
  const game = final(
    {
      at: 'battle dark',
      locations: [
        {
          card: EISLEY,
          dark: [{ card: 'IG-88', with: ['First Gun', 'Second Gun'] }],
          light: ['Test Victim', 'Luke Skywalker'],
        },
      ],
      dark: { force: 9, reserve: 9 },
      light: { force: 3, reserve: 9 },
    },
    { cards: [victim, gun('First Gun'), gun('Second Gun')] },
  )
  game.play('dark', { battle: EISLEY }).play('dark', { fire: 'First Gun', target: 'Test Victim' })
  game.play('dark', { play: 'IG-88' })
  game.expect({ events: [{ kind: 'left', is: 'Test Victim', by: 'lost' }] })
  game.expect({ offers: { dark: [{ fire: 'Second Gun', target: 'Luke Skywalker' }] }, stop: 'here' })
})
