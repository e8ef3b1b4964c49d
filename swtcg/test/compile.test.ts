import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { normalise } from '../language/normalise.ts'
import { splitAbilities } from '../language/split.ts'
import { vocabularyOf } from '../language/vocabulary.ts'

const unit: CardFacts = {
  name: 'Ephant Mon',
  version: 'A',
  side: 'neutral',
  kind: 'unit',
  arenas: ['character'],
  subtypes: ['Chevan', 'Smuggler'],
}
const equipment: CardFacts = {
  name: 'Field Kit',
  side: 'neutral',
  kind: 'equipment',
  arenas: ['ground', 'character'],
  subtypes: [],
}
const trees = (text: string, card = unit) => compile(text, card).abilities
const unread = (text: string, card = unit) => compile(text, card).notUnderstood
const evade = (amount: number, value: number) => ({
  ability: 'activated',
  cost: [{ pay: 'force', amount }],
  keyword: 'evade',
  value,
})

describe('keywords', () => {
  test.each([
    ['Accuracy 1', { ability: 'keyword', keyword: 'accuracy', value: 1 }],
    ['Accuracy -1', { ability: 'keyword', keyword: 'accuracy', value: -1 }],
    ['Critical Hit 2.', { ability: 'keyword', keyword: 'critical-hit', value: 2 }],
    ['Ion Cannon 10', { ability: 'keyword', keyword: 'ion-cannon', value: 10 }],
    ['Armor', { ability: 'keyword', keyword: 'armor', value: 1 }],
    ['Double Strike', { ability: 'keyword', keyword: 'double-strike', value: 1 }],
    ['Hidden Cost 3', { ability: 'hidden-cost', value: 3 }],
    ['Pay 2 Force -> Evade 2', evade(2, 2)],
    [
      'Pay 0 Force -> Intercept',
      { ability: 'activated', cost: [{ pay: 'force', amount: 0 }], keyword: 'intercept', value: 0 },
    ],
    ['Tap -> Deflect 1', { ability: 'activated', cost: [{ pay: 'tap' }], keyword: 'deflect', value: 1 }],
    [
      '[tap], Pay 1 build point, 2 Force -> Retaliate 3',
      {
        ability: 'activated',
        cost: [{ pay: 'tap' }, { pay: 'build', amount: 1 }, { pay: 'force', amount: 2 }],
        keyword: 'retaliate',
        value: 3,
      },
    ],
    ['Reserves: Pay 1 Force -> Evade 1', { ability: 'reserves', gives: [evade(1, 1)] }],
  ])('%s', (text, tree) => {
    expect(compile(text, unit)).toEqual({ abilities: [tree], notUnderstood: [] })
  })

  test('every ability of a text, in its order', () => {
    expect(trees('Stun 1 | Pay 3 Force -> Evade 3|Overkill').map(({ ability }) => ability)).toEqual([
      'keyword',
      'activated',
      'keyword',
    ])
  })

  test(
    'the keyword counts, not what the card reminds of',
    proves('idc/keyword/definitions-override-reminder-text', 'wotc/keyword/reminder-text'),
    () => {
      const bare = trees('Pay 4 Force -> Evade 4')
      expect(trees('Pay 4 Force -> Evade 4 (Prevent up to 3 damage to this unit).')).toEqual(bare)
      expect(trees('Armor (Hit this unit on 6 only.)')).toEqual(trees('Armor'))
    },
  )
})

describe('Upkeep', () => {
  const build = [{ pay: 'build', amount: 1 }]
  const force = [{ pay: 'force', amount: 2 }]
  const tap = [{ pay: 'tap' }]
  const card = { take: { take: 'exactly', count: 1 }, of: { whose: 'you', place: { in: 'hand' } } }
  const discard = [{ pay: 'act', act: { do: 'discard', what: card } }]
  test.each([
    ['Upkeep: Pay 1 build point.', [build]],
    ['Upkeep: Pay 1 build point or tap this unit.', [build, tap]],
    ['Upkeep: Pay 1 build point, pay 2 Force or tap Ephant Mon.', [build, force, tap]],
    ['Upkeep: Pay 1 build point, pay 2 Force, or tap Ephant.', [build, force, tap]],
    ['Upkeep: Pay 1 build point and 2 Force or tap this unit.', [[...build, ...force], tap]],
    ['Upkeep: Pay 1 build point, discard a card from your hand, or tap this unit.', [build, discard, tap]],
  ])('%s', (text, costs) => expect(trees(text)).toEqual([{ ability: 'upkeep', costs }]))

  test.each([
    'Upkeep: Pay 1 build point or tap Boba Fett.',
    'Upkeep: Pay 1 build point, sing a song, or tap this unit.',
    'Upkeep: Pay 1 build point, 2 Force.',
  ])('not understood in part: %s', (text) => {
    expect(compile(text, unit)).toEqual({ abilities: [], notUnderstood: [{ text, position: 0 }] })
  })
})

