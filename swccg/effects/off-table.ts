/** Instructions that take cards off the table: lost, cancelled, used, back in hand, out of play. */

import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { noteSaved } from '../rules/answers/cancelling.ts'
import { freeCaptives } from '../rules/capture/release.ts'
import { leave } from '../rules/cards/attach.ts'
import { exists, isIn, withAllOn } from '../rules/cards/place.ts'
import { shakeOff } from '../rules/creatures/parasites.ts'
import { removable } from '../rules/objectives/two-faces.ts'
import type { Context } from './context.ts'
import { allThatFit, allThere } from './matches.ts'
import type { Performs } from './perform.ts'
import { barredBy } from './statics.ts'

const leaving: ProcedureName<{
  cards: readonly CardId[]
  by: 'lost' | 'forfeited' | 'cancelled'
  seat?: SeatId
}> = { name: 'swccg/lose-cards' }

export const OFF_TABLE: Pick<
  Performs,
  'lose-cards' | 'cancel-cards' | 'out-of-play' | 'return-to-hand' | 'use-cards'
> = {
  'lose-cards': (game, { what, forfeited }, { context }) => {
    const by = forfeited ? 'forfeited' : 'lost'
    const cards = allThere(game, context, what)
    for (const card of cards)
      if (isIn(game, card, game.card(card).owner, 'playing')) leave(game, card, 'lost')
    game.call(leaving, { cards: removable(game, cards), by })
    return undefined
  },
  'cancel-cards': (game, { what }, { context }) => {
    const cards = removable(game, allThatFit(game, context, what)).filter(
      (card) => barredBy(game, 'be-cancelled', card) === null,
    )
    for (const card of cards) noteSaved(game, card, context.self)
    game.call(leaving, { cards, by: 'cancelled', seat: context.you })
    return undefined
  },
  'out-of-play': (game, { what }, { context }) => {
    removeAll(game, removable(game, allThatFit(game, context, what), context), 'out-of-play')
    return undefined
  },
  'return-to-hand': (game, { what, rest }, { context }) => {
    const back = removeAll(game, removable(game, allThatFit(game, context, what)), 'hand', rest)
    return { context: following(context, back) }
  },
  'use-cards': (game, { what, to = 'used' as const }, { context }) => {
    removeAll(game, removable(game, allThatFit(game, context, what)), to)
    return undefined
  },
}

type Away = 'hand' | 'used' | 'out-of-play' | 'bottom-of-lost'
/** Cards and all on them leave the table together; told are their numbers where they went. */
function removeAll(
  game: Game,
  cards: readonly CardId[],
  to: Away,
  rest: Away = to,
): ReadonlyMap<CardId, CardId> {
  const went = new Map<CardId, CardId>()
  for (const card of cards)
    if (!went.has(card) && exists(game, card))
      for (const [one, there] of removeWithAllOn(game, card, cards, to, rest)) went.set(one, there)
  return went
}
function removeWithAllOn(
  game: Game,
  card: CardId,
  meant: readonly CardId[],
  to: Away,
  rest: Away,
): readonly (readonly [CardId, CardId])[] {
  const went: [CardId, CardId][] = []
  freeCaptives(game, card)
  shakeOff(game, card)
  for (const each of withAllOn(game, card).toReversed()) {
    const { owner, is } = game.card(each)
    const where = meant.includes(each) ? to : rest
    const pile = where === 'bottom-of-lost' ? 'lost' : where
    const left = leave(game, each, pile, pile === where ? 'top' : 'bottom')
    const by = where === 'out-of-play' ? where : pile === 'lost' ? 'lost' : 'returned'
    game.emit({ kind: 'left', card: left, is, owner, to: pile, by })
    went.push([each, left])
  }
  return went
}

/** What was chosen is still meant where it went: a hand gave it another number. */
const following = (context: Context, went: ReadonlyMap<CardId, CardId>): Context => ({
  ...context,
  chosen: Object.fromEntries(
    Object.entries(context.chosen).map(([name, cards]) => [
      name,
      cards.map((card) => went.get(card) ?? card),
    ]),
  ),
})
