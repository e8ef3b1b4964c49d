/** Words of later sets about shots, losses and piles: what is forgone, what only Force can meet, what goes elsewhere. */
import { test } from 'vitest'
import { fight, fighter, PIT } from './battle-play.ts'
import { open } from './card-plays.ts'
import { type Worded, worded } from './own-words.ts'
import { ccg95 } from './play.ts'

const PLAIN = 'Moon: Plain'
const used = (title: string, side: 'dark' | 'light', gametext: string): Worded => ({
  title,
  side,
  kind: 'interrupt',
  type: 'used',
  gametext,
})
const gun: Worded = {
  title: 'Old Gun',
  side: 'dark',
  kind: 'weapon',
  type: 'character',
  gametext: 'May target a character for free. Draw destiny. Target hit if destiny > defense value.',
}

test('a shot can be given up for something else, and is gone then', () => {
  const game = fight(ccg95, {
    cards: [
      fighter('dark', 'Keeper', { power: 1, ability: 1, forfeit: 3 }),
      fighter('light', 'Mark', { power: 6, ability: 2, forfeit: 3 }),
      ...worded(
        gun,
        used(
          'Feint',
          'dark',
          "During a battle at a site, instead of firing one character weapon, cause one opponent's character present to be power -4 until end of turn.",
        ),
      ),
    ],
    dark: { there: [{ card: 'Keeper', with: ['Old Gun'] }], force: 3, reserve: 5, hand: ['Feint'] },
    light: { there: ['Mark'] },
  })
  game.expect({ offers: { dark: [{ fire: 'Old Gun' }, { play: 'Feint' }] }, asked: { dark: 'weapons' } })
  game.play('dark', { play: 'Feint' })
  game.expect({ numbers: { Mark: { power: 2 } }, noEvents: [{ kind: 'fired' }], asked: 'dark' })
})

test('what is left of the damage is cancelled when no card can be forfeited', () => {
  const game = fight(ccg95, {
    cards: [
      fighter('dark', 'Brute', { power: 9, ability: 1, forfeit: 4 }),
      fighter('light', 'Small', { power: 1, ability: 1, forfeit: 2 }),
      ...worded(
        used(
          'Out Of Harm',
          'light',
          'During the damage segment of a battle you lost, if you have no cards left that can be forfeited, cancel all remaining battle damage.',
        ),
      ),
    ],
    dark: { there: ['Brute'] },
    light: { there: ['Small'], hand: ['Out Of Harm'], force: 9, reserve: 9 },
  })
  game.expect({ noOffers: { light: [{ play: 'Out Of Harm' }] }, asked: { light: 'settle' } })
  game.play('light', { forfeit: 'Small' }).play('light', { play: 'Out Of Harm' })
  game.expect({ resources: { light: { lost: 1, force: 9 } }, asked: 'dark' })
})

test('a weapon comes out of the hand or the Reserve Deck when a battle begins', () => {
  const at = (dark: object) =>
    fight(ccg95, {
      cards: [
        fighter('dark', 'Keeper', { power: 1, ability: 1, forfeit: 3 }),
        fighter('light', 'Mark', { power: 6, ability: 2, forfeit: 3 }),
        ...worded(
          { ...gun, gametext: `Deploy on your warrior. ${gun.gametext}` },
          used(
            'Quick Hands',
            'dark',
            'If a battle was just initiated, deploy (for free) a character weapon from hand (or Reserve Deck; reshuffle) on your participating character.',
          ),
        ),
      ],
      dark: { there: ['Keeper'], force: 3, ...dark },
      light: { there: ['Mark'] },
    })
  for (const dark of [
    { hand: ['Quick Hands', 'Old Gun'], reserve: 3 },
    { hand: ['Quick Hands'], reserve: ['Old Gun', 3] },
  ]) {
    const game = at(dark)
    game.play('dark', { play: 'Quick Hands' }).play('dark', { deploy: 'Old Gun', on: 'Keeper' })
    game.expect({ facts: { 'Old Gun': { on: 'Keeper' } }, asked: 'dark' })
  }
})

test('those aboard a skiff that is lost may stay where it was', () => {
  const skiff: Worded = {
    title: 'Old Skiff',
    side: 'light',
    kind: 'vehicle',
    type: 'transport',
    power: 1,
    maneuver: 2,
    landspeed: 2,
    forfeit: 2,
    capacity: [{ drivers: 1, passengers: 3 }],
    gametext: "If lost, any characters aboard may 'jump off' (disembark).",
  }
  const game = fight(ccg95, {
    cards: [
      fighter('dark', 'Brute', { power: 9, ability: 1, forfeit: 4 }),
      fighter('light', 'Rider', { power: 1, ability: 1, forfeit: 2 }),
      ...worded(skiff),
    ],
    dark: { there: ['Brute'] },
    light: { there: [{ card: 'Old Skiff', with: ['Rider'] }], reserve: 9 },
  })
  game.play('light', { forfeit: 'Old Skiff' }).play('light', { play: 'Old Skiff' })
  game.expect({ facts: { Rider: { at: PIT } }, asked: 'light' })
})

test('what is hit and about to be lost goes to the Used Pile instead', () => {
  const mender: Worded = {
    title: 'Mender',
    side: 'light',
    kind: 'character',
    type: 'alien',
    power: 1,
    ability: 1,
    forfeit: 3,
    gametext: "Your droids at same site that are 'hit' and about to be lost go to Used Pile instead.",
  }
  const game = fight(ccg95, {
    cards: [
      fighter('dark', 'Keeper', { power: 7, ability: 1, forfeit: 3 }),
      fighter('light', 'Tin', { power: 6, forfeit: 3, armor: 1 }, { type: 'droid' }),
      ...worded(gun, mender),
    ],
    dark: { there: [{ card: 'Keeper', with: ['Old Gun'] }], force: 3, reserve: ['5 of dark', 5] },
    light: { there: ['Tin', 'Mender'] },
  })
  game.play('dark', { fire: 'Old Gun', target: 'Tin' })
  game.expect({ resources: { light: { used: 1, lost: 0 } }, asked: 'dark' })
})

test('nobody reacts to or from a place that says so', () => {
  const marsh: Worded = {
    title: 'Moon: Marsh',
    side: 'light',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    gametext: "Dark: Light: You may not 'react' to or from here.",
  }
  const swift: Worded = {
    title: 'Swift One',
    side: 'light',
    kind: 'character',
    type: 'alien',
    power: 1,
    ability: 1,
    forfeit: 1,
    gametext: "May move as a 'react'.",
  }
  const drained = (from: string) =>
    open(
      {
        at: 'control dark',
        locations: [
          { card: PLAIN, dark: ['Stormtrooper'] },
          { card: from, light: ['Swift One'] },
        ],
        light: { force: 3, reserve: 9 },
      },
      worded(marsh, swift),
    ).play('dark', { drain: PLAIN })
  drained('Moon: Hill').expect({ offers: { light: [{ move: 'Swift One', to: PLAIN }] }, asked: 'light' })
  drained('Moon: Marsh').expect({ noOffers: { light: [{ move: 'Swift One' }] }, asked: 'light' })
})
