/** Questions that are no actions: cards, numbers, yes and no; one entry for what each is about. */
import { type Question, sampleAnswer } from '@dejarik/kernel'
import type { Glimpse, Move } from '../bot.ts'
import { move, type QuestionOf, ranked } from '../choosing.ts'
import { isBane, reading } from './effects.ts'
import type { Board, Piece } from './position.ts'
import { handWorth, pieceWorth } from './worth.ts'

type Chooser<K extends Question['kind']> = (position: Board, question: QuestionOf<K>) => Move

const CARDS: Readonly<Record<string, Chooser<'cards'>>> = {
  'who-goes': (_, { from, max }) => move(from.slice(0, max), 'Everybody goes together.'),
  'adds-to-drain': (_, { from }) => move(from, 'Every bit of the drain counts.'),
  'who-rides': (_, { from, max }) => move(from.slice(0, max), 'Everybody goes together.'),
  search: best,
  retrieve: best,
  'sabacc-stakes': best,
}

function best(position: Board, { from, max }: QuestionOf<'cards'>): Move {
  const order = ranked(from, (card) => handWorth(position, position.piece(card)))
  return move(order.slice(0, max), 'The best cards are taken.')
}

/** Theirs where a card does harm or nothing else can be chosen, our own where it helps; as few as must be if that is wrong. */
function choose(position: Board, { from, min, max, card }: QuestionOf<'cards'>): Move {
  const isTheirs = (id: number): boolean => position.piece(id)?.mine === false
  const harm = doesHarm(card === undefined ? undefined : position.piece(card)) || from.every(isTheirs)
  const score = (id: number): number => {
    const piece = position.piece(id)
    return piece ? (piece.mine === harm ? -1 : 1) * pieceWorth(position.taste, piece) : 0
  }
  const order = ranked(from, score)
  const wanted = order.filter((id) => score(id) > 0).length
  const why = harm ? 'It does harm to the enemy.' : 'It helps our own.'
  return move(order.slice(0, Math.min(max, Math.max(min, wanted))), why)
}

const doesHarm = (source: Piece | undefined): boolean =>
  source?.card !== undefined &&
  (isBane(source.card) || (source.card.text.actions ?? []).some((action) => reading(action.do).harmful))

const NUMBERS: Readonly<Record<string, Chooser<'number'>>> = {
  activate: (position, { min, max }) => {
    const { destinies } = position.taste.piles
    const spared = Math.max(0, destinies - (position.reserve - max))
    return move(
      Math.max(min, max - spared),
      `${position.reserve} cards are in the Reserve Deck, ${destinies} of which stay for destinies.`,
    )
  },
}

/** Another card helps where 11 is still far. */
const CONFIRMS: Readonly<Record<string, (position: Board) => Move>> = {
  'sabacc-draw': ({ sabacc, piece }) => {
    const sum = sabacc.reduce((total, card) => total + (piece(card)?.card?.destiny ?? 0), 0)
    return move(sum < 8, `The hand counts about ${sum}.`)
  },
}

/** Of totals at sabacc the nearest to 11 that is not over it, or the lowest. */
function bestTotal(_: Board, { options }: QuestionOf<'choice'>): Move {
  const good = options.map(Number).filter((total) => total <= 11)
  const total = good.length > 0 ? Math.max(...good) : Math.min(...options.map(Number))
  return move(String(total), 'It is the nearest to 11.')
}
const CHOICES: Readonly<Record<string, Chooser<'choice'>>> = {
  'sabacc-deal': (_, { options }) => move(options[0]!, 'A perfect hand is shown.'),
  'sabacc-value': bestTotal,
  'sabacc-change': bestTotal,
}

/** An answer by rule of thumb, or by lot where there is none. */
export function answer(position: Board, { question, below }: Glimpse): Move {
  if (question.kind === 'cards') return (CARDS[question.about] ?? choose)(position, question)
  if (question.kind === 'number') {
    const known = NUMBERS[question.about]
    return known
      ? known(position, question as QuestionOf<'number'>)
      : move(question.max, 'As many as may be.')
  }
  if (question.kind === 'confirm')
    return CONFIRMS[question.about]?.(position) ?? move(true, 'What may be done is done.')
  if (question.kind === 'choice' && CHOICES[question.about])
    return CHOICES[question.about]!(position, question)
  return move(sampleAnswer(question, below), 'It was drawn by lot.')
}
