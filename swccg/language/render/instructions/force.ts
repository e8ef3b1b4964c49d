/** Force and who uses, loses or activates it. */
import type { Amount } from '../../../text/condition.ts'
import type { Who } from '../../../text/instruction.ts'
import { sayAmount } from '../amounts.ts'
import { each } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

/** A verb of the player or, in the third person, of the opponent. */
export const does = (who: Who | undefined, verb: string): string =>
  who === 'opponent' ? `opponent ${verb}s` : verb

/** What was just drawn is "that much" or "that number". */
export const isDrawn = (said: string): boolean => /^(?:total )?destiny$/.test(said)

/** "1 Force", "that much Force", "2 Force for each of your Jedi". */
export function force(amount: Amount, speaker: Speaker): string {
  if (typeof amount === 'object' && 'count' in amount)
    return `${amount.times ?? 1} Force for ${each(amount.count, speaker)}`
  if (
    typeof amount === 'object' &&
    'sum' in amount &&
    amount.sum.every((one) => typeof one === 'object' && 'count' in one)
  )
    return amount.sum.map((one) => force(one, speaker)).join(' and ')
  const said = sayAmount(amount, speaker)
  if (isDrawn(said)) return 'that much Force'
  const [figure, ...rest] = said.split(' ')
  if (!/^(?:\d+|X)$/.test(figure!)) return `Force equal to ${said}`
  return [`${figure} Force`, ...rest].join(' ')
}
