/** Drawing destiny: reveal the top card of the Reserve Deck, let it be answered, put it on the Used Pile. All kinds alike. */
import { type CardId, expireWithCard, numberOf, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { SideNumber } from '../../text/filter.ts'
import type { DestinyKind } from '../../text/happening.ts'
import { answer } from '../answers/answer.ts'
import { leave } from '../cards/attach.ts'
import { countIn, exists, isIn, sided } from '../cards/place.ts'
import { CHOSEN_DESTINY, destinyOf, topTo } from '../force/piles.ts'

interface DrawingDestiny {
  readonly seat: SeatId
  readonly count: number
  readonly for: DestinyKind
  /** Where the card is that draws. */
  readonly at?: CardId | null
  /** Added to each. */
  readonly each?: number
  /** The card that is revealed now. */
  readonly card?: CardId | null
  /** Numbers that are used instead of drawing the first ones: nothing answers or changes them (ccgx/destiny/instead-of-drawing). */
  readonly instead?: readonly number[]
  /** A card on table that is used instead of drawing one. */
  readonly kept?: CardId | null
  readonly cancelled?: boolean | 'again'
  /** What it is worth as it is drawn: it stays so though the card be taken away (ccgx/destiny/destiny-lost). */
  readonly worth?: number
  /** How often a destiny was drawn, cancelled ones included. */
  readonly tries?: number
  /** The destinies that count; none is not the same as 0. */
  readonly drawn?: readonly number[]
  /** The cards that counted. */
  readonly shown?: readonly string[]
  /** Whether the caller wants to know which cards they were. */
  readonly told?: true
  /** The total, or null where nothing could be drawn. */
  readonly result?: number | ToldDestiny | null
}
export interface ToldDestiny {
  readonly total: number
  readonly is: readonly string[]
}

const standIn: ProcedureName<{ seat: SeatId }> = { name: 'swccg/stand-in' }

export const destiny = procedure<DrawingDestiny>('swccg/destiny', [
  step('numbers', (_, { instead = [], tries = 0 }) => ({ drawn: instead, tries: tries + instead.length })),
  step('instead', (game, { seat, count, tries = 0 }) => {
    if (tries < count) game.call(standIn, { seat }, 'kept')
  }),
  step('reveal', (game, { seat, count, for: kind, drawn = [], tries = 0, kept = null }) => {
    if (tries >= count) return game.goto('total')
    if (kept !== null) {
      game.changeCard(kept, { notes: {} })
      return { card: kept, drawn, kept: null }
    }
    if (countIn(game, seat, 'reserve') === 0) {
      game.emit({
        kind: 'noDestiny',
        seat,
        for: kind,
        cause: { rule: 'ccg95/destiny/empty-reserve' },
      })
      return game.goto('total')
    }
    return { card: topTo(game, seat, 'reserve', 'playing'), drawn }
  }),
  /** A card with two values has the one that its owner chooses now (ccgx/destiny/two-values). */
  ask(
    'value',
    (game, { card }) => {
      const { destinies = [] } = definitionOf(game, card!)
      if (destinies.length === 0) return
      const options = destinies.map(String)
      return { kind: 'choice', seat: game.card(card!).owner, about: 'pick', card: card!, options } as const
    },
    (game, { card }, picked) => {
      game.changeCard(card!, { notes: { [CHOSEN_DESTINY]: Number(picked) } })
    },
  ),
  step('answers', (game, drawing) => {
    const { seat, card, for: kind } = drawing
    const amount = worthOf(game, card!, drawing)
    answer(game, { just: 'destiny-drawn', by: seat, card: card!, for: kind, amount }, 'cancelled')
    return { worth: amount }
  }),
  step('count', (game, drawing) => {
    const { seat, card, cancelled, drawn = [], shown = [], tries = 0, for: kind } = drawing
    game.goto('instead')
    if (card == null) return
    if (!exists(game, card)) return takenAway(drawing)
    const value = worthOf(game, card, drawing)
    const { is } = game.card(card)
    if (isIn(game, card, seat, 'playing')) leave(game, card, 'used')
    else if (game.card(card).as === 'beneath') expireWithCard(game, card) // as new whenever it is used
    if (cancelled) return { card: null, tries: cancelled === 'again' ? tries : tries + 1 }
    game.emit({
      kind: 'destinyDrawn',
      seat,
      is,
      value,
      for: kind,
      cause: { rule: 'ccg95/destiny/draw' },
    })
    return { card: null, drawn: [...drawn, value], shown: [...shown, is], tries: tries + 1 }
  }),
  step('total', (_, { drawn = [], shown = [], told }) => {
    const total = drawn.reduce((sum, value) => sum + value, 0)
    return { result: drawn.length === 0 ? null : told ? { total, is: shown } : total }
  }),
])

/** Whoever took the card away has not changed what it was worth. */
function takenAway({ cancelled, drawn = [], tries = 0, worth = 0 }: DrawingDestiny): Partial<DrawingDestiny> {
  if (cancelled) return { card: null, tries: cancelled === 'again' ? tries : tries + 1 }
  return { card: null, drawn: [...drawn, worth], tries: tries + 1 }
}

/** What a card counts for: its destiny, and what is added to each. */
const worthOf = (
  game: Game,
  card: CardId,
  { seat, for: kind, each = 0, at = null }: DrawingDestiny,
): number => Math.max(0, destinyOf(game, card) + each + addedTo(game, seat, kind, at))

/** Kinds of destiny to which cards at a place add, and whether that is the place of the battle. */
const ADDED_AT: Readonly<Partial<Record<DestinyKind, 'battle' | 'card'>>> = {
  battle: 'battle',
  weapon: 'battle',
  'carbon-freezing': 'card',
  'search-party': 'card',
}

/** What cards add to each destiny of a side, at the battle or at the place of the card that draws. */
function addedTo(game: Game, seat: SeatId, kind: DestinyKind, at: CardId | null): number {
  const where = ADDED_AT[kind]
  const place = where === 'battle' ? (game.table.battle?.at ?? null) : at
  if (where === undefined || place === null) return 0
  return numberOf(game, sided(game, `${kind}-destiny` as SideNumber, seat), place)
}
