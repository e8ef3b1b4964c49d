/** Cards that change where, for how much, and whether cards are deployed or moved. */
import type { Said } from '@dejarik/kernel/scenario'
import { describe, test } from 'vitest'
import type { ScenarioPosition } from '../scenario/position.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

interface Case {
  readonly card: string
  readonly says: string
  readonly position: ScenarioPosition
  readonly offers?: Said[]
  readonly noOffers?: Said[]
}
const HUT = "Tatooine: Obi-Wan's Hut"
const FARM = "Tatooine: Lars' Moisture Farm (L)"
const KESSEL = 'Kessel (L)'

const deploying = (
  side: 'dark' | 'light',
  hand: readonly string[],
  locations: ScenarioPosition['locations'] = [],
): ScenarioPosition => ({
  at: `deploy ${side}`,
  locations,
  [side]: { hand, force: 9 },
})

/** Too large for it, in hand as on table. */
const outside = (card: string, side: 'dark' | 'light', ship: string): Case => ({
  card,
  says: 'cannot be deployed aboard what it may not be aboard',
  position: deploying(side, [card], [HUT, { card: KESSEL, [side]: [ship] }]),
  noOffers: [{ deploy: card, on: ship }],
})

const CASES: readonly Case[] = [
  outside('R1-G4 (Arone-Geefour)', 'dark', 'TIE Scout'),
  outside("Kal'Falnl C'ndros", 'light', 'Gold 1'),
  outside("Kitik Keed'kak", 'dark', 'TIE Scout'),
  {
    card: 'Stormtrooper',
    says: 'joins an able Imperial free',
    position: deploying('dark', ['Stormtrooper'], [{ card: HUT, dark: ['Darth Vader'] }]),
    offers: [{ deploy: 'dark.hand/Stormtrooper', cost: 0 }],
  },
  {
    card: 'Stormtrooper',
    says: 'pays where there is none',
    position: deploying('dark', ['Stormtrooper'], [{ card: HUT, dark: ['Imperial Pilot'] }]),
    offers: [{ deploy: 'dark.hand/Stormtrooper', cost: 1 }],
  },
  {
    card: 'Rebel Trooper',
    says: 'joins an able Rebel free',
    position: deploying('light', ['Rebel Trooper'], [{ card: HUT, light: ['Luke Skywalker'] }]),
    offers: [{ deploy: 'light.hand/Rebel Trooper', cost: 0 }],
  },
  {
    card: 'TIE Fighter',
    says: 'is cheaper with a Star Destroyer',
    position: deploying('dark', ['TIE Fighter'], [{ card: KESSEL, dark: ['Devastator'] }]),
    offers: [{ deploy: 'TIE Fighter', cost: 0 }],
  },
  {
    card: 'Admiral Motti',
    says: 'is cheaper with two Imperial starships',
    position: deploying('dark', ['Admiral Motti'], [{ card: KESSEL, dark: ['Devastator', 'TIE Scout'] }]),
    offers: [{ deploy: 'Admiral Motti', cost: 1 }],
  },
  {
    card: HUT,
    says: 'is home to Obi-Wan',
    position: deploying('light', ['Obi-Wan Kenobi'], [HUT]),
    offers: [{ deploy: 'Obi-Wan Kenobi', cost: 2 }],
  },
  {
    card: FARM,
    says: 'is home to Luke and Beru',
    position: deploying('light', ['Luke Skywalker', 'Beru Lars'], [FARM]),
    offers: [
      { deploy: 'Luke Skywalker', cost: 2 },
      { deploy: 'Beru Lars', cost: 0 },
    ],
  },
  {
    card: 'Dantooine (L)',
    says: 'makes Rebel starships cheaper',
    position: deploying('light', ['Corellian Corvette', 'X-wing'], ['Dantooine (L)']),
    offers: [
      { deploy: 'Corellian Corvette', cost: 2 },
      { deploy: 'X-wing', cost: 1 },
    ],
  },
  {
    card: 'Jawa (D)',
    says: 'takes Force of both players',
    position: { ...deploying('dark', ['Jawa (D)'], ['Tatooine: Jundland Wastes']), light: { force: 1 } },
    offers: [{ deploy: 'Jawa (D)', cost: 1 }],
  },
  {
    card: 'Jawa (L)',
    says: 'stays away where the opponent has no Force',
    position: {
      ...deploying('light', ['Jawa (L)', 'Rebel Guard'], ['Tatooine: Dune Sea']),
      dark: { force: 0 },
    },
    noOffers: [{ deploy: 'Jawa (L)' }],
  },
  {
    card: 'Dathcha',
    says: 'is deployed on Tatooine only',
    position: {
      ...deploying(
        'dark',
        ['Dathcha', 'Stormtrooper'],
        ['Yavin 4: Massassi Throne Room', 'Death Star: War Room'],
      ),
      light: { force: 2 },
    },
    noOffers: [{ deploy: 'Dathcha' }],
  },
  {
    card: 'Death Star Trooper',
    says: 'is deployed on the Death Star only',
    position: deploying('dark', ['Death Star Trooper', 'Stormtrooper'], ['Tatooine: Jundland Wastes']),
    noOffers: [{ deploy: 'Death Star Trooper' }],
  },
  {
    card: 'Death Star: Trash Compactor',
    says: 'needs no presence of the Light Side',
    position: deploying('light', ['Rebel Guard'], ['Death Star: Trash Compactor']),
    offers: [{ deploy: 'Rebel Guard' }],
  },
  {
    card: '5D6-RA-7 (Fivedesix)',
    says: 'makes droids of the opponent costlier here',
    position: deploying(
      'light',
      ['C-3PO (See-Threepio)'],
      [{ card: HUT, dark: ['5D6-RA-7 (Fivedesix)'], light: ['Rebel Guard'] }],
    ),
    offers: [{ deploy: 'C-3PO (See-Threepio)', cost: 4 }],
  },
  {
    card: 'Rebel Guard',
    says: 'stays where it is',
    position: {
      at: 'move light',
      locations: [{ card: HUT, light: ['Rebel Guard', 'Luke Skywalker'] }, FARM],
      light: { force: 5 },
    },
    offers: [{ move: 'Luke Skywalker', to: FARM }],
    noOffers: [{ move: 'Rebel Guard' }],
  },
  {
    card: 'Imperial Trooper Guard',
    says: 'stays where it is',
    position: {
      at: 'move dark',
      locations: [{ card: HUT, dark: ['Imperial Trooper Guard', 'Darth Vader'] }, FARM],
      dark: { force: 5 },
    },
    offers: [{ move: 'Darth Vader', to: FARM }],
    noOffers: [{ move: 'Imperial Trooper Guard' }],
  },
]

