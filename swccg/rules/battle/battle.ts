/** Battles: where one may begin, and its segments from initiation to end. An edition orders what is left open. */
import { because, type CardId, expire, isAllowed, numberOf, type SeatId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { type Battle, type Check, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { forgetUses } from '../answers/limits.ts'
import { cardsOnTable, exists, locationsInPlay, opponentOf, sided } from '../cards/place.ts'
import { placeBarredBy } from '../force/drain.ts'
import { loseCards } from '../force/losing.ts'
import { whyNotPaid } from '../force/paying.ts'
import { useForce } from '../force/piles.ts'
import { whyNotInTrench } from '../locations/trench.ts'
import { damageSegment } from './damage.ts'
import { excludeFrom, isUnwanted } from './exclude.ts'
import { fighters, gather, mayBattleAt } from './participants.ts'
import { powerSegment } from './power.ts'
import { UNSETTLED, winnerOf } from './totals.ts'
import { isOver, weaponsSegment } from './weapons.ts'

interface BattleAttempt {
  readonly seat: SeatId
  readonly at: CardId
}

export const battleCost = (game: Game, { seat, at }: BattleAttempt): number =>
  numberOf(game, sided(game, 'battle-cost', seat), at)

export const BATTLE_CHECKS: readonly Check<BattleAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'battle' && game.table.current === seat && game.table.battle === null
      ? null
      : because('not-your-battle-phase', 'ccg95/battle/phase'),
  (game, { seat, at }) =>
    mayBattleAt(game, seat, at) && mayBattleAt(game, opponentOf(seat), at)
      ? null
      : because('both-need-presence', 'ccg95/battle/both-presence', { card: at }),
  (game, { seat, at }) => {
    const by = placeBarredBy(game, 'bars-battles', seat, at)
    return by === null ? null : because('text-forbids-place', 'ccg95/goal/card-text-wins', { card: by })
  },
  (game, { at }) => whyNotInTrench(game, at),
  (game, { at }) =>
    game.table.battledAt.includes(at)
      ? because('battled-already', 'ccg95/battle/once-per-location', { card: at })
      : null,
  (game, { seat, at }) =>
    [seat, opponentOf(seat)].every((each) =>
      gather(game, at).some((card) => game.card(card).controller === each),
    )
      ? null
      : because('nobody-to-fight', 'ccg95/battle/everyone-there', { card: at }),
  (game, attempt) =>
    whyNotPaid(game, attempt.seat, battleCost(game, attempt), 'ccg95/battle/initiation-cost'),
]

export const battleOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  locationsInPlay(game)
    .filter((at) => isAllowed(game, BATTLE_CHECKS, { seat, at }))
    .map((at) => battleOffer(game, { seat, at }))

export const battleOffer = (game: Game, attempt: BattleAttempt): SwccgOffer => ({
  verb: 'battle',
  key: `battle ${attempt.at}`,
  card: attempt.at,
  cost: battleCost(game, attempt),
})

interface Battling extends BattleAttempt {
  readonly cost: number
  /** Those who fight, where a text says who; nobody else at the place does. */
  readonly only?: readonly CardId[]
  readonly cancelled?: boolean
  readonly after?: Battle['after']
  readonly winner?: SeatId | null
}

const fightersAt = (game: Game, { at, only }: Battling): readonly CardId[] =>
  gather(game, at).filter((card) => only === undefined || only.includes(card))

/** Initiation, weapons, power, damage, end (ccg95/battle/sequence). */
export const battle = procedure<Battling>('swccg/battle', [
  step('initiate', (game, battling) => {
    const { seat, at, cost } = battling
    const cause = { rule: 'ccg95/battle/initiation-cost' }
    useForce(game, seat, cost, cause)
    game.changeTable({
      battledAt: [...game.table.battledAt, at],
      battle: {
        at,
        initiator: seat,
        cards: fightersAt(game, battling),
        excluded: [],
        excluding: [],
        segment: 'initiation',
        returned: false,
        cancelled: false,
        after: [],
        sides: UNSETTLED,
      },
    })
    game.emit({ kind: 'battleInitiated', seat, at, cause })
    answer(game, { just: 'battle-initiated', by: seat, at }, 'cancelled')
  }),
  step('gather', (game, battling) => {
    const { battle } = game.table
    const { cancelled = false } = battling
    if (!battle) return
    const come = fightersAt(game, battling)
    game.changeTable({ battle: { ...battle, cards: come, cancelled } })
    excludeFrom(game, [...battle.excluded, ...come.filter((card) => isUnwanted(game, card))])
  }),
  step('weapons', (game, { seat }) => {
    if (!goesOn(game)) return
    segment(game, 'weapons')
    game.call(weaponsSegment, { seat, passes: 0, acted: false })
  }),
  step('weapons-over', (game, { seat, at }) => {
    if (goesOn(game)) answer(game, { just: 'weapons-ended', by: seat, at })
  }),
  step('power', (game) => {
    if (!goesOn(game)) return
    segment(game, 'power')
    game.call(powerSegment, { due: [], count: 0 })
  }),
  step('damage', (game, { seat }) => {
    if (!goesOn(game)) return
    segment(game, 'damage')
    game.call(damageSegment, { seat })
  }),
  step('stray-hits', (game) => loseStrayHits(game)),
  step('end', (game, { seat, at }) => {
    const winner = winnerOf(game)
    const after = game.table.battle?.after ?? []
    const cards = game.table.battle?.cards ?? []
    close(game)
    game.emit({ kind: 'battleEnded', at, winner })
    answer(game, { just: 'battle-ended', by: seat, at, winner, cards })
    return { after, winner }
  }),
  step('after', (game, { after = [], winner = null }) => {
    const [first, ...rest] = after
    if (!first) return
    game.goto('after')
    game.call(resolve, { todo: first.todo, context: knowingWinner(first.context, winner) })
    return { after: rest }
  }),
])

/** As an entry counts: 0 for you, 1 for the opponent, 2 for nobody. */
const knowingWinner = (context: Context, winner: SeatId | null): Context => ({
  ...context,
  values: { ...context.values, winner: winner === null ? 2 : winner === context.you ? 0 : 1 },
})

/** A battle that was stopped, or that a side has left, goes straight to its end. */
function goesOn(game: Game): boolean {
  if (!isOver(game)) return true
  game.goto('stray-hits')
  return false
}

function segment(game: Game, name: 'weapons' | 'power' | 'damage'): void {
  game.changeTable({ battle: { ...game.table.battle!, segment: name } })
}

/**
 * A card that was hit next door is lost when the battle ends, and pays for nothing. Hits of a battle that was stopped are void,
 * unless the edition says otherwise (ccgx/final/hit-outside-battle).
 */
function loseStrayHits(game: Game): void {
  const { battle } = game.table
  if (!battle || (battle.cancelled && !game.policies.hitsAlwaysCount)) return
  const isEarly = game.policies.hitsAlwaysCount && battle.segment !== 'damage'
  const cards = cardsOnTable(game).filter(
    (card) => game.card(card).hit && (isEarly || !battle.cards.includes(card)),
  )
  if (cards.length > 0) game.call(loseCards, { cards, by: 'lost' })
}

function close(game: Game): void {
  for (const seat of game.state.seats.keys())
    for (const card of fighters(game, seat)) game.changeCard(card, { battled: true })
  for (const card of cardsOnTable(game))
    if (exists(game, card) && game.card(card).hit) game.changeCard(card, { hit: false })
  forgetUses(game, cardsOnTable(game), 'battle')
  expire(game, 'end-of-battle')
  game.changeTable({ battle: null })
}
