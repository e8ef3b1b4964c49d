/** What ships, weapons and places of later sets say, read from text and played. */
import { test } from 'vitest'
import { open } from './card-plays.ts'
import { type Worded, worded } from './own-words.ts'
import { beginners } from './play.ts'

const PLAIN = 'Moon: Plain'
const cruiser = (gametext: string, more: Partial<Worded> = {}): Worded => ({
  title: 'Old Cruiser',
  side: 'dark',
  kind: 'starship',
  type: 'capital',
  dots: 1,
  power: 3,
  armor: 4,
  hyperspeed: 2,
  forfeit: 4,
  deploy: 4,
  permanentPilot: 1,
  gametext,
  ...more,
})
const pilot = (gametext: string): Worded => ({
  title: 'Old Pilot',
  side: 'dark',
  kind: 'character',
  type: 'imperial',
  icons: ['pilot'],
  power: 1,
  ability: 2,
  forfeit: 2,
  deploy: 2,
  gametext,
})
const alien = (title: string, side: 'dark' | 'light', gametext: string): Worded => ({
  title,
  side,
  kind: 'character',
  type: 'alien',
  power: 1,
  ability: 1,
  forfeit: 1,
  deploy: 1,
  gametext,
})

test('a weapon deploys aboard a ship that its own text does not name, at the price of its text', () => {
  const at = (gametext: string) =>
    open(
      {
        at: 'deploy dark',
        locations: [{ card: 'Moon', dark: ['Old Cruiser'] }],
        dark: { force: 3, hand: ['Boosted TIE Cannon'] },
      },
      worded(cruiser(gametext)),
    )
  at('Boosted TIE Cannon may deploy aboard. Permanent pilot provides ability of 1.').expect({
    asked: 'dark',
    offers: { dark: [{ deploy: 'Boosted TIE Cannon', on: 'Old Cruiser', cost: 1 }] },
  })
  at('Permanent pilot provides ability of 1.').expect({
    asked: 'dark',
    noOffers: { dark: [{ deploy: 'Boosted TIE Cannon', on: 'Old Cruiser' }] },
  })
})

test('weapons that fire free aboard cost nothing to fire', () => {
  const game = open(
    {
      at: 'battle dark',
      locations: [
        {
          card: 'Moon',
          dark: [{ card: 'Old Cruiser', with: ['Turbolaser Battery'] }],
          light: ['X-wing'],
        },
      ],
      dark: { force: 1 },
    },
    worded(cruiser('Turbolaser Battery fires free aboard. Permanent pilot provides ability of 1.')),
  )
  game.play('dark', { battle: 'Moon' })
  game.expect({
    asked: { dark: 'weapons' },
    offers: { dark: [{ fire: 'Turbolaser Battery', target: 'X-wing', cost: 0 }] },
  })
})

test("Beginner's: a capital starship that moves like a starfighter lands", () => {
  const land = { move: 'Old Cruiser', to: 'Tatooine: Docking Bay 94 (D)', by: 'land' }
  const at = (gametext: string) =>
    beginners(
      {
        at: 'move dark',
        locations: [{ card: 'Tatooine (D)', dark: ['Old Cruiser'] }, 'Tatooine: Docking Bay 94 (D)'],
        dark: { force: 3 },
      },
      { cards: worded(cruiser(`${gametext}Permanent pilot provides ability of 1.`)) },
    )
  at('Deploys and moves like a starfighter. ').expect({ asked: 'dark', offers: { dark: [land] } })
  at('').expect({ asked: 'dark', refused: [{ dark: land, rule: 'ccg/move/land-capital-never' }] })
})

test('landspeed that may not be increased stays what it is', () => {
  const walker = (gametext: string): Worded => ({
    title: 'Old Walker',
    side: 'dark',
    kind: 'vehicle',
    type: 'combat',
    power: 3,
    armor: 4,
    landspeed: 1,
    permanentPilot: 1,
    forfeit: 4,
    gametext,
  })
  const speed = (gametext: string) =>
    open(
      { at: 'move dark', locations: [{ card: PLAIN, dark: ['Old Walker', 'Old Driver'] }] },
      worded(
        walker(gametext),
        alien('Old Driver', 'dark', 'Your combat vehicles at same site are landspeed +2.'),
      ),
    )
  speed('Permanent pilot provides ability of 1.').expect({
    asked: 'light',
    numbers: { 'Old Walker': { landspeed: 3 } },
  })
  speed('Permanent pilot provides ability of 1. Landspeed may not be increased.').expect({
    asked: 'light',
    numbers: { 'Old Walker': { landspeed: 1 } },
  })
})

test('where neither player may Force drain nobody does', () => {
  const game = open(
    {
      at: 'control dark',
      locations: [
        { card: 'Sun: Shrine', dark: ['Stormtrooper'] },
        { card: PLAIN, dark: ['Stormtrooper'] },
      ],
      light: { reserve: 5 },
    },
    worded({
      title: 'Sun: Shrine',
      side: 'dark',
      kind: 'location',
      type: 'site',
      icons: ['exterior', 'planet'],
      force: { dark: 1, light: 1 },
      gametext: 'Dark: Neither player may Force drain here. Light: -',
    }),
  )
  game.expect({
    asked: 'dark',
    offers: { dark: [{ drain: PLAIN }] },
    refused: [{ dark: { drain: 'Sun: Shrine' }, rule: 'ccg95/goal/card-text-wins' }],
  })
})

