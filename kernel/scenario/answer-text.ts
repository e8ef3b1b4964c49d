/** Answers of the machine as a scenario would write them. */
import { type Answer, type DivideQuestion, decode, type Question } from '../ask.ts'
import { canonical } from '../hash.ts'
import type { CardId, OfferCore } from '../state.ts'
import { cardText, likeness, nameOf } from './cards.ts'
import { say } from './match.ts'
import { offerLikeness, offerText } from './offers.ts'
import type { Scene } from './scene.ts'

/** The names of the shares, numbered where two would be the same. */
export function shareNames(scene: Scene, { among }: DivideQuestion): string[] {
  const names = among.map(({ card, name }) => (card === undefined ? name : (nameOf(scene, card) ?? name)))
  return names.map((name, index) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []))
    return same.length > 1 ? `${name} #${same.indexOf(index) + 1}` : name
  })
}

/** The answer as a scenario would write it. */
export function answerText(scene: Scene, question: Question, answer: Answer): string {
  switch (question.kind) {
    case 'action':
      return offerText(scene, decode(question, answer) as OfferCore)
    case 'cards':
      return say({ cards: (answer as readonly CardId[]).map((id) => cardText(scene, id)) })
    case 'several':
    case 'order':
      return say((answer as readonly number[]).map((index) => question.items[index]))
    case 'divide': {
      const names = shareNames(scene, question)
      return say(Object.fromEntries((answer as readonly number[]).map((share, at) => [names[at]!, share])))
    }
    case 'confirm':
      return answer ? 'yes' : 'no'
    default:
      return String(answer)
  }
}

/** Equal for answers that only identical copies of cards tell apart. */
export function answerLikeness(scene: Scene, question: Question, answer: Answer): string {
  if (question.kind === 'action') return offerLikeness(scene, decode(question, answer) as OfferCore)
  if (question.kind === 'several') return canonical((answer as readonly number[]).toSorted())
  if (question.kind !== 'cards') return canonical(answer)
  return canonical((answer as readonly CardId[]).map((id) => likeness(scene, id)).sort())
}
