/** Retrieving Force: texts that forbid it, that make it cost as much, and that make it more (ccgx/number/retrieval). */
import type { SeatId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, type Source } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Static } from '../../text/statics.ts'
import { exists } from '../cards/place.ts'

type Hindrance = Extract<Static, { static: 'bars-retrieval' | 'taxes-retrieval' }>

const isAgainst =
  (seat: SeatId) =>
  ({ what, context }: Source<Hindrance>): boolean =>
    (context.you === seat) === (what.whose === 'yours')

export const isRetrievalBarred = (game: Game, seat: SeatId): boolean =>
  active(game, 'bars-retrieval').some(isAgainst(seat))
export const isTaxed = (game: Game, seat: SeatId): boolean =>
  active(game, 'taxes-retrieval').some(isAgainst(seat))

/** What a card retrieves beyond its text because of who earned it. */
export const addedRetrieval = (game: Game, { self, chosen }: Context): number =>
  active(game, 'adds-retrieval').reduce((sum, { what, context }) => {
    const isMeant = exists(game, self) && matches(game, context, what.of, self)
    const isEarned = (chosen['source'] ?? []).some((card) => matches(game, context, what.by, card))
    return isMeant && isEarned ? sum + what.add : sum
  }, 0)
