/** What a card looks like and where its kind goes: borders, errata, and the units of 2003. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { borderOf } from '../cards/border.ts'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { character, fight2003, ground, unit, wotc } from './battle-play.ts'

const face = (
  kind: 'unit' | 'location' | 'equipment',
  arenas: readonly ('space' | 'ground' | 'character')[],
) => ({
  kind,
  arenas,
  subtypes: [],
})

describe('borders', () => {
  test('tell the kind of card', proves('idc/cards/border-colours'), () => {
    for (const kind of ['unit', 'location'] as const) {
      expect(borderOf(face(kind, ['space']))).toBe('blue')
      expect(borderOf(face(kind, ['ground']))).toBe('green')
      expect(borderOf(face(kind, ['character']))).toBe('purple')
      expect(borderOf(face(kind, ['ground', 'character']))).toBe('brown')
    }
    const others = ['battle', 'mission', 'resource'] as const
    expect(others.map((kind) => borderOf({ kind, arenas: [], subtypes: [] }))).toEqual([
      'red',
      'yellow',
      'orange',
    ])
    expect(borderOf(face('equipment', ['ground', 'character']))).toBe('silver')
    expect(borderOf({ ...face('equipment', ['character']), subtypes: ['Skill'] })).toBe('gold')
  })
  test('2003: follow arena or type', proves('wotc/cards/border-colour'), () => {
    const wizards = shippedCards().cards.filter(({ key }) =>
      /^(AOTC|SR|ANH|BOY|JG|ESB|RAS|PM|ROTJ) /.test(key),
    )
    const colours = { battle: 'red', mission: 'yellow' } as const
    const arenas = { space: 'blue', ground: 'green', character: 'purple' } as const
    for (const card of wizards) {
      const [arena] = card.arenas
      const wanted = card.kind === 'battle' || card.kind === 'mission' ? colours[card.kind] : arenas[arena!]
      if (card.arenas.length < 2 && card.kind !== 'resource' && card.kind !== 'equipment')
        expect(borderOf(card), card.key).toBe(wanted)
    }
  })
})

test('cards are loaded with the errata of the SARD', proves('idc/term/sard'), () => {
  const library = shippedCards()
  expect(library.has('PM Aurra Sing (C)')).toBe(true)
  expect(library.has('PM Aurra Sing (A)')).toBe(false)
})

describe('2003: kinds of units', () => {
  const pilot = character('Ace', {
    cost: 0,
    abilities: [{ ability: 'pilot', subtypes: ['Starfighter'], bonus: {}, gives: [] }],
  })
  const cards = [
    unit('Ship', { cost: 0 }),
    ground('Walker', { cost: 0 }),
    character('Soldier', { cost: 0 }),
    pilot,
  ]
  const destinations = (card: string, arena: string, others: readonly string[]) =>
    fight2003({ cards, at: 'build dark', dark: { hand: [card] }, light: {} }).expect({
      offersExactly: {
        dark: [
          'pass',
          { complete: card, destination: { to: arena } },
          { complete: card, destination: { to: 'build' } },
        ],
      },
      refused: others.map((to) => ({
        dark: { complete: card, destination: { to } },
        rule: 'wotc/build/deploy-to-arena-or-build-zone',
      })),
      asked: 'dark',
    })
  wotc('Space units fight in Space', ['cards/space-units'], () => {
    destinations('Ship', 'space', ['ground', 'character'])
  })
  wotc('Ground units on the Ground', ['cards/ground-units'], () => {
    destinations('Walker', 'ground', ['space', 'character'])
  })
  wotc('Characters in the Character arena, or as Pilots on a unit that fits', ['cards/characters'], () => {
    destinations('Soldier', 'character', ['space', 'ground'])
    fight2003({
      cards: [pilot, unit('Ship', { subtypes: ['Starfighter'] }), character('Soldier')],
      at: 'build dark',
      dark: { character: ['Ace', 'Soldier'], space: ['Ship'] },
      light: {},
    }).expect({ offersExactly: { dark: ['pass', { pilot: 'Ace', unit: 'Ship' }] }, asked: 'dark' })
  })
})

test('2003: two play, one on each side, each with a deck', proves('wotc/basics/two-players'), () => {
  const setup = swtcgGame.sampleSetup({ seed: 1, edition: 'wotc' })
  expect(swtcgGame.checkSetup(setup)).toEqual([])
  expect(swtcgGame.open(setup).seats.map(({ side }) => side)).toEqual(['dark', 'light'])
  const [dark] = setup.players
  const codes = (players: typeof setup.players) =>
    swtcgGame.checkSetup({ ...setup, seats: players.length, players }).map(({ code }) => code)
  expect(codes([dark!, dark!])).not.toEqual([])
  expect(codes([...setup.players, dark!])).not.toEqual([])
})
