/** Why not: the rules by which an answer is refused, by what was attempted. */
import {
  because,
  type CardId,
  type Explain,
  isAttempt,
  type QuestionIn,
  type SeatId,
  whyNot,
} from '@dejarik/kernel'
import type { Check, Game, MoveKind, Swccg, SwccgOffer } from './kinds.ts'
import type { Reason } from './reasons.ts'
import { SEAT_CHECKS } from './rules/aboard/seats.ts'
import { TRANSFER_CHECKS } from './rules/aboard/transfer-weapons.ts'
import { imaginedPlays, isItsMoment } from './rules/answers/actions.ts'
import { PLAY_CHECKS } from './rules/answers/play-checks.ts'
import type { Playable } from './rules/answers/repertoire.ts'
import { couldReact, ofReact } from './rules/answers/why-react.ts'
import { BATTLE_CHECKS } from './rules/battle/battle.ts'
import { FORFEIT_CHECKS } from './rules/battle/forfeit.ts'
import { FIRE_CHECKS } from './rules/battle/shot-checks.ts'
import { CUSTODY_CHECKS, isBeingCaptured } from './rules/capture/captives.ts'
import { DELIVER_CHECKS, FREE_CHECKS, LEAVE_CHECKS, TAKE_CHECKS } from './rules/capture/custody.ts'
import { locationOf } from './rules/cards/place.ts'
import { ATTACK_CHECKS, UNLEASH_CHECKS } from './rules/creatures/attack-offers.ts'
import { VOYAGE_CHECKS } from './rules/death-star/voyage.ts'
import { REPLACE_CHECKS } from './rules/deploy/replace.ts'
import { FORM_CHECKS } from './rules/deploy/squadron.ts'
import { whyNotDeploy } from './rules/deploy/why-deploy.ts'
import { DRAIN_CHECKS } from './rules/force/drain.ts'
import { ASTEROID_CHECKS } from './rules/locations/asteroids.ts'
import { BREAK_CHECKS } from './rules/locations/undercover.ts'
import { SEARCH_CHECKS } from './rules/missing/search-party.ts'
import { DRIFT_CHECKS } from './rules/mobile/drift.ts'
import { checksOf, wayBy } from './rules/move/ways.ts'

type Fields = { readonly [field: string]: unknown; readonly verb: string; readonly card?: number }
type Why = (game: Game, seat: SeatId, attempt: Fields) => readonly Reason[]

const inPhase = (game: Game, seat: SeatId, phase: 'deploy' | 'draw', rule: string): readonly Reason[] =>
  game.table.phase === phase && game.table.current === seat ? [] : [because(`not-your-${phase}-phase`, rule)]

