/** Falling off: a Pilot that can no longer be on its unit leaves it, or another version of it takes over. */

import { type ActionQuestion, because, type CardId } from '@dejarik/kernel'
import type { Arena, CardDefinition } from '../../cards/definition.ts'
import { type About, ask, definitionOf, type Game, procedure, type SwtcgOffer } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { pilotNow } from '../abilities/grants.ts'
import { rearrangingCost } from '../build/completion-price.ts'
import { hasMoved, moveOffer } from '../build/moves-offered.ts'
import { typeLineNow } from '../cards/type-line-now.ts'
import { arenasFor, typesOf, unitsInPlay } from '../cards/unit.ts'
import { canPay, pay } from '../chances/costs.ts'
import { bringToTop } from '../unique/stack.ts'
import { board, boardOffer, leave, mayBeOn, type PilotOffer } from './board-and-leave.ts'

export const fallOff = procedure<{ pilot: CardId }>('swtcg/fall-off', [
  ask('where', whereTo, (game, { pilot }, offer, seat) => {
    if (offer.verb !== 'rearrange') return leaveFor(game, pilot, offer)
    pay(game, seat, pilot, rearrangingCost(game, pilot, offer.version))
    bringToTop(game, pilot, offer.version)
    const { is } = game.card(pilot)
    game.emit({ kind: 'rearranged', seat, card: pilot, is, cause: { rule: 'idc/pilot/swap-version-free' } })
  }),
])

function whereTo(game: Game, { pilot }: { pilot: CardId }): ActionQuestion<SwtcgOffer, About> {
  return {
    kind: 'action',
    seat: game.card(pilot).controller,
    about: 'fall-off',
    card: pilot,
    rules: ['idc/pilot/fall-off-forced', 'idc/pilot/fall-off-destination'],
    offers: [...placesOff(game, pilot, definitionOf(game, pilot)), ...versionsThatStay(game, pilot)],
  }
}

/** Another unit that this version can pilot, its arena, or the build zone (idc/pilot/fall-off-destination). */
export function placesOff(game: Game, pilot: CardId, version: CardDefinition): PilotOffer[] {
  const { host, controller } = game.card(pilot)
  const units = unitsInPlay(game, controller).filter(
    (unit) => unit !== host && mayBeOn(game, { pilot, version, unit }),
  )
  return [
    ...units.map((unit) => boardOffer(pilot, unit)),
    ...arenasFor(game, version).map((arena) => moveOffer(pilot, arena)),
    moveOffer(pilot, 'build'),
  ]
}

/** Falling off is the Pilot's one move (idc/pilot/fall-off-is-not-an-extra-move). */
export function leaveFor(game: Game, pilot: CardId, offer: SwtcgOffer): void {
  const { controller } = game.card(pilot)
  if (offer.verb === 'pilot') board(game, controller, pilot, offer.unit)
  else if (offer.verb === 'move') leave(game, controller, pilot, offer.to)
}

/** Versions in the Pilot's stack that can pilot its unit; bringing one up is no move (idc/pilot/swap-version-free). */
function versionsThatStay(game: Game, pilot: CardId): SwtcgOffer[] {
  const { host, stack } = game.card(pilot)
  if (host === null) return []
  return stack
    .filter((version) => canTakeOver(game, pilot, version, typeLineNow(game, host), typesOf(game, host)))
    .map((version) => rearrangeOffer(game, pilot, version))
}

function canTakeOver(
  game: Game,
  pilot: CardId,
  version: CardId,
  unit: CardDefinition,
  types: readonly Arena[],
): boolean {
  if (game.policies.whyNotFly(definitionOf(game, version), unit, types) !== null) return false
  const { controller: seat } = game.card(pilot)
  return canPay(game, { seat, card: pilot, cost: rearrangingCost(game, pilot, version) })
}

export function rearrangeOffer(game: Game, card: CardId, version: CardId): SwtcgOffer {
  const build = rearrangingCost(game, card, version).find(({ pay: kind }) => kind === 'build')
  const cost = build && 'amount' in build ? build.amount : 0
  return { key: `rearrange ${card} ${version}`, verb: 'rearrange', card, version, cost }
}

/** The Pilots that could not stay on a unit, were it this card with these types. */
const unfitPilots = (game: Game, unit: CardId, as: CardDefinition, types: readonly Arena[]): CardId[] =>
  game.card(unit).pilots.filter((pilot) => game.policies.whyNotFly(pilotNow(game, pilot), as, types) !== null)

/** Why a unit cannot become this card with these types: a Pilot would have to leave that has used its move. */
export function whyNotDropPilots(
  game: Game,
  unit: CardId,
  as: CardDefinition,
  types: readonly Arena[],
): Reason | null {
  const stuck = unfitPilots(game, unit, as, types)
    .filter((pilot) => hasMoved(game, game.card(pilot).controller, pilot))
    .find((pilot) => !game.card(pilot).stack.some((each) => canTakeOver(game, pilot, each, as, types)))
  if (stuck === undefined) return null
  return because('pilot-moved-already', 'idc/pilot/fall-off-is-not-an-extra-move', { card: stuck })
}

/** To be called when a unit's type or subtypes have changed (idc/pilot/fall-off-forced). */
export function dropUnfitPilots(game: Game, unit: CardId): void {
  for (const pilot of unfitPilots(game, unit, typeLineNow(game, unit), typesOf(game, unit)))
    game.call(fallOff, { pilot })
}
