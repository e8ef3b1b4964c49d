/** Galactic Conquest: decks, the map, and the campaign between battles. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import {
  type BattleResult,
  battlePoints,
  type Campaign,
  constructFleet,
  endBattle,
  endCampaignTurn,
  homeOf,
  layer,
  layLocation,
  moveFleet,
  newCampaign,
  type Step,
} from '../conquest/campaign.ts'
import { checkConquestDecks, fleetRules } from '../conquest/decks.ts'
import { type MapLocation, settleNumber, sideDue, wrongNumber } from '../conquest/map.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { copies, deckOf } from './deck-building.ts'
import { opt } from './option-play.ts'

const CONQUEST = 'galactic-conquest'
const id = (...names: string[]) => names.map((name) => `${CONQUEST}/${name}`)
const fleet = (type: 'space' | 'ground', deck: readonly string[]) => [
  ...new Set(checkDeck(shippedCards(), deck, 'light', fleetRules(type)).map(({ rule }) => rule)),
]

const place = (
  name: string,
  side: MapLocation['side'],
  at: readonly [number, number],
  type: MapLocation['type'] = 'space',
  cost = 3,
): MapLocation => ({ is: name, name, type, side, cost, at })
const go = (step: Step): Campaign => {
  if ('reasons' in step) throw new Error(step.reasons.map(({ rule }) => rule).join())
  return step.campaign
}
const rulesOf = (step: Step) => ('reasons' in step ? step.reasons.map(({ rule }) => rule) : [])
const laid = (...locations: MapLocation[]) =>
  locations.reduce((campaign, each) => go(layLocation(campaign, each)), newCampaign(4))
const start = () =>
  laid(
    place('Byss', 'dark', [0, 0]),
    place('Kessel', 'neutral', [1, 0]),
    place('Ord', 'neutral', [2, 0]),
    place('Yavin', 'light', [3, 0]),
  )
const rich = (campaign: Campaign, dark: number, light = 0): Campaign => ({
  ...campaign,
  build: { dark, light },
})

describe('decks', () => {
  opt('fleet decks of at least 30', id('fleet-deck-minimum-30'), () => {
    expect(fleet('space', deckOf({ space: 14, character: 8, battle: 8 }))).toEqual([])
    expect(fleet('space', deckOf({ space: 14, character: 8, battle: 7 }))).toEqual([
      `opt/${CONQUEST}/fleet-deck-minimum-30`,
    ])
  })
  opt('18 units, 12 of the fleet’s type', id('space-deck-units', 'ground-deck-units'), () => {
    expect(fleet('space', deckOf({ space: 12, character: 6, battle: 12 }))).toEqual([])
    expect(fleet('space', deckOf({ space: 11, character: 8, battle: 11 }))).toEqual([
      `opt/${CONQUEST}/space-deck-units`,
    ])
    expect(fleet('ground', deckOf({ ground: 12, character: 6, battle: 12 }))).toEqual([])
    expect(fleet('ground', deckOf({ ground: 11, character: 8, battle: 11 }))).toEqual([
      `opt/${CONQUEST}/ground-deck-units`,
    ])
  })
  const guest = (type: 'space' | 'ground', keyword: string) =>
    shippedCards().cards.find(
      (card) =>
        card.side === 'light' &&
        card.kind === 'unit' &&
        card.arenas.join() === type &&
        card.abilities.some((each) => 'keyword' in each && each.keyword === keyword),
    )!.key
  const plain = (type: 'space' | 'ground') =>
    shippedCards().cards.find(
      (card) =>
        card.side === 'light' &&
        card.kind === 'unit' &&
        card.arenas.join() === type &&
        card.abilities.length === 0,
    )!.key
  opt(
    'units of the other type only for what they do from afar',
    id('space-deck-other-units', 'ground-deck-other-units'),
    () => {
      const space = deckOf({ space: 12, character: 6, battle: 11 })
      expect(fleet('space', [...space, plain('ground')])).toEqual([`opt/${CONQUEST}/space-deck-other-units`])
      expect(fleet('space', [...space, guest('ground', 'ion-cannon')])).toEqual([])
      const ground = deckOf({ ground: 12, character: 6, battle: 11 })
      expect(fleet('ground', [...ground, plain('space')])).toEqual([
        `opt/${CONQUEST}/ground-deck-other-units`,
      ])
      expect(fleet('ground', [...ground, guest('space', 'bombard')])).toEqual([])
    },
  )
  opt('at most twice as many of a type', id('fleet-deck-ratio'), () => {
    expect(fleet('space', deckOf({ space: 14, character: 7, battle: 9 }))).toEqual([])
    expect(fleet('space', deckOf({ space: 16, character: 7, battle: 7 }))).toEqual([
      `opt/${CONQUEST}/fleet-deck-ratio`,
    ])
    expect(fleet('space', deckOf({ space: 18, battle: 12 }))).toEqual([])
  })
  opt('one side and Neutral, four copies', id('fleet-deck-sides', 'fleet-deck-four-copies'), () => {
    expect(
      fleet('space', [...deckOf({ space: 14, character: 7 }), ...deckOf({ battle: 9 }, 'dark')]),
    ).toContain(`opt/${CONQUEST}/fleet-deck-sides`)
    expect(
      fleet('space', [...deckOf({ space: 13, character: 7, battle: 5 }), ...copies(5, 'Clone Cadet')]),
    ).toContain(`opt/${CONQUEST}/fleet-deck-four-copies`)
  })
  const locations = (neutral: number, light: number) => {
    const of = (side: string) => [
      ...new Map(
        shippedCards().cards.flatMap((card) =>
          card.kind === 'location' && card.side === side ? [[card.name, card.key]] : [],
        ),
      ).values(),
    ]
    return [...of('neutral').slice(0, neutral), ...of('light').slice(0, light)]
  }
  const space = deckOf({ space: 14, character: 7, battle: 9 })
  const ground = deckOf({ ground: 14, character: 7, battle: 9 })
  const all = (change: object = {}) => [
    ...new Set(
      checkConquestDecks(
        shippedCards(),
        { space: [space, space], ground: [ground, ground], locations: locations(5, 5), ...change },
        'light',
      ).map(({ rule }) => rule),
    ),
  ]
  opt('five decks of one side', id('five-decks'), () => {
    expect(all()).toEqual([])
    expect(all({ space: [space] })).toEqual([`opt/${CONQUEST}/five-decks`])
    expect(all({ ground: [ground, deckOf({ ground: 14, character: 7, battle: 9 }, 'dark')] })).toContain(
      `opt/${CONQUEST}/five-decks`,
    )
  })
  opt(
    'ten Locations and nothing else, five of each kind, no name twice',
    id('location-deck-size', 'location-deck-mix', 'location-deck-unique-names'),
    () => {
      expect(all({ locations: locations(5, 4) })).toEqual([
        `opt/${CONQUEST}/location-deck-size`,
        `opt/${CONQUEST}/location-deck-mix`,
      ])
      expect(all({ locations: [...locations(5, 5), ...deckOf({ mission: 1 })] })).toEqual([
        `opt/${CONQUEST}/location-deck-size`,
      ])
      expect(all({ locations: locations(6, 4) })).toEqual([`opt/${CONQUEST}/location-deck-mix`])
      expect(all({ locations: [...locations(5, 5), locations(1, 0)[0]!] })).toEqual([
        `opt/${CONQUEST}/location-deck-unique-names`,
      ])
    },
  )
})

describe('the map', () => {
  opt('an even number of Locations', id('agree-number'), () => {
    expect(wrongNumber(6)).toEqual([])
    expect(wrongNumber(7).map(({ rule }) => rule)).toEqual([`opt/${CONQUEST}/agree-number`])
  })
  opt('without agreement the higher die decides', id('number-by-die'), () => {
    const dice = [3, 3, 3, 5]
    expect(settleNumber([8, 4], () => dice.shift()!)).toBe(4)
  })
  opt('a Dark one first, a Light one last, Neutral ones between, by turns', id('lay-locations'), () => {
    expect([0, 1, 2, 3].map((count) => sideDue(count, 4))).toEqual(['dark', 'neutral', 'neutral', 'light'])
    const campaign = newCampaign(4)
    expect(layer(campaign)).toBe('dark')
    expect(rulesOf(layLocation(campaign, place('Kessel', 'neutral', [0, 0])))).toEqual([
      `opt/${CONQUEST}/lay-locations`,
    ])
    expect(layer(go(layLocation(campaign, place('Byss', 'dark', [0, 0]))))).toBe('light')
    expect(rulesOf(layLocation(start(), place('Hoth', 'light', [4, 0])))).toEqual([
      `opt/${CONQUEST}/lay-locations`,
    ])
  })
  const first = go(layLocation(newCampaign(4), place('Byss', 'dark', [0, 0])))
  opt('no Location twice', id('no-duplicate-locations'), () => {
    expect(rulesOf(layLocation(first, place('Byss', 'neutral', [1, 0])))).toEqual([
      `opt/${CONQUEST}/no-duplicate-locations`,
    ])
  })
  opt('at one of the four sides of another', id('four-sides'), () => {
    for (const at of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      expect(rulesOf(layLocation(first, place('Kessel', 'neutral', at)))).toEqual([])
    for (const at of [
      [1, 1],
      [2, 0],
      [0, 0],
    ] as const)
      expect(rulesOf(layLocation(first, place('Kessel', 'neutral', at)))).toEqual([
        `opt/${CONQUEST}/four-sides`,
      ])
  })
  opt('Ground lies beside Space only', id('ground-only-beside-space'), () => {
    const second = go(layLocation(first, place('Hoth', 'neutral', [1, 0], 'ground')))
    expect(rulesOf(layLocation(second, place('Endor', 'neutral', [1, 1], 'ground')))).toEqual([
      `opt/${CONQUEST}/ground-only-beside-space`,
    ])
    expect(rulesOf(layLocation(second, place('Endor', 'neutral', [0, 1], 'ground')))).toEqual([])
    expect(rulesOf(layLocation(second, place('Ord', 'neutral', [0, 1])))).toEqual([])
  })
})

describe('the campaign', () => {
  opt(
    'a fleet marker on each player’s own Location',
    id('conquer-a-map', 'starting-location', 'fleet-counter'),
    () => {
      const campaign = start()
      expect(campaign.fleets).toEqual([
        { player: 'dark', at: 0, moved: false },
        { player: 'light', at: 3, moved: false },
      ])
      expect(campaign.map.length).toBe(4)
    },
  )
  opt('a fleet moves once a turn, to a Location beside it', id('move-fleet', 'movement-ruling'), () => {
    const moved = go(moveFleet(start(), 0, 1))
    expect(rulesOf(moveFleet(moved, 0, 2))).toEqual([`opt/${CONQUEST}/move-fleet`])
    expect(rulesOf(moveFleet(start(), 0, 2))).toEqual([`opt/${CONQUEST}/movement-ruling`])
    expect(go(endCampaignTurn(moved)).owners).toEqual([null, 'dark', null, 'light'])
  })
  opt('a second fleet costs 20 and needs a first', id('construct-fleet', 'second-fleet-needs-first'), () => {
    expect(rulesOf(constructFleet(rich(start(), 19), 'dark'))).toEqual([`opt/${CONQUEST}/construct-fleet`])
    const two = go(constructFleet(rich(start(), 23), 'dark'))
    expect(two.build.dark).toBe(3)
    expect(two.fleets.filter(({ player }) => player === 'dark').length).toBe(2)
    const lost = { ...rich(start(), 40), fleets: start().fleets.slice(1) }
    expect(rulesOf(constructFleet(lost, 'dark'))).toEqual([`opt/${CONQUEST}/second-fleet-needs-first`])
  })
  const near = (build: number) => ({
    ...rich(start(), build),
    fleets: [
      { player: 'dark' as const, at: 2, moved: false },
      { player: 'light' as const, at: 3, moved: false },
    ],
  })
  opt(
    'moving onto an enemy costs the Location’s cost, once, and starts a battle',
    id('move-onto-enemy', 'invader-pays-location', 'battle-begins'),
    () => {
      expect(rulesOf(moveFleet(near(2), 0, 3))).toEqual([`opt/${CONQUEST}/move-onto-enemy`])
      const fought = go(moveFleet(near(4), 0, 3))
      expect(fought.battle).toEqual({ at: 3, invader: 'dark' })
      expect(fought.build.dark).toBe(1)
      expect(battlePoints(fought)).toEqual({ dark: 31, light: 30 })
    },
  )
  opt('30 build points more for a battle', id('battle-setup-thirty'), () => {
    expect(battlePoints(rich(start(), 4, 0))).toEqual({ dark: 34, light: 30 })
  })
  const fought = go(moveFleet(near(4), 0, 3))
  const result = (winner: BattleResult['winner']): BattleResult => ({ winner, build: { dark: 3, light: 2 } })
  opt('while a battle is undecided nothing moves', id('finish-one-before-next'), () => {
    expect(rulesOf(moveFleet(fought, 1, 2))).toEqual([`opt/${CONQUEST}/finish-one-before-next`])
    expect(rulesOf(endCampaignTurn(fought))).toEqual([`opt/${CONQUEST}/finish-one-before-next`])
  })
  opt(
    'the conqueror gets 5 build points, the loser’s fleet is lost',
    id('reward-five', 'after-battle-ruling'),
    () => {
      const over = go(endBattle(fought, result('dark')))
      expect(over.build).toEqual({ dark: 8, light: 2 })
      expect(over.fleets.map(({ player }) => player)).toEqual(['dark'])
      expect(over.owners[3]).toBe('dark')
    },
  )
  opt('in a draw nobody conquers', id('battle-draw'), () => {
    const over = go(endBattle(fought, result(null)))
    expect(over.owners[3]).toBe(null)
    expect(over.fleets).toEqual([])
  })
  opt('who lost every fleet starts over at home', id('lost-all-fleets'), () => {
    const next = go(endCampaignTurn(go(endBattle(fought, result('dark')))))
    expect(next.fleets.filter(({ player }) => player === 'light')).toEqual([
      { player: 'light', at: homeOf(next, 'light'), moved: false },
    ])
  })
  opt('all Locations win', id('win-all-locations'), () => {
    const almost: Campaign = {
      ...start(),
      owners: ['dark', 'dark', 'dark', null],
      fleets: [
        { player: 'dark', at: 3, moved: true },
        { player: 'light', at: 3, moved: false },
      ],
    }
    const five: Campaign = { ...almost, fleets: [{ player: 'dark', at: 0, moved: false }] }
    expect(go(endCampaignTurn(five)).winner).toBe(null)
    const last: Campaign = { ...almost, battle: { at: 3, invader: 'dark' } }
    expect(go(endBattle(last, result(null))).winner).toBe(null)
    expect(go(endBattle(last, result('light'))).winner).toBe(null)
    expect(go(endBattle(last, result('dark')))).toMatchObject({ winner: 'dark', battle: null })
    expect(go(endCampaignTurn({ ...almost, fleets: [{ player: 'dark', at: 3, moved: true }] })).winner).toBe(
      'dark',
    )
  })
  opt('a saved campaign goes on as it stood', id('conquer-a-map'), () => {
    const saved = JSON.parse(JSON.stringify(fought)) as Campaign
    expect(go(endBattle(saved, result('light')))).toEqual(go(endBattle(fought, result('light'))))
  })
})
