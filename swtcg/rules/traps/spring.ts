/** Springing Traps: what a seat has laid face-down that an event has set off is completed, or kept for another time. */
import { type ActionQuestion, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import {
  type About,
  ask,
  type Check,
  definitionOf,
  type Game,
  procedure,
  type SwtcgOffer,
} from '../../kinds.ts'
import type { TriggeredAbility } from '../../language/tree.ts'
import { partiallyBuilt } from '../build/build-counters.ts'
import { completion } from '../build/complete.ts'
import { COMPLETION_CHECKS, completeOffer } from '../build/what-can-be-completed.ts'
import type { Spring } from './traps-set-off.ts'

interface Springing {
  readonly seat: SeatId
  readonly springs: readonly Spring[]
}
interface Sprung extends Spring {
  readonly seat: SeatId
  readonly card: CardId
}

/** One after another, as long as there are any; completing is never a must (now/traps/completed-at-trigger). */
export const springTraps = procedure<Springing>('swtcg/spring-traps', [
  ask('which', whichTrap, (game, { seat, springs }, offer) => {
    if (offer.verb !== 'complete') return
    const sprung = sprungBy(game, seat, springs).find((each) => offerFor(game, each).key === offer.key)
    if (!sprung) return
    game.goto('which')
    const { card, ability, bound } = sprung
    game.call(completion, { seat, card, sprung: { ability, bound } })
  }),
])

function whichTrap(game: Game, { seat, springs }: Springing): ActionQuestion<SwtcgOffer, About> | undefined {
  const laid = partiallyBuilt(game, seat)
  if (laid.length === 0) return undefined
  const sprung = sprungBy(game, seat, springs).filter((each) => isAllowed(game, SPRING_CHECKS, each))
  return {
    kind: 'action',
    seat,
    about: 'trap',
    rules: ['now/traps/completed-at-trigger'],
    evenIfForced: game.constants.hidesHands,
    offers: [{ key: 'pass', verb: 'pass' }, ...sprung.map((each) => offerFor(game, each))],
  }
}

const offerFor = (game: Game, { card, ability }: Sprung): SwtcgOffer => {
  const offer = completeOffer(game, card, undefined)
  return { ...offer, key: `${offer.key} ${ability}` }
}

const sprungBy = (game: Game, seat: SeatId, springs: readonly Spring[]): readonly Sprung[] =>
  partiallyBuilt(game, seat).flatMap((card) =>
    springs.filter(({ is }) => is === game.card(card).is).map((spring) => ({ ...spring, seat, card })),
  )

const whenTold: Check<Sprung> = (game, { seat, card, ability, bound }) => {
  const told = definitionOf(game, card).abilities[ability] as TriggeredAbility
  return told.only === undefined || holds(game, { you: seat, self: card, bound }, told.only)
    ? null
    : { code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }
}
/** As many counters as it costs, what else its text asks for, and its own condition. */
const SPRING_CHECKS: readonly Check<Sprung>[] = [...COMPLETION_CHECKS, whenTold]
