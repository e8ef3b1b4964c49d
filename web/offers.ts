/** Which offers belong to which cards, and where each leads, so that they can be shown there. */
import type { OfferCore, Question } from '@dejarik/kernel'
import type { Playmat } from './playmat.ts'

/** Where an offer leads: to a card, or to a part of the board by its name. */
export type Goal = number | string

/** How a game's offers are read. */
export interface OfferWays {
  /** The card that does it, or with which it is done; null for what belongs to no card, such as passing. */
  readonly sourceOf: (offer: OfferCore) => number | null
  readonly goalsOf: (offer: OfferCore) => readonly Goal[]
}

export type CardOffers = ReadonlyMap<number, readonly OfferCore[]>
export type GoalOffers = ReadonlyMap<Goal, readonly OfferCore[]>

export const offersIn = (question: Question | null): readonly OfferCore[] =>
  question?.kind === 'action' ? question.offers : []

export function offersBySource(offers: readonly OfferCore[], { sourceOf }: OfferWays): CardOffers {
  return grouped(offers, (offer) => {
    const source = sourceOf(offer)
    return source === null ? [] : [source]
  })
}

export const offersByGoal = (offers: readonly OfferCore[], { goalsOf }: OfferWays): GoalOffers =>
  grouped(offers, goalsOf)

function grouped<Key>(
  offers: readonly OfferCore[],
  keysOf: (offer: OfferCore) => readonly Key[],
): ReadonlyMap<Key, readonly OfferCore[]> {
  const found = new Map<Key, OfferCore[]>()
  for (const offer of offers)
    for (const key of new Set(keysOf(offer))) found.set(key, [...(found.get(key) ?? []), offer])
  return found
}

/** Every card that an offer is about. */
export function cardsMeant(offer: OfferCore, { sourceOf, goalsOf }: OfferWays): readonly number[] {
  const cards = [sourceOf(offer), ...goalsOf(offer)].filter((card) => typeof card === 'number')
  return [...new Set(cards)]
}

/** Offers that belong to no card: pass, draw, stop. */
export const plainOffers = (question: Question | null, { sourceOf }: OfferWays): readonly OfferCore[] =>
  offersIn(question).filter((offer) => sourceOf(offer) === null)

/** Cards that the question lets the player pick. */
export const pickable = (
  question: Question | null,
  { chosenByClick }: Pick<Playmat, 'chosenByClick'>,
): readonly number[] =>
  question === null ? [] : question.kind === 'cards' ? question.from : chosenByClick(question)
