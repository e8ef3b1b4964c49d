/** Skirmish by rules of thumb: deploy the strongest, attack where it counts, shield what would strike. */
import type { CardView, Question, SeatId, View } from '@dejarik/kernel'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { best, type Rated } from '../rating.ts'

/** What each action is worth before the table is looked at. */
const WORTH = { rally: 40, attack: 30, deploy: 12, ambush: 10, shield: 5 } as const
/** Rally pays only with so many raiders ready. */
const RALLY_FROM = 2
/** Cards in the order in which they are given up. */
const LEAST_FIRST = ['scout', 'rally', 'corsair', 'shield', 'bruiser', 'warlord']

interface Raider extends CardView {
  readonly power?: number
  readonly ready?: boolean
}
interface Offer {
  readonly key: string
  readonly verb: string
  readonly card?: number
  readonly defender?: SeatId
}

/** The cards of a view by number, found once for all offers. */
const known = new WeakMap<View, ReadonlyMap<number, Raider>>()

function raiders(view: View): ReadonlyMap<number, Raider> {
  const kept = known.get(view)
  if (kept) return kept
  const found = new Map<number, Raider>()
  for (const { cards } of view.zones) for (const card of cards) found.set(card.id, card)
  known.set(view, found)
  return found
}
const raider = (view: View, id: number | undefined): Raider | undefined =>
  id === undefined ? undefined : raiders(view).get(id)
const creditsOf = (view: View, seat: SeatId): number =>
  (view.seats[seat] as { readonly credits: number }).credits

type Judge = (view: View, offer: Offer, power: number) => Omit<Rated, 'answer'>

const JUDGES: Readonly<Record<string, Judge>> = {
  attack: (view, { defender }, power) => {
    const credits = creditsOf(view, defender!)
    const score = WORTH.attack + power - credits
    return { score, why: () => `A raider of power ${power} attacks a seat with ${credits} credits.` }
  },
  rally: (view) => {
    const ready = [...raiders(view).values()].filter(
      (card) => card.owner === view.viewer && card.ready,
    ).length
    const score = ready >= RALLY_FROM ? WORTH.rally : -1
    return { score, why: () => `Of our raiders ${ready} are ready to rally.` }
  },
  deploy: (_, __, power) => ({
    score: WORTH.deploy + power,
    why: () => `It brings power ${power} to the field.`,
  }),
  ambush: (_, __, power) => ({
    score: WORTH.ambush + power,
    why: () => `It hides power ${power} on the field.`,
  }),
  shield: () => ({ score: WORTH.shield, why: 'A shield makes the attack weaker by 2.' }),
}

export function rate(view: View, offer: Offer): Rated {
  const power = raider(view, offer.card)?.power ?? 0
  const judged = JUDGES[offer.verb]?.(view, offer, power) ?? { score: 0, why: 'Nothing else is worth doing.' }
  return { answer: offer.key, ...judged }
}

function discards(view: View, { from, min }: Extract<Question, { kind: 'cards' }>): readonly number[] {
  const rank = (id: number): number => LEAST_FIRST.indexOf(raider(view, id)?.is ?? '')
  return [...from].sort((one, other) => rank(one) - rank(other)).slice(0, min)
}

export const cadet: Bot = (glimpse) => {
  const { question, view, below } = glimpse
  switch (question.kind) {
    case 'action':
      return best(
        question.offers.map((offer) => rate(view, offer)),
        below,
      )
    case 'bid':
      return { answer: question.min, explain: () => 'The first turn is worth no credit.' }
    case 'cards':
      return { answer: discards(view, question), explain: () => 'The least useful cards go first.' }
    case 'confirm':
      return { answer: true, explain: () => 'A miss costs nothing to roll again.' }
    default:
      return random(glimpse)
  }
}
