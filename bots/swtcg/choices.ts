/** Questions that are no actions: cards, numbers, dice, yes and no; one entry for what each is about. */
import { type Question, sampleAnswer } from '@dejarik/kernel'
import type { Glimpse, Move } from '../bot.ts'
import { move, type QuestionOf, ranked } from '../choosing.ts'
import { prospect, target } from './attacks.ts'
import { reading } from './effects.ts'
import type { Board } from './position.ts'
import { FORCE } from './weights.ts'
import { cardWorth, unitWorth } from './worth.ts'

type Chooser<K extends Question['kind']> = (position: Board, question: QuestionOf<K>) => Move

const CARDS: Readonly<Record<string, Chooser<'cards'>>> = {
  'play-event': (_, { from, max }) => move(from.slice(0, max), 'An Event helps in every turn.'),
  'pull-resource': (_, { from, max }) => move(from.slice(0, max), 'A Resource helps in every turn.'),
  mulligan: (_, { from, max }) =>
    move(from.slice(0, max), 'Units win the setup; the rest can be drawn later.'),
  retreat: (_, { from, min }) => move(from.slice(0, min), 'Nothing retreats without need.'),
  overkill: (position, { from }) => aim(position, from, 'takes the rest of the damage'),
  deflect: (position, { from }) => aim(position, from, 'takes the damage that is sent back'),
  'double-strike': (position, { from, card, max }) => {
    const chosen = ranked(from, (each) => prospect(position, card!, each).score)[0]!
    const { score, why } = prospect(position, card!, chosen)
    return score > 0 ? move([chosen].slice(0, max), why()) : move([], 'A second attack is worth nothing.')
  },
  search: (position, { from, max }) =>
    move(
      ranked(from, (each) => cardWorth(position, position.piece(each)?.card)).slice(0, max),
      'The best card is taken.',
    ),
}

/** The enemy that suffers most, or nobody. */
function aim(position: Board, from: readonly number[], what: string): Move {
  const value = (card: number): number => {
    const piece = position.piece(card)
    return piece ? target(position, piece) : 0
  }
  const [chosen] = ranked(from, value)
  if (chosen === undefined || value(chosen) <= 0) return move([], 'No enemy can be hit.')
  return move([chosen], `${position.piece(chosen)!.title} ${what}.`)
}

/** For an effect: enemies where it does harm, our own where it helps. What can only be done to enemies is meant as harm. */
function choose(position: Board, { from, min, max, card }: QuestionOf<'cards'>): Move {
  const source = card === undefined ? undefined : position.piece(card)?.card
  const isTheirs = (id: number): boolean => position.piece(id)?.mine === false
  const sign = (source && reading(source).harmful) || from.every(isTheirs) ? 1 : -1
  const score = (id: number): number => {
    const piece = position.piece(id)
    return piece ? sign * (piece.mine ? -1 : 1) * (unitWorth(position, piece) + 1) : 0
  }
  const order = ranked(from, score)
  const wanted = order.filter((id) => score(id) > 0).length
  const count = Math.min(max, Math.max(min, wanted))
  return move(order.slice(0, count), sign > 0 ? 'It does harm to the enemy.' : 'It helps our own.')
}

const NUMBERS: Readonly<Record<string, Chooser<'number'>>> = {
  'setup-counters': (_, { max }) => move(max, 'Points that are left are lost.'),
  'build-counters': (position, { card, min, max }) => {
    const piece = position.piece(card!)
    const missing = (piece?.card?.cost ?? max) - (piece?.counters ?? 0)
    return move(Math.max(min, Math.min(max, missing)), `It lacks ${Math.max(0, missing)} counters.`)
  },
  'contest-bid': (_, { min, max }) =>
    move(Math.max(min, Math.min(max, FORCE.bid)), 'A bid of a little Force.'),
  evade: (_, { max }) => move(max, 'As much damage as possible is prevented.'),
  'overkill-amount': (_, { max }) => move(max, 'The defender has enough already.'),
}

/** Rerolls what is bad for us: misses of our attack, hits of theirs. */
function lucky(position: Board, { items, max, card }: QuestionOf<'several'>): Move {
  const ours = position.attack?.attacker === card
  const bad = [...items.keys()].filter((die) => (ours ? Number(items[die]) < 4 : Number(items[die]) >= 4))
  return move(bad.slice(0, max), ours ? 'Misses are rolled again.' : 'Hits are rolled again.')
}

/** An answer by rule of thumb, or by lot where there is none. */
export function answer(position: Board, { question, below }: Glimpse): Move {
  if (question.kind === 'cards') return (CARDS[question.about] ?? choose)(position, question)
  if (question.kind === 'number' && NUMBERS[question.about])
    return NUMBERS[question.about]!(position, question as QuestionOf<'number'>)
  if (question.kind === 'several' && question.about === 'lucky') return lucky(position, question)
  if (question.kind === 'confirm') return move(true, 'What may be done is done.')
  return move(sampleAnswer(question, below), 'It was drawn by lot.')
}
