/** Where a card can only be anyway goes without saying: `retreat this unit from the Ground arena`, on a Ground unit. */
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import type { Parser } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Reference } from '../../tree/nouns.ts'

interface Leaving {
  readonly card: Reference
  readonly from: readonly Arena[]
}
/** Reads the words of a card that leaves an arena, where the arena narrows nothing down. */
export const fromWhereItIs =
  (read: Parser<Leaving>, make: (card: Reference) => Instruction): Parser<Instruction> =>
  (source, at) =>
    read(source, at).flatMap(({ value: { card, from }, end }) => {
      const { arenas: own } = source.card
      const isOwn = card.the === 'self' && own.length > 0 && own.every((arena) => from.includes(arena))
      return isOwn || from.length === ARENAS.length ? [{ value: make(card), end }] : []
    })