test('a matching pilot is one whose text names the ship', () => {
  const immunity = (text: string) =>
    open(
      {
        at: 'deploy dark',
        locations: [{ card: 'Moon', dark: [{ card: 'Old Cruiser', pilots: ['Old Pilot'] }] }],
      },
      worded(
        cruiser('May add 1 pilot. Immune to attrition < 4 when matching pilot aboard.', {
          capacity: [{ pilots: 1 }],
        }),
        pilot(text),
      ),
    )
  immunity('When piloting Old Cruiser, adds 2 to power.').expect({
    asked: 'light',
    numbers: { 'Old Cruiser': { immunity: 4 } },
  })
  immunity('Adds 2 to power of anything he pilots.').expect({
    asked: 'light',
    numbers: { 'Old Cruiser': { immunity: 0 } },
  })
})

test('a battleground has Force icons of both players', () => {
  const site = (light: number): Worded => ({
    title: 'Sun: Dunes',
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light },
    gametext: 'Dark: - Light: -',
  })
  const power = (light: number) =>
    open(
      { at: 'deploy dark', locations: [{ card: 'Sun: Dunes', dark: ['Old Soldier'] }] },
      worded(site(light), alien('Old Soldier', 'dark', 'Power +2 while at a battleground site.')),
    )
  power(1).expect({ asked: 'light', numbers: { 'Old Soldier': { power: 3 } } })
  power(0).expect({ asked: 'light', numbers: { 'Old Soldier': { power: 1 } } })
})

test('a Lost Interrupt that is a Used Interrupt goes to the Used Pile', () => {
  const trick: Worded = {
    title: 'Old Trick',
    side: 'dark',
    kind: 'interrupt',
    type: 'lost',
    gametext: 'Activate 1 Force.',
  }
  const game = open(
    {
      at: 'control dark',
      locations: [{ card: PLAIN, dark: ['Old Trickster'] }],
      dark: { hand: ['Old Trick'], reserve: 5 },
    },
    worded(trick, alien('Old Trickster', 'dark', 'Old Trick is a Used Interrupt.')),
  )
  game.play('dark', { play: 'Old Trick' })
  game.expect({ asked: 'dark', resources: { dark: { used: 1, lost: 0 } } })
})

test('a react that is free costs nothing', () => {
  const cost = (gametext: string) => {
    const game = open(
      {
        at: 'control dark',
        locations: [
          { card: PLAIN, dark: ['Stormtrooper'] },
          { card: 'Moon: Hill', light: ['Old Runner'] },
        ],
        light: { force: 2, reserve: 9 },
      },
      worded(alien('Old Runner', 'light', gametext)),
    )
    game.play('dark', { drain: PLAIN })
    return game
  }
  const move = { move: 'Old Runner', to: PLAIN }
  cost("May move as a 'react'.").expect({ asked: 'light', offers: { light: [{ ...move, cost: 1 }] } })
  const free = cost("May move for free as a 'react'.")
  free.expect({ offers: { light: [{ ...move, cost: 0 }] }, asked: 'light' })
  free.play('light', move)
  free.expect({ resources: { light: { force: 2 } }, asked: 'light' })
})

test('at the same site is none at a system, aboard a ship', () => {
  open(
    { at: 'control dark', locations: [{ card: 'Moon', dark: ['Old Cruiser'] }], dark: { force: 1 } },
    worded(cruiser('Force drain +1 at same site. Permanent pilot provides ability of 1.')),
  ).expect({ asked: 'dark', numbers: { Moon: { 'drain-dark': 1 } } })
})

test('at the same site is where the card is at a site', () => {
  open(
    { at: 'control dark', locations: [{ card: PLAIN, dark: ['Old Pilot'] }], dark: { force: 1 } },
    worded(pilot('Force drain +1 at same site.')),
  ).expect({ asked: 'dark', numbers: { [PLAIN]: { 'drain-dark': 2 } } })
})

test('every class of Star Destroyers is a Star Destroyer, and one class is no other', () => {
  const powers = (gametext: string) =>
    open(
      {
        at: 'control dark',
        locations: [{ card: 'Moon', dark: ['Old Cruiser', 'Old Hammer', 'Old Shark'] }],
        dark: { force: 1 },
      },
      worded(
        cruiser(`${gametext} Permanent pilot provides ability of 1.`),
        cruiser('Permanent pilot provides ability of 1.', {
          title: 'Old Hammer',
          model: 'Super-Class Star Destroyer',
        }),
        cruiser('Permanent pilot provides ability of 1.', {
          title: 'Old Shark',
          model: 'Imperial-Class Star Destroyer',
        }),
      ),
    )
  powers('Your Star Destroyers are power +2.').expect({
    asked: 'dark',
    numbers: { 'Old Cruiser': { power: 3 }, 'Old Hammer': { power: 5 }, 'Old Shark': { power: 5 } },
  })
  powers('Your Imperial-class Star Destroyers are power +2.').expect({
    asked: 'dark',
    numbers: { 'Old Hammer': { power: 3 }, 'Old Shark': { power: 5 } },
  })
})