describe('Pilots', () => {
  test('numbers add up to a bonus, the other bullets are abilities', () => {
    const text =
      '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * +2 power. * Pay 2 Force -> Evade 2'
    expect(trees(text)).toEqual([
      { ability: 'pilot', subtypes: ['Starfighter'], bonus: { speed: 20, power: 2 }, gives: [evade(2, 2)] },
    ])
  })

  test('several subtypes, one line, another stop', () => {
    const text =
      '[Pilot] Capital Ship, Starfighter and transport Pilot: the Capital Ship, Starfighter or Transport gets +1 Power and Armor.'
    expect(trees(text)).toEqual([
      {
        ability: 'pilot',
        subtypes: ['Capital Ship', 'Starfighter', 'Transport'],
        bonus: { power: 1 },
        gives: [{ ability: 'keyword', keyword: 'armor', value: 1 }],
      },
    ])
  })

  test('a quoted ability', () => {
    const text = '[Pilot] Starfighter Pilot. The Starfighter gets "Pay 1 Force -> Evade 2".'
    expect(trees(text)).toMatchObject([{ bonus: {}, gives: [evade(1, 2)] }])
  })

  test('a bullet that is not understood is reported, and the others hold', () => {
    const text = 'Armor | [Pilot] Speeder Pilot. The Speeder gets: * +10 speed. * This unit dances.'
    expect(trees(text)[1]).toEqual({
      ability: 'pilot',
      subtypes: ['Speeder'],
      bonus: { speed: 10 },
      gives: [],
    })
    expect(unread(text)).toEqual([{ text: 'This unit dances.', position: text.indexOf('This unit') }])
  })

  test('a bullet after a choice is no part of the choice', () => {
    const text =
      '[Pilot] Speeder Pilot. The Speeder gets: * When this unit attacks, choose one: you gain 1 Force, or draw a card. * Pay 1 Force -> Evade 2.'
    expect(unread(text)).toEqual([])
    expect(trees(text)).toMatchObject([{ gives: [{ do: [{ do: 'choose-one' }] }, evade(1, 2)] }])
  })

  test('a condition in the head holds for all that the unit gets', () => {
    const text = '[Pilot] Speeder Pilot. If there is more than one Pilot on the Speeder, it gets +30 speed'
    expect(trees(text)).toMatchObject([
      { ability: 'pilot', bonus: {}, gives: [{ ability: 'static', gain: { speed: 30 } }] },
    ])
  })
  test('a condition in the head that is not understood leaves nothing understood', () => {
    const text = '[Pilot] Speeder Pilot. If the Speeder sings, it gets +30 speed'
    expect(trees(text)).toEqual([])
  })
})

describe('Equipment', () => {
  test('what equipping costs, and what every bearer gets', () => {
    const text =
      'Pay 1 build point, 1 Force -> Equip | Equipped Ground or Character unit gets +1 power, Stun 2 and "Pay 1 Force -> Evade 1."'
    expect(trees(text, equipment)).toEqual([
      {
        ability: 'equip',
        cost: [
          { pay: 'build', amount: 1 },
          { pay: 'force', amount: 1 },
        ],
      },
      {
        ability: 'equipped',
        bonus: { power: 1 },
        gives: [{ ability: 'keyword', keyword: 'stun', value: 2 }, evade(1, 1)],
      },
    ])
  })

  test.each([
    ['Equipped Character gets +1 power.', { kind: ['unit'], types: ['character'], word: 'character' }],
    [
      'Equipped Chevan or Smuggler gets +1 power.',
      { kind: ['unit'], subtypes: ['Chevan', 'Smuggler'], word: 'subtype' },
    ],
    ['Equipped Ephant Mon also gets +1 power.', { names: ['Ephant Mon'] }],
  ])('for some bearers only: %s', (text, who) => {
    const words = vocabularyOf([unit, equipment])
    expect(compile(text, equipment, words).abilities).toEqual([
      { ability: 'equipped', who, bonus: { power: 1 }, gives: [] },
    ])
  })

  test('a unit is no Equipment and a Location is neither', () => {
    expect(trees('Pay 1 Force -> Equip')).toEqual([])
    expect(trees('Armor', { ...unit, kind: 'location' })).toEqual([])
  })
})

