/** The order of locations in the row, by the rules of tournaments. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { cardsIn } from '../rules/cards/place.ts'
import { areAdjacent } from '../rules/locations/locations.ts'
import { placesInRow } from '../rules/locations/row.ts'
import { final } from './play.ts'

type Row = Parameters<typeof final>[0]['locations']

/** The places that a location in hand may take in this row. */
function placesOf(side: 'dark' | 'light', card: string, locations: Row): readonly number[] {
  const game = final({ at: `deploy ${side}`, locations: locations!, [side]: { hand: [card, card] } })
  game.expect({ asked: side })
  const [inHand] = cardsIn(game.machine, side === 'dark' ? 0 : 1, 'hand')
  return placesInRow(game.machine, inHand!).flatMap((place) => ('row' in place ? [place.row] : []))
}

const onTable = (game: ReturnType<typeof final>, is: string): number =>
  game.machine.state.zones[0]!.cards.find((card) => game.machine.card(card).is === is)!

describe('the row of a planet', () => {
  test(
    'has interior sites, sites with both icons, exterior sites, clouds, the system, asteroids, Big One and its cave',
    proves('ccgx/layout/order-default'),
    () => {
      const row: Row = [
        'Yavin 4: Massassi War Room',
        'Yavin 4: Jungle (L)',
        { card: 'Clouds (L)', of: 'Yavin 4' },
        'Yavin 4 (L)',
        { card: 'Asteroid Field (L)', of: 'Yavin 4' },
        { card: 'Big One (L)', of: 'Yavin 4' },
      ]
      expect(placesOf('light', 'Yavin 4: Docking Bay (L)', row)).toEqual([1])
      expect(placesOf('light', 'Clouds (L)', row)).toEqual([2, 3])
      expect(placesOf('light', 'Asteroid Field (L)', row)).toEqual([4, 5])
      expect(placesOf('light', 'Big One: Asteroid Cave Or Space Slug Belly (L)', row)).toEqual([6])
    },
  )

  test(
    'may have the new site at either end of its group or between two others',
    proves('ccgx/layout/new-site-anywhere'),
    () => {
      const row: Row = [
        'Tatooine: Cantina (L)',
        'Tatooine: Jawa Camp (L)',
        "Tatooine: Lars' Moisture Farm (L)",
      ]
      expect(placesOf('light', 'Tatooine: Dune Sea', row)).toEqual([1, 2, 3])
    },
  )

  test('of Hoth has its markers in order, the cave last', proves('ccgx/layout/order-hoth'), () => {
    const row: Row = [
      'Hoth: Echo Corridor (L)',
      'Hoth: Echo Docking Bay (L)',
      'Hoth: Main Power Generators (1st Marker)',
      'Hoth: Defensive Perimeter (3rd Marker) (L)',
      'Hoth: Ice Plains (5th Marker)',
    ]
    expect(placesOf('light', 'Hoth: North Ridge (4th Marker) (L)', row)).toEqual([4])
    expect(placesOf('dark', 'Hoth: Wampa Cave (7th Marker)', row)).toEqual([5])
    expect(placesOf('light', 'Hoth: Echo Med Lab', row)).toEqual([0, 1])
  })

  test('of Tatooine leads into the palace', proves('ccgx/layout/order-tatooine'), () => {
    const row: Row = [
      'Tatooine: Cantina (D)',
      'Tatooine: Mos Eisley (D)',
      "Tatooine: Jabba's Palace (D)",
      "Jabba's Palace: Audience Chamber (D)",
    ]
    expect(placesOf('dark', 'Tatooine: Docking Bay 94 (D)', row)).toEqual([1])
    expect(placesOf('dark', 'Tatooine: Jawa Camp (D)', row)).toEqual([2])
    expect(placesOf('dark', "Jabba's Palace: Entrance Cavern (D)", row)).toEqual([3])
    expect(placesOf('dark', "Jabba's Palace: Dungeon", row)).toEqual([3, 4])
    expect(placesOf('dark', "Jabba's Palace: Rancor Pit", row)).toEqual([4])
  })

  test('of Bespin has the city before the clouds', proves('ccgx/layout/order-bespin'), () => {
    const row: Row = [
      'Cloud City: Lower Corridor (L)',
      'Cloud City: Platform 327 (Docking Bay)',
      'Cloud City: Downtown Plaza (L)',
      'Bespin: Cloud City (L)',
      'Bespin (L)',
    ]
    expect(placesOf('dark', 'Cloud City: East Platform (Docking Bay)', row)).toEqual([0])
    expect(placesOf('light', 'Cloud City: Guest Quarters', row)).toEqual([0, 1])
    expect(placesOf('light', 'Clouds (L)', row)).toEqual([4])
    expect(placesOf('light', 'Asteroid Field (L)', row)).toEqual([5])
  })

  test('of Dagobah has its cave at an end', proves('ccgx/layout/order-dagobah'), () => {
    const row: Row = ['Dagobah: Jungle', 'Dagobah: Swamp', 'Dagobah (L)']
    expect(placesOf('dark', 'Dagobah: Cave', row)).toEqual([0, 2])
    expect(placesOf('light', 'Dagobah: Training Area', row)).toEqual([0, 1, 2])
  })

  test(
    'of the Death Star has the Trench beyond the system, next to no site',
    proves('ccgx/layout/order-death-star'),
    () => {
      const row: Row = ['Death Star: Central Core', 'Death Star: Docking Bay 327 (L)', 'Death Star (D)']
      expect(placesOf('light', 'Death Star: Trench', row)).toEqual([3])
      const game = final({
        at: 'deploy light',
        locations: [...row, 'Death Star: Trench'],
        light: { hand: ['Kessel (L)'] },
      })
      expect(
        row.some((site) =>
          areAdjacent(game.machine, onTable(game, String(site)), onTable(game, 'Death Star: Trench')),
        ),
      ).toBe(false)
      game.expect({ asked: 'light' })
    },
  )

  test('keeps what may not be parted together', proves('ccgx/layout/may-not-be-separated'), () => {
    const headquarters = 'Yavin 4: Massassi Headquarters'
    const row: Row = [
      'Yavin 4: Massassi War Room',
      'Yavin 4: Briefing Room',
      'Yavin 4: Docking Bay (L)',
      'Yavin 4: Jungle (L)',
    ]
    expect(placesOf('light', headquarters, row)).toEqual([2])
    expect(placesOf('light', 'Yavin 4: Massassi Throne Room', [row[0]!, headquarters, row[2]!])).toEqual([
      0, 1,
    ])
  })
})
