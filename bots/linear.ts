/** A bot that is a table of weights and nothing else: each offer by its verb and the numbers that it states. */

import type { CardView, OfferCore, Question, View } from '@dejarik/kernel'
import { fieldsOf, sampleAnswer } from '@dejarik/kernel'
import type { Bot, Glimpse, Move } from './bot.ts'
import { best, type Rated } from './rating.ts'

export interface LinearTable {
  readonly verbs: Readonly<Record<string, number>>
  /** Numbers of the offer, as `cost`, and of the cards that it names, as `defender.health`. */
  readonly facts: Readonly<Record<string, number>>
  /** Numbers that are asked for by what they are about; others are given as high as may be. */
  readonly least: readonly string[]
}

export const linear =
  (table: LinearTable): Bot =>
  (glimpse) => {
    const { question, view, below } = glimpse
    if (question.kind !== 'action') return otherwise(table, glimpse)
    const cards = new Map(view.zones.flatMap((zone) => zone.cards.map((card) => [card.id, card] as const)))
    return best(
      question.offers.map((offer) => rate(table, offer, cards)),
      below,
    )
  }

type Cards = ReadonlyMap<View['zones'][number]['cards'][number]['id'], CardView>

function rate({ verbs, facts }: LinearTable, offer: OfferCore, cards: Cards): Rated {
  const base = verbs[offer.verb] ?? 0
  const score = Object.entries(facts).reduce(
    (sum, [path, weight]) => sum + weight * factOf(offer, path, cards),
    base,
  )
  return {
    answer: offer.key,
    score,
    why: () => `The table gives it ${score.toFixed(1)}, ${base} of it for its verb.`,
  }
}

/** A number of the offer or of a card that it names; 0 where there is none. */
function factOf(offer: OfferCore, path: string, cards: Cards): number {
  const [field, name] = path.split('.') as [string, string?]
  const value = fieldsOf(offer)[field]
  if (typeof value !== 'number') return 0
  if (name === undefined) return value
  const card = cards.get(value)
  const number = card && fieldsOf(card)[name]
  return typeof number === 'number' ? number : 0
}

function otherwise({ least }: LinearTable, { question, below }: Glimpse): Move {
  const isNumber = (each: Question): each is Extract<Question, { kind: 'number' | 'bid' }> =>
    each.kind === 'number' || each.kind === 'bid'
  if (isNumber(question)) {
    const low = least.includes(question.about)
    const why = low ? 'The table gives as little as may be.' : 'The table gives as much as may be.'
    return { answer: low ? question.min : question.max, explain: () => why }
  }
  return {
    answer: sampleAnswer(question, below),
    explain: () => 'The table says nothing, so it was drawn by lot.',
  }
}
