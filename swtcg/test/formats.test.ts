/** The formats of today: sets, bans and restrictions, as decks meet them. */
import { chance, newMachine } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { setOf } from '../cards/definition.ts'
import { RELEASED } from '../cards/released.ts'
import { FORMATS, isInFormat, LIMITS, LIMITS_EVERYWHERE } from '../decks/formats.ts'
import { swtcgGame } from '../game.ts'
import { pool } from '../pool.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { sampleDeck } from '../sample-deck.ts'
import { rulesFor } from '../table.ts'
import { cards, copies, deckOf, faultsOf, key } from './deck-building.ts'

const setupWith = (options: readonly string[], edition = 'today') => ({
  seed: 1,
  seats: 2,
  edition,
  options,
  players: [],
})
const rulesOf = (format: string, edition = 'today') =>
  rulesFor(setupWith([`format:${format}`], edition)).constants.deck
const faults = (format: string, deck: readonly string[], edition?: string) =>
  checkDeck(cards, deck, 'light', rulesOf(format, edition)).map(({ rule }) => rule)
const UNITS = { space: 12, ground: 12, character: 12 }
const old = deckOf({ ...UNITS, mission: 24 })

describe('the deck rules of today', () => {
  const today = (deck: readonly string[]) => faultsOf(deck, 'today')
  test('60 cards, 36 of them units, 12 of each type', proves('now/deck/units', 'now/deck/balance'), () => {
    expect(today(old)).toEqual([])
    expect(today(deckOf({ space: 12, ground: 12, character: 11, mission: 25 }))).toEqual([
      'now/deck/units',
      'now/deck/units',
    ])
    expect(today(deckOf({ space: 25, ground: 12, character: 12, mission: 11 }))).toEqual([
      'now/deck/balance',
      'now/deck/balance',
    ])
  })
  test('59 cards are too few, unless a Resource makes them 60', proves('now/deck/size'), () => {
    const few = deckOf({ ...UNITS, mission: 23 })
    expect(today(few)).toEqual(['now/deck/size'])
    expect(today([...few, ...copies(1, 'Guardians of the Whills')])).toEqual([])
  })
  test('a restricted card once, a banned card not at all', proves('now/deck/copies'), () => {
    expect(today([...old, ...copies(1, "Falcon's Needs")])).toEqual([])
    expect(today([...old, ...copies(2, "Falcon's Needs")])).toEqual(['now/deck/copies'])
    expect(today([...old, ...copies(1, 'Kessel System')])).toEqual(['now/deck/bans-by-format'])
    expect(faultsOf([...old, ...copies(1, 'Kessel System')], 'idc')).toEqual([])
    expect(today([...old, ...copies(5, 'Luke Skywalker (C)')])).toEqual(['now/deck/copies'])
  })
  test('a promotional printing is the same card', proves('now/deck/promo-is-same-card'), () => {
    expect(key('Darth Vader (W) (Starter)')).toBe(key('Darth Vader (W)'))
    const names = [...copies(3, 'Luke Skywalker (C)'), ...copies(2, 'Luke Skywalker (C) (Promo)')]
    expect(today([...old, ...names])).toEqual(['now/deck/copies'])
  })
})

describe('formats', () => {
  test('Standard knows no card of AOTC', proves('now/deck/format-standard'), () => {
    expect(faults('standard', old)).toEqual(['now/deck/format-standard'])
    const mine = cards.cards.filter((card) => isInFormat(card, rulesOf('standard').format!)).map(setOf)
    expect(new Set(mine)).toContain('UNION')
  })
  test('FOTR is legal in Vintage, not in WOTC', proves('now/deck/format-vintage'), () => {
    const some = cards.cards.find((card) => setOf(card) === 'FOTR' && card.side === 'light')!
    expect(faults('vintage', [...old, some.key])).toEqual([])
    expect(faults('wotc', [...old, some.key])).toEqual(['now/deck/format-vintage'])
    expect(faults('wotc', old, 'wotc')).toEqual([])
  })
  test('an era has its sets', proves('now/deck/format-eras'), () => {
    const sets = new Map(FORMATS.map(({ name, sets }) => [name, sets]))
    expect(sets.get('reb')).toEqual(expect.arrayContaining(['SOLO', 'BF']))
    expect(faults('mandoverse', old)).toEqual(['now/deck/format-eras'])
    const strange = FORMATS.flatMap((format) => format.sets).filter((set) => !RELEASED.includes(set))
    expect([...new Set(strange)].sort()).toEqual(['BOSB', 'CWSO', 'EE', 'HWN', 'JK', 'OBWN', 'SBS', 'WAE'])
  })
  test('one printing in its sets is enough', proves('now/deck/reprints-in-format'), () => {
    const reprinted = cards.cards.find(
      ({ reprints = [], key }) => key.startsWith('START') && reprints.some((one) => one.startsWith('TAL ')),
    )!
    expect(isInFormat(reprinted, rulesOf('tor').format!)).toBe(true)
    expect(isInFormat(reprinted, rulesOf('vintage').format!)).toBe(false)
  })
  test('a ban holds in its formats, without one everywhere', proves('now/deck/bans-by-format'), () => {
    const padme = copies(1, 'Padme Amidala (H)')
    expect(faults('vintage', [...old, ...padme])).toEqual(['now/deck/bans-by-format'])
    expect(faultsOf([...old, ...padme], 'today')).toEqual([])
    expect(faults('vintage', [...old, ...copies(1, 'Ugnaught')], 'idc')).toEqual(['now/deck/bans-by-format'])
    expect(faults('vintage', [...old, ...copies(2, 'Hotwire')])).toEqual(['now/deck/copies'])
  })
  test('every banned or restricted card is one', () => {
    const names = [...LIMITS_EVERYWHERE, ...Object.values(LIMITS).flat()].flatMap((limit) => limit.names)
    expect(names.filter((name) => !cards.allTitles().includes(name))).toEqual([])
  })
})

describe('a game in a format', () => {
  test('deals decks of it, and programs suppose no others', () => {
    const { format } = rulesOf('vintage')
    const setup = swtcgGame.sampleSetup({ seed: 2, edition: 'today', options: ['format:vintage'] })
    expect(swtcgGame.checkSetup(setup)).toEqual([])
    const game = newMachine(swtcgGame, setup)
    const strange = [...pool(game, 0), ...setup.players.flatMap(({ deck }) => deck)].filter(
      (one) => !isInFormat(cards.card(one), format!),
    )
    expect(strange).toEqual([])
  })
  test.each(FORMATS.filter(({ name }) => name !== 'legacy').map(({ name }) => name))(
    '%s has cards for a deck',
    (name) => {
      const deck = sampleDeck(cards.cards, rulesOf(name), 'light', chance(1, 1))
      expect(faults(name, deck)).toEqual([])
    },
  )
  test('a format that nobody plays is refused', () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, options: ['format:block'] })
    expect(swtcgGame.checkSetup(setup).map(({ code }) => code)).toEqual(['not-agreed'])
    expect(DECK_RULES.idc.format).toBeUndefined()
  })
})
