/** Who flies in an Attack Run: starfighters and TIEs about the Death Star and in its Trench (ccgx/epic/attack-run-enter). */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { isPiloted } from '../aboard/crew.ts'
import { exists, isInactive, locationsInPlay, opponentOf } from '../cards/place.ts'
import { hasTraitNow } from '../cards/skills.ts'
import { isSystemCard, systemName } from '../locations/locations.ts'

export const DEATH_STAR = 'Death Star'

export const deathStarIn = (game: Game): CardId | null =>
  locationsInPlay(game).find(
    (place) => isSystemCard(game, place) && systemName(game, place) === DEATH_STAR,
  ) ?? null

const isTie = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'starship' && definitionOf(game, card).model?.startsWith('TIE') === true

const isStarfighter = (game: Game, card: CardId): boolean => definitionOf(game, card).type === 'starfighter'

/** Own craft at a place that fly: TIEs of the Dark Side, starfighters of the Light Side. */
const flying = (game: Game, seat: SeatId, at: CardId): readonly CardId[] =>
  game
    .card(at)
    .holds.filter(
      (card) =>
        game.card(card).controller === seat &&
        game.card(card).as === 'at' &&
        !isInactive(game, card) &&
        isPiloted(game, card) &&
        (game.seat(seat).side === 'dark' ? isTie(game, card) : isStarfighter(game, card)),
    )

/** Those who could fly into the Trench now; no move of the turn is needed for it. */
export function couldEnter(game: Game, seat: SeatId): readonly CardId[] {
  const star = deathStarIn(game)
  return star === null ? [] : flying(game, seat, star).filter((card) => barredBy(game, 'move', card) === null)
}

export const hasTorpedoes = (game: Game, ship: CardId): boolean =>
  game.card(ship).holds.some((card) => hasTraitNow(game, card, 'proton torpedoes') && !isInactive(game, card))

/** A squadron is three of its craft (ccgx/epic/attack-run-enter). */
export const craftOfTie = (game: Game, card: CardId): number =>
  definitionOf(game, card).type === 'squadron' ? 3 : 1

export const attackers = (game: Game): readonly CardId[] => {
  const { run } = game.table
  return run === null || !exists(game, run.trench) ? [] : flying(game, run.seat, run.trench)
}

export const pursuers = (game: Game): readonly CardId[] => {
  const { run } = game.table
  return run === null || !exists(game, run.trench) ? [] : flying(game, opponentOf(run.seat), run.trench)
}

/** The others in the Trench with the lead. */
export const wingmen = (game: Game): readonly CardId[] =>
  attackers(game).filter((card) => card !== game.table.run?.lead)

/** Whether the lead is still there and can fire. */
export const hasLead = (game: Game): boolean =>
  game.table.run?.lead != null && attackers(game).includes(game.table.run.lead)

/** Of those who fly it; a permanent pilot's ability is the ship's. */
export const highestPilot = (game: Game, ship: CardId): number =>
  Math.max(
    numberOf(game, 'ability', ship),
    ...game
      .card(ship)
      .holds.filter((card) => game.card(card).as === 'pilot')
      .map((card) => numberOf(game, 'ability', card)),
  )

/** The ability of the lead's pilot, or 3 with a Targeting Computer. */
export const aimOf = (game: Game, lead: CardId): number =>
  game.card(lead).holds.some((card) => definitionOf(game, card).title === 'Targeting Computer')
    ? 3
    : highestPilot(game, lead)

/** Whom weapons of the Dark Side may be fired at: wingmen first, then the lead (ccgx/epic/attack-run-cover). */
export const exposed = (game: Game): readonly CardId[] => {
  const others = wingmen(game)
  return others.length > 0 ? others : attackers(game)
}
