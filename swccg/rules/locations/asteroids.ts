/** Asteroid Rules: in a player's control phase the opponent draws destiny against the starships among asteroids (ccgx/sector/asteroid-rules). */
import { because, type CardId, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import { isAsteroidSector } from '../../cards/definition.ts'
import { active, allowedBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { destiny, type ToldDestiny } from '../battle/destiny.ts'
import { cardsOnTable, exists, isInactive } from '../cards/place.ts'
import { loseCards } from '../force/losing.ts'
import { STRUCK } from './struck.ts'

const RULE = 'ccgx/sector/asteroid-rules'

interface AsteroidAttempt {
  readonly seat: SeatId
  /** The starship. */
  readonly card: CardId
}

/** Whether the Asteroid Rules are in effect at a location: one of its halves says so. */
const hasAsteroids = (game: Game, location: CardId): boolean =>
  active(game, 'place-rules').some(
    ({ what, context }) => what.rules === 'asteroid' && context.self === location,
  )

/** Once for each starship and sector in a turn. */
const useKey = (sector: CardId): string => `${STRUCK}${sector}`

export const ASTEROID_CHECKS: readonly Check<AsteroidAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'control' && game.table.current !== seat
      ? null
      : because('not-their-control-phase', RULE),
  (game, { card }) =>
    game.card(card).controller === game.table.current && definitionOf(game, card).kind === 'starship'
      ? null
      : because('not-opponents', RULE, { card }),
  (game, { card }) => {
    const { on, as } = game.card(card)
    const among = on !== null && as === 'at' && !isInactive(game, card) && hasAsteroids(game, on)
    return among ? null : because('no-asteroids-there', RULE, { card })
  },
  (game, { card }) =>
    game.card(card).uses.includes(useKey(game.card(card).on ?? card))
      ? because('used-up', RULE, { card })
      : null,
]

export const asteroidOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  active(game, 'place-rules').length === 0
    ? NOTHING
    : cardsOnTable(game)
        .filter((card) => isAllowed(game, ASTEROID_CHECKS, { seat, card }))
        .map((card) => ({ verb: 'asteroids', key: `asteroids ${card}`, card }))
const NOTHING: readonly SwccgOffer[] = []

interface Colliding extends AsteroidAttempt {
  readonly drawn?: ToldDestiny | null
}

/** Lost, not forfeited, if the destiny beats its armor and its maneuver, or is an asteroid itself (ccgx/sector/asteroid-result). */
export const asteroids = procedure<Colliding>('swccg/asteroids', [
  step('draw', (game, { seat, card }) => {
    const { uses, on } = game.card(card)
    game.changeCard(card, { uses: [...uses, useKey(on!)] })
    const each = numberOf(game, 'asteroid-destiny', card)
    game.call(destiny, { seat, count: 1, for: 'asteroid', each, told: true }, 'drawn')
  }),
  step('collide', (game, { seat, card, drawn }) => {
    if (drawn == null || game.state.cards[card] == null || !isHitBy(game, card, drawn)) return game.finish()
    game.emit({ kind: 'collided', card, cause: { rule: 'ccgx/sector/asteroid-result' } })
    answer(game, { just: 'collided', by: seat, card, at: game.card(card).on! })
  }),
  step('lose', (game, { card }) => {
    if (exists(game, card)) game.call(loseCards, { cards: [card], by: 'lost' })
  }),
])

function isHitBy(game: Game, ship: CardId, { total, is }: ToldDestiny): boolean {
  const { library } = game.constants
  const isAsteroid = is.some((key) => isAsteroidSector(library.card(key)))
  if (isAsteroid && allowedBy(game, 'pass-drawn-asteroids', ship) === null) return true // ccgx/sector/asteroid-card
  const whole = total + numberOf(game, 'total-against', ship)
  return whole > numberOf(game, 'armor', ship) && whole > numberOf(game, 'maneuver', ship)
}
