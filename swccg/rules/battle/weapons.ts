/** The weapons segment: the players fire and play cards until both are done. An edition says who fires when. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { playableNow } from '../answers/actions.ts'
import { playOffer } from '../answers/play.ts'
import { mightPlay } from '../answers/what-a-hand-may-hold.ts'
import { opponentOf } from '../cards/place.ts'
import { isAttackOver } from '../creatures/attackers.ts'
import { fire, fireOffers } from './fire.ts'
import type { Shot } from './shots.ts'

interface WeaponsSegment {
  readonly seat: SeatId
  readonly passes: number
  readonly acted: boolean
}

const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }

/** Two passes in a row end it (ccg/weapon/segment-end); so does a battle that was stopped or lost its fighters. */
export const weaponsSegment = procedure<WeaponsSegment>('swccg/battle-weapons', [
  step('round', (game, { passes }) => {
    if (passes >= 2 || isOver(game)) game.finish()
    return { acted: false }
  }),
  ask(
    'act',
    (game, { seat, passes }) => {
      if (passes >= 2 || isOver(game)) return
      const offers = [...fireOffers(game, seat), ...playableNow(game, seat)]
      if (offers.length === 0 && !mightPlay(game, seat)) return
      const rules = ['ccg95/weapon/optional']
      return {
        kind: 'action',
        seat,
        about: 'weapons',
        offers: [...offers, PASS],
        rules,
        evenIfForced: true,
      } as const
    },
    (game, _, offer, seat) => {
      if (offer.verb === 'pass') return
      if (offer.verb === 'fire') game.call(fire, shotOf(offer, seat))
      else playOffer(game, offer, seat)
      return { acted: true }
    },
  ),
  step('next', (game, { seat, passes, acted }) => {
    game.goto('round')
    const next = opponentOf(seat)
    if (acted) return { seat: next, passes: 0 }
    const waited = !game.policies.mayFireNow(game, next)
    if (seat === game.table.battle?.initiator) stopFiring(game)
    return { seat: next, passes: waited && game.policies.mayFireNow(game, next) ? 0 : passes + 1 }
  }),
])

const shotOf = (offer: Extract<SwccgOffer, { verb: 'fire' }>, seat: SeatId): Shot => ({
  seat,
  weapon: offer.card,
  target: offer.target,
  ...(offer.twice ? { twice: true } : {}),
  ...(offer.second === undefined ? {} : { second: offer.second }),
  ...(offer.paid === undefined ? {} : { paid: offer.paid }),
})

export const isOver = (game: Game): boolean => (game.table.attack ? isAttackOver(game) : isBattleOver(game))

const isBattleOver = (game: Game): boolean =>
  game.table.battle === null ||
  game.table.battle.cancelled ||
  game.state.seats.some((_, seat) => !game.policies.staysInBattle(game, seat))

/** The initiator's shots are over; where an edition has the other side wait for that, it fires now. */
function stopFiring(game: Game): void {
  const { battle } = game.table
  if (battle && !battle.returned) game.changeTable({ battle: { ...battle, returned: true } })
}
