import { emptyState, Machine, makeRules, rollDice, seedRandom } from '@dejarik/kernel'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { cards, copies, deckOf, faultsOf, key } from './deck-building.ts'

const UNITS = { space: 12, ground: 12, character: 12 }

describe('2010', () => {
  const faults = (deck: readonly string[], side: 'dark' | 'light' = 'light') => faultsOf(deck, 'idc', side)

  test('60 cards are enough and 75 are not too many; 59 are too few', proves('idc/deck/min-60'), () => {
    expect(faults(deckOf({ ...UNITS, battle: 23 }))).toEqual(['idc/deck/min-60'])
    expect(faults(deckOf({ ...UNITS, battle: 24 }))).toEqual([])
    expect(faults(deckOf({ ...UNITS, battle: 39 }))).toEqual([])
  })

  test('35 unit cards are too few', proves('idc/deck/min-36-units'), () => {
    const deck = deckOf({ space: 8, 'space/ground': 4, ground: 11, character: 12, battle: 25 })
    expect(faults(deck)).toEqual(['idc/deck/min-36-units'])
    expect(faults([...deck, ...deckOf({ ground: 12 }).slice(11)])).toEqual([])
  })

  test('12 units of every type are needed', proves('idc/deck/min-12-each-type'), () => {
    const deck = deckOf({ space: 14, ground: 11, character: 15, mission: 20 })
    expect(checkDeck(cards, deck, 'light', DECK_RULES.idc)).toEqual([
      {
        code: 'too-few-of-type',
        rule: 'idc/deck/min-12-each-type',
        detail: { given: 11, least: 12, type: 'ground' },
      },
    ])
    expect(faults(deckOf({ space: 14, ground: 12, character: 15, mission: 20 }))).toEqual([])
  })

  test('Locations and Equipment of a type are no units of it', proves('idc/deck/min-12-each-type'), () => {
    const deck = deckOf({
      space: 14,
      ground: 11,
      character: 15,
      'location/ground': 10,
      'equipment/character': 10,
    })
    expect(faults(deck)).toEqual(['idc/deck/min-12-each-type'])
  })

  test(
    'a multi-arena unit counts for each of its types',
    proves('idc/deck/multi-arena-counts-each-type'),
    () => {
      const deck = deckOf({ space: 16, ground: 8, 'space/ground': 4, character: 12, battle: 20 })
      expect(faults(deck)).toEqual([])
      expect(faults(deckOf({ space: 20, ground: 8, character: 12, battle: 20 }))).toContain(
        'idc/deck/min-12-each-type',
      )
    },
  )

  test('a multi-arena unit counts once for the 36', proves('idc/deck/multi-arena-counts-once-total'), () => {
    const deck = deckOf({ space: 8, ground: 8, 'space/ground': 4, character: 12, battle: 28 })
    expect(faults(deck)).toEqual(['idc/deck/min-36-units'])
  })

  test('one Dark Side card spoils a Light Side deck', proves('idc/deck/no-mixed-sides'), () => {
    const deck = [...deckOf({ ...UNITS, battle: 23 }), key('Jango Fett (D)')]
    const [fault, ...others] = checkDeck(cards, deck, 'light', DECK_RULES.idc)
    expect(fault).toMatchObject({ rule: 'idc/deck/no-mixed-sides', detail: { dark: 'Jango Fett (D)' } })
    expect(others).toEqual([])
  })

  test(
    'half the deck or all of it may be Neutral, on either side',
    proves('idc/deck/neutral-allowed'),
    () => {
      const half = [
        ...deckOf({ space: 6, ground: 12, character: 12 }, 'dark'),
        ...deckOf({ space: 6, battle: 24 }, 'neutral'),
      ]
      expect(faults(half, 'dark')).toEqual([])
      const all = deckOf({ ...UNITS, battle: 24 }, 'neutral')
      expect(faults(all, 'dark')).toEqual([])
      expect(faults(all, 'light')).toEqual([])
    },
  )

  test('a deck is played on the side whose cards it has', proves('idc/deck/materials-sides'), () => {
    const light = deckOf({ ...UNITS, battle: 24 })
    expect(faults(light, 'light')).toEqual([])
    expect(faults(light, 'dark')).toEqual(['idc/deck/materials-sides'])
    const oneLight = [...deckOf({ ...UNITS, battle: 23 }, 'neutral'), key('Luke Skywalker (B)')]
    expect(faults(oneLight, 'dark')).toEqual(['idc/deck/materials-sides'])
  })

  test('the fifth copy of a card is refused', proves('idc/deck/max-4-copies'), () => {
    const deck = [...deckOf({ ...UNITS, mission: 20 }), ...copies(5, "Hold 'Em Off")]
    expect(checkDeck(cards, deck, 'light', DECK_RULES.idc)).toEqual([
      {
        code: 'too-many-copies',
        rule: 'idc/deck/max-4-copies',
        detail: { name: "Hold 'Em Off", given: 5, most: 4 },
      },
    ])
    expect(faults(deck.slice(0, -1))).toEqual([])
  })

  test(
    'a card ruled to be another than its namesake has four copies of its own',
    proves('idc/deck/max-4-copies'),
    () => {
      const deck = [...deckOf({ space: 4, ground: 12, character: 12, battle: 24 }, 'dark')]
      const both = [...deck, ...copies(4, 'Star Destroyer'), ...copies(4, 'Star Destroyer RAS')]
      expect(faults(both, 'dark')).toEqual([])
    },
  )

  test('versions are different cards', proves('idc/deck/versions-are-separate-cards'), () => {
    const lukes = [...copies(4, 'Luke Skywalker (A)'), ...copies(4, 'Luke Skywalker (B)')]
    const rest = deckOf({ space: 12, ground: 12, character: 8, battle: 24 })
    expect(faults([...rest, ...lukes])).toEqual([])
  })

  test('no type has more than twice the units of another', proves('idc/deck/type-ratio-two-to-one'), () => {
    expect(faults(deckOf({ space: 12, ground: 24, character: 15, battle: 9 }))).toEqual([])
    const deck = deckOf({ space: 12, ground: 25, character: 15, battle: 9 })
    expect(checkDeck(cards, deck, 'light', DECK_RULES.idc)).toEqual([
      {
        code: 'types-out-of-proportion',
        rule: 'idc/deck/type-ratio-two-to-one',
        detail: { more: 'ground', moreGiven: 25, less: 'space', lessGiven: 12 },
      },
    ])
  })

  test(
    'the sample deck of the book is one card short, and nothing else',
    proves('idc/deck/sample-deck-count'),
    () => {
      const sample = [
        ...[...copies(4, 'Basilisk Warrior'), ...copies(2, 'Boba Fett (K)'), ...copies(2, 'Mij Gilamar (A)')],
        ...copies(4, 'Mandalorian Resistance Fighter'),
        ...[...copies(4, 'Basilisk War Droid'), ...copies(4, 'Lagartoz War Dragon')],
        ...[...copies(2, 'Coronet (A)'), ...copies(4, 'G1-M4-C Dúnelizard Fighter')],
        ...[
          ...copies(4, 'Firespray-31-Class Patrol and Attack Craft'),
          ...copies(2, 'Kandosii-Type Dreadnaught'),
        ],
        ...copies(4, "Tra'kad Support Craft"),
        ...[...copies(2, 'Mandalorian Special Training'), ...copies(2, 'Thermal Scanner')],
        ...[...copies(2, 'Concord Dawn'), ...copies(2, 'Kyrimorut'), ...copies(2, 'Mandalore')],
        ...[...copies(4, 'Nomadic Warrior'), ...copies(4, "Mando'a"), ...copies(4, 'Final Confrontation')],
        key('Defend the Homeworld'),
      ]
      const counts = (kind: string, arenas: number) =>
        sample
          .map((one) => cards.card(one))
          .filter((card) => card.kind === kind && card.arenas.length === arenas).length
      expect([counts('unit', 1), counts('unit', 2), counts('battle', 0), counts('mission', 0)]).toEqual([
        32, 4, 8, 4,
      ])
      expect(sample.length).toBe(59)
      expect(faults(sample)).toEqual(['idc/deck/min-60'])
      const unread = new Set(sample.filter((one) => cards.card(one).unautomated !== undefined))
      expect([...unread]).toEqual(['MAND Coronet (A)']) // what it does where nothing can be used is not understood
    },
  )

  test('every violation is reported, and unknown cards with what may have been meant', () => {
    const deck = [...copies(5, 'Luke Skywalker (B)'), key('Darth Vader (A)'), 'ANH Chewbaka (D)']
    const codes = checkDeck(cards, deck, 'light', DECK_RULES.idc).map(({ code }) => code)
    expect(codes).toEqual([
      'unknown-card',
      'too-few-cards',
      'too-few-units',
      ...['too-few-of-type', 'too-few-of-type', 'too-few-of-type'],
      ...['types-out-of-proportion', 'types-out-of-proportion'],
      'too-many-copies',
      'mixed-sides',
    ])
    expect(checkDeck(cards, deck, 'light', DECK_RULES.idc)[0]?.detail?.['closest']).toContain('Chewbacca (D)')
  })
})

