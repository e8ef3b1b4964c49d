/** What is fought out without a battle, or befalls somebody at once: duels, attacks of creatures, sabacc, Epic Events, captures. */
import type { SeatId } from '@dejarik/kernel'
import type { SwccgEvent } from '@dejarik/swccg'
import type { Happened, Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { zoneOf } from '../sight.ts'
import { cardIn } from './sight.ts'

export interface Clash {
  readonly kind: 'duel' | 'attack' | 'sabacc' | 'epic' | 'capture'
  readonly title: string
  /** How it stands or ended, in a sentence. */
  readonly note: string | null
  /** Those who meet; one alone where something befalls him. */
  readonly sides: readonly ClashSide[]
  /** Over as soon as its last beat was seen. */
  readonly isOver: boolean
}

export interface ClashSide {
  /** Null for a creature, whose side does not matter. */
  readonly seat: SeatId | null
  readonly cards: readonly number[]
  readonly destinies: readonly { readonly title: string; readonly value: number }[]
  /** Null until it is counted. */
  readonly total: number | null
  /** Undefined until it is decided. */
  readonly won?: boolean
}

const side = (seat: SeatId | null, ...cards: readonly (number | null)[]): ClashSide => ({
  seat,
  cards: cards.filter((card) => card !== null),
  destinies: [],
  total: null,
})

/** What the news of a beat make of it. What was over before them is gone. */
export function followClash(
  shown: Clash | null,
  news: readonly Happened[],
  position: Position,
  faces: Faces,
): Clash | null {
  const before = shown?.isOver && news.length > 0 ? null : shown
  const after = news.reduce((clash: Clash | null, { happening }) => {
    if (happening.kind !== 'event') return clash
    const told = { event: happening.event as SwccgEvent, text: happening.text, position, faces }
    return begun(told) ?? (clash && gone(clash, told))
  }, before)
  return after && isPlayedOut(after, position) ? { ...after, isOver: true } : after
}

/** A game of sabacc lasts until its hands are away: the winner takes what is staked out of them. */
const isPlayedOut = ({ kind, sides }: Clash, { view }: Position): boolean =>
  kind === 'sabacc' &&
  sides.every(({ total }) => total !== null) &&
  view.seats.every((_, seat) => (zoneOf(view, 'sabacc', seat)?.count ?? 0) === 0)

interface Heard {
  readonly event: SwccgEvent
  readonly text: string | null
  readonly position: Position
  readonly faces: Faces
}

/** Whose these are: a creature may be set on cards of either side. */
const ownerOf = ({ view }: Position, [card]: readonly number[]): SeatId | undefined =>
  card === undefined ? undefined : cardIn(view, card)?.controller

/** What an event begins; null for all that begin nothing. */
function begun({ event, text, position, faces }: Heard): Clash | null {
  const title = (card: number): string => faces.get(cardIn(position.view, card)?.is ?? '')?.title ?? 'It'
  const open = { note: null, isOver: false } as const
  switch (event.kind) {
    case 'duelInitiated':
      return {
        ...open,
        kind: 'duel',
        title: event.epic ? 'An epic duel' : 'A duel',
        sides: event.cards.map((card, seat) => side(seat, card)),
      }
    case 'sabaccBegan':
      return {
        ...open,
        kind: 'sabacc',
        title: 'A game of sabacc',
        note: 'Nearest to 11 without going over.',
        sides: event.players.map((card, seat) => side(seat, card)),
      }
    case 'attackInitiated':
      return {
        ...open,
        kind: 'attack',
        title: event.by === 'creature' ? `${title(event.card)} attacks` : `${title(event.card)} is attacked`,
        sides: [side(null, event.card), side(ownerOf(position, event.cards) ?? event.seat, ...event.cards)],
      }
    case 'epicStep':
      return { ...open, kind: 'epic', title: title(event.card), note: text, sides: [side(null, event.card)] }
    case 'captured':
    case 'wasFrozen':
      return { kind: 'capture', title: text ?? '', note: null, isOver: true, sides: [side(null, event.card)] }
    default:
      return null
  }
}

/** How it goes on. */
function gone(clash: Clash, { event, text, faces }: Heard): Clash | null {
  const titleOf = (is: string): string => faces.get(is)?.title ?? is
  const isNext = event.kind === 'phaseBegan' || event.kind === 'turnBegan' || event.kind === 'battleInitiated'
  if (clash.isOver || isNext) return isNext ? null : clash
  switch (event.kind) {
    case 'destinyDrawn': {
      const drawn = { title: titleOf(event.is), value: event.value }
      // A creature draws for its ferocity, whoever it belongs to.
      const drawer = event.for === 'ferocity' && clash.kind === 'attack' ? null : event.seat
      const isOf = ({ seat }: ClashSide): boolean => seat === drawer || clash.sides.length === 1
      return withSides(clash, (each) =>
        isOf(each) ? { ...each, destinies: [...each.destinies, drawn] } : each,
      )
    }
    case 'duelTotals':
    case 'sabaccEnded':
      return withSides({ ...clash, note: text }, (each, at) => ({
        ...each,
        total: event.totals[at] ?? null,
        won: event.winner === at,
      }))
    case 'attackTotals':
      return withSides(clash, (each, at) => ({ ...each, total: at === 0 ? event.ferocity : event.power }))
    case 'leadNamed':
      return withSides({ ...clash, note: text }, (each) => ({ ...each, cards: [...each.cards, event.card] }))
    case 'epicTotal':
      return withSides(clash, (each) => ({ ...each, total: event.total }))
    case 'epicEnded':
      return withSides({ ...clash, note: text, isOver: true }, (each) => ({ ...each, won: event.succeeded }))
    case 'duelEnded':
    case 'attackEnded':
      return { ...clash, note: text, isOver: true }
    case 'sabaccStake':
      return { ...clash, note: text }
    default:
      return clash
  }
}

const withSides = (clash: Clash, change: (side: ClashSide, at: number) => ClashSide): Clash => ({
  ...clash,
  sides: clash.sides.map(change),
})
