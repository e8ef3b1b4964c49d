/** The command unit: a unit beside the Resource that fights and helps from there; it lies in the build zone, marked. */
import { type CardId, moveCard, numberOf, type SeatId } from '@dejarik/kernel'
import type { Context } from '../effects/context.ts'
import { fits } from '../effects/nouns.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Filter, Place } from '../language/nouns.ts'
import { constraintsOn } from '../rules/constraints.ts'
import { drawCards } from '../rules/draw.ts'
import { arenaOf, cardsIn, exists, seatZone } from '../rules/place.ts'
import { type Special, specialOffer } from '../rules/special.ts'

export const RULE = 'opt/command-zone'
const COMMAND = 'command'

export const isCommand = (game: Game, card: CardId): boolean =>
  game.card(card).counters[COMMAND] !== undefined

export const commandUnits = (game: Game): CardId[] =>
  game.table.order.flatMap((seat) => cardsIn(game, seat, 'build').filter((card) => isCommand(game, card)))

const costOf = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0

/** In setup, from the second pool of build points, one for each player. */
export const commanding: Special = {
  says: 'Put {card} into your command zone',
  offers: (game, seat, moment) =>
    moment === 'setup' && !cardsIn(game, seat, 'build').some((card) => isCommand(game, card))
      ? cardsIn(game, seat, 'hand')
          .filter((card) => definitionOf(game, card).kind === 'unit')
          .filter((card) => costOf(game, card) <= game.seat(seat).setup.reserve)
          .map((card) => specialOffer('command', { card, cost: costOf(game, card) }))
      : [],
  act: (game, seat, { card, cost = 0 }) => takeCommand(game, seat, card!, cost),
}

function takeCommand(game: Game, seat: SeatId, card: CardId, cost: number): void {
  const { is } = game.card(card)
  const built = moveCard(game, card, seatZone(seat, 'build'), { change: { counters: { [COMMAND]: 1 } } })
  const { setup } = game.seat(seat)
  const [reserve, total] = [setup.reserve - cost, setup.total + cost]
  game.changeSeat(seat, { setup: { ...setup, reserve, total, done: setup.left === 0 && reserve === 0 } })
  const cause = { rule: `${RULE}/put-unit-there` }
  game.emit({ kind: 'setUp', seat, card: built, is, destination: { to: 'build' }, cost, cause })
  drawCards(game, seat, 1, { rule: 'idc/setup/draw-after-each-card' })
}

/** Those that Bombard, and those whose text lets them attack; the others have no attack to skip. */
export const fightingCommandUnits = (game: Game): CardId[] =>
  commandUnits(game).filter(
    (unit) =>
      numberOf(game, 'bombard', unit) > 0 || constraintsOn(game, unit).some(({ rule }) => 'may' in rule),
  )

/** Bombard fires from the command zone, Ion Cannon into it. */
export function acrossZones(game: Game, attacker: CardId, defender: CardId): 'bombard' | 'ion-cannon' | null {
  const [from, to] = [arenaOf(game, attacker), arenaOf(game, defender)]
  if (isCommand(game, attacker) && to !== null)
    return numberOf(game, 'bombard', attacker) > 0 ? 'bombard' : null
  if (from !== null && isCommand(game, defender))
    return numberOf(game, 'ion-cannon', attacker) > 0 ? 'ion-cannon' : null
  return null
}

const typesOf = (game: Game, card: CardId): readonly string[] => definitionOf(game, card).arenas
const speaksOfOthers = (game: Game, card: CardId, arenas: readonly string[]): boolean =>
  arenas.some((arena) => !typesOf(game, card).includes(arena))
/** Whose words for another arena mean the command zone: Ground units' and Characters'. */
const reachesZone = (game: Game, card: CardId): boolean =>
  typesOf(game, card).some((type) => type !== 'space')

/** A command unit is attacked by what may attack in the build zone, or in another arena from Ground or Character. */
export function mayReach(
  game: Game,
  attacker: CardId,
  { place, types = [] }: Filter,
  defender: CardId,
): boolean {
  if (!isCommand(game, defender)) return true
  if (place?.in === 'build-zone') return true
  const arenas = place?.in === 'arena' ? place.arenas : types
  return speaksOfOthers(game, attacker, arenas) && reachesZone(game, attacker)
}

/** Words for another arena: from the battle arena the command zone, from there the battle arena. */
export function placeHarmed(game: Game, { self }: Context, place: Place): Place {
  if (place.in !== 'arena' || !exists(game, self) || definitionOf(game, self).kind !== 'unit') return place
  if (isCommand(game, self) || !speaksOfOthers(game, self, place.arenas)) return place
  return reachesZone(game, self) ? { in: 'build-zone' } : { in: 'those' }
}

/** What harms several units may harm command units too, whatever it says of arenas. */
export const alsoHarmed = (game: Game, context: Context, { place: _, ...filter }: Filter): CardId[] =>
  commandUnits(game).filter((card) => fits(game, context, filter, card))
