/** The start of a build step: the draw, bounties and Upkeep, in the order that the player likes. */
import { type ActionQuestion, gather, type SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type SwtcgOffer, step, type Waiting } from '../../kinds.ts'
import { cardsIn } from '../cards/place.ts'
import { cardOf, takeWaiting } from '../chances/waiting.ts'
import { resolveDue, resolveWaiting } from '../chances/what-is-due.ts'
import { settleUpkeep, upkeepKey, upkeepOffers, upkeepsOf } from '../keywords/upkeep.ts'
import { drawing } from '../turn/draw-step.ts'

interface BuildStart {
  readonly seat: SeatId
  /** Whether the draw is over, taken or not. */
  readonly drawn: boolean
  /** Upkeeps that are over, paid or ignored. */
  readonly settled: readonly string[]
  /** Whether the player wants the rest in the usual order. */
  readonly hurries: boolean
}

export const newBuildStart = (seat: SeatId, drawn: boolean): BuildStart => ({
  seat,
  drawn,
  settled: [],
  hurries: false,
})

export const buildStart = procedure<BuildStart>('swtcg/build-start', [
  step('triggers', (game) => {
    if (resolveDue(game, 'build')) game.goto('triggers') // idc/turn/draw-effects-only-at-draw
  }),
  ask('next', whatNext, (game, locals, offer) => {
    game.goto('triggers')
    return takeUp(game, locals, offer)
  }),
])

/** Each thing that is due, as the offers to takeUp it (idc/turn/start-of-build-step). */
function due(game: Game, { seat, drawn, settled }: BuildStart): SwtcgOffer[][] {
  const draws = !drawn && cardsIn(game, seat, 'deck').length > 0
  const effects = effectsDue(game, seat).map((waiting, index) => ({
    waiting,
    offer: offerOf(waiting, index),
  }))
  const things: Readonly<Record<StartAction, SwtcgOffer[][]>> = {
    draw: draws
      ? [
          [
            { key: 'draw', verb: 'draw' },
            { key: 'skip-draw', verb: 'skip-draw' },
          ],
        ]
      : [],
    bounties: gather(effects, ({ waiting, offer }) => (waiting.bounty ? [[offer]] : [])),
    upkeep: upkeepsOf(game, seat)
      .filter((upkeep) => !settled.includes(upkeepKey(upkeep)))
      .map((upkeep) => upkeepOffers(game, seat, upkeep)),
    effects: gather(effects, ({ waiting, offer }) => (waiting.bounty ? [] : [[offer]])),
  }
  const { startOrder } = game.policies
  return gather(startOrder === 'any' ? USUAL_ORDER : startOrder, (action) => things[action])
}

/** What is done at the start of a build step. */
export type StartAction = 'draw' | 'bounties' | 'upkeep' | 'effects'
const USUAL_ORDER: readonly StartAction[] = ['draw', 'bounties', 'effects', 'upkeep']

/** Effects that wait for this build step, whoever has them (idc/phrase/when-opponents-build-step-starts). */
const effectsDue = (game: Game, seat: SeatId): readonly Waiting[] =>
  game.state.waiting.filter(
    ({ chance, seat: own, during = own }) => chance === 'build-start' && during === seat,
  )

const offerOf = (waiting: Waiting, index: number): SwtcgOffer => ({
  key: `resolve ${cardOf(waiting)} ${index}`,
  verb: 'resolve',
  card: cardOf(waiting),
})

/** Passing leaves the order to the book: the draw, bounties, Upkeep. */
function whatNext(game: Game, locals: BuildStart): ActionQuestion<SwtcgOffer, About> | undefined {
  const things = due(game, locals)
  const [first] = things
  if (!first) return undefined
  const pass: SwtcgOffer[] = things.length > 1 ? [{ key: 'pass', verb: 'pass' }] : []
  const usual = first.filter(({ verb }) => verb !== 'skip-draw')
  return {
    kind: 'action',
    seat: locals.seat,
    about: 'build-start',
    rules: ['idc/turn/start-of-build-step', 'idc/turn/draw-step-one-card'],
    offers: locals.hurries ? usual : game.policies.startOrder === 'any' ? [...things.flat(), ...pass] : first,
  }
}

function takeUp(
  game: Game,
  { seat, settled }: BuildStart,
  offer: SwtcgOffer,
): Partial<BuildStart> | undefined {
  switch (offer.verb) {
    case 'draw':
      game.call(drawing, { seat })
      return { drawn: true }
    case 'skip-draw':
      return { drawn: true }
    case 'resolve':
      takeEffect(game, seat, offer.key)
      return undefined
    case 'upkeep':
      settleUpkeep(game, seat, offer)
      return { settled: [...settled, upkeepKey(offer)] }
    default:
      return { hurries: true }
  }
}

/** Each of them takes place by itself (idc/keyword/bounty-layered). */
function takeEffect(game: Game, seat: SeatId, key: string): void {
  const chosen = effectsDue(game, seat).find((waiting, index) => offerOf(waiting, index).key === key)
  const taken = takeWaiting(game, (waiting) => waiting === chosen)
  if (taken) resolveWaiting(game, taken)
}
