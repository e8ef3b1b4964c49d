/** The two units of an attack and what it sets off, for the tests of attacks. */
import type { Instruction } from '../language/tree/instructions.ts'
import type { Ability } from '../language/tree/tree.ts'
import { self, unit } from './battle-play.ts'

export const attacker = unit('Attacker', { speed: 60 })
export const defender = unit('Defender', { speed: 10 })
export const whenAttacks = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attacks', who: self },
  do: instructions,
})
export const whenAttackEnds = (...instructions: Instruction[]): Ability => ({
  ability: 'triggered',
  when: { when: 'attack-ends' },
  do: instructions,
})
export const boost: Instruction = { do: 'get', who: self, gain: { power: 2 }, for: 'this-attack' }
