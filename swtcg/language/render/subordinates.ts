/** Subordinates as they are taken, in words. */
import type { Amount } from '../tree/amounts.ts'
import type { SaidNumbers, Taken } from '../tree/subordinates.ts'
import type { SayAbility } from './decks.ts'
import { amountPhrase, described } from './nouns.ts'
import { listed } from './words.ts'

export const quantityOf = (count: Amount): string => amountPhrase(count)

const inNumbers = ({ speed, power, health }: SaidNumbers): string => `${speed}/${power}/${health} `

/** `60/2/2 Rescue Starship Subordinate with "Armor"`. */
export function taken(of: Taken, isOne: boolean, say: SayAbility): string {
  if ('any' in of) return described(of.any, !isOne)
  const { name, numbers, abilities = [] } = of
  const having =
    abilities.length === 0
      ? ''
      : ` with ${listed(
          abilities.map((one) => `"${say(one)}"`),
          'and',
        )}`
  return `${numbers ? inNumbers(numbers) : ''}${name} Subordinate${isOne ? '' : 's'}${having}`
}
