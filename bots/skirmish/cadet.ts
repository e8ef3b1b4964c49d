/** Skirmish by rules of thumb: deploy the strongest, attack where it counts, shield what would strike. */
import type { CardView, OfferCore, SeatId, View } from '@dejarik/kernel'
import type { Glimpse, Move } from '../bot.ts'
import { move, type QuestionOf } from '../choosing.ts'
import { random } from '../random.ts'
import type { Merit } from '../rating.ts'
import { byThumb, type Thumb } from '../thumb.ts'

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
interface Offer extends OfferCore {
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

type Judge = (view: View, offer: Offer, power: number) => Merit

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

const judge = (view: View, offer: Offer): Merit =>
  JUDGES[offer.verb]?.(view, offer, raider(view, offer.card)?.power ?? 0) ?? {
    score: 0,
    why: 'Nothing else is worth doing.',
  }

function discards(view: View, { from, min }: QuestionOf<'cards'>): readonly number[] {
  const rank = (id: number): number => LEAST_FIRST.indexOf(raider(view, id)?.is ?? '')
  return [...from].sort((one, other) => rank(one) - rank(other)).slice(0, min)
}

function answer(view: View, seen: Glimpse): Move {
  const { question } = seen
  switch (question.kind) {
    case 'bid':
      return move(question.min, 'The first turn is worth no credit.')
    case 'cards':
      return move(discards(view, question), 'The least useful cards go first.')
    case 'confirm':
      return move(true, 'A miss costs nothing to roll again.')
    default:
      return random(seen)
  }
}

export const thumb: Thumb<View, Offer> = { positionIn: ({ view }) => view, judge, answer }

export const cadet = byThumb(thumb)
