/** Whose number and whose name: what a text gives to several cards, or to a card that it names. */
import { describe, expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { compile } from '../language/compile.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { unit } from './battle-play.ts'
import { idc, SPARE } from './both-editions.ts'
import { at } from './shipped-play.ts'
import { battle } from './worded-cards.ts'

describe('a number of each', () => {
  test('the counters on it are those of the unit that is spoken of', () => {
    idc
      .light(
        { hand: [SPARE], space: [{ card: 'Jailer', counters: { captivity: 3 } }] },
        { space: [{ card: 'Captive', counters: { captivity: 1 } }] },
        [
          unit('Jailer', {
            text: "Each of your opponent's units gets -1 power for each captivity counter on it.",
          }),
          unit('Captive'),
        ],
      )
      .expect({ numbers: { Captive: { power: 2 }, Jailer: { power: 3 } }, asked: 'light' })
  })
})

describe('a name', () => {
  const building = (army: object, space: readonly string[]) =>
    idc.dark({ force: 9, buildPoints: 0, hand: ['Stone Army (A)', SPARE], space }, {}, [
      unit('Stone Army', { version: 'A', cost: 9, ...army }),
      unit('Stone'),
    ])
  test('in an Alternative Cost is that of another card, even where it is a part of its own', () => {
    building({ text: 'Alternative Cost: Pay 2 Force, tap Stone.' }, ['Stone'])
      .play('dark', { complete: 'Stone Army (A)', destination: { to: 'space' }, instead: 0 })
      .expect({ facts: { Stone: { tapped: true } }, resources: { dark: { force: 7 } }, asked: 'dark' })
  })
  test('and cannot be paid without that card', () => {
    building({ text: 'Alternative Cost: Pay 2 Force, tap Stone.' }, []).expect({
      refused: [
        {
          dark: { complete: 'Stone Army (A)', destination: { to: 'space' }, instead: 0 },
          rule: 'idc/phrase/pay-x',
        },
      ],
      asked: 'dark',
    })
  })
  const cap = (text: string) => ({
    name: 'Cap',
    side: 'neutral',
    kind: 'equipment',
    arenas: ['space'],
    cost: 1,
    text: `Pay 1 Force -> Equip | ${text}`,
  })
  test('in what an Equipment gives to its bearer is the bearer alone', () => {
    const given =
      'Equipped Old Ben gets "Pay 1 Force -> Remove 1 damage counter from Old Ben. Play only during your build step."'
    const ben = { card: 'Old Ben', damage: 1 }
    idc
      .dark({ force: 3, hand: [SPARE], space: [{ ...ben, equipment: ['Cap'] }] }, { space: [ben] }, [
        unit('Old Ben'),
        cap(given),
      ])
      .play('dark', { play: 'space/Old Ben #1' })
      .expect({
        facts: { 'space/Old Ben #1': { damage: 0 }, 'space/Old Ben #2': { damage: 1 } },
        asked: 'dark',
      })
  })
  test('of an Equipment that a unit carries twice is one of the two', () => {
    const given =
      'Equipped unit gets "Discard Cap from this unit -> Remove 1 damage counter from this unit. Play only during your build step."'
    idc
      .dark({ hand: [SPARE], space: [{ card: 'Ben', damage: 2, equipment: ['Cap', 'Cap'] }] }, {}, [
        unit('Ben'),
        cap(given),
      ])
      .play('dark', { play: 'Ben' })
      .play('dark', { cards: ['Cap #1'] })
      .expect({ zones: { 'dark.discard': ['Cap'] }, facts: { Ben: { damage: 1 } }, asked: 'dark' })
  })
})

describe('words that count for more than they stand by', () => {
  const facts: CardFacts = {
    name: 'Onlooker',
    version: 'A',
    side: 'neutral',
    kind: 'unit',
    arenas: ['character'],
    subtypes: ['Jedi'],
  }
  const read = (text: string) => compile(text, facts).abilities
  test('a duration at the end of a sentence', () => {
    const [watching] = read(
      'When one of your other Characters is attacked, the attacking unit gets -1 power and this unit gets +2 power until end of battle.',
    )
    expect(watching).toMatchObject({ do: [{ for: 'this-battle' }, { for: 'this-battle' }] })
  })
  test('what is found is asked about once it is found', () => {
    const [found] = read(
      'When you deploy this unit, search your deck for a Jedi unit card, show it to your opponent, and put it into your hand. If that card is a unique unit card, put it into your build zone with 1 build counter on it instead. Shuffle your deck.',
    )
    expect(found).toMatchObject({
      do: [
        { do: 'search', to: 'hand' },
        { do: 'if', so: [{ do: 'put', to: 'build-zone' }] },
        { do: 'shuffle' },
      ],
    })
  })
  test('Subordinates of one kind or of another', () => {
    const [taking] = read('Pay 1 Force -> Take 1 Jedi or Sith Subordinate and put it into its arena.')
    expect(taking).toBeUndefined() // no card here is a Sith
    const [padawans] = compile(
      'Pay 1 Force -> Take 1 Jedi or Sith Subordinate and put it into its arena.',
      facts,
      vocabularyOf([facts, { ...facts, name: 'Other', subtypes: ['Sith'] }]),
    ).abilities
    expect(padawans).toMatchObject({
      do: [
        { do: 'take', of: { any: { subtypes: ['Jedi Subordinate', 'Sith Subordinate'] } } },
        { do: 'put' },
      ],
    })
  })
  test('the unit that would attack, where the card is none', () => {
    const text =
      'Tap one of your unique Jedi in any arena -> Put 3 damage counters on a unit in the same arena. Play only when that Jedi Knight would attack.'
    expect(compile(text, { ...facts, kind: 'battle' }).abilities).toEqual([])
  })
})

describe('that unit', () => {
  const effect = (text: string) =>
    compile(text, { name: 'Ways', side: 'neutral', kind: 'battle', arenas: [], subtypes: [] }, JEDI).abilities
  const JEDI = vocabularyOf([
    { name: 'Knight', side: 'light', kind: 'unit', arenas: ['character'], subtypes: ['Jedi'] },
  ])
  test('is the one that the price has named by that kind, although another was chosen since', () => {
    const [ways] = effect(
      'Tap one of your Jedi -> Tap another unit in the Character arena. That Jedi gets +1 power until end of turn.',
    )
    expect(ways).toMatchObject({ do: [{ do: 'tap' }, { do: 'get', who: { the: 'chosen', name: 'paid' } }] })
  })
  test('that set a Trap off has no name left once another was found: that is not read', () => {
    const trap: CardFacts = {
      name: 'Snare',
      side: 'neutral',
      kind: 'mission',
      arenas: [],
      subtypes: ['Trap'],
    }
    const snare = (text: string) => compile(text, trap, JEDI).notUnderstood
    const taps = 'When a Jedi taps, put 2 credit counters on a unit.'
    expect(snare(`${taps} That Jedi gets +1 power until end of turn.`)).toHaveLength(1)
    expect(snare(`${taps} That unit gets +1 power until end of turn.`)).toEqual([])
  })
  test('of a limit is the unit that is chosen, not the Resource that pays', () => {
    const [saving] = effect(
      'Remove 2 counters from your Resource -> Prevent all damage to one of your Characters. Play only if that Character would be discarded.',
    )
    expect(saving).toMatchObject({ do: [{ do: 'prevent', who: { of: { so: { if: 'doomed' } } } }] })
  })
})

describe('where a card speaks of less than all its arenas', () => {
  const facts: CardFacts = {
    name: 'Skimmer',
    side: 'neutral',
    kind: 'unit',
    arenas: ['space', 'character'],
    subtypes: [],
  }
  const text = "This unit doesn't count toward controlling the Space arena."
  test('not counting in one of them is not to count in none', () => {
    expect(compile(text, facts).abilities).toEqual([])
    expect(compile(text, { ...facts, arenas: ['space'] }).abilities).toHaveLength(1)
  })
})

describe('an enhancement', () => {
  test('that has a price of its own leaves the card meant that the normal price has taken', () => {
    at('battle space', {
      cards: [
        battle(
          'Ride',
          'Discard a card from your hand, retreat one of your units -> Remove 1 damage counter from that unit. | Enhance: Discard 1 more card from your hand -> Also remove 1 damage counter from that unit.',
        ),
        unit('Rider'),
        unit('Chaser'),
      ],
      dark: { hand: ['Ride', SPARE, SPARE], space: [{ card: 'Rider', damage: 2 }] },
      light: { space: ['Chaser'] },
    })
      .play('dark', { 'battle-card': 'Ride', enhance: 0 })
      .play('dark', { cards: [SPARE] })
      .expect({ facts: { Rider: { damage: 0 } } })
  })
})
