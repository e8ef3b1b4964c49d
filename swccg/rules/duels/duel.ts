/** Duels: two characters, their numbers and duel destinies; no battle, and nobody else takes part (ccgx/duel/steps). */
import { type CardId, numberOf, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Duel, type Game, procedure, step } from '../../kinds.ts'
import type { DuelRules } from '../../text/duel.ts'
import { answer } from '../answers/answer.ts'
import { destiny } from '../battle/destiny.ts'
import { exists, isInactive, isOnTable, locationOf, opponentOf, seatOf } from '../cards/place.ts'

export interface Dueling {
  /** Whose card began it, and for whom its results speak. */
  readonly context: Context
  /** By seat. */
  readonly cards: Duel['cards']
  readonly rules: DuelRules
  readonly cancelled?: boolean
  readonly dark?: number | null
  readonly light?: number | null
  readonly winner?: SeatId | null
}

const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

export const duel = procedure<Dueling>('swccg/duel', [
  step('initiate', (game, { context, cards, rules }) => {
    const at = locationOf(game, cards[0])!
    const epic = rules.epic === true
    game.changeTable({ duel: { at, initiator: context.you, cards, epic, more: [0, 0], winner: null } })
    const cause = { card: context.self, rule: 'ccgx/duel/initiate' }
    game.emit({ kind: 'duelInitiated', seat: context.you, at, cards, epic, cause })
    answer(game, { just: 'duel-initiated', by: context.you, at, cards, epic }, 'cancelled')
  }),
  step('additions', (game, { context, cards, cancelled = false }) => {
    if (cancelled || !isOn(game)) return game.goto('end')
    answer(game, { just: 'dueling', by: context.you, at: game.table.duel!.at, cards })
  }),
  step('dark', (game, { rules }) => draw(game, seatOf(game, 'dark'), rules, 'dark')),
  step('light', (game, { rules }) => draw(game, seatOf(game, 'light'), rules, 'light')),
  step('totals', (game, { cards, rules, dark, light, context }) => {
    if (!isOn(game)) return game.goto('end')
    const drawn = game.state.seats.map(({ side }) => (side === 'dark' ? dark : light) ?? 0)
    const totals = cards.map((card, seat) => totalOf(game, card, seat, rules) + drawn[seat]!)
    const winner = winnerOf(totals)
    game.changeTable({ duel: { ...game.table.duel!, winner } })
    game.emit({ kind: 'duelTotals', cards, totals, winner, cause: { rule: 'ccgx/duel/total' } })
    if (winner === null) return
    const todo = winner === context.you ? rules.won : rules.lost
    game.call(resolving, { todo, context: decided(context, cards, totals, winner) })
    return { winner }
  }),
  step('end', (game, { context, cards, winner = null }) => {
    const { at } = game.table.duel!
    const rule = winner !== null ? 'ccgx/duel/steps' : isOn(game) ? 'ccgx/duel/tie' : 'ccgx/duel/ends-early'
    game.emit({ kind: 'duelEnded', at, winner, cause: { rule } })
    if (winner !== null) answer(game, { just: 'duel-ended', by: context.you, at, winner, cards })
  }),
  step('over', (game) => game.changeTable({ duel: null })),
])

/** A duelist that has left or is inactive ends it (ccgx/duel/ends-early). */
const isOn = (game: Game): boolean =>
  game.table.duel!.cards.every(
    (card) => exists(game, card) && isOnTable(game, card) && !isInactive(game, card),
  )

/** Destinies of one side; they are not optional, and who can draw none adds nothing (ccgx/duel/draws-optional). */
function draw(game: Game, seat: SeatId, rules: DuelRules, into: 'dark' | 'light'): void {
  if (!isOn(game)) return game.goto('end')
  const { cards, more } = game.table.duel!
  const count = (rules.draws ?? 0) + more[seat]!
  const each = rules.armed?.each ? armedBonus(game, cards[seat]!, seat, rules) : 0
  if (count > 0) game.call(destiny, { seat, count, for: 'duel', each }, into)
}

const armedBonus = (game: Game, card: CardId, seat: SeatId, { armed }: DuelRules): number =>
  armed && matches(game, speaking(seat, card), { with: armed.with }, card) ? armed.add : 0

/** The number that the card names, with what is added to the total. */
const totalOf = (game: Game, card: CardId, seat: SeatId, rules: DuelRules): number =>
  numberOf(game, rules.by, card) +
  numberOf(game, 'duel-total', card) +
  (rules.armed?.each !== true ? armedBonus(game, card, seat, rules) : 0)

function winnerOf(totals: readonly number[]): SeatId | null {
  const [one = 0, other = 0] = totals
  if (one === other) return null
  return one > other ? 0 : 1
}

function decided(context: Context, cards: Duel['cards'], totals: readonly number[], winner: SeatId): Context {
  const loser = opponentOf(winner)
  return {
    ...context,
    chosen: { ...context.chosen, winner: [cards[winner]!], loser: [cards[loser]!] },
    values: { ...context.values, difference: totals[winner]! - totals[loser]! },
  }
}

/** One destiny more for a side of the duel that is going on (ccgx/duel/modify). */
export function addDraw(game: Game, seat: SeatId): void {
  const { duel } = game.table
  if (!duel) return
  const [dark, light] = duel.more
  game.changeTable({ duel: { ...duel, more: seat === 0 ? [dark + 1, light] : [dark, light + 1] } })
}
