/** What later steps may speak of: cards that were chosen, numbers that were drawn, chosen or remembered. */

import type { Variant } from '@dejarik/kernel'
import type { Instruction } from '../../../text/instruction.ts'
import { pluralOf } from '../../words.ts'
import { sayAmount } from '../amounts.ts'
import { a } from '../nouns/nouns.ts'
import { naming, plainNoun, type Speaker, THEIR_CHOICE } from '../nouns/speaker.ts'

export function after(step: Instruction, speaker: Speaker): Speaker {
  switch (step.do) {
    case 'choose':
      return naming(speaker, {
        [step.as]:
          step.most === undefined
            ? `that ${plainNoun(step.what)}`
            : `those ${pluralOf(plainNoun(step.what))}`,
      })
    case 'draw-destiny':
      return naming(speaker, {}, { [step.as ?? 'destiny']: drawn(step, speaker) })
    case 'choose-number':
      return naming(speaker, {}, { [step.as]: 'X' })
    case 'choose-amount':
      return naming(speaker, {}, { [step.as]: step.as })
    case 'epic-total':
      return naming(speaker, {}, { total: 'total' })
    case 'remember':
      return typeof step.amount === 'number'
        ? { ...speaker, flags: { ...speaker.flags, [step.as]: step.amount } }
        : naming(speaker, {}, { [step.as]: sayAmount(step.amount, speaker) })
    case 'choose-one':
      return {
        ...naming(speaker, {}, { [step.as]: step.who === 'opponent' ? THEIR_CHOICE : 'choice' }),
        choices: { ...speaker.choices, [step.as]: step.options },
      }
    case 'show-hand':
      return naming(speaker, { [step.as ?? 'shown']: step.random ? 'that card' : 'those cards' })
    case 'show-tops':
      return naming(speaker, { [step.as]: step.piles.length === 1 ? 'that card' : 'those cards' })
    case 'draw-cards':
      return step.as ? naming(speaker, { [step.as]: 'that card' }) : speaker
    case 'peek':
      return naming(speaker, { [step.as]: 'that card' })
    case 'show-pile':
      return naming(speaker, { [step.as]: 'those cards' })
    case 'remember-title':
      return naming(speaker, {}, { [step.as]: `the same title as ${a(step.of, speaker)}` })
    case 'name-title':
      return naming(speaker, {}, { [step.as]: 'that title' })
    case 'name-kind':
      return naming(speaker, {}, { [step.as]: 'that card type' })
    case 'put-from-hand':
      return naming(speaker, {}, { put: 'same number' })
    case 'may':
    case 'if':
      return step.so.reduce(
        (known, each) => (each.do === 'remember' || each.do === 'may' ? after(each, known) : known),
        speaker,
      )
    default:
      return speaker
  }
}

/** Destinies of both players, or several of one, are told apart. */
function drawn(
  { count = 1, who, as }: Variant<Instruction, 'do', 'draw-destiny'>,
  { values }: Speaker,
): string {
  const total = count === 1 ? 'destiny' : 'total destiny'
  if (as === undefined) return total
  const mine = who === 'opponent' ? `opponent's ${total}` : `your ${total}`
  return Object.values(values).includes(mine) ? mine.replace('destiny', 'second destiny') : mine
}
