/** The noun phrase that an instruction acts on. */
import type { CardId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import type { Instruction, NamedArenas } from '../../language/tree/instructions.ts'
import { isReference, type Noun } from '../../language/tree/nouns.ts'
import type { Bound } from '../context.ts'

/** Only cards that can be in one of the named arenas go there. */
const fitFor = (what: Noun, { arenas }: NamedArenas): Noun =>
  isReference(what) ? what : { ...what, of: { ...what.of, types: typesIn(what.of.types, arenas) } }

/** Types that fit the named arenas, of those that were asked for anyway. */
export function typesIn(asked: readonly Arena[] | undefined, arenas: readonly Arena[]): readonly Arena[] {
  const both = asked?.filter((type) => arenas.includes(type)) ?? []
  return both.length > 0 ? both : (asked ?? arenas)
}

export function nounOf(instruction: Instruction): Noun | null {
  switch (instruction.do) {
    case 'choose':
    case 'discard':
    case 'show':
    case 'stack':
    case 'use-effect':
    case 'take-ability':
    case 'look-at':
    case 'two-piles':
    case 'attach':
    case 'detach':
    case 'complete':
      return instruction.what
    case 'put':
      return typeof instruction.to === 'object' ? fitFor(instruction.what, instruction.to) : instruction.what
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

/** What was found last is `that` for the instructions that follow, what was found before it is `earlier`. */
export function nounBinding(
  instruction: Instruction,
  found: readonly CardId[],
  earlier: Bound[string] | undefined,
): Bound {
  const noun = nounOf(instruction)
  if (!noun || isReference(noun) || isWithUnit(noun) || goesOnThat(instruction)) return {}
  return {
    ...(earlier === undefined ? {} : { earlier }),
    that: instruction.do === 'choose' && instruction.also ? [...cardsIn(earlier), ...found] : found,
    ...(noun.as ? { [noun.as]: found } : {}),
  }
}

const cardsIn = (bound: Bound[string] | undefined): readonly CardId[] =>
  typeof bound === 'object' ? bound : []

/** Equipment that goes on a unit that was spoken of leaves it `that` unit, too. */
const goesOnThat = (instruction: Instruction): boolean =>
  instruction.do === 'attach' && instruction.to.the === 'chosen'

/** What lies with a unit is spoken of by that unit, which stays `that` unit. */
const isWithUnit = (noun: Noun): boolean => 'take' in noun && noun.of.place?.in === 'stack'
