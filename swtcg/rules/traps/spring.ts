/** Springing Traps: what a seat has laid face-down that an event has set off is completed, or kept for another time. */
import { type ActionQuestion, because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
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
import type { TriggeredAbility } from '../../language/tree/tree.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { partiallyBuilt } from '../build/build-counters.ts'
import { completion } from '../build/complete.ts'
import { costInstead } from '../build/completion-price.ts'
import { COMPLETION_CHECKS, completeOffer } from '../build/what-can-be-completed.ts'
import { cardsIn } from '../cards/place.ts'
import { whyNotPay } from '../chances/costs.ts'
import { meditations } from '../keywords/meditate.ts'
import type { Spring } from './traps-set-off.ts'

interface Springing {
  readonly seat: SeatId
  readonly springs: readonly Spring[]
}
interface Sprung extends Spring {
  readonly seat: SeatId
  readonly card: CardId
  /** Which of its abilities lets it be meditated from the discard pile. */
  readonly instead?: number
}

/** One after another, as long as there are any; completing is never a must (now/traps/completed-at-trigger). */
export const springTraps = procedure<Springing>('swtcg/spring-traps', [
  ask('which', whichTrap, (game, { seat, springs }, offer) => {
    if (offer.verb !== 'complete') return
    const sprung = sprungBy(game, seat, springs).find((each) => offerFor(game, each).key === offer.key)
    if (!sprung) return
    game.goto('which')
    const { card, ability, bound, instead } = sprung
    game.call(completion, {
      seat,
      card,
      sprung: { ability, bound },
      ...(instead === undefined ? {} : { instead }),
    })
  }),
])

function whichTrap(game: Game, { seat, springs }: Springing): ActionQuestion<SwtcgOffer, About> | undefined {
  const laid = partiallyBuilt(game, seat)
  const sprung = sprungBy(game, seat, springs).filter((each) =>
    isAllowed(game, each.instead === undefined ? SPRING_CHECKS : MEDITATE_CHECKS, each),
  )
  if (laid.length === 0 && sprung.length === 0) return undefined
  return {
    kind: 'action',
    seat,
    about: 'trap',
    rules: ['now/traps/completed-at-trigger'],
    evenIfForced: game.constants.hidesHands,
    offers: [{ key: 'pass', verb: 'pass' }, ...sprung.map((each) => offerFor(game, each))],
  }
}

const offerFor = (game: Game, { card, ability, instead }: Sprung): SwtcgOffer => {
  const offer = completeOffer(game, card, undefined)
  return instead === undefined
    ? { ...offer, key: `${offer.key} ${ability}` }
    : { ...offer, key: `${offer.key} ${ability} instead ${instead}`, cost: 0, instead }
}

const sprungBy = (game: Game, seat: SeatId, springs: readonly Spring[]): readonly Sprung[] => [
  ...partiallyBuilt(game, seat).flatMap((card) => setOff(game, seat, card, springs)),
  ...cardsIn(game, seat, 'discard').flatMap((card) =>
    meditations(priceAbilities(game, card)).flatMap((instead) =>
      setOff(game, seat, card, springs).map((sprung) => ({ ...sprung, instead })),
    ),
  ),
]
const setOff = (game: Game, seat: SeatId, card: CardId, springs: readonly Spring[]): readonly Sprung[] =>
  springs.filter(({ is }) => is === game.card(card).is).map((spring) => ({ ...spring, seat, card }))

const whenTold: Check<Sprung> = (game, { seat, card, ability, bound }) => {
  const told = definitionOf(game, card).abilities[ability] as TriggeredAbility
  return told.only === undefined || holds(game, { you: seat, self: card, bound }, told.only)
    ? null
    : { code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }
}
/** A cost of X is at least 1 (now/traps/x-cost). */
const someCounter: Check<Sprung> = (game, { card }) =>
  definitionOf(game, card).costIsX && game.card(card).build === 0
    ? because('not-enough-counters', 'now/traps/x-cost', { card, detail: { needed: 1, counters: 0 } })
    : null
/** As many counters as it costs, what else its text asks for, and its own condition. */
const SPRING_CHECKS: readonly Check<Sprung>[] = [...COMPLETION_CHECKS, someCounter, whenTold]

const meditatable: Check<Sprung> = (game, { seat, card, instead }) =>
  instead === undefined ? null : whyNotPay(game, { seat, card, cost: costInstead(game, card, instead) })
/** From the discard pile, for what it says there (now/traps/meditate). */
const MEDITATE_CHECKS: readonly Check<Sprung>[] = [meditatable, whenTold]
