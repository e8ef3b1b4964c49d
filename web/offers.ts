/** Which offers belong to which cards, so that they can be shown there. */
import type { OfferCore, Question } from '@dejarik/kernel'

/** Fields of an offer that name a card which the player might click to mean it. */
const CARD_FIELDS = ['card', 'defender', 'unit'] as const

export type CardOffers = ReadonlyMap<number, readonly OfferCore[]>

export const offersIn = (question: Question | null): readonly OfferCore[] =>
  question?.kind === 'action' ? question.offers : []

export function offersByCard(question: Question | null): CardOffers {
  const found = new Map<number, OfferCore[]>()
  for (const offer of offersIn(question))
    for (const card of cardsMeant(offer)) found.set(card, [...(found.get(card) ?? []), offer])
  return found
}

function cardsMeant(offer: OfferCore): readonly number[] {
  const fields = offer as unknown as Readonly<Record<string, unknown>>
  const named = CARD_FIELDS.map((field) => fields[field]).filter((card) => typeof card === 'number')
  return [...new Set(named)]
}

/** Offers that belong to no card: pass, draw, stop. */
export const plainOffers = (question: Question | null): readonly OfferCore[] =>
  offersIn(question).filter((offer) => cardsMeant(offer).length === 0)

/** Cards that the question lets the player pick. */
export const pickable = (question: Question | null): readonly number[] =>
  question?.kind === 'cards' ? question.from : []
