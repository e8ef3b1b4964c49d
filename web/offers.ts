/** Which offers belong to which cards, so that they can be shown there. */
import type { OfferCore, Question } from '@dejarik/kernel'

/** Fields of an offer that name cards. */
export interface OfferFields {
  /** Whom the offer belongs to: a click there means it. */
  readonly source: readonly string[]
  /** Where it leads: a click there means it once its card was taken up. */
  readonly goal: readonly string[]
}

export type CardOffers = ReadonlyMap<number, readonly OfferCore[]>

export const offersIn = (question: Question | null): readonly OfferCore[] =>
  question?.kind === 'action' ? question.offers : []

export function offersByCard(offers: readonly OfferCore[], fields: readonly string[]): CardOffers {
  const found = new Map<number, OfferCore[]>()
  for (const offer of offers)
    for (const card of cardsMeant(offer, fields)) found.set(card, [...(found.get(card) ?? []), offer])
  return found
}

export function cardsMeant(offer: OfferCore, names: readonly string[]): readonly number[] {
  const fields = offer as unknown as Readonly<Record<string, unknown>>
  const named = names.map((field) => fields[field]).filter((card) => typeof card === 'number')
  return [...new Set(named)]
}

/** Offers that belong to no card: pass, draw, stop. */
export const plainOffers = (
  question: Question | null,
  { source }: Pick<OfferFields, 'source'>,
): readonly OfferCore[] => offersIn(question).filter((offer) => cardsMeant(offer, source).length === 0)

/** Cards that the question lets the player pick. */
export const pickable = (question: Question | null): readonly number[] =>
  question?.kind === 'cards' ? question.from : []
