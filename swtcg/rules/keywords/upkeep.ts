/** Upkeep: a cost that is due at the start of the controller's build step, if it can be paid. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import type { Game, SwtcgOffer } from '../../kinds.ts'
import type { UpkeepAbility } from '../../language/tree/tree.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { isPiloting } from '../cards/attachment.ts'
import { isConcealed } from '../cards/face.ts'
import { cardsAt, cardsIn, unitsOf } from '../cards/place.ts'
import { canPay, pay } from '../chances/costs.ts'

type UpkeepOffer = Extract<SwtcgOffer, { readonly verb: 'upkeep' }>

export interface Upkeep {
  readonly card: CardId
  /** Where on which card it is printed. */
  readonly ability: string
  readonly costs: UpkeepAbility['costs']
}

/** Each Upkeep of a seat's units and Pilots, in the build zone too (idc/keyword/upkeep-layered-order). */
export function upkeepsOf(game: Game, seat: SeatId): Upkeep[] {
  if (!census(game).hasUpkeep && game.constants.grants.length === 0) return []
  return bearers(game, seat)
    .filter((card) => !isFree(game, card))
    .flatMap((card) =>
      abilitiesOf(game, card).flatMap(({ ability, source, path }) =>
        ability.ability === 'upkeep' && isDue(game, card, ability)
          ? [{ card, ability: `${source}.${path}`, costs: ability.costs }]
          : [],
      ),
    )
}

const isDue = (game: Game, card: CardId, { only }: UpkeepAbility): boolean =>
  !only || holds(game, { you: game.card(card).controller, self: card, bound: {} }, only)

/** An effect frees it from Upkeep. */
function isFree(game: Game, card: CardId): boolean {
  const said = constraintsOn(game, card).flatMap(({ rule }) => ('upkeep' in rule ? [rule.upkeep] : []))
  return said.includes('free') && !said.includes('kept')
}

const bearers = (game: Game, seat: SeatId): CardId[] => [
  ...ARENAS.flatMap((arena) => unitsOf(game, seat, arena)),
  ...cardsIn(game, seat, 'build').filter((card) => !isConcealed(game, card)),
  ...cardsAt(game, 'attached').filter(
    (card) => game.card(card).controller === seat && isPiloting(game, card),
  ),
]

export const upkeepKey = ({ card, ability }: Pick<Upkeep, 'card' | 'ability'>): string => `${card} ${ability}`

/** One of the costs that can be paid must be; if none can, the Upkeep is ignored (idc/keyword/upkeep-choose-one-cost). */
export function upkeepOffers(game: Game, seat: SeatId, { card, ability, costs }: Upkeep): UpkeepOffer[] {
  const payable = [...costs.keys()].filter((cost) => canPay(game, { seat, card, cost: costs[cost]! }))
  const ways = payable.length > 0 ? payable : [null]
  return ways.map((cost) => ({
    key: `upkeep ${card} ${ability} ${cost ?? 'ignored'}`,
    verb: 'upkeep',
    card,
    ability,
    cost,
  }))
}

export function settleUpkeep(game: Game, seat: SeatId, offer: UpkeepOffer): void {
  const upkeep = upkeepsOf(game, seat).find((each) => upkeepKey(each) === upkeepKey(offer))
  const { card, cost } = offer
  if (upkeep && cost !== null) pay(game, seat, card, upkeep.costs[cost]!)
  const rule = cost === null ? 'idc/keyword/upkeep-ignored-if-unpayable' : 'idc/keyword/upkeep-pay-each-turn'
  game.emit({ kind: 'upkeepSettled', seat, card, paid: cost !== null, cause: { rule, card } })
}
