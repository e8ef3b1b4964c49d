/** Words of the Interrupts of later sets, read from text and played. */
import { expect, test } from 'vitest'
import type { CardFacts } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { compile } from '../language/compile.ts'
import { sayText } from '../language/render/text.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { open } from './card-plays.ts'

const vocabulary = vocabularyOf(shippedCards().cards)
/** An Interrupt of the Light Side with the entry that its words are read to. */
function interrupt(title: string, gametext: string) {
  const facts: CardFacts = {
    key: title,
    title,
    side: 'light',
    kind: 'interrupt',
    type: 'used',
    destiny: 3,
  }
  const { text, notUnderstood } = compile(gametext, facts, vocabulary)
  expect(notUnderstood).toEqual([])
  const { key: _, ...said } = facts
  return { ...said, text }
}
const PLAIN = 'Moon: Plain'

test('a function can be immune where another of the same Interrupt is not', () => {
  const game = (action: number) =>
    open(
      {
        at: 'deploy light',
        locations: [{ card: PLAIN, dark: ['Darth Vader'], light: ['Talz'] }],
        light: { hand: ['Sure Thing'], force: 3, reserve: 9 },
        dark: { hand: ['Sense (D)'], reserve: 9 },
      },
      [interrupt('Sure Thing', 'Activate 1 Force. (Immune to Sense.) OR Use 1 Force to activate 2 Force.')],
    ).play('light', { play: 'Sure Thing', action })
  game(0).expect({ asked: 'light' })
  game(1).expect({ offers: { dark: [{ play: 'Sense (D)' }] }, asked: 'dark' })
})

test('cards on table go to the Used Pile of their owner, with all that is on them', () => {
  const game = open(
    {
      at: 'control light',
      locations: [{ card: PLAIN, dark: [{ card: 'Stormtrooper', with: ['Blaster'] }], light: ['Talz'] }],
      light: { hand: ['Fast Exit'], force: 1, reserve: 9 },
      dark: { reserve: 9 },
    },
    [interrupt('Fast Exit', "Place one opponent's trooper in opponent's Used Pile.")],
  )
  game.play('light', { play: 'Fast Exit' })
  game.expect({ resources: { dark: { used: 2, lost: 0 } }, asked: 'light' })
})

test('what was just lost goes from the Lost Pile to the Used Pile', () => {
  const rescue = interrupt('Second Chance', 'If your alien was just lost, place that card in Used Pile.')
  expect(rescue.text.actions).toEqual([
    {
      when: { just: 'lost', card: { type: 'alien', whose: 'yours' } },
      do: [{ do: 'put-on-pile', what: { the: { chosen: 'answered' } }, piles: ['used'] }],
    },
  ])
})

test('what stands before labels of piles belongs to each of them', () => {
  const { text } = interrupt(
    'Steady Hand',
    'Add X to one weapon destiny when targeting a vehicle. USED: X = 1. LOST: X = 3.',
  )
  const added = text.actions?.map(({ do: [first] }) => first?.do === 'for-a-while' && first.what)
  expect(added).toMatchObject([{ add: 1 }, { add: 3 }])
})

test('an Effect has the deploy cost that its text says', () => {
  const search = {
    ...interrupt('Free Choice', 'Activate 1 Force.'),
    text: {
      actions: [
        {
          when: 'any-time',
          do: [{ do: 'search', what: { kind: 'effect', number: { name: 'deploy', most: 0 } } }],
        },
      ],
    },
  }
  const looking = (card: string) =>
    open({ at: 'deploy light', locations: [PLAIN], light: { hand: ['Free Choice'], reserve: [card, 5] } }, [
      search,
    ]).play('light', { play: 'Free Choice' })
  looking('Crash Site Memorial')
    .play('light', { cards: ['Crash Site Memorial'] })
    .expect({ zones: { 'light.hand': ['Crash Site Memorial'] }, asked: 'light' })
  const costly = looking('Traffic Control')
  expect(() => costly.play('light', { cards: ['Traffic Control'] })).toThrow()
  costly.expect({ zones: { 'light.hand': [] }, asked: { light: 'search' } })
})

test('where only the second of two fighters is said to be yours, the first may belong to either player', () => {
  const battle = (opposing: string) =>
    open(
      {
        at: 'battle light',
        locations: [{ card: PLAIN, dark: [opposing], light: ['Talz'] }],
        light: { hand: ['Odd Pair'], force: 3, reserve: 9 },
        dark: { reserve: 9 },
      },
      [
        interrupt(
          'Odd Pair',
          'If Vader and your Talz are involved in the same battle, add one battle destiny.',
        ),
      ],
    ).play('light', { battle: PLAIN })
  battle('Darth Vader').expect({ offers: { light: [{ play: 'Odd Pair' }] }, asked: 'light' })
  battle('Stormtrooper').expect({ noOffers: { light: [{ play: 'Odd Pair' }] }, stop: 'here' })
})

test('functions are told under the pile that the Interrupt goes to, where that differs', () => {
  const told = (gametext: string) => {
    const { text, ...facts } = interrupt('Two Ways', gametext)
    return sayText({ ...facts, key: facts.title }, text)
  }
  const both = 'USED: Activate 1 Force. LOST: Retrieve 1 Force. OR Activate 3 Force.'
  expect(told(both).join(' ')).toBe(both)
  expect(told('Activate 1 Force. OR Activate 3 Force.').join(' ')).toBe(
    'Activate 1 Force. OR Activate 3 Force.',
  )
})
