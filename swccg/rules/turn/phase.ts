/** The actions of a phase: the players take turns, the one whose turn it is first, until both pass. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Phase } from '../../phases.ts'
import { seatOffers, takeSeat } from '../aboard/seats.ts'
import { transfer, transferOffers } from '../aboard/transfer-weapons.ts'
import { playableNow } from '../answers/actions.ts'
import { playOffer } from '../answers/play.ts'
import { mightPlay } from '../answers/what-a-hand-may-hold.ts'
import { battle, battleOffers } from '../battle/battle.ts'
import { custodyOffers, freeingOffers, handle } from '../capture/custody.ts'
import { countIn, opponentOf } from '../cards/place.ts'
import { attackOffers, attackThere, unleash } from '../creatures/attack-offers.ts'
import { voyage, voyageOffers } from '../death-star/voyage.ts'
import { deploying } from '../deploy/deploy.ts'
import { deployOffers, deploysNow } from '../deploy/deploy-offers.ts'
import { replace, replaceOffers } from '../deploy/replace.ts'
import { form, formOffers } from '../deploy/squadron.ts'
import { drain, drainOffers } from '../force/drain.ts'
import { drawOffers, drawOne } from '../force/draw.ts'
import { asteroidOffers, asteroids } from '../locations/asteroids.ts'
import { breakCover, breakCoverOffers } from '../locations/undercover.ts'
import { searchOffers, searchParty } from '../missing/search-party.ts'
import { drift, driftOffers } from '../mobile/drift.ts'
import { moving } from '../move/move.ts'
import { moveOffers, spyMoves, steeredMoves } from '../move/move-offers.ts'
import { settleState } from './state-checks.ts'

type Offers = (game: Game, seat: SeatId) => readonly SwccgOffer[]

/** What the player whose turn it is can do in each phase, besides playing cards. */
const OF_PHASE: Readonly<Record<Phase, readonly Offers[]>> = {
  activate: [],
  control: [drainOffers, searchOffers, driftOffers],
  deploy: [deployOffers, replaceOffers, formOffers, transferOffers, seatOffers, breakCoverOffers],
  battle: [battleOffers, attackOffers],
  move: [moveOffers, voyageOffers, seatOffers, custodyOffers, driftOffers],
  draw: [drawOffers],
}

type Act<V extends SwccgOffer['verb']> = (
  game: Game,
  offer: Extract<SwccgOffer, { verb: V }>,
  seat: SeatId,
) => void

const ACT: { readonly [V in SwccgOffer['verb']]?: Act<V> } = {
  drain: (game, { card }, seat) => game.call(drain, { seat, at: card }),
  deploy: (game, offer, seat) => game.call(deploying, { seat, offer }),
  transfer: (game, offer, seat) => transfer(game, offer, seat),
  'take-seat': (game, offer) => takeSeat(game, offer),
  replace: (game, { card, over }, seat) => replace(game, seat, card, over),
  form: (game, { card, at }, seat) => game.call(form, { seat, card, at }),
  'break-cover': (game, { card }, seat) => breakCover(game, card, seat),
  asteroids: (game, { card }, seat) => game.call(asteroids, { seat, card }),
  drift: (game, { card }) => drift(game, card),
  voyage: (game, offer, seat) => voyage(game, offer, seat),
  'search-party': (game, { card }, seat) => game.call(searchParty, { seat, card }),
  seize: handle,
  imprison: handle,
  'leave-unattended': handle,
  release: handle,
  unleash: (game, { card, against }, seat) => unleash(game, card, against, seat),
  attack: (game, { card, against }, seat) => attackThere(game, card, against, seat),
  battle: (game, { card, cost }, seat) => game.call(battle, { seat, at: card, cost }),
  move: (game, offer, seat) => game.call(moving, { seat, offer }),
  draw: (game, _, seat) => drawOne(game, seat),
  play: (game, offer, seat) => playOffer(game, offer, seat),
}

const act = <V extends SwccgOffer['verb']>(
  game: Game,
  offer: Extract<SwccgOffer, { verb: V }> & { verb: V },
  seat: SeatId,
): void => ACT[offer.verb]?.(game, offer, seat)

const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }

interface PhaseActions {
  readonly seat: SeatId
  readonly passes: number
  readonly acted: boolean
}

export const phaseActions = procedure<PhaseActions>('swccg/phase-actions', [
  ask(
    'act',
    (game, { seat }) => {
      const offers = actionsFor(game, seat)
      if (offers.length === 0 && !hidesSomething(game, seat)) return
      offers.push(PASS)
      const phase = game.table.phase as Phase // nobody acts before the first turn
      return { kind: 'action', seat, about: `${phase}-phase`, offers, evenIfForced: true } as const
    },
    (game, _, offer, seat) => {
      if (offer.verb === 'pass') return
      act(game, offer, seat)
      return { acted: true }
    },
  ),
  step('next', (game, { seat, passes, acted }) => {
    if (!acted && passes > 0) return void game.finish()
    game.goto('act')
    if (acted) game.call(settleState, { rounds: 0 })
    return { seat: opponentOf(seat), passes: acted ? 0 : 1, acted: false }
  }),
])

function actionsFor(game: Game, seat: SeatId): SwccgOffer[] {
  const { phase, current } = game.table
  const found: SwccgOffer[] = []
  if (phase !== 'start' && current === seat)
    for (const offers of OF_PHASE[phase]) for (const offer of offers(game, seat)) found.push(offer)
  else if (phase === 'move' && game.policies.cardsGoInactive)
    found.push(...spyMoves(game, seat), ...steeredMoves(game, seat), ...driftOffers(game, seat))
  else if (phase === 'control') found.push(...asteroidOffers(game, seat))
  found.push(...freeingOffers(game, seat), ...deploysNow(game, seat), ...playableNow(game, seat))
  return found
}

/** Whether not asking would tell that a hand has nothing to deploy or to play. */
function hidesSomething(game: Game, seat: SeatId): boolean {
  const { phase, current } = game.table
  const deploys = phase === 'deploy' && current === seat && countIn(game, seat, 'hand') > 0
  return (deploys && game.constants.hidesHands) || mightPlay(game, seat)
}
