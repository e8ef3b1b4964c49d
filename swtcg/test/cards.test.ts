import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { ARENAS, isUnique, setOf } from '../cards/definition.ts'
import { gatherCards } from '../cards/gather.ts'
import { Library } from '../cards/library.ts'
import { packCards, unpackCards } from '../cards/packed.ts'
import { RELEASED, SETS_OF_2010, WIZARDS_SETS } from '../cards/released.ts'
import { repaired, staleRepairs } from '../cards/repairs.ts'
import { printSet, readSet } from '../cards/set-module.ts'
import { shippedCards } from '../cards/shipped.ts'
import { plainTitle } from '../cards/titles.ts'
import { deckKeys } from '../decks/keys.ts'
import { starterCards } from '../decks/starter-cards.ts'
import { STARTERS } from '../decks/starters.ts'
import { idcConstants, wotcConstants } from '../editions.ts'

const cards = shippedCards()
const wizards = cards.cards.filter((card) => (WIZARDS_SETS as readonly string[]).includes(setOf(card)))
const card = (title: string) => cards.named(title)!

describe('shipped cards', () => {
  test('every set is there', () => {
    const sets = new Set(cards.cards.map(setOf))
    expect([...sets]).toEqual(RELEASED)
    expect(RELEASED).toHaveLength(63)
    expect(SETS_OF_2010).toHaveLength(19)
    expect(cards.cards.length).toBeGreaterThan(8600)
  })

  test(
    'a card is a unit with speed, power and health, or one of other kinds; Events are of today',
    proves('idc/cards/unit-and-non-unit'),
    () => {
      const others = ['battle', 'mission', 'resource', 'location', 'equipment', 'event']
      for (const { key, kind, speed, power, health } of cards.cards) {
        const fights = [speed, power, health].map((number) => number !== undefined)
        expect(kind === 'unit' || others.includes(kind), key).toBe(true)
        expect(fights, key).toEqual(Array(3).fill(kind === 'unit'))
      }
    },
  )

  test('a unit has one or more types, each an arena', proves('idc/cards/unit-types-match-arenas'), () => {
    const units = cards.cards.filter(({ kind }) => kind === 'unit')
    for (const { key, arenas } of units) {
      expect(arenas.length, key).toBeGreaterThan(0)
      expect(new Set([...ARENAS, ...arenas]).size, key).toBe(ARENAS.length)
    }
    expect(card('X-Wing Red Two').arenas).toEqual(['space'])
    expect(card("Tra'kad Support Craft").arenas).toEqual(['space', 'ground'])
  })

  test(
    'Wizards of the Coast printed units of one type, and no Equipment or Resources',
    proves('wotc/cards/unit-cards'),
    () => {
      const kinds = new Set(wizards.map(({ kind }) => kind))
      expect([...kinds].sort()).toEqual(['battle', 'location', 'mission', 'unit'])
      for (const { key, kind, arenas } of wizards) if (kind === 'unit') expect(arenas, key).toHaveLength(1)
    },
  )

  test(
    'all cards but Battle cards, Events and Subordinates have a build cost',
    proves('wotc/cards/build-cost', 'now/subordinates/no-build-cost'),
    () => {
      for (const { key, kind, cost, costIsX, subordinate } of cards.cards)
        expect(cost !== undefined || costIsX === true, key).toBe(
          kind !== 'battle' && kind !== 'event' && !subordinate,
        )
    },
  )

  test(
    'a version letter makes a card unique',
    proves('idc/unique/version-letter', 'wotc/cards/version-letter', 'wotc/unique/definition'),
    () => {
      const [a, k] = [card('Boba Fett (A)'), card('Boba Fett (K)')]
      expect([a.name, k.name, a.version, k.version]).toEqual(['Boba Fett', 'Boba Fett', 'A', 'K'])
      expect([a, k].every(isUnique)).toBe(true)
      expect(isUnique(card('Stormtrooper Squad'))).toBe(false)
      for (const one of wizards) if (isUnique(one)) expect(one.kind, one.key).toBe('unit')
    },
  )

  test('the names that count as one are spelt as on the cards', () => {
    const names = new Set(cards.cards.map(({ name }) => name))
    const pairs = [...idcConstants.aliases, ...(wotcConstants.aliases ?? [])]
    const missing = pairs.flat().filter((name) => !names.has(name))
    expect(missing).toEqual(['Count Dooku', 'Beru Whitesun'])
  })

  test('cards that share a title stay apart, and each can be named', () => {
    expect(card('Star Destroyer').key).toBe('BOY Star Destroyer')
    expect(card('Star Destroyer RAS').key).toBe('RAS Star Destroyer')
    expect(cards.titleOf(card('Star Destroyer RAS'))).toBe('Star Destroyer RAS')
    expect(cards.named('Blockade', 'PM')?.key).toBe('PM Blockade')
    for (const one of cards.cards) expect(cards.named(cards.titleOf(one))?.key).toBe(one.key)
  })

  test(
    'a name has one spelling, and versions after Z begin again',
    proves('now/general/version-letters', 'now/general/set-in-name'),
    () => {
      const spellings = new Map(cards.cards.map(({ name }) => [plainTitle(name), name]))
      for (const { key, name } of cards.cards) expect(spellings.get(plainTitle(name)), key).toBe(name)
      expect([card('Luke Skywalker (B2)').name, card('Luke Skywalker (B2)').version]).toEqual([
        'Luke Skywalker',
        'B2',
      ])
      expect(card('Republic Assault Fleet AGD').name).toBe('Republic Assault Fleet')
    },
  )

  test('a printing of its own is no card of its own', () => {
    expect(card('Darth Vader (W) (Starter)').key).toBe('BOE Darth Vader (W)')
    expect(card('Darth Vader (W)').reprints).toEqual(['START 75'])
  })

  test('no text of the card files is shipped', () => {
    const fields = new Set(cards.cards.flatMap((one) => Object.keys(one)))
    expect([...fields].sort()).toEqual([
      'abilities',
      'arenas',
      'cost',
      'costIsX',
      'health',
      'key',
      'kind',
      'missing',
      'name',
      'number',
      'power',
      'rarity',
      'reprints',
      'side',
      'speed',
      'subordinate',
      'subtypes',
      'unautomated',
      'version',
    ])
    for (const { key, abilities } of cards.cards)
      for (const names of JSON.stringify(abilities).match(/"[^"]*"/g) ?? [])
        for (const word of names.split(' or ')) expect(word.length, key).toBeLessThan(40)
  })
})

describe('the library', () => {
  test.each([
    'luke skywalker (b)',
    'Luke Skywalker B',
    'LUKE SKYWALKER (B) (Promo)',
    'ANH Luke Skywalker (B)',
  ])('%s', (title) => {
    expect(cards.named(title)?.key).toBe('ANH Luke Skywalker (B)')
  })

  test('accents and apostrophes do not matter', () => {
    expect(cards.named('Padmé Amidala (C)')?.key).toBe('AOTC Padme Amidala (C)')
    expect(cards.named('Vader’s TIE fighter (A)')?.key).toBe("ANH Vader's TIE Fighter (A)")
    expect(cards.named('Tra’Kad support craft')?.key).toBe("MAND Tra'kad Support Craft")
  })

  test('an unknown title has none, but closest ones', () => {
    expect(cards.named('Luke Skywaker (B)')).toBeUndefined()
    expect(cards.closestTitles('Luke Skywaker (B)')[0]).toBe('Luke Skywalker (B)')
    expect(() => cards.card('nothing')).toThrow('there is no card nothing')
  })

  test('more cards can be added; a key only once', () => {
    const own = { ...card('Stormtrooper Squad'), key: 'OWN Stormtrooper Squad' }
    const more = cards.with([own])
    expect(more.card('OWN Stormtrooper Squad')).toBe(own)
    expect(more.titleOf(own)).toBe('Stormtrooper Squad OWN')
    expect(() => new Library([own, own])).toThrow('two cards have the key OWN Stormtrooper Squad')
  })
})

describe('card files', () => {
  const HEADER = 'Name\tSet\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText'
  const gather = (...rows: readonly string[]) =>
    gatherCards([{ set: 'OWN', text: [HEADER, ...rows].join('\n') }])
  const row = (line: string): string => line.replaceAll(' ; ', '\t')

  test(
    'a type line is types and words; hyphens mean nothing',
    proves('wotc/cards/subtypes', 'wotc/cards/hyphens-ignored'),
    () => {
      const { cards: made, faults } = gather(
        row('Depa (A) ; OWN ; L ; Character ; Jedi - Rebel ; 3 ; 40 ; 3 ; 3 ; R ; 1 ;  ; Armor'),
        row('Depa (B) ; OWN ; L ; Character ; Jedi Rebel ; 3 ; 40 ; 3 ; 3 ; R ; 2 ;  ; '),
        row('Palace ; OWN ; L ; Location ; Ground/Character -Naboo City ; 2 ;  ;  ;  ; R ; 3 ;  ; Draw.'),
      )
      expect(faults).toEqual([])
      const lines = made.map(({ definition: { kind, arenas, subtypes } }) => [kind, arenas, subtypes])
      expect(lines).toEqual([
        ['unit', ['character'], ['Jedi', 'Rebel']],
        ['unit', ['character'], ['Jedi', 'Rebel']],
        ['location', ['ground', 'character'], ['Naboo', 'City']],
      ])
      expect(made.map(({ definition }) => definition.unautomated)).toEqual([undefined, undefined, 1])
    },
  )

  test('X and * are numbers of their own', () => {
    const { cards: made } = gather(
      row('Offer ; OWN ; N ; Mission ;  ; X ;  ;  ;  ; R ; 1 ;  ; '),
      row('Camp ; OWN ; N ; Ground ; Jedi ; 7 ; 10 ; * ; 10 ; R ; 2 ;  ; '),
    )
    expect(made.map(({ definition }) => definition)).toMatchObject([
      { costIsX: true },
      { cost: 7, power: '*' },
    ])
    expect(made[0]!.definition.cost).toBeUndefined()
  })

  test('what is wrong is told by row and column, and the good rows load', () => {
    const { cards: made, faults } = gather(
      row('Guard ; OWN ; Q ; Grund ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 1 ;  ; '),
      row('Scout ; OWN ; L ; Ground ; Soldier ; 3 ; fast ;  ; 3 ; C ; 2 ;  ; '),
      row('Hall ; OWN ; L ; Location ; Naboo ; 3 ;  ;  ;  ; C ; 3 ;  ; '),
      row('Squad ; OWN ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 4 ;  ; Armor'),
      row('squad ; OWN ; L ; Ground ; Soldier ; 4 ; 20 ; 3 ; 3 ; C ; 5 ;  ; Armor'),
      row('Pad\uFFFD ; OWN ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 6 ;  ; Armor'),
      '',
    )
    expect(faults.map(({ row: line, column, problem }) => `${line} ${column}: ${problem}`)).toEqual([
      '2 Side: must be D, L, N or Y, not "Q"',
      '2 Type: "Grund" is no type; did you mean Ground?',
      '3 Speed: must be a number, X or *, not "fast"',
      '3 Power: must be a number, X or *, not ""',
      '4 Subtype: Location cards begin with their arenas, not with "Naboo"',
      '7 Name: a letter was lost; the file is not in UTF-8',
      '6 Name: another card of this set is called Squad and says something else',
    ])
    expect(made.map(({ definition }) => definition.key)).toEqual(['OWN Squad', 'OWN Pad\uFFFD'])
  })

  test('cells in the quotation marks of a spreadsheet, columns in any case, and rows of another length', () => {
    const header = HEADER.replace('Name', 'name').replace('Health', 'HEALTH')
    const text = [
      header,
      row('"Jon ""Dutch"" Vander" ; "OWN" ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 4 ;  ; "Armor"'),
      row('Cut ; OWN ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3'),
      row('Long ; OWN ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 4 ;  ; Armor ; Stun'),
      row('Open ; OWN ; L ; Ground ; Soldier ; 3 ; 20 ; 3 ; 3 ; C ; 4 ;  ; This unit gets "Armor'),
    ].join('\r\n')
    const { cards: made, faults } = gatherCards([{ set: 'OWN', text }])
    expect(made.map(({ definition }) => definition.name)).toEqual([
      'Jon "Dutch" Vander',
      'Cut',
      'Long',
      'Open',
    ])
    expect(faults.map(({ row: line, column, problem }) => `${line} ${column}: ${problem}`)).toEqual([
      '3 Text: the row ends after 9 cells, before this one',
      '4 Text: there are 14 cells, but 13 columns; is there a tab too many?',
      '5 Text: a quotation mark is opened and not closed',
    ])
  })

  test('a file without the columns is refused', () => {
    const { faults } = gatherCards([{ set: 'OWN', text: 'Name\tType\nX\tSpace' }])
    expect(faults.map(({ column }) => column)).toContain('Side')
    expect(gatherCards([{ set: 'OWN', text: '' }]).cards).toEqual([])
  })

  test('known faults are repaired, and a repair that no longer fits is told', () => {
    const repair = {
      set: 'OWN',
      title: 'Ion Tank',
      column: 'Text',
      from: 'Amor',
      to: 'Armor',
      why: 'misspelt',
    }
    const tank = (text: string) => ({
      line: 2,
      columns: { Set: 'OWN', Name: 'Ion Tank (Promo)', Text: text },
    })
    expect(repaired(tank('Amor'), [repair]).columns['Text']).toBe('Armor')
    expect(staleRepairs([tank('Amor')], [repair])).toEqual([])
    expect(staleRepairs([tank('Armour')], [repair])).toEqual([repair])
  })

  test('a set module gives back what was put into it', () => {
    const some = cards.cards.filter((one) => setOf(one) === 'ANH')
    const source = printSet('ANH', some)
    expect(source.split('\n')).toHaveLength(some.length + 4)
    expect(readSet('ANH', source.slice(source.indexOf('`') + 1, source.lastIndexOf('`')))).toEqual(some)
  })

  test('the cards of starter decks alone make the same decks, whatever else is on the shelf', () => {
    const first = new Library(starterCards(cards.cards))
    const keysIn = (library: Library) => STARTERS.map((deck) => deckKeys(library, deck))
    expect(keysIn(first)).toEqual(keysIn(cards))
    expect(starterCards([...cards.cards, { ...cards.cards[0]!, key: 'NEW Card' }])).toEqual(first.cards)
  })

  test('packed cards are the same cards', () => {
    const packed = packCards(cards.cards)
    expect(unpackCards(packed)).toEqual(cards.cards)
    expect(packed.length).toBeLessThan(JSON.stringify(cards.cards).length)
  })
})
