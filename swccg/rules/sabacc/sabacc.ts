/** Sabacc: two hands drawn from the Reserve Decks, and the one nearest to 11 wins (ccgx/sabacc/start). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { seatBit } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { allThatFit } from '../../effects/matches.ts'
import { allowedBy } from '../../effects/statics.ts'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { SabaccRules } from '../../text/sabacc.ts'
import { answer } from '../answers/answer.ts'
import { cardsIn, countIn, exists, opponentOf } from '../cards/place.ts'
import { topTo } from '../force/piles.ts'
import { clearHands, loseStake, showHands, stakesIn, takeStake } from './stakes.ts'
import { type Gambler, isPerfect, PERFECT, totalsOf } from './values.ts'

export interface Sabacc {
  /** Whose Interrupt it is, and the Interrupt. */
  readonly seat: SeatId
  readonly card: CardId
  readonly rules: SabaccRules
  /** Fits those who can play for the opponent. */
  readonly rivals: Filter
  /** Who plays, by seat. */
  readonly players: readonly (CardId | null)[]
  readonly first?: SeatId
  /** Seats that showed a perfect hand. */
  readonly perfect?: readonly SeatId[]
  readonly turn?: SeatId
  /** Seats that draw no more. */
  readonly stood?: readonly SeatId[]
  readonly totals?: readonly number[]
  readonly winner?: SeatId | null
  readonly left?: number
}

const FIRST_CARDS = 2
const MOST_CARDS = 6
const [SHOW, PLAY_ON] = ['Show a perfect hand', 'Play on']
const FIRST = ['You', 'Your opponent'] as const

const gambler = ({ card, rules, players }: Sabacc, seat: SeatId): Gambler => ({
  seat,
  card,
  rules,
  player: players[seat] ?? null,
})
const gamblers = (sabacc: Sabacc): readonly Gambler[] => [
  gambler(sabacc, sabacc.seat),
  gambler(sabacc, opponentOf(sabacc.seat)),
]

const mayPlay = (game: Game, { rivals, card }: Sabacc, seat: SeatId): readonly CardId[] =>
  allThatFit(game, speaking(seat, card), { whose: 'yours', ...rivals })

const withEntry = <T>(list: readonly T[], at: number, entry: T): readonly T[] =>
  list.map((each, index) => (index === at ? entry : each))

