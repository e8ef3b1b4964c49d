/** Firing outside a battle, because a card says so: the weapon is chosen first, its target when it is fired (ccgx/weapon/weapon-then-target). */
import { type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer } from '../../kinds.ts'
import { cardsOnTable } from '../cards/place.ts'
import { fire } from './fire.ts'
import { FIRE_CHECKS } from './shot-checks.ts'
import { type Apart, fireCost, firesOf, pricesOf, type Shot } from './shots.ts'

export interface FiringApart {
  readonly seat: SeatId
  /** The card that lets it be fired. */
  readonly card: CardId
  readonly weapon: CardId
  readonly apart: Apart
  readonly user?: CardId
}

type Aim = Omit<FiringApart, 'card'>

const shotsOf = (game: Game, { seat, weapon, apart, user }: Aim): readonly Shot[] =>
  firesOf(game, weapon) === undefined
    ? []
    : cardsOnTable(game)
        .map((target): Shot => ({ seat, weapon, target, apart, ...(user === undefined ? {} : { user }) }))
        .flatMap((shot) => pricesOf(game, shot))
        .filter((shot) => isAllowed(game, FIRE_CHECKS, shot))

export const couldFireApart = (game: Game, weapon: CardId, apart: Apart): boolean =>
  shotsOf(game, { seat: game.card(weapon).controller, weapon, apart }).length > 0

const offerOf = (game: Game, shot: Shot): SwccgOffer => ({
  verb: 'fire',
  key: `fire ${shot.weapon} ${shot.target}${shot.paid === undefined ? '' : ` for ${shot.paid}`}`,
  card: shot.weapon,
  target: shot.target,
  cost: fireCost(game, shot),
  ...(shot.paid === undefined ? {} : { paid: shot.paid }),
})

export const fireApart = procedure<FiringApart>('swccg/fire-apart', [
  ask(
    'target',
    (game, { card, ...aim }) => {
      const offers = shotsOf(game, aim).map((shot) => offerOf(game, shot))
      if (offers.length === 0) return
      return { kind: 'action', seat: aim.seat, about: 'fire-apart', card, offers } as const
    },
    (game, { card: _, ...aim }, offer) => {
      const shot = shotsOf(game, aim).find(
        ({ target, paid }) => offer.verb === 'fire' && target === offer.target && paid === offer.paid,
      )
      if (shot) game.call(fire, shot)
    },
  ),
])
