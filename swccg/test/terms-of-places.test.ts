/** Words of later rules for places and people: battlegrounds, Rebel Bases, Cloud City, who is alone, and numbers. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { lifeForce } from '../rules/force/piles.ts'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import type { Filter } from '../text/filter.ts'
import type { Instruction } from '../text/instruction.ts'
import { fighter } from './battle-play.ts'
import { ship } from './cast.ts'
import { found, HERE, lookingOn, THERE } from './looking-on.ts'
import { interrupt, saying } from './worded-fighters.ts'

const site = (title: string, more: object = {}) =>
  ({
    title,
    side: 'dark',
    kind: 'location',
    type: 'site',
    icons: ['exterior', 'planet'],
    force: { dark: 1, light: 1 },
    ...more,
  }) as const

describe('places', () => {
  const grounds: Filter = { battleground: true }
  test(
    'that never are battlegrounds: boards, Dagobah, what is under the shield, and where peace is kept',
    proves('ccgx/term/not-battleground'),
    () => {
      const shield = site('Hoth: Generators (1st Marker)', {
        side: 'light',
        system: 'Hoth',
        text: { light: { statics: [{ static: 'place-rules', rules: 'hoth energy shield' }] } },
      })
      const cards = [shield, site('Hoth: Test Trench (2nd Marker)')]
      const CHAMBER = "Jabba's Palace: Audience Chamber (D)"
      const SAND = { card: 'Desert (D)', of: 'Tatooine' }
      const lie = (...row: readonly (string | PlacedLocation)[]) => found(row, grounds, { cards })
      expect(lie('Dejarik Hologameboard')).not.toContain('Dejarik Hologameboard')
      expect(lie('Dagobah: Training Area')).not.toContain('Dagobah: Training Area')
      expect(lie('Dagobah (D)')).not.toContain('Dagobah (D)')
      expect(lie('Hoth: Test Trench (2nd Marker)')).toContain('Hoth: Test Trench (2nd Marker)')
      expect(lie('Hoth: Test Trench (2nd Marker)', 'Hoth: Generators (1st Marker)')).not.toContain(
        'Hoth: Test Trench (2nd Marker)',
      )
      expect(lie(CHAMBER)).toContain(CHAMBER)
      expect(lie({ card: CHAMBER, dark: ['Bo Shuda'] })).not.toContain(CHAMBER)
      expect(lie('Tatooine (D)', SAND)).toContain('Desert (D)')
      expect(lie('Tatooine (D)', { ...SAND, dark: ['Sandwhirl (D)'] })).not.toContain('Desert (D)')
    },
  )

  test(
    'of a Rebel Base are the systems Yavin 4 and Hoth with their sites and sectors',
    proves('ccgx/term/rebel-base'),
    () => {
      const cards = [site('Hoth: Sector', { type: 'sector', icons: ['space'] })]
      const bases: Filter = {
        any: [
          { kind: 'location', where: { system: 'Hoth' } },
          { kind: 'location', where: { system: 'Yavin 4' } },
        ],
      }
      const row = ['Hoth (D)', 'Hoth: Sector', 'Hoth: Echo Corridor (D)', 'Yavin 4 (D)', HERE, THERE]
      expect(found(row, bases, { cards })).toEqual(row.slice(0, 4))
    },
  )

  test(
    'on Cloud City are its sites, and the sector is a Cloud City location as well',
    proves('ccgx/term/on-cloud-city'),
    () => {
      const clouds = site('Bespin: Clouds', { type: 'sector', icons: ['space'], traits: ['cloud sector'] })
      const row = ['Bespin (D)', 'Bespin: Clouds', 'Bespin: Cloud City (D)', 'Cloud City: Casino (D)', HERE]
      const lie = (filter: Filter) => found(row, { kind: 'location', ...filter }, { cards: [clouds] })
      expect(lie({ where: { sitesOf: 'Cloud City' } })).toEqual(['Cloud City: Casino (D)'])
      expect(lie({ where: { system: 'Cloud City' } })).toEqual([
        'Bespin: Cloud City (D)',
        'Cloud City: Casino (D)',
      ])
    },
  )

  test(
    'inside a starship are related to it and to where it is, those of a vehicle to the sites of its planet',
    proves('ccgx/term/related-ship-sites'),
    () => {
      const near = (by: string, row: readonly (string | PlacedLocation)[]) =>
        found(
          row,
          { kind: 'location', any: [{ where: 'related-site' }, { where: 'related-system' }] },
          { by },
        )
      const executor = [
        { card: 'Tatooine (D)', dark: ['Executor'] },
        'Executor: Control Station',
        { card: 'Executor: Comm Station', dark: ['Darth Vader'] },
        HERE,
      ]
      const aboard = near('Darth Vader', executor)
      expect(aboard).toContain('Executor: Control Station')
      expect(aboard).toContain('Tatooine (D)')
      expect(found(executor, { where: { sitesOf: 'Tatooine' }, kind: 'location' })).toContain(HERE)
      expect(found(executor, { where: { sitesOf: 'Tatooine' }, kind: 'location' })).not.toContain(
        'Executor: Control Station',
      )
      const crawler = [
        HERE,
        { card: THERE, light: ['Sandcrawler (L)'] },
        'Sandcrawler: Droid Junkheap',
        { card: 'Sandcrawler: Loading Bay', dark: ['Darth Vader'] },
      ]
      const inside = near('Darth Vader', crawler)
      for (const place of [HERE, THERE, 'Sandcrawler: Droid Junkheap']) expect(inside).toContain(place)
      expect(found(crawler, { where: { sitesOf: 'Tatooine' }, kind: 'location' })).not.toContain(
        'Sandcrawler: Droid Junkheap',
      )
    },
  )
})

describe('who is alone', () => {
  const cards = [
    fighter('dark', 'Guard', { power: 1, ability: 2 }),
    fighter('dark', 'Droid', { power: 1 }, { type: 'droid' }),
    ship('dark', 'Wing', { power: 1, permanentPilot: 1 }),
    ship('dark', 'Hull', { power: 1 }),
    ship('dark', 'Crawler', { power: 1, permanentPilot: 1 }, { kind: 'vehicle', type: 'transport' }),
    ship('dark', 'Wings', { power: 1, permanentPilot: 1 }, { type: 'squadron' }),
  ]
  const alone = (...dark: readonly (string | Placed)[]) =>
    found(
      [{ card: HERE, dark, light: ['Talz'] }, { card: 'Kessel (D)' }],
      { alone: true, whose: 'yours' },
      {
        cards,
      },
    ).filter((key) => !key.includes('('))
  const inSpace = (...dark: readonly (string | Placed)[]) =>
    found([{ card: 'Kessel (D)', dark }], { alone: true, whose: 'yours' }, { cards }).filter(
      (key) => !key.includes('('),
    )
  test(
    'at a place: none of the own side besides who is active and a character or has ability; never several people',
    proves('ccgx/final/alone', 'ccgx/term/alone-character'),
    () => {
      expect(alone('Guard')).toEqual(['Guard'])
      expect(alone('Guard', 'Droid')).toEqual([])
      expect(alone('Guard', 'Crawler')).toEqual([])
      expect(alone({ card: 'Guard', with: ['Blaster'] })).toContain('Guard')
      expect(alone('Tonnika Sisters')).toEqual([])
      expect(inSpace('Wings')).toEqual([])
      const spy = alone('Guard', { card: 'Djas Puhr', undercover: true })
      expect(spy).toContain('Guard')
    },
  )

  test(
    'a craft is alone with all who are aboard it, and not beside others',
    proves('ccgx/term/alone-craft'),
    () => {
      expect(inSpace({ card: 'Hull', pilots: ['Guard'], passengers: ['Droid'] })).toContain('Hull')
      expect(inSpace('Wing')).toEqual(['Wing'])
      expect(inSpace('Wing', { card: 'Hull', pilots: ['Guard'] })).toEqual([])
      expect(inSpace('Wing', 'Hull')).toEqual([])
      expect(alone('Crawler', 'Droid')).toEqual([])
    },
  )
})

describe('pilots', () => {
  test('match what the one or the other card names them for', proves('ccgx/term/matching-pilot'), () => {
    const cards = [
      ship('dark', 'Wing', { power: 1 }),
      ship(
        'dark',
        'Other Wing',
        { power: 1 },
        {
          text: {
            statics: [
              {
                static: 'number',
                change: 'immunity',
                of: { the: 'self' },
                become: 3,
                when: { if: 'on-table', what: { title: 'Ace', pilots: true, where: 'aboard' } },
              },
            ],
          },
        },
      ),
      fighter('dark', 'Ace', { power: 1, ability: 1 }),
      fighter(
        'dark',
        'Flier',
        { power: 1, ability: 1 },
        {
          text: {
            statics: [
              {
                static: 'number',
                change: 'power',
                of: { the: 'host' },
                add: 2,
                when: { if: 'this', is: { pilots: { title: 'Wing' } } },
              },
            ],
          },
        },
      ),
    ]
    const matching = (craft: string, pilot: string) =>
      found([{ card: 'Kessel (D)', dark: [{ card: craft, pilots: [pilot] }] }], { matching: true }, { cards })
    expect(matching('Wing', 'Flier')).toEqual(['Flier'])
    expect(matching('Other Wing', 'Flier')).toEqual([])
    expect(matching('Other Wing', 'Ace')).toEqual(['Ace'])
    expect(matching('Wing', 'Ace')).toEqual([])
  })
})

describe('numbers', () => {
  const within = (least: number, most: number, amount: number): Instruction => ({
    do: 'if',
    when: {
      if: 'all',
      of: [
        { if: 'compare', left: { value: 'destiny' }, is: '>=', right: least },
        { if: 'compare', left: { value: 'destiny' }, is: '<=', right: most },
      ],
    },
    so: [{ do: 'lose-force', who: 'opponent', amount }],
  })
  test(
    'of a range include both ends and what lies between them; between two ranges nothing happens',
    proves('ccgx/term/number-ranges', 'ccgx/final/ranges'),
    () => {
      const odds = interrupt('Odds', 'dark', {
        when: 'any-time',
        do: [{ do: 'draw-destiny' }, within(0, 2, 1), within(3, 4, 2)],
      })
      const half = saying('dark', 'Half', {
        statics: [{ static: 'number', change: 'own-draw', of: { title: 'Odds' }, add: 0.5 }],
      })
      const lost = (destiny: number, there: readonly string[]) => {
        const drawn = { title: 'Drawn', side: 'dark', kind: 'interrupt', type: 'used', destiny } as const
        const game = lookingOn([{ card: HERE, dark: there }], [odds, half, drawn], {
          dark: { hand: ['Odds'], reserve: ['Drawn', 5] },
          light: { reserve: 9, force: 0, lost: 0 },
        })
        game.play('dark', { play: 'Odds' })
        game.expect({ asked: 'dark' })
        return 9 - lifeForce(game.machine, 1)
      }
      expect(lost(2, [])).toBe(1)
      expect(lost(3, [])).toBe(2)
      expect(lost(3, ['Half'])).toBe(2)
      expect(lost(4, [])).toBe(2)
      expect(lost(2, ['Half'])).toBe(0)
      expect(lost(4, ['Half'])).toBe(0)
    },
  )

  test(
    'more than double compares powers without destinies, and nothing is double of a side without power',
    proves('ccgx/term/more-than-double'),
    () => {
      const cards = [
        fighter('dark', 'Five', { power: 5, ability: 1 }),
        fighter('dark', 'Four', { power: 4, ability: 1 }),
        fighter('light', 'Two', { power: 2, ability: 1 }),
      ]
      const outdone = (dark: readonly string[], light: readonly string[]) =>
        found([{ card: HERE, dark, light }], { outdone: true }, { cards, by: dark[0]! })
      expect(outdone(['Five'], ['Two'])).toEqual([HERE])
      expect(outdone(['Four'], ['Two'])).toEqual([])
      expect(outdone(['Five'], [])).toEqual([])
    },
  )
})
