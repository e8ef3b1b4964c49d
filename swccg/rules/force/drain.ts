/** Force drains: at a location that one controls, as much as the opponent has icons there, and bonuses. */
import { because, type CardId, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy } from '../../effects/statics.ts'
import { ask, type Check, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { mayAddToDrain } from '../cards/changes.ts'
import { cardsOnTable, locationOf, locationsInPlay, opponentOf, sided } from '../cards/place.ts'
import { controls, hasPresence, ownAt } from '../locations/presence.ts'
import { whyNotInTrench } from '../locations/trench.ts'
import { spyAt } from '../locations/undercover.ts'
import { loseForce } from './losing.ts'
import { whyNotPaid } from './paying.ts'
import { useForce } from './piles.ts'

interface DrainAttempt {
  readonly seat: SeatId
  readonly at: CardId
}

const drainAmount = (game: Game, { seat, at }: DrainAttempt): number =>
  numberOf(game, sided(game, 'drain', seat), at)

const drainCost = (game: Game, { seat, at }: DrainAttempt): number =>
  numberOf(game, sided(game, 'drain-cost', seat), at)

/** The card whose text keeps a player from draining or battling at a location, if one does. */
export function placeBarredBy(
  game: Game,
  kind: 'bars-drains' | 'bars-battles' | 'bars-attacks',
  seat: SeatId,
  at: CardId,
): CardId | null {
  for (const { what, context } of active(game, kind))
    if (
      (what.whose === 'both' || (what.whose === 'yours') === (context.you === seat)) &&
      (what.at ? matches(game, context, what.at, at) : locationOf(game, context.self) === at)
    )
      return context.self
  return null
}

/** A card that drains where nobody has presence (ccgx/state/droid-battles). */
const drainsAnyway = (game: Game, seat: SeatId, at: CardId): boolean =>
  active(game, 'allows', 'drain-without-presence').length > 0 &&
  !hasPresence(game, opponentOf(seat), at) &&
  ownAt(game, seat, at).some((card) => allowedBy(game, 'drain-without-presence', card) !== null)

const mayDrainAt = (game: Game, seat: SeatId, at: CardId): boolean =>
  controls(game, seat, at) || drainsAnyway(game, seat, at)

/** The mark of a card that took part in a Force drain of this turn. */
const DRAINED = 'turn:drained'
const drainedElsewhere = (game: Game, seat: SeatId): readonly CardId[] =>
  cardsOnTable(game).filter(
    (card) => game.card(card).controller === seat && game.card(card).uses.includes(DRAINED),
  )

export const DRAIN_CHECKS: readonly Check<DrainAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'control' && game.table.current === seat
      ? null
      : because('not-your-control-phase', 'ccg95/drain/phase'),
  (game, { seat, at }) =>
    mayDrainAt(game, seat, at) ? null : because('not-controlled', 'ccg95/control/definition', { card: at }),
  (game, { seat, at }) => {
    const by = placeBarredBy(game, 'bars-drains', seat, at)
    return by === null ? null : because('text-forbids-place', 'ccg95/goal/card-text-wins', { card: by })
  },
  (game, { at }) => whyNotInTrench(game, at),
  (game, attempt) => whyNotPaid(game, attempt.seat, drainCost(game, attempt), 'ccg95/goal/card-text-wins'),
  (game, { seat, at }) => {
    const spy = spyAt(game, opponentOf(seat), at)
    return spy === null ? null : because('spy-there', 'ccgx/undercover/stops-drains', { card: spy })
  },
  (game, { at }) =>
    game.table.drainedAt.includes(at)
      ? because('drained-already', 'ccg95/drain/each-controlled-location', { card: at })
      : null,
  (game, { seat, at }) => {
    const by = game.policies.drainsOncePerCard ? drainedElsewhere(game, seat) : []
    const card = ownAt(game, seat, at).find((own) => by.includes(own))
    return card === undefined ? null : because('drained-already', 'ccgx/final/drain-card-once', { card })
  },
  (game, { seat, at }) => {
    const icons = numberOf(game, sided(game, 'force-icons', opponentOf(seat)), at)
    if (icons > 0 || game.policies.drainsWithoutIcons) return null
    return because('no-icon-to-drain', 'ccg95/drain/no-icon-no-drain', { card: at })
  },
  (game, attempt) =>
    drainAmount(game, attempt) > 0 || game.policies.drainsWithoutIcons
      ? null
      : because('nothing-to-drain', 'ccg95/drain/amount', { card: attempt.at }),
]

export const drainOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  locationsInPlay(game)
    .filter((at) => isAllowed(game, DRAIN_CHECKS, { seat, at }))
    .map((at) => drainOffer(game, { seat, at }))

export const drainOffer = (game: Game, attempt: DrainAttempt): SwccgOffer => ({
  verb: 'drain',
  key: `drain ${attempt.at}`,
  card: attempt.at,
  amount: drainAmount(game, attempt),
})

interface Draining extends DrainAttempt {
  readonly cancelled?: boolean
  /** Cards that may add to it and do not. */
  readonly without?: readonly CardId[]
}

/** One at a time; the opponent may react before any Force is lost (ccg95/drain/react-chance). */
export const drain = procedure<Draining>('swccg/drain', [
  ask(
    'additions',
    (game, { seat, at }) => {
      const from = mayAddToDrain(game, seat, at)
      if (from.length === 0) return
      const rules = ['ccg95/drain/bonus']
      return { kind: 'cards', seat, about: 'adds-to-drain', from, min: 0, max: from.length, rules } as const
    },
    (game, { seat, at }, chosen) => ({
      without: mayAddToDrain(game, seat, at).filter((card) => !chosen.includes(card)),
    }),
  ),
  step('announce', (game, attempt) => {
    const { seat, at, without = [] } = attempt
    const cause = { rule: 'ccg95/drain/amount' }
    useForce(game, seat, drainCost(game, attempt), { rule: 'ccg95/goal/card-text-wins' })
    game.changeTable({ drainedAt: [...game.table.drainedAt, at], drain: { at, seat, without } })
    game.emit({ kind: 'drainInitiated', seat, at, amount: drainAmount(game, attempt), cause })
    for (const card of ownAt(game, seat, at))
      game.changeCard(card, { uses: [...game.card(card).uses, DRAINED] })
    answer(game, { just: 'drain-initiated', by: seat, at }, 'cancelled')
  }),
  step('lose', (game, attempt) => {
    const { seat, at, cancelled } = attempt
    if (cancelled) return
    if (!mayDrainAt(game, seat, at)) {
      const cause = { rule: 'ccg95/drain/react-removes-control' }
      return void game.emit({ kind: 'drainCancelled', at, cause })
    }
    const amount = drainAmount(game, attempt)
    const drained = opponentOf(seat)
    game.changeSeat(drained, { drained: game.seat(drained).drained + amount })
    game.call(loseForce, { seat: drained, amount, from: 'drain', at })
  }),
  step('end', (game) => game.changeTable({ drain: null })),
])