/** By verb; a card that is none is no attempt. */
const WHY: { readonly [V in SwccgOffer['verb']]?: Why } = {
  drain: (game, seat, { card }) => (card === undefined ? [] : whyNot(game, DRAIN_CHECKS, { seat, at: card })),
  battle: (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, BATTLE_CHECKS, { seat, at: card }),
  unleash: (game, seat, attempt) => {
    const { card, against } = attempt as Fields & Extract<SwccgOffer, { verb: 'unleash' }>
    return whyNot(game, UNLEASH_CHECKS, { seat, card, against })
  },
  attack: (game, seat, attempt) => {
    const { card, against } = attempt as Fields & Extract<SwccgOffer, { verb: 'attack' }>
    return whyNot(game, ATTACK_CHECKS, { seat, card, against })
  },
  fire: (game, seat, attempt) => {
    const { card, target } = attempt as Fields & { card: number; target: number }
    return game.state.cards[target] ? whyNot(game, FIRE_CHECKS, { seat, weapon: card, target }) : []
  },
  forfeit: (game, seat, { card }) => (card === undefined ? [] : whyNotForfeit(game, seat, card)),
  deploy: (game, seat, attempt) => {
    const { card } = attempt as Fields & { card: number }
    const reasons = whyNotDeploy(game, seat, card, attempt)
    if (couldReact(game, seat, card, 'deploy')) return reasons.map(ofReact)
    const phase = inPhase(game, seat, 'deploy', 'ccg95/deploy/phase')
    return phase.length > 0 ? phase : reasons
  },
  move: (game, seat, attempt) => {
    const {
      card,
      to,
      by = usualWay(game, attempt),
    } = attempt as Fields & Extract<SwccgOffer, { verb: 'move' }>
    const way = game.policies.moveKinds.has(by) ? wayBy(by) : undefined
    if (!way && wayBy(by)) return [because('no-such-move', 'ccg95/move/land-take-off-none')]
    if (!way || to === undefined || !game.state.cards[to]) return []
    const checks = checksOf(way)
    if (!couldReact(game, seat, card, 'move')) return whyNot(game, checks, { seat, card, to, by })
    return whyNot(game, checks, { seat, card, to, by, react: true }).map(ofReact)
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
  replace: (game, seat, attempt) => {
    const { card, over } = attempt as Fields & Extract<SwccgOffer, { verb: 'replace' }>
    return game.state.cards[over] ? whyNot(game, REPLACE_CHECKS, { seat, card, over }) : []
  },
  form: (game, seat, attempt) => {
    const { card, at } = attempt as Fields & { card: number; at: number }
    return game.state.cards[at] ? whyNot(game, FORM_CHECKS, { seat, card, at }) : []
  },
  asteroids: (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, ASTEROID_CHECKS, { seat, card }),
  drift: (game, seat, { card }) => (card === undefined ? [] : whyNot(game, DRIFT_CHECKS, { seat, card })),
  voyage: (game, seat, attempt) => {
    const { card, parsec, around = null } = attempt as Fields & Extract<SwccgOffer, { verb: 'voyage' }>
    return whyNot(game, VOYAGE_CHECKS, { seat, card, parsec, around })
  },
  'search-party': (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, SEARCH_CHECKS, { seat, card }),
  'give-up': () => [], // offered only where somebody must move away or be lost
  'break-cover': (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, BREAK_CHECKS, { seat, card }),
  seize: (game, seat, attempt) => {
    const { card, escort } = attempt as Fields & Extract<SwccgOffer, { verb: 'seize' }>
    if (!game.state.cards[escort]) return []
    const checks = isBeingCaptured(game, card) ? CUSTODY_CHECKS : TAKE_CHECKS
    return whyNot(game, checks as typeof TAKE_CHECKS, { seat, card, captive: card, escort })
  },
  imprison: (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, DELIVER_CHECKS, { seat, card }),
  'leave-unattended': (game, seat, { card }) =>
    card === undefined ? [] : whyNot(game, LEAVE_CHECKS, { seat, card }),
  release: (game, seat, { card }) => (card === undefined ? [] : whyNot(game, FREE_CHECKS, { seat, card })),
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

/** How a move is meant that does not say: aboard, off, or on foot. */
function usualWay(game: Game, { card, to }: Fields): MoveKind {
  if (typeof to === 'number' && game.state.cards[to] && locationOf(game, to) !== to) return 'embark'
  return card !== undefined && locationOf(game, card) === to ? 'disembark' : 'landspeed'
}

const whyNotForfeit = (game: Game, seat: SeatId, card: CardId): readonly Reason[] =>
  game.table.battle
    ? whyNot(game, FORFEIT_CHECKS, { seat, card })
    : [because('not-in-battle', 'ccg95/forfeit/only-participants', { card })]

/** Nothing is against it but that the other player acts, or that something else is asked first. */
function notNow(game: Game, { seat }: QuestionIn<Swccg>): Reason {
  const [asked] = game.state.asked!.questions
  const rule = asked!.rules?.[0] ?? 'ccg95/interrupt/priority'
  return game.questionFor(seat) === null ? because('others-act', rule) : because('asked-first', rule)
}

export const explain: Explain<Swccg> = (game, question, value) => {
  if (!isAttempt(value) || (value.card !== undefined && !game.state.cards[value.card])) return []
  const why = WHY[value.verb as SwccgOffer['verb']]
  if (!why) return []
  const reasons = why(game, question.seat, value)
  return reasons.length > 0 || value.card === undefined ? reasons : [notNow(game, question)]
}
