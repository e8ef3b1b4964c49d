/** Getting aboard and off: free, at the same place, as often as one likes. */
import { because, type CardId } from '@dejarik/kernel'
import { type Check, definitionOf, type Game, type Role } from '../../kinds.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { isLanded } from '../aboard/crew.ts'
import { locationOf } from '../cards/place.ts'
import { craftAround, craftOf, sitesInside } from '../ship-sites/crafts.ts'
import { isCapital, kindOf, notBarred, payable } from './common.ts'
import type { MoveAttempt, Way } from './way.ts'

/** Characters board vehicles and landed starships, and the craft at one of whose sites they are; starfighters board capital starships. */
function isCarrier(game: Game, card: CardId, carrier: CardId): boolean {
  const kind = kindOf(game, card)
  if (kind === 'starship') return isCapital(game, carrier) && !isCapital(game, card)
  if (kind !== 'character') return false
  return kindOf(game, carrier) === 'vehicle' || isLanded(game, carrier) || craftAround(game, card) === carrier
}

const samePlace: Check<MoveAttempt> = (game, { card, to }) =>
  game.card(card).as === 'at' &&
  (locationOf(game, to) === game.card(card).on || craftAround(game, card) === to)
    ? null
    : because('not-there', 'ccg95/move/embark-same-location', { card: to })

const carriers: Check<MoveAttempt> = (game, { card, to, seat }) =>
  isCarrier(game, card, to) && game.card(to).controller === seat
    ? null
    : because('cannot-board', 'ccg95/move/embark-vehicle-free', { card: to })

const room: Check<MoveAttempt> = (game, { card, to, as }) => {
  const roles = freeRoles(game, card, to)
  if (as ? roles.includes(as) : roles.length > 0) return null
  return because('no-room', 'ccg95/move/embark-capacity', { card: to })
}

/** 1 Force through the hull of a crashed vehicle (ccgx/vehicle/crash-leave). */
const throughHull = (game: Game, hull: CardId | null): number =>
  hull !== null && game.card(hull).crashed && definitionOf(game, hull).traits?.includes('enclosed') ? 1 : 0
const costIn = (game: Game, { to }: MoveAttempt): number => throughHull(game, to)
const costOut = (game: Game, { card }: MoveAttempt): number => throughHull(game, game.card(card).on)

export const embark: Way = {
  by: 'embark',
  from: 'place',
  goes: ['character', 'starship'],
  destinations: (game, card) => {
    const { on, as, controller } = game.card(card)
    const kind = kindOf(game, card)
    if (on === null || as !== 'at' || (kind !== 'character' && kind !== 'starship')) return []
    const found: { to: CardId; as: Role }[] = []
    const inside = kind === 'character' ? craftAround(game, card) : null
    for (const to of inside === null ? game.card(on).holds : [...game.card(on).holds, inside])
      if (game.card(to).controller === controller && isCarrier(game, card, to))
        for (const role of freeRoles(game, card, to)) found.push({ to, as: role })
    return found
  },
  moverChecks: [],
  checks: [samePlace, carriers, room, notBarred, payable(costIn)],
  open: [notBarred, payable(costIn)],
  cost: costIn,
}

/** To the place where the carrier is: characters at a site, starfighters at a system; characters to the sites inside too. */
const whereItIs: Check<MoveAttempt> = (game, { card, to }) => {
  const { on } = game.card(card)
  if (on !== null && isCarrier(game, card, on) && locationOf(game, on) === to) return null
  if (on !== null && leadsInside(game, card, to)) return null
  return because('cannot-get-off', 'ccg95/move/embark-vehicle-free', { card })
}

/** From a seat of the craft to one of its sites (ccgx/shipsite/move-inside). */
const leadsInside = (game: Game, card: CardId, to: CardId): boolean =>
  kindOf(game, card) === 'character' && craftOf(game, to) === game.card(card).on

export const disembark: Way = {
  by: 'disembark',
  from: 'hull',
  goes: ['character', 'starship'],
  destinations: (game, card) => {
    const { on, as } = game.card(card)
    if (on === null || as === 'at' || as === 'attached' || as === 'beneath') return []
    const out = isCarrier(game, card, on) ? locationOf(game, on) : null
    const inside = kindOf(game, card) === 'character' ? sitesInside(game, on) : []
    return [...(out === null ? [] : [out]), ...inside].map((to) => ({ to }))
  },
  moverChecks: [],
  checks: [whereItIs, notBarred, payable(costOut)],
  cost: costOut,
}
