/** Instructions about players: Force, build points, drawing, decks and hands. */
import { addLasting, reveal, type SeatId, seatBit, shuffleZone } from '@dejarik/kernel'
import type { Game, Side } from '../../../kinds.ts'
import type { Player } from '../../../language/tree/nouns.ts'
import { playerRules } from '../../../rules/abilities/player-rules.ts'
import { gainBuild, gainForce } from '../../../rules/cards/force.ts'
import { cardsIn, seatZone } from '../../../rules/cards/place.ts'
import { discardCard } from '../../../rules/damage/discard.ts'
import { isSpared, winGame } from '../../../rules/turn/arena-control.ts'
import { drawCards } from '../../../rules/turn/draw.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Context, seatsFor } from '../../context.ts'
import { showAll } from '../cards/cards.ts'
import { mill, millUpTo } from '../cards/mill.ts'
import { causeOf, type Performers } from '../performer.ts'
import { drawUpTo, payX } from './up-to.ts'

/** The side that draws as one, where the words do not address the reader and a rule says who of it draws. */
function sideDrawing(game: Game, context: Context, who: Player): Side | null {
  if (!game.policies.drawersFor || who === 'you') return null
  if (typeof who === 'object' && 'side' in who) return who.side
  const [seat] = who === 'opponent' ? seatsFor(game, context, who) : []
  return seat === undefined ? null : game.seat(seat).side
}

export const playerPerformers: Performers<
  | 'gain-force'
  | 'lose-force'
  | 'gain-build'
  | 'draw'
  | 'mill'
  | 'discard-top'
  | 'pay-x'
  | 'discount'
  | 'note'
  | 'shuffle'
  | 'look-at-hand'
  | 'reveal-hand'
  | 'win'
> = {
  'gain-force': (game, context, { who, amount }) => {
    for (const seat of seatsFor(game, context, who))
      gainForce(game, seat, amountOf(game, context, amount), causeOf(context))
  },
  'lose-force': (game, context, { who, amount }) => {
    for (const seat of seatsFor(game, context, who))
      gainForce(game, seat, -amountOf(game, context, amount), causeOf(context))
  },
  'gain-build': (game, context, { who, amount }) => {
    const points = amountOf(game, context, amount)
    const allowed = (seat: SeatId): boolean =>
      points < 0 || playerRules(game, seat).every((rule) => !('cant' in rule) || rule.cant !== 'extra-build')
    for (const seat of seatsFor(game, context, who).filter(allowed))
      gainBuild(game, seat, points, causeOf(context))
  },
  draw: (game, context, { who, count, upTo }) => {
    if (upTo)
      return game.call(drawUpTo, {
        context,
        seats: seatsFor(game, context, who),
        most: amountOf(game, context, count),
      })
    const side = sideDrawing(game, context, who)
    if (side)
      for (const seat of game.policies.drawersFor!(game, side, amountOf(game, context, count)))
        drawCards(game, seat, 1, causeOf(context))
    else
      for (const seat of seatsFor(game, context, who))
        drawCards(game, seat, amountOf(game, context, count), causeOf(context))
  },
  mill: (game, context, { who, count, upTo }) => {
    if (upTo)
      return game.call(
        millUpTo,
        { context, seat: seatsFor(game, context, who)[0]!, most: amountOf(game, context, count) },
        'nested',
      )
    for (const seat of seatsFor(game, context, who)) mill(game, context, seat, amountOf(game, context, count))
  },
  'discard-top': (game, context, { who, count }) => {
    for (const seat of seatsFor(game, context, who))
      for (const card of cardsIn(game, seat, 'deck').slice(0, amountOf(game, context, count)))
        discardCard(game, card, 'deck', causeOf(context))
  },
  discount: (game, { self, you }, { by }) => {
    addLasting(game, { kind: 'discount', seat: you, by }, { source: self, seat: you, duration: {} })
  },
  'pay-x': (game, context, { of, is, most }) => {
    const exactly = is === undefined ? {} : { is: amountOf(game, context, is) }
    const limit = most === undefined ? {} : { most: amountOf(game, context, most) }
    game.call(payX, { context, seat: context.you, of, ...exactly, ...limit }, 'nested')
  },
  note: (game, context, { amount }) => ({ total: amountOf(game, context, amount) }),
  shuffle: (game, context, { who }) => {
    for (const seat of seatsFor(game, context, who)) {
      shuffleZone(game, seatZone(seat, 'deck'))
      game.emit({ kind: 'shuffled', seat, cause: causeOf(context) })
    }
  },
  'look-at-hand': (game, context, { who }) => {
    if (playerRules(game, context.you).some((rule) => 'cant' in rule && rule.cant === 'look-at-hand'))
      return {}
    const those = seatsFor(game, context, who).flatMap((seat) => [...cardsIn(game, seat, 'hand')])
    for (const card of those) reveal(game, card, seatBit(context.you))
    return { those }
  },
  'reveal-hand': (game, context, { who }) => {
    const those = seatsFor(game, context, who).flatMap((seat) => [...cardsIn(game, seat, 'hand')])
    showAll(game, context, those)
    return { those }
  },
  win: (game, context, { who }) => {
    const winners = seatsFor(game, context, who)
    const sides = [...new Set(winners.map((seat) => game.seat(seat).side))]
    if (sides.length > 1) return game.end(winners, { rule: 'now/general/both-win', card: context.self })
    const side = sides[0] ?? game.seat(context.you).side
    if (!isSpared(game, { side })) winGame(game, { side, rule: 'idc/phrase/you-win', card: context.self })
  },
}
