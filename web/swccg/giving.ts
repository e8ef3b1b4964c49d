/** What one gives up: Force from piles and hand, and cards that are forfeited in a battle. */
import type { Question, View } from '@dejarik/kernel'
import type { SwccgOffer } from '@dejarik/swccg'
import type { Plan } from '../answers/plan.ts'
import { ccgOffers, isOwnTurn } from './answers.ts'
import { cardIn, tableOf } from './sight.ts'

type Loss = Extract<SwccgOffer, { readonly verb: 'lose' }>
export type Forfeit = Extract<SwccgOffer, { readonly verb: 'forfeit' }>

/** Where Force may come from, and how much is there. */
export interface Source {
  readonly key: string
  readonly from: Loss['from']
  readonly card: number | undefined
  readonly most: number
}

/** Chosen are keys of offers; a pile may be chosen several times. */
export type Chosen = readonly string[]

export function sourcesOf(question: Question, view: View): readonly Source[] {
  return ccgOffers(question).flatMap((offer) => {
    if (offer.verb !== 'lose') return []
    const { key, from, card } = offer
    const pile = view.zones.find(({ name, owner }) => name === from && owner === question.seat)
    return [{ key, from, card, most: card === undefined ? (pile?.count ?? 1) : 1 }]
  })
}

/** The Reserve Deck first; then what lies used, and the Force Pile; cards in hand last. */
const ORDER: readonly Loss['from'][] = ['reserve', 'used', 'force', 'hand']

export function filled(sources: readonly Source[], amount: number): Chosen {
  const inOrder = sources.toSorted((one, other) => ORDER.indexOf(one.from) - ORDER.indexOf(other.from))
  return inOrder.flatMap(({ key, most }) => Array.from({ length: most }, () => key)).slice(0, amount)
}

/** Cards of the hand that were chosen, then as much of the piles as they leave to be lost. */
export function withHand(
  sources: readonly Source[],
  piles: Chosen,
  cards: readonly number[],
  amount: number,
): Chosen {
  const hand = sources.flatMap(({ key, card }) => (card !== undefined && cards.includes(card) ? [key] : []))
  const left = Math.max(0, amount - hand.length)
  return [...hand.slice(0, amount), ...piles.slice(0, left)]
}

/** Takes one from this source instead of the first of the others that is there. */
export function swapped(chosen: Chosen, source: Source): Chosen {
  const count = chosen.filter((key) => key === source.key).length
  if (count >= source.most) return chosen
  const other = chosen.findIndex((key) => key !== source.key)
  return other < 0 ? chosen : chosen.map((key, index) => (index === other ? source.key : key))
}

export const planOf = (about: string, keys: Chosen): Plan => keys.map((take) => ({ about, take }))

/** Whatever else is lost in a turn of the other side comes from the Reserve Deck, too; null where that makes no difference. */
export function reserveAllTurn(question: Question, view: View): Plan | null {
  const reserve = sourcesOf(question, view).find(({ from }) => from === 'reserve')
  const mayGoOn = !isOwnTurn(view) && tableOf(view).phase === 'control'
  return reserve && mayGoOn ? [{ about: question.about, take: reserve.key, isRepeated: true }] : null
}

export interface Owed {
  readonly attrition: number
  readonly damage: number
}

export function owedIn(question: Question, view: View): Owed {
  const side = tableOf(view).battle?.sides[question.seat]
  return { attrition: side?.attrition ?? 0, damage: side?.damage ?? 0 }
}

/** Cards that can be forfeited for themselves. */
export const forfeitsIn = (question: Question): readonly Forfeit[] =>
  ccgOffers(question).flatMap((offer) =>
    offer.verb === 'forfeit' && offer.insteadOf === undefined ? [offer] : [],
  )

export const worth = (forfeits: readonly Forfeit[]): number =>
  forfeits.reduce((sum, { value }) => sum + value, 0)

/** The forfeits that meet the attrition for the least value; all where none do. What was hit goes in any case. */
export function cheapest(
  forfeits: readonly Forfeit[],
  { attrition, damage }: Owed,
  { canLose, hit }: { readonly canLose: boolean; readonly hit: ReadonlySet<number> },
): readonly Forfeit[] {
  const due = forfeits.filter(({ card }) => hit.has(card))
  const others = forfeits.filter(({ card }) => !hit.has(card))
  const needed = (canLose ? attrition : Math.max(attrition, damage)) - worth(due)
  let best: readonly Forfeit[] = others
  for (const some of subsets(others))
    if (worth(some) >= needed && (worth(best) < needed || isLess(some, best))) best = some
  return [...due, ...best]
}

const isLess = (one: readonly Forfeit[], other: readonly Forfeit[]): boolean =>
  worth(one) < worth(other) || (worth(one) === worth(other) && one.length < other.length)

/** No battle has so many cards that this takes long: beyond these, only the cheapest are tried. */
const MOST = 12

function subsets(forfeits: readonly Forfeit[]): readonly Forfeit[][] {
  const tried = forfeits.toSorted((one, other) => one.value - other.value).slice(0, MOST)
  const found: Forfeit[][] = [[]]
  for (const forfeit of tried) found.push(...found.map((some) => [...some, forfeit]))
  return found
}

/** Piles that Force for battle damage may come from, also where attrition has to be met before. */
export function pilesOf(question: Question, view: View): readonly Source[] {
  const offered = sourcesOf(question, view).filter(({ card }) => card === undefined)
  if (offered.length > 0) return offered
  return view.zones.flatMap(({ name, owner, count }) => {
    const from = ORDER.find((pile) => pile === name && pile !== 'hand')
    return from && owner === question.seat && count > 0
      ? [{ key: `lose ${from}`, from, card: undefined, most: count }]
      : []
  })
}

/** How much Force has to be lost beside the forfeits. */
export const stillOwed = ({ damage }: Owed, forfeits: readonly Forfeit[]): number =>
  Math.max(0, damage - worth(forfeits))

/** Cards that are given up by a click on them: fighters in a battle, and those in hand. */
export const givenByClick = (question: Question): readonly number[] =>
  question.about === 'settle'
    ? forfeitsIn(question).map(({ card }) => card)
    : question.about === 'lose-force'
      ? ccgOffers(question).flatMap((offer) =>
          offer.verb === 'lose' && offer.card !== undefined ? [offer.card] : [],
        )
      : []

/** The forfeits that cost the least; no card of the hand. */
export const givenAtFirst = (question: Question, view: View): readonly number[] =>
  question.about === 'settle' ? cheapestIn(question, view).map(({ card }) => card) : []

export function cheapestIn(question: Question, view: View): readonly Forfeit[] {
  const forfeits = forfeitsIn(question)
  const hit = new Set(forfeits.flatMap(({ card }) => (cardIn(view, card)?.hit ? [card] : [])))
  return cheapest(forfeits, owedIn(question, view), { canLose: pilesOf(question, view).length > 0, hit })
}
