/** What a card lets its player do can be declined: nothing of it takes place without a yes. */
import type { SwccgEvent } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardAction } from '../../text/text.ts'
import { actionSaid, type Law, partsOf } from './law.ts'

/** What players see of an instruction. */
const SEEN: Readonly<Partial<Record<Instruction['do'], SwccgEvent['kind']>>> = {
  retrieve: 'retrieved',
  'use-force': 'used',
  activate: 'activated',
  steal: 'stolen',
  look: 'looked',
}

const kindsIn = (entry: unknown): readonly SwccgEvent['kind'][] =>
  [...partsOf(entry)].flatMap((part) => SEEN[part['do'] as Instruction['do']] ?? [])

/** Events that only a `may` of the action brings about. */
function optionalKinds(steps: readonly Instruction[]): ReadonlySet<SwccgEvent['kind']> {
  const mays = [...partsOf(steps)].filter((part) => part['do'] === 'may')
  const within = new Set(mays.flatMap((may) => kindsIn(may['so'])))
  const all = kindsIn(steps)
  const only = [...within].filter(
    (kind) =>
      all.filter((each) => each === kind).length ===
      mays.flatMap((may) => kindsIn(may['so'])).filter((each) => each === kind).length,
  )
  return new Set(only)
}

export const declining: Law = (card) => {
  let yes = false
  let played: { readonly card: number; readonly action: CardAction } | undefined
  return {
    hear: (_, event) => {
      if (event.kind === 'played' && event.is === card.key) {
        const action = actionSaid(card, event.action, event.half)
        played = action && { card: event.card, action }
        yes = false
      }
      if (!played || yes || event.cause?.card !== played.card) return null
      const { first = [], do: steps, cost } = played.action
      const isPrice = event.kind === 'used' && cost !== undefined
      return !isPrice && optionalKinds([...first, ...steps]).has(event.kind)
        ? `it did not wait for a yes (${event.kind})`
        : null
    },
    answer: (_, question, value) => {
      if (question.about === 'may' && value === true) yes = true
      const plays = question.kind === 'action' && question.offers.some(({ key }) => key.startsWith('play '))
      const canPass = question.kind === 'action' && question.offers.some(({ key }) => key === 'pass')
      return plays && !canPass ? `a card must be played: ${question.about}` : null
    },
  }
}