describe('2003', () => {
  const faults = (deck: readonly string[], side: 'dark' | 'light' = 'light') => faultsOf(deck, 'wotc', side)

  test('60 cards are enough and 75 are not too many; 59 are too few', proves('wotc/deck/min-sixty'), () => {
    expect(faults(deckOf({ ...UNITS, battle: 23 }))).toEqual(['wotc/deck/min-sixty'])
    expect(faults(deckOf({ ...UNITS, battle: 24 }))).toEqual([])
    expect(faults(deckOf({ ...UNITS, battle: 39 }))).toEqual([])
  })

  test('the sides do not mix', proves('wotc/deck/one-side-only'), () => {
    const light = deckOf({ ...UNITS, battle: 4 })
    const deck = [...light, ...deckOf({ battle: 19 }, 'neutral'), key('Jango Fett (D)')]
    expect(faults(deck)).toEqual(['wotc/deck/one-side-only'])
  })

  test('Neutral cards go into any deck', proves('wotc/deck/neutral-in-any', 'wotc/cards/side-symbol'), () => {
    const deck = [...deckOf({ ...UNITS, battle: 9 }, 'dark'), ...deckOf({ battle: 15 }, 'neutral')]
    expect(faults(deck, 'dark')).toEqual([])
    expect(faults(deck, 'light')).toEqual(['wotc/cards/side-symbol'])
    expect(faults(deckOf({ ...UNITS, battle: 24 }, 'neutral'), 'light')).toEqual([])
  })

  test('12 of every type are needed', proves('wotc/deck/twelve-of-each'), () => {
    expect(faults(deckOf({ space: 14, ground: 11, character: 14, battle: 21 }))).toEqual([
      'wotc/deck/twelve-of-each',
    ])
    expect(faults(deckOf({ space: 14, ground: 12, character: 14, battle: 20 }))).toEqual([])
  })

  test(
    'Locations count neither for the 12 nor for the ratio',
    proves('wotc/deck/locations-are-not-units'),
    () => {
      const few = deckOf({ space: 11, 'location/space': 3, ground: 14, character: 14, battle: 18 })
      expect(faults(few)).toEqual(['wotc/deck/twelve-of-each'])
      const many = deckOf({ space: 12, 'location/ground': 12, ground: 20, character: 14, battle: 4 })
      expect(faults(many)).toEqual([])
    },
  )

  test('no type has more than twice the cards of another', proves('wotc/deck/two-to-one'), () => {
    expect(faults(deckOf({ space: 12, ground: 24, character: 14, battle: 10 }))).toEqual([])
    expect(faults(deckOf({ space: 12, ground: 25, character: 14, battle: 9 }))).toEqual([
      'wotc/deck/two-to-one',
    ])
  })

  test('the fifth copy is refused, by name and version', proves('wotc/deck/four-copies'), () => {
    const rest = deckOf({ space: 12, ground: 12, character: 8, battle: 24 })
    expect(faults([...rest, ...copies(5, 'Luke Skywalker (B)')])).toEqual(['wotc/deck/four-copies'])
    expect(faults([...deckOf({ ...UNITS, mission: 20 }), ...copies(5, "Hold 'Em Off")])).toEqual([
      'wotc/deck/four-copies',
    ])
    const ships = deckOf({ space: 4, ground: 12, character: 12, battle: 24 }, 'dark')
    const namesakes = [...copies(4, 'Star Destroyer'), ...copies(4, 'Star Destroyer RAS')]
    expect(faults([...ships, ...namesakes], 'dark')).toEqual(['wotc/deck/four-copies'])
  })

  test('versions count separately', proves('wotc/deck/versions-count-separately'), () => {
    const lukes = [...copies(4, 'Luke Skywalker (A)'), ...copies(2, 'Luke Skywalker (C)')]
    expect(faults([...deckOf({ space: 12, ground: 12, character: 8, battle: 24 }), ...lukes])).toEqual([])
  })

  test('two names of one person are two names', proves('wotc/deck/same-name-identical'), () => {
    const queens = [...copies(4, 'Padme Amidala (A)'), ...copies(4, 'Queen Amidala (J)')]
    expect(faults([...deckOf({ space: 12, ground: 12, character: 8, battle: 24 }), ...queens])).toEqual([])
  })

  test('nothing but units is a deck', proves('wotc/deck/no-quota-for-other-types'), () => {
    expect(faults(deckOf({ space: 20, ground: 20, character: 20 }))).toEqual([])
    expect(faults(deckOf({ ...UNITS, battle: 24 }))).toEqual([])
  })

  test('cards that the six types do not cover are refused', proves('wotc/cards/six-types'), () => {
    const deck = [
      ...deckOf({ ...UNITS, battle: 24 }),
      key('Concussion Missiles'),
      key("Tra'kad Support Craft"),
    ]
    expect(checkDeck(cards, deck, 'light', DECK_RULES.wotc)).toEqual([
      {
        code: 'not-in-edition',
        rule: 'wotc/cards/six-types',
        detail: { cards: "Concussion Missiles, Tra'kad Support Craft" },
      },
    ])
  })

  test('a reprint is the same card', proves('wotc/cards/no-play-effect-marks'), () => {
    const promo = cards.named('Obi-Wan Kenobi (B) (Promo alt)')!
    expect(promo.reprints).toEqual(['AOTC Promo alt'])
    const deck = [
      ...deckOf({ space: 12, ground: 12, character: 8, battle: 24 }),
      ...copies(4, 'Obi-Wan Kenobi (B)'),
    ]
    expect(faults([...deck, promo.key])).toEqual(['wotc/deck/four-copies'])
  })
})

test('all dice have six sides', proves('idc/deck/six-sided-dice'), () => {
  const rules = makeRules({ procedures: [], constants: {}, policies: {}, numbers: {} })
  const table = new Machine(rules, emptyState([], {}, seedRandom(7)))
  expect(new Set(rollDice(table, 200))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})
