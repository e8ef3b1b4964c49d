/** The noun phrase that an instruction acts on. */
import type { Instruction } from '../language/instructions.ts'
import type { Noun } from '../language/nouns.ts'

export function nounOf(instruction: Instruction): Noun | null {
  switch (instruction.do) {
    case 'choose':
    case 'discard':
    case 'put':
    case 'show':
    case 'stack':
    case 'use-effect':
    case 'look-at':
    case 'two-piles':
    case 'attach':
    case 'detach':
    case 'complete':
      return instruction.what
    case 'attack':
      return instruction.target
    case 'redirect-attack':
      return instruction.to
    default:
      return 'who' in instruction &&
        typeof instruction.who === 'object' &&
        !('controllerOf' in instruction.who) &&
        !('side' in instruction.who)
        ? instruction.who
        : null
  }
}
