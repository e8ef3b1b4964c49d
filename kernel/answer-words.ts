/** Answers in English, made from the question that they answer. */
import type { Answer, QuestionIn } from './ask.ts'
import type { Machine } from './machine.ts'
import type { CardId, Kinds } from './state.ts'
import type { Words } from './words.ts'

/** What somebody chose, as a log tells it. It names cards, so it is for those who may know them. */
export function sayAnswer<K extends Kinds>(
  words: Words<K>,
  game: Machine<K>,
  question: QuestionIn<K>,
  value: Answer,
): string {
  const list = value as readonly number[]
  switch (question.kind) {
    case 'action': {
      const offer = question.offers.find(({ key }) => key === value)
      return offer ? words.offer(game, offer) : String(value)
    }
    case 'cards':
      return listed(list.map((card) => nameOf(words, game, card)))
    case 'several':
    case 'order':
      return listed(list.map((index) => question.items[index] ?? '?'))
    case 'divide':
      return listed(question.among.map(({ name }, index) => `${list[index] ?? 0} to ${name}`))
    case 'confirm':
      return value === true ? 'Yes' : 'No'
    default:
      return String(value)
  }
}

const nameOf = <K extends Kinds>(words: Words<K>, game: Machine<K>, card: CardId): string => {
  const record = game.state.cards[card]
  return record ? words.card(record.is) : `card ${card}`
}

const listed = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(', ') : 'Nothing')