export const sabacc = procedure<Sabacc>('swccg/sabacc', [
  /** The opponent plays with a character of his own if he can (ccgx/sabacc/start). */
  ask(
    'opponent',
    (game, sabacc) => {
      const seat = opponentOf(sabacc.seat)
      const from = mayPlay(game, sabacc, seat)
      if (from.length === 0) return
      return { kind: 'cards', seat, about: 'sabacc-player', card: sabacc.card, from, min: 1, max: 1 } as const
    },
    (_, { players }, [chosen], seat) => ({ players: withEntry(players, seat, chosen!) }),
  ),
  step('begin', (game, { seat, players }) => {
    game.emit({ kind: 'sabaccBegan', seat, players, cause: { rule: 'ccgx/sabacc/start' } })
    if (game.state.seats.some((_, each) => countIn(game, each, 'reserve') < FIRST_CARDS)) game.finish()
  }),
  ask(
    'first',
    (_, { seat, card }) => ({ kind: 'choice', seat, about: 'sabacc-first', card, options: FIRST }) as const,
    (_, { seat }, picked) => ({ first: picked === FIRST[0] ? seat : opponentOf(seat) }),
  ),
  step('hands', (game, { seat, first = seat }) => {
    for (const each of [first, opponentOf(first)]) drawCards(game, each, FIRST_CARDS)
  }),
  /** Both are asked, whatever they hold: who has a perfect hand shows it at once (ccgx/sabacc/perfect). */
  ask(
    'perfect',
    (game, sabacc) =>
      gamblers(sabacc).map((each) => {
        const options = isPerfect(game, each) ? [SHOW!, PLAY_ON!] : [PLAY_ON!]
        const { seat, card } = each
        return { kind: 'choice', seat, about: 'sabacc-deal', card, options, evenIfForced: true } as const
      }),
    (_, { perfect = [] }, picked, seat) => (picked === SHOW ? { perfect: [...perfect, seat] } : undefined),
  ),
  step('perfect-hands', (game, { seat, perfect = [] }) => {
    if (perfect.length === 0) return { turn: opponentOf(seat), stood: [] }
    showHands(game)
    game.goto('winner')
    return { totals: game.state.seats.map((_, each) => (perfect.includes(each) ? PERFECT : 0)) }
  }),
  step('round', (game, { turn, stood = [] }) => {
    if (stood.length >= game.state.seats.length) return game.goto('values')
    if (stood.includes(turn!)) {
      game.goto('round')
      return { turn: opponentOf(turn!) }
    }
    if (cardsIn(game, turn!, 'sabacc').length < MOST_CARDS && countIn(game, turn!, 'reserve') > 0) return
    game.goto('round')
    return { stood: [...stood, turn!] }
  }),
  ask(
    'draw',
    (_, { turn, card }) => ({ kind: 'confirm', seat: turn!, about: 'sabacc-draw', card }) as const,
    (game, { stood = [] }, draws, seat) => {
      if (draws) drawCards(game, seat, 1)
      else game.emit({ kind: 'sabaccStood', seat, cause: { rule: 'ccgx/sabacc/draw-more' } })
      return { stood: draws ? stood : [...stood, seat], turn: opponentOf(seat) }
    },
  ),
  step('more', (game) => game.goto('round')),
  /** Both set the values of their cards before either hand is seen (ccgx/sabacc/wild). */
  ask(
    'values',
    (game, sabacc) =>
      gamblers(sabacc).map((each) => {
        const options = totalsOf(game, each).map(String)
        const { seat, card } = each
        return { kind: 'choice', seat, about: 'sabacc-value', card, options, evenIfForced: true } as const
      }),
    (_, { totals = [0, 0] }, picked, seat) => ({ totals: withEntry(totals, seat, Number(picked)) }),
  ),
  step('show', (game, { seat }) => {
    showHands(game)
    return { turn: seat }
  }),
  /** First who played the Interrupt (ccgx/sabacc/totals). */
  ask('change', changeQuestion, (_, { totals = [] }, picked, seat) => ({
    totals: withEntry(totals, seat, Number(picked)),
  })),
  step('change-other', (_, { seat }) => ({ turn: opponentOf(seat) })),
  ask('other-change', changeQuestion, (_, { totals = [] }, picked, seat) => ({
    totals: withEntry(totals, seat, Number(picked)),
  })),
  step('winner', (game, sabacc) => {
    const { totals = [], perfect = [] } = sabacc
    const winner = winnerOf(game, totals)
    const double = winner !== null && winsDouble(game, sabacc, winner)
    const cause = { rule: perfect.length > 0 ? 'ccgx/sabacc/perfect' : 'ccgx/sabacc/winner' }
    game.emit({ kind: 'sabaccEnded', totals, winner, double, cause })
    return { winner, left: winner === null ? 0 : double ? 2 : 1 }
  }),
  step('stakes', (game, { left = 0, winner }) => {
    if (left === 0 || cardsIn(game, opponentOf(winner!), 'sabacc').length === 0) game.goto('end')
  }),
  ask(
    'stake',
    (game, { winner, card, rules }) => {
      const stakes = stakesIn(game, winner!, card, rules)
      const from = stakes.length > 0 ? stakes : cardsIn(game, opponentOf(winner!), 'sabacc')
      return { kind: 'cards', seat: winner!, about: 'sabacc-stakes', card, from, min: 1, max: 1 } as const
    },
    (game, { winner, card, rules, left = 0 }, [chosen]) => {
      if (stakesIn(game, winner!, card, rules).includes(chosen!)) takeStake(game, chosen!, winner!)
      else loseStake(game, chosen!, winner!)
      return { left: left - 1 }
    },
  ),
  step('next-stake', (game) => game.goto('stakes')),
  step('end', (game, { winner = null, players, card }) => {
    clearHands(game)
    const player = winner === null ? null : (players[winner] ?? null)
    if (player !== null && exists(game, player))
      answer(game, { just: 'sabacc-won', by: winner!, card: player, source: card })
  }),
])

/** Whoever may add 1 to or subtract 1 from his total says what it is. */
function changeQuestion(game: Game, sabacc: Sabacc) {
  const { turn: seat, card, players, totals = [] } = sabacc
  const player = players[seat!] ?? null
  if (player === null || allowedBy(game, 'change-sabacc-total', player, card) === null) return
  const total = totals[seat!]!
  const options = [total, total - 1, total + 1].filter((each) => each >= 0).map(String)
  return { kind: 'choice', seat: seat!, about: 'sabacc-change', card, options } as const
}

function drawCards(game: Game, seat: SeatId, count: number): void {
  const cards = Array.from({ length: count }, () => topTo(game, seat, 'reserve', 'sabacc'))
  const is = cards.map((card) => game.card(card).is)
  const drew = { kind: 'sabaccDrew', seat, count, cause: { rule: 'ccgx/sabacc/hands' } } as const
  game.emit(drew, { to: seatBit(seat), facts: { is } })
}

/** Nearest to 11 without going over; of two over it the lower; of two equal ones the smaller hand (ccgx/sabacc/winner). */
function winnerOf(game: Game, totals: readonly number[]): SeatId | null {
  const worth = game.state.seats.map((_, seat) => {
    const total = totals[seat]!
    const near = total <= PERFECT ? total : -total
    return near * (MOST_CARDS + 1) - cardsIn(game, seat, 'sabacc').length
  })
  if (worth[0] === worth[1]) return null
  return worth[0]! > worth[1]! ? 0 : 1
}

function winsDouble(game: Game, { players, card, perfect = [] }: Sabacc, winner: SeatId): boolean {
  const player = players[winner] ?? null
  return (
    perfect.length > 0 || (player !== null && allowedBy(game, 'win-sabacc-double', player, card) !== null)
  )
}
