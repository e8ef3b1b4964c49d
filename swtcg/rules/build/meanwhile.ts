/** In the build step of an opponent: what may be played at any time is offered between two things that are done there. */
import type { ActionQuestion, ProcedureName, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type SwtcgOffer, step } from '../../kinds.ts'
import { areOpponents } from '../cards/place.ts'
import { play } from '../chances/play.ts'
import { playable } from '../chances/playable.ts'
import { resolveDue } from '../chances/what-is-due.ts'

interface Meanwhile {
  readonly builder: SeatId
  readonly passed: readonly SeatId[]
}

const name: ProcedureName<Meanwhile> = { name: 'swtcg/meanwhile' }

/** Only if there is something to play (now/general/play-any-time). */
export function openMeanwhile(game: Game, { seat: builder }: { readonly seat: SeatId }): void {
  if (nextSeat(game, builder, []) !== undefined) game.call(name, { builder, passed: [] })
}

export const meanwhile = procedure<Meanwhile>('swtcg/meanwhile', [
  step('due', (game) => {
    if (resolveDue(game, 'build')) game.goto('due')
  }),
  ask('play', whatToPlay, (game, { passed }, offer, seat) => {
    game.goto('due')
    if (offer.verb !== 'play') return { passed: [...passed, seat] }
    const { card, source, ability: path } = offer
    game.call(play, { seat, chance: 'meanwhile', card, source, path })
    return undefined
  }),
])

function whatToPlay(
  game: Game,
  { builder, passed }: Meanwhile,
): ActionQuestion<SwtcgOffer, About> | undefined {
  const seat = nextSeat(game, builder, passed)
  if (seat === undefined) return undefined
  return {
    kind: 'action',
    seat,
    about: 'meanwhile',
    rules: ['now/general/play-any-time'],
    offers: [{ key: 'pass', verb: 'pass' }, ...offersFor(game, seat)],
  }
}

const nextSeat = (game: Game, builder: SeatId, passed: readonly SeatId[]): SeatId | undefined =>
  game.table.order.find(
    (seat) => areOpponents(game, seat, builder) && !passed.includes(seat) && offersFor(game, seat).length > 0,
  )

/** Of cards that everybody sees: a question that a hand brings about would tell what is in it. */
const offersFor = (game: Game, seat: SeatId): SwtcgOffer[] =>
  playable(game, seat, 'meanwhile').filter(({ verb }) => verb === 'play')
