/** Why not: the rules by which an answer is refused, by what was attempted. */
import { because, type Explain, isAttempt, type Question, type SeatId, whyNot } from '@dejarik/kernel'
import type { Check, Destination, Game, Role, Swccg, SwccgOffer } from './kinds.ts'
import type { Reason } from './reasons.ts'
import { SEAT_CHECKS } from './rules/aboard/seats.ts'
import { TRANSFER_CHECKS } from './rules/aboard/transfer-weapons.ts'
import { imaginedPlays, isItsMoment } from './rules/answers/actions.ts'
import { PLAY_CHECKS } from './rules/answers/play-checks.ts'
import type { Playable } from './rules/answers/repertoire.ts'
import { BATTLE_CHECKS } from './rules/battle/battle.ts'
import { FIRE_CHECKS } from './rules/battle/fire.ts'
import { FORFEIT_CHECKS } from './rules/battle/forfeit.ts'
import { locationOf } from './rules/cards/place.ts'
import { DEPLOY_CHECKS } from './rules/deploy/deploy-checks.ts'
import { DRAIN_CHECKS } from './rules/force/drain.ts'
import { wayBy } from './rules/move/ways.ts'

type Fields = { readonly [field: string]: unknown; readonly verb: string; readonly card?: number }
type Why = (game: Game, seat: SeatId, attempt: Fields) => readonly Reason[]

const inPhase = (game: Game, seat: SeatId, phase: 'deploy' | 'draw', rule: string): readonly Reason[] =>
  game.table.phase === phase && game.table.current === seat ? [] : [because(`not-your-${phase}-phase`, rule)]

/** Where an attempt would put a card; at a location, if it does not say how. */
function destinationIn(game: Game, { on, as, row, over, beside }: Fields): Destination | null {
  if (typeof on === 'number' && game.state.cards[on])
    return { on, as: (as as Role | undefined) ?? (locationOf(game, on) === on ? 'at' : 'attached') }
  if (typeof row === 'number') return { row }
  if (typeof over === 'number') return { over }
  return beside === 'own-side' || beside === 'opponents-side' || beside === 'opponents-deck'
    ? { beside }
    : null
}

/** By verb; a card that is none is no attempt. */
const WHY: { readonly [V in SwccgOffer['verb']]?: Why } = {
  drain: (game, seat, { card }) => (card === undefined ? [] : whyNot(game, DRAIN_CHECKS, { seat, at: card })),
  battle: (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, BATTLE_CHECKS, { seat, at: card }),
  fire: (game, seat, attempt) => {
    const { card, target } = attempt as Fields & { card: number; target: number }
    return game.state.cards[target] ? whyNot(game, FIRE_CHECKS, { seat, weapon: card, target }) : []
  },
  forfeit: (game, seat, { card }) =>
    card === undefined || !game.table.battle ? [] : whyNot(game, FORFEIT_CHECKS, { seat, card }),
  deploy: (game, seat, attempt) => {
    const phase = inPhase(game, seat, 'deploy', 'ccg95/deploy/phase')
    if (phase.length > 0) return phase
    const { card } = attempt as Fields & Extract<SwccgOffer, { verb: 'deploy' }>
    const destination = destinationIn(game, attempt)
    return destination ? whyNot(game, DEPLOY_CHECKS, { seat, card, destination }) : []
  },
  move: (game, seat, attempt) => {
    const { card, to, by = 'landspeed' } = attempt as Fields & Extract<SwccgOffer, { verb: 'move' }>
    const way = game.policies.moveKinds.has(by) ? wayBy(by) : undefined
    if (!way && wayBy(by)) return [because('no-such-move', 'ccg95/move/land-take-off-none')]
    return way && to !== undefined
      ? whyNot(game, [...way.moverChecks, ...way.checks], { seat, card, to, by })
      : []
  },
  transfer: (game, seat, attempt) => {
    const phase = inPhase(game, seat, 'deploy', 'ccg95/weapon/transfer')
    const { card, to } = attempt as Fields & Extract<SwccgOffer, { verb: 'transfer' }>
    if (phase.length > 0 || !game.state.cards[to]) return phase
    return whyNot(game, TRANSFER_CHECKS, { seat, card, to })
  },
  'take-seat': (game, seat, attempt) => {
    const { card, as } = attempt as Fields & Extract<SwccgOffer, { verb: 'take-seat' }>
    const { phase, current } = game.table
    if (current === seat && (phase === 'deploy' || phase === 'move'))
      return whyNot(game, SEAT_CHECKS, { seat, card, as })
    return [because('not-your-seating-phase', 'ccg95/pilot/passenger-definition')]
  },
  play: (game, seat, attempt) => {
    const { card, action, half } = attempt as Fields & Extract<SwccgOffer, { verb: 'play' }>
    const playable = imaginedPlays(game, seat, card).find(
      (each) => each.index === action && each.half === half,
    )
    return playable ? whyNot(game, [itsMoment, ...PLAY_CHECKS], playable) : []
  },
  draw: (game, seat) => inPhase(game, seat, 'draw', 'ccg95/draw-phase/draw'),
}

const itsMoment: Check<Playable> = (game, attempt) =>
  isItsMoment(game, attempt)
    ? null
    : because('not-the-moment', 'ccg95/interrupt/any-time', { card: attempt.card })

export const explain: Explain<Swccg> = (game, question: Question, value) => {
  if (!isAttempt(value) || (value.card !== undefined && !game.state.cards[value.card])) return []
  return WHY[value.verb as SwccgOffer['verb']]?.(game, question.seat, value) ?? []
}
