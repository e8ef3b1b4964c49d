/** Clauses that discard cards: from hands, from play, at random. */
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { either, type Parser, pattern, say, where } from '../../parser.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Count, Noun, Reference, Selector } from '../../tree/nouns.ts'
import { X } from '../nouns/amounts.ts'
import { reference } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { arenas, count } from '../nouns/words.ts'
import { isSeen } from './choosing.ts'

/** The opponent does the choosing. */
export const byOpponent = (what: Noun): Noun => ('the' in what ? what : { ...what, by: 'opponent' })
const wholeHand = (whose: 'you' | 'opponent'): Noun => ({
  take: { take: 'each' },
  of: { whose, place: { in: 'hand' } },
})

/** A card of no kind in particular is discarded from one's hand, where no place is named. */
export function fromHand(whose: 'you' | 'opponent', what: Selector): Selector
export function fromHand(whose: 'you' | 'opponent', what: Noun): Noun
export function fromHand(whose: 'you' | 'opponent', what: Noun): Noun {
  if ('the' in what || what.of.place || what.of.kind || what.of.names) return what
  return { ...what, of: { ...what.of, whose: what.of.whose ?? whose, place: { in: 'hand' } } }
}
const randomly: Parser<Count> = either<Count>(
  say`${count} cards? at random`((number) => ({ take: 'exactly', count: number })),
  say`up to ${count} cards? at random`((number) => ({ take: 'up-to', count: number })),
  say`X cards? at random`(() => ({ take: 'exactly', count: X })),
  say`up to X cards? at random`(() => ({ take: 'up-to', count: X })),
)
const whoseHand = either<'you' | 'opponent'>(
  pattern(/your opponent's\b/i, () => 'opponent'),
  pattern(/your\b(?! opponent)/i, () => 'you'),
)
const atRandom = pattern(/at random\b/, () => true as const)
/** Where a card can only be anyway goes without saying: a unit's own arena, and any arena. */
export const discardingFrom =
  (read: Parser<{ readonly what: Reference; readonly from: readonly Arena[] }>): Parser<Discard> =>
  (source, at) =>
    read(source, at).map(({ value: { what, from }, end }) => {
      const { arenas: own } = source.card
      const isSelf = what.the === 'self' && own.length > 0 && own.every((arena) => from.includes(arena))
      const goesWithoutSaying = isSelf || from.length === ARENAS.length
      return { value: { do: 'discard', what, ...(goesWithoutSaying ? {} : { fromArenas: from }) }, end }
    })
type Discard = Extract<Instruction, { readonly do: 'discard' }>

export const discarding: Parser<Instruction> = either<Instruction>(
  say`choose ${where(noun, isSeen)} for (?:him or her|your opponent) to discard`((what) => ({
    do: 'discard',
    what,
  })),
  say`${reference} is discarded(?! (?:from|this|during))`((what) => ({ do: 'discard', what })),
  say`discard ${noun}`((what) => ({ do: 'discard', what: fromHand('you', what) })),
  say`discard ${selector} ${atRandom}`((what) => ({
    do: 'discard',
    what: { ...fromHand('you', what), atRandom: true },
  })),
  say`discard ${randomly} from ${whoseHand} hand`((take, whose) => ({
    do: 'discard',
    what: { take, of: { whose, place: { in: 'hand' } }, atRandom: true },
  })),
  say`your opponent (?:chooses and )?discards ${noun}`((what) => ({
    do: 'discard',
    what: byOpponent(fromHand('opponent', what)),
  })),
  say`your opponent discards ${count} cards? at random from his or her hand`((number) => ({
    do: 'discard',
    what: {
      take: { take: 'exactly', count: number },
      of: { whose: 'opponent', place: { in: 'hand' } },
      atRandom: true,
    },
  })),
  say`your opponent discards ${selector} ${atRandom}`((what) => ({
    do: 'discard',
    what: { ...fromHand('opponent', what), atRandom: true },
  })),
  discardingFrom(say`discard ${reference} from ${arenas}`((what, from) => ({ what, from }))),
  say`discard ${reference} from play`((what) => ({ do: 'discard', what })),
  say`discard your hand`(() => ({ do: 'discard', what: wholeHand('you') })),
  say`your opponent discards his or her hand`(() => ({ do: 'discard', what: wholeHand('opponent') })),
)
