/** Instructions that move cards about the table: text that moves, relocates, drives away or steals. */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import { definitionOf, type Game, type Role } from '../kinds.ts'
import { answer } from '../rules/answers/answer.ts'
import { putOn } from '../rules/cards/attach.ts'
import { locationOf } from '../rules/cards/place.ts'
import { steal } from '../rules/cards/stealing.ts'
import type { MovingAway } from '../rules/move/moving-away.ts'
import { allThatFit } from './matches.ts'
import type { Performs } from './perform.ts'

const movingAway: ProcedureName<MovingAway> = { name: 'swccg/move-away' }

export const ON_TABLE: Pick<Performs, 'steal' | 'move' | 'relocate' | 'move-away'> = {
  steal: (game, { what, to }, { context }) => {
    const [taker = null] = to ? allThatFit(game, context, to) : []
    for (const card of allThatFit(game, context, what)) steal(game, card, context.you, context.self, taker)
    return undefined
  },
  move: (game, { what, to }, { context }) => {
    const [place] = allThatFit(game, context, to)
    if (place === undefined) return undefined
    for (const card of allThatFit(game, context, what)) {
      game.changeCard(card, { moved: true })
      bring(game, card, place)
    }
    return undefined
  },
  relocate: (game, { what, to }, { context }) => {
    const [place] = allThatFit(game, context, to)
    if (place === undefined) return undefined
    for (const card of allThatFit(game, context, what)) bring(game, card, place)
    return undefined
  },
  'move-away': (game, { what, by = null, free = false, orLost = false }, { context }) => {
    game.call(movingAway, { cards: allThatFit(game, context, what), by, free, orLost })
    return undefined
  },
}

const roleAt = (game: Game, card: CardId, place: CardId): Role => {
  if (locationOf(game, place) !== place) return 'passenger'
  return definitionOf(game, card).kind === 'weapon' ? 'attached' : 'at'
}

/** A card comes to a place by text alone, and its arrival can be answered. */
function bring(game: Game, card: CardId, place: CardId): void {
  const from = locationOf(game, card) ?? place
  const { controller } = game.card(card)
  putOn(game, card, place, roleAt(game, card, place))
  game.emit({ kind: 'moved', card, from, to: place, by: 'relocate' })
  const at = locationOf(game, place) ?? place
  answer(game, { just: 'arrived', by: controller, card, at })
}
