/** Adapt: when the battle step of its arena starts, one of several texts is chosen for the turn. */
import type { Grants } from '../../language/grammar/abilities/grants.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'

const SELF = { the: 'self' } as const
const getting = ({ bonus, gives }: Grants): readonly Instruction[] => [
  {
    do: 'get',
    who: SELF,
    gain: { ...bonus, ...(gives.length > 0 ? { abilities: gives } : {}) },
    for: 'this-turn',
  },
]

/** Each Adapt is chosen by itself, and what was chosen stays until end of turn (now/stack/adapt-each-copy, now/stack/adapt-again). */
export const adapting = (parts: readonly Grants[]): TriggeredAbility => ({
  ability: 'triggered',
  opened: 'adapt',
  when: { when: 'step-starts', step: 'its-arena' },
  do: [{ do: 'choose-one', who: 'you', of: parts.map(getting) }],
})

/** The texts between the slashes again. */
export const adapted = (done: readonly Instruction[]): readonly Grants[] =>
  done.flatMap((one) => (one.do === 'choose-one' ? one.of : [])).flatMap((mode) => mode.flatMap(partOf))

function partOf(one: Instruction): readonly Grants[] {
  if (one.do !== 'get') return []
  const { speed, power, health, abilities = [] } = one.gain
  const bonus = Object.entries({ speed, power, health }).filter(([, amount]) => typeof amount === 'number')
  return [{ bonus: Object.fromEntries(bonus), gives: abilities }]
}
