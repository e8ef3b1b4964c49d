/** Cards turned over from the top of the Reserve Deck: what can be deployed comes free, the rest is lost. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { leave } from '../cards/attach.ts'
import { countIn, exists, isIn } from '../cards/place.ts'
import { topTo } from '../force/piles.ts'
import { deploying } from './deploy.ts'
import { deploymentsOf } from './deploy-offers.ts'

interface TurningUp {
  readonly seat: SeatId
  readonly card: CardId
  readonly most: number
  /** What was turned over and is not deployed yet. */
  readonly up?: readonly CardId[]
  readonly done?: boolean
}
type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>
const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }
const DEPLOYED: ReadonlySet<string> = new Set(['character', 'starship', 'vehicle', 'device', 'weapon'])

export const revealAndDeploy = procedure<TurningUp>('swccg/reveal-and-deploy', [
  ask(
    'how-many',
    (game, { seat, card, most }) => {
      const max = Math.min(most, countIn(game, seat, 'reserve'))
      return { kind: 'number', seat, about: 'choose-number', card, min: Math.min(1, max), max } as const
    },
    (game, { seat, card }, count) => {
      const up = Array.from({ length: count }, () => topTo(game, seat, 'reserve', 'playing'))
      game.emit({ kind: 'turnedOver', seat, is: up.map((each) => game.card(each).is), cause: { card } })
      return { up }
    },
  ),
  ask(
    'deploy',
    (game, { seat, card, up = [] }) => {
      const offers = up.flatMap((each) => freely(game, seat, each))
      if (offers.length === 0) return
      return { kind: 'action', seat, about: 'reveal-and-deploy', card, offers: [...offers, PASS] } as const
    },
    (game, { seat, up = [] }, offer) => {
      if (offer.verb !== 'deploy') return { done: true }
      game.call(deploying, { seat, offer, free: true })
      return { up: up.filter((each) => each !== offer.card), done: false }
    },
  ),
  step('more', (game, { seat, up = [], done = false }) => {
    if (!done && up.some((each) => freely(game, seat, each).length > 0)) game.goto('deploy')
  }),
  step('rest', (game, { seat, up = [] }) => {
    for (const each of up) lose(game, seat, each)
  }),
])

/** Presence and all other rules hold; only nothing is paid. */
function freely(game: Game, seat: SeatId, card: CardId): readonly DeployOffer[] {
  if (!exists(game, card) || !DEPLOYED.has(definitionOf(game, card).kind)) return []
  return deploymentsOf(game, seat, card, { free: true }).flatMap((offer) =>
    offer.verb === 'deploy' ? [offer] : [],
  )
}

function lose(game: Game, seat: SeatId, card: CardId): void {
  if (!exists(game, card) || !isIn(game, card, seat, 'playing')) return
  const { is, owner } = game.card(card)
  game.emit({ kind: 'left', card: leave(game, card, 'lost'), is, owner, to: 'lost', by: 'lost' })
}
