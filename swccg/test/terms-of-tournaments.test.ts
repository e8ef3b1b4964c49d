/** Words of the tournament rules: what a text means by them. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { PlacedLocation } from '../scenario/position.ts'
import type { Filter } from '../text/filter.ts'
import { fighter } from './battle-play.ts'
import { found, HERE, THERE } from './looking-on.ts'

const site = (title: string, more: object = {}) =>
  ({
    title,
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior'],
    force: { dark: 1, light: 1 },
    ...more,
  }) as const

describe('locations', () => {
  test(
    'a battleground has icons of both sides at this moment',
    proves('ccgx/term/battleground', 'ccgx/final/battleground'),
    () => {
      const adder = fighter(
        'dark',
        'Bringer',
        { power: 1, ability: 1 },
        {
          text: { statics: [{ static: 'side-number', change: 'force-icons', whose: 'yours', add: 1 }] },
        },
      )
      const cards = [site('Waste: Rock', { force: { dark: 0, light: 2 } }), adder]
      const grounds: Filter = { battleground: true }
      expect(found(['Waste: Rock'], grounds, { cards })).not.toContain('Waste: Rock')
      expect(found([{ card: 'Waste: Rock', dark: ['Bringer'] }], grounds, { cards })).toContain('Waste: Rock')
    },
  )

  test(
    'a war room and a terrain are told by a word of the title',
    proves('ccgx/term/war-room', 'ccgx/term/terrain'),
    () => {
      const cards = [
        site('Yavin 4: Great War Room'),
        site('Endor: Deep Forest'),
        site('Kashyyyk: Outpost (Jungle)'),
        site('Hoth: Cellar'),
      ]
      const all = cards.map(({ title }) => title)
      expect(found(all, { type: 'site', titleHas: 'War Room' }, { cards })).toEqual([
        'Yavin 4: Great War Room',
      ])
      expect(found(all, { type: 'site', titleHas: 'Forest' }, { cards })).toEqual(['Endor: Deep Forest'])
      expect(found(all, { type: 'site', titleHas: 'Jungle' }, { cards })).toEqual([
        'Kashyyyk: Outpost (Jungle)',
      ])
    },
  )

  test(
    'an underground site has the icon, and is interior by its own icon',
    proves('ccgx/term/underground'),
    () => {
      expect(found(['Hoth: Echo Command Center (War Room) (L)'], { icon: 'underground' })).toEqual([
        'Hoth: Echo Command Center (War Room) (L)',
      ])
      expect(
        found(['Hoth: Echo Command Center (War Room) (L)'], { icon: 'interior', type: 'site' }),
      ).toContain('Hoth: Echo Command Center (War Room) (L)')
    },
  )

  test('a site with both icons is interior and exterior', proves('ccgx/term/interior-and-exterior'), () => {
    const cards = [site('Base: Hangar', { icons: ['interior', 'exterior'] }), site('Base: Yard')]
    const all = ['Base: Hangar', 'Base: Yard']
    expect(found(all, { titleHas: 'Base', icon: 'interior' }, { cards })).toEqual(['Base: Hangar'])
    expect(found(all, { titleHas: 'Base', icon: 'exterior' }, { cards })).toEqual(all)
    expect(found(all, { titleHas: 'Base', not: { icon: 'interior' } }, { cards })).toEqual(['Base: Yard'])
  })

  test(
    'a location is of the player who deployed its topmost card, whoever is there',
    proves('ccgx/term/your-location'),
    () => {
      const there: PlacedLocation = { card: 'Tatooine: Cantina (L)', dark: ['Darth Vader'] }
      expect(found([there, THERE], { type: 'site', whose: 'yours' })).not.toContain('Tatooine: Cantina (L)')
      expect(found([there, THERE], { type: 'site', whose: 'opponents' })).toContain('Tatooine: Cantina (L)')
      expect(found([there, THERE], { type: 'site', whose: 'yours' })).toContain(THERE)
    },
  )

  test(
    'who is on a planet is at its sites, who is at it is at its system too; its locations are related',
    proves(
      'ccgx/term/on-planet',
      'ccgx/term/at-planet',
      'ccgx/term/related',
      'ccgx/final/at-system-and-related',
    ),
    () => {
      const table: readonly PlacedLocation[] = [
        { card: 'Tatooine (D)', dark: ['Devastator'] },
        { card: HERE, dark: ['Darth Vader'] },
        { card: 'Kessel (D)', dark: ['Conquest'] },
      ]
      const own: Filter = { kind: ['character', 'starship'], whose: 'yours' }
      expect(found(table, { ...own, where: { sitesOf: 'Tatooine' } })).toEqual(['Darth Vader'])
      expect(found(table, { ...own, where: { system: 'Tatooine' } })).toEqual(['Devastator', 'Darth Vader'])
      expect(found(table, { related: { title: 'Tatooine' } })).toContain(HERE)
      expect(found(table, { related: { title: 'Tatooine: Cantina' } })).toContain('Tatooine (D)')
      expect(found(table, { related: { title: 'Tatooine' } })).not.toContain('Kessel (D)')
    },
  )
})

describe('characters', () => {
  test(
    'no card is with itself; present with is outside or in the same place',
    proves('ccgx/term/with-and-together', 'ccgx/final/with'),
    () => {
      const table: readonly PlacedLocation[] = [
        {
          card: 'Tatooine: Docking Bay 94 (D)',
          dark: [
            'Darth Vader',
            'Stormtrooper',
            { card: 'Sandcrawler (D)', passengers: ['Grand Moff Tarkin'] },
          ],
        },
      ]
      const others: Filter = { kind: 'character', whose: 'yours', not: { the: 'self' } }
      const asked = { by: 'Darth Vader' }
      expect(found(table, { ...others, where: 'same-location' }, asked)).toEqual([
        'Stormtrooper',
        'Grand Moff Tarkin',
      ])
      expect(found(table, { ...others, where: 'present' }, asked)).toEqual(['Stormtrooper'])
    },
  )

  test('species and gender are facts', proves('ccgx/term/species', 'ccgx/term/gender'), () => {
    const table = [{ card: HERE, light: ['Leia Organa', 'Chewbacca', 'Han Solo', 'C-3PO (See-Threepio)'] }]
    const rebels: Filter = { kind: 'character', whose: 'opponents' }
    expect(found(table, { ...rebels, trait: 'female' })).toEqual(['Leia Organa'])
    expect(found(table, { ...rebels, trait: 'wookiee' })).toEqual(['Chewbacca'])
    expect(found(table, { ...rebels, trait: 'male' })).toEqual(['Chewbacca', 'Han Solo'])
  })

  test('a skill that is given counts like a printed one', proves('ccgx/term/skill-given'), () => {
    const teacher = fighter(
      'dark',
      'Teacher',
      { power: 1, ability: 1 },
      {
        text: { statics: [{ static: 'gives', trait: 'scout', to: { title: 'Darth Vader' } }] },
      },
    )
    const scouts: Filter = { trait: 'scout', whose: 'yours' }
    expect(found([{ card: HERE, dark: ['Darth Vader', 'Teacher'] }], scouts, { cards: [teacher] })).toEqual([
      'Darth Vader',
    ])
    expect(found([{ card: HERE, dark: ['Darth Vader'] }], scouts, { cards: [teacher] })).toEqual([])
  })
})

describe('titles', () => {
  test('a copy has the same title', proves('ccgx/term/copy'), () => {
    const table = [
      { card: HERE, dark: ['Boba Fett'] },
      { card: THERE, dark: ['Boba Fett (Special Edition)', 'Dengar'] },
    ]
    expect(found(table, { copyOf: { title: 'Boba Fett', where: { at: 'Tatooine: Cantina' } } })).toEqual([
      'Boba Fett',
      'Boba Fett (Special Edition)',
    ])
  })

  test(
    'a word is found whatever its letters, inside longer words too',
    proves('ccgx/term/title-words'),
    () => {
      const cards = [fighter('dark', 'Sandtrooper Leader', { power: 1, ability: 1 })]
      const table = [{ card: HERE, dark: ['Stormtrooper', 'Sandtrooper Leader', 'Darth Vader'] }]
      expect(found(table, { titleHas: 'Trooper', kind: 'character' }, { cards })).toEqual([
        'Stormtrooper',
        'Sandtrooper Leader',
      ])
    },
  )

  test('starships are Imperial or Rebel by their own mark', proves('ccgx/term/starship-side-icon'), () => {
    const table = [{ card: 'Tatooine (D)', dark: ['Devastator', 'Slave I'], light: ['X-wing'] }]
    expect(found(table, { kind: 'starship', trait: 'imperial (starship)' })).toEqual(['Devastator'])
    expect(found(table, { kind: 'starship', icon: 'independent' })).toEqual(['Slave I'])
    expect(found(table, { kind: 'starship', trait: 'rebel (starship)' })).toEqual(['X-wing'])
  })
})