describe.each(CASES)('$card', ({ card, says, position, offers = [], noOffers = [] }) => {
  test(says, tells(card), () => {
    const seat = position.at!.split(' ')[1]!
    ccg95(position).expect({ offers: { [seat]: offers }, noOffers: { [seat]: noOffers }, asked: seat })
  })
})

test("Kitik Keed'kak does not stay with her mother", tells("Kitik Keed'kak"), () => {
  const game = ccg95({
    at: 'move light',
    locations: [
      { card: HUT, light: ["Kal'Falnl C'ndros"] },
      { card: FARM, dark: ["Kitik Keed'kak"] },
    ],
    light: { force: 3 },
  })
  game.play('light', { move: "Kal'Falnl C'ndros", to: FARM })
  game.expect({ zones: { 'dark.lost': ["Kitik Keed'kak"] }, asked: { light: 'draw-phase' } })
})

test('a Shistavanen Wolfman comes to a battle next door', tells('Shistavanen Wolfman'), () => {
  const game = ccg95({
    at: 'battle dark',
    locations: [
      { card: HUT, dark: ['Stormtrooper'], light: ['Rebel Guard'] },
      { card: FARM, light: ['Shistavanen Wolfman'] },
    ],
    dark: { force: 3 },
    light: { force: 3 },
  })
  game.play('dark', { battle: HUT }).play('light', { move: 'Shistavanen Wolfman', to: HUT })
  game.expect({ facts: { 'Shistavanen Wolfman': { at: HUT } }, asked: { dark: 'settle' } })
})
