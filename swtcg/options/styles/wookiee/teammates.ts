/** What teammates may do with each other's cards, and whose permission that needs. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgOffer } from '../../../kinds.ts'
import { areOpponents, exists, sideOf } from '../../../rules/cards/place.ts'
import { isUnit } from '../../../rules/cards/unit.ts'
import { isRefused, type Permission } from '../../../rules/chances/permission.ts'
import type { ActionTime } from '../../../rules/chances/special-actions.ts'
import type { Edit } from '../../option.ts'

const RULE = 'opt/two-headed-wookiee'

const areMates = (game: Game, one: SeatId, other: SeatId): boolean =>
  one !== other && !areOpponents(game, one, other)

const mayAskFor = (game: Game, seat: SeatId, card: CardId): boolean =>
  areMates(game, seat, game.card(card).controller) && !isRefused(game, seat, card)

/** The card that an action uses besides the player's own, and the rule that asks for permission. */
function used(game: Game, offer: SwtcgOffer, moment: ActionTime): readonly [CardId, string] | null {
  switch (offer.verb) {
    case 'complete': {
      const { destination } = offer
      if (!destination || !('onto' in destination) || !isUnit(game, destination.onto)) return null
      return [destination.onto, destination.place === 'top' ? 'add-version-on-top' : 'add-version-under']
    }
    case 'pilot':
      return [offer.unit, 'pilot-teammates-units']
    case 'equip':
      return [offer.card, 'equip-teammates-equipment']
    case 'attack':
      return [offer.defender, 'attack-teammate-needs-permission']
    case 'play':
    case 'battle-card': {
      const { disrupting } = game.table
      return moment === 'disrupt' && disrupting ? [disrupting.card, 'disrupt-teammate'] : null
    }
    default:
      return null
  }
}

function permissionFor(game: Game, seat: SeatId, offer: SwtcgOffer, moment: ActionTime): Permission | null {
  const placed = permissionToPlace(game, seat, offer)
  if (placed) return placed
  const [card, rule] = used(game, offer, moment) ?? []
  if (card === undefined || !exists(game, card)) return null
  const { disrupting } = game.table
  const from = disrupting?.card === card ? disrupting.seat : game.card(card).controller
  return areMates(game, seat, from) ? { from, card, rule: `${RULE}/${rule}` } : null
}

/** A Location is put down or replaced as the primary player says. */
function permissionToPlace(game: Game, seat: SeatId, offer: SwtcgOffer): Permission | null {
  if (offer.verb !== 'complete' || definitionOf(game, offer.card).kind !== 'location') return null
  const from = game.policies.primaryOf(game, sideOf(game, seat))
  return from === seat ? null : { from, card: offer.card, rule: `${RULE}/locations-primary-decides` }
}

/** A stack of both players' cards is arranged and paid for by the primary player. */
function rearrangerOf(game: Game, card: CardId): SeatId {
  const { controller, stack, owner } = game.card(card)
  const isCommon = stack.some((version) => game.card(version).owner !== owner)
  return isCommon ? game.policies.primaryOf(game, sideOf(game, controller)) : controller
}

export const askTeammates = (edit: Edit): void => edit.setPolicies({ mayAskFor, permissionFor, rearrangerOf })
