/** What is said of a card is read again: to the same tree, or not at all, and then the card is named with the reason. */
import { describe, expect, test } from 'vitest'
import { LATER_ENTRIES } from '../cards/later/index.ts'
import { BY_HAND } from '../cards/premiere/by-hand.ts'
import { premiereCards, shippedCards } from '../cards/shipped.ts'
import { canonical } from '../language/canonical.ts'
import { compile } from '../language/compile.ts'
import { sayText } from '../language/render/text.ts'
import { vocabularyOf } from '../language/vocabulary.ts'
import { NOT_READ_BACK, SAME_IN_OTHER_WORDS } from './not-read-back.ts'

const automated = shippedCards().cards.filter((card) => card.automated)
/** Cards of Premiere are read with the names of Premiere, as they were. */
const early = vocabularyOf(premiereCards().cards)
const all = vocabularyOf(shippedCards().cards)
const isEarly = ({ number = '' }: { readonly number?: string }): boolean => number.startsWith('1_')

const read = automated.map((card) => {
  const said = sayText(card, card.text).join(' ')
  return { card, ...compile(said, card, isEarly(card) ? early : all) }
})
/** What was written by hand, because the printed text is not read either, has its reason there. */
const isByHand = (key: string): boolean => key in BY_HAND || key in LATER_ENTRIES
const named = new Set(Object.values(NOT_READ_BACK).flat())
const keys = (some: readonly { readonly card: { readonly key: string } }[]): readonly string[] =>
  some.map(({ card }) => card.key)

describe('every automated card, said and read again', () => {
  test('comes back as the same tree where it comes back', () => {
    const whole = read.filter(({ notUnderstood }) => notUnderstood.length === 0)
    const changed = whole.filter(
      ({ card, text }) => JSON.stringify(canonical(text)) !== JSON.stringify(canonical(card.text)),
    )
    expect(keys(changed).filter((key) => !(key in SAME_IN_OTHER_WORDS))).toEqual([])
  })
  test('comes back, if it is not named with the reason', () => {
    const unread = read.filter(({ notUnderstood }) => notUnderstood.length > 0)
    expect(keys(unread).filter((key) => !named.has(key) && !isByHand(key))).toEqual([])
  })
  test('has a reason only if it needs one', () => {
    const back = read.filter(({ card, notUnderstood }) => isEarly(card) && notUnderstood.length === 0)
    expect(keys(back).filter((key) => named.has(key))).toEqual([])
    expect([...named].filter(isByHand)).toEqual([])
  })
})
