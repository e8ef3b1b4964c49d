/** Boarders: who is aboard a ship, and whom they fight there. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { type Mark, marksOf } from '../../marks.ts'
import { isPiloting } from '../../rules/cards/attachment.ts'
import { areOpponents, exists } from '../../rules/cards/place.ts'
import { hasUsed, type Use } from '../../uses.ts'

type Aboard = Extract<Mark, { readonly kind: 'aboard' }>
export const boarding = (card: CardId): Use => ({ kind: 'boarded', card })
export const foes = (game: Game, one: CardId, other: CardId): boolean =>
  areOpponents(game, game.card(one).controller, game.card(other).controller)

/** The ship that a boarder is aboard; a Pilot that flies it is no boarder. */
export function shipOf(game: Game, card: CardId): CardId | null {
  const { host } = game.card(card)
  if (host === null || !isPiloting(game, card)) return null
  const came = marksOf(game, 'aboard').some(({ boarder, ship }) => boarder === card && ship === host)
  return came || foes(game, card, host) ? host : null
}

/** Who is aboard a ship without flying it. */
export const aboard = (game: Game, ship: CardId): readonly CardId[] =>
  game.card(ship).pilots.filter((pilot) => shipOf(game, pilot) !== null)

/** All boarders aboard ships of an arena, but those that came in this turn. */
export const fightingAboard = (game: Game, ships: readonly CardId[]): readonly CardId[] =>
  ships.flatMap((ship) => aboard(game, ship)).filter((card) => !hasUsed(game, boarding(card)))

/** The two Pilots that have to fight each other first. */
export const duelOf = (game: Game, unit: CardId): Aboard | undefined =>
  marksOf(game, 'aboard').find(
    ({ boarder, against }) => against !== undefined && (boarder === unit || against === unit),
  )

/** The unit that brought an opponent's boarder onto the same ship (opt/boarding/counter-boarding). */
export const reachesVessel = (game: Game, boarder: CardId, unit: CardId): boolean =>
  marksOf(game, 'aboard').some(
    (each) =>
      each.unit === unit &&
      exists(game, unit) &&
      foes(game, unit, boarder) &&
      each.ship === shipOf(game, boarder),
  )

/** Those who are aboard fight one another, and the ship when nobody is left to oppose them; nobody else reaches them. */
export function mayFight(game: Game, attacker: CardId, defender: CardId): boolean {
  const duel = duelOf(game, attacker) ?? duelOf(game, defender)
  if (duel) return [duel.boarder, duel.against].every((each) => each === attacker || each === defender)
  const [from, to] = [shipOf(game, attacker), shipOf(game, defender)]
  if (from === null) return to === null
  if (to !== null) return from === to && foes(game, attacker, defender)
  return reachesVessel(game, attacker, defender) || (defender === from && isUnopposed(game, attacker, from))
}

const isUnopposed = (game: Game, boarder: CardId, ship: CardId): boolean =>
  foes(game, boarder, ship) && game.card(ship).pilots.every((pilot) => !foes(game, pilot, boarder))

/** Whether a ship is attacked by somebody who is aboard, so that its abilities are of no use (opt/boarding/ship-helpless). */
export const isHelpless = (game: Game, ship: CardId): boolean => {
  const { attack } = game.table
  return attack?.defender === ship && exists(game, attack.attacker) && shipOf(game, attack.attacker) === ship
}