describe('what is not understood', () => {
  test.each([
    'Pay 2 Force -> Evade 2. Play only once per turn.',
    'Pay 2 Force -> Evade X, where X is the number of cards in its garage.',
    'As long as it rains, this unit gets Armor.',
    'Shimmer 1',
    'Accuracy',
    'Reserves: [tap] -> Dance.',
  ])('%s', (text) => {
    expect(compile(text, unit)).toEqual({ abilities: [], notUnderstood: [{ text, position: 0 }] })
  })

  test('is pointed at where the file has it, whatever was respelt before it', () => {
    const text = 'Tap→Deflect  1 (Prevent it.) | Pay 2 force→ Sing  a song.'
    expect(trees(text)).toHaveLength(1)
    expect(unread(text)).toEqual([{ text: 'Pay 2 force→ Sing  a song.', position: 31 }])
  })

  test('an empty text has nothing to understand', () => {
    expect(compile('', unit)).toEqual({ abilities: [], notUnderstood: [] })
    expect(compile(' | ', unit)).toEqual({ abilities: [], notUnderstood: [] })
  })
})

describe('spelling', () => {
  test.each([
    ['Pay 2 force->Evade 1', 'Pay 2 Force -> Evade 1'],
    ['Pay 2 -> Evade 1', 'Pay 2 Force -> Evade 1'],
    ['2 Force pay → Evade 2', 'Pay 2 Force -> Evade 2'],
    ['Reserves : Tap, Pay 1 Build Point -> Draw', 'Reserves: [tap], Pay 1 build point -> Draw'],
    ['gets + 1 Power and +10  Speed .', 'gets +1 power and +10 speed.'],
    [
      'your opponent_s unit, your opponent?s hand, opponents deck',
      "your opponent's unit, your opponent's hand, opponent's deck",
    ],
    ["Depa gets 'Pay 1 Force -> Evade 3.'", 'Depa gets "Pay 1 Force -> Evade 3."'],
    ['“face down”', '"face-down"'],
    ["each unit (yours and your opponent's) gets Armor", "each unit (yours and your opponent's) gets Armor"],
    ['Tap one of your units.', 'Tap one of your units.'],
  ])('%s', (text, spelt) => expect(normalise(text).text).toBe(spelt))

  const parts = (text: string) => splitAbilities(normalise(text)).map((part) => part.text)

  test('abilities that were run together are taken apart', () => {
    expect(parts('Bombard 5. Overkill (Divide.)')).toEqual(['Bombard 5.', 'Overkill'])
    expect(parts('Maul gets +1 power; Pay 3 Force -> Deflect 1; [Pilot] Speeder Pilot.')).toHaveLength(3)
    expect(parts('Parry 1 As long as it rains, draw a card.')).toHaveLength(2)
  })

  test('what belongs together stays together', () => {
    expect(parts('When it rains, choose one: Draw a card. Or: Pay 1 Force -> Evade 1.')).toHaveLength(1)
    expect(parts('Each Jedi gets "Draw a card. Pay 1 Force -> Evade 1."')).toHaveLength(1)
    expect(parts('[Pilot] Speeder Pilot. The Speeder gets: * Armor. * Pay 1 Force -> Evade 1.')).toHaveLength(
      1,
    )
    expect(parts('Armor Equipment costs 1 less Force.')).toHaveLength(1)
  })
})

describe('a text that would take long is not read, and says why', () => {
  const whyNot = (text: string) => unread(text).map(({ why }) => why)

  test('thousands of letters', () => {
    const clauses = 'This unit gets +1 power and '.repeat(600)
    expect(whyNot(clauses)).toEqual(['it has 16800 letters, and at most 4000 are read'])
    expect(unread(clauses)[0]!.text.length).toBe(60)
    expect(whyNot('"'.repeat(8000))[0]).toMatch('letters')
  })

  test.each([
    ['clauses that can be cut anywhere', 'This unit gets +1 power and '.repeat(50)],
    ['quotation marks within each other', '"'.repeat(1400)],
    ['grants within each other', 'This unit gets "'.repeat(90)],
  ])('%s', (_, text) => {
    expect(compile(text, unit)).toEqual({
      abilities: [],
      notUnderstood: [{ text: text.slice(0, 60), position: 0, why: 'it can be read in too many ways' }],
    })
  })
})

test('what is asked of the chosen arena narrows the choice, and is not asked before it', () => {
  const battle: CardFacts = { name: 'Onslaught', side: 'neutral', kind: 'battle', arenas: [], subtypes: [] }
  const read = (arena: string) =>
    trees(
      `Pay 3 Force -> Choose an arena. Each of your units in ${arena} gets +2 power until end of turn. Play only if you have more units in ${arena} than your opponent.`,
      battle,
    )
  expect(read('the chosen arena')).toMatchObject([
    { do: [{ do: 'choose-arena', so: { if: 'compare', is: 'more' } }, {}] },
  ])
  expect(read('the chosen arena')[0]).not.toHaveProperty('only')
})
