/** How many battle destinies a side may draw: by its ability, by what cards add, at least, and at most. */
import { numberOf, type SeatId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import { allowedBy } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { SideNumber } from '../../text/filter.ts'
import { changesAt } from '../cards/changes.ts'
import { sided, sideOf } from '../cards/place.ts'
import { fighters } from './participants.ts'

/** Ability of 4 gives one and no more; the rest comes from cards (ccg95/destiny/battle-only-one). */
export function battleDestinies(game: Game, seat: SeatId): number {
  const at = (name: SideNumber): number => numberOf(game, sided(game, name, seat), game.table.battle!.at)
  const isAble = at('total-ability') >= at('ability-needed')
  const added = at('battle-destinies')
  const own = isAble ? added + 1 : setBy(game, 'ability-needed', seat).length > 0 ? 0 : added
  return Math.min(Math.max(own, leastOf(game, seat)), ...setBy(game, 'battle-destinies', seat))
}

/** One for whoever is not able to otherwise, whatever ability is required (ccgx/final/battle-destiny-if-unable). */
const leastOf = (game: Game, seat: SeatId): number =>
  fighters(game, seat).some((card) => allowedBy(game, 'draw-battle-destiny', card) !== null) ? 1 : 0

/** What texts set a number to: an ability without which added destinies are not drawn either, limits to what is drawn (ccgx/number/ability-required, ccgx/number/max-battle-destiny). */
const setBy = (game: Game, name: SideNumber, seat: SeatId): readonly number[] =>
  changesAt(game, game.table.battle!.at, name, sideOf(game, seat)).flatMap(({ operation, context }) =>
    'fix' in operation ? [amountOf(game, context, operation.fix)] : [],
  )
