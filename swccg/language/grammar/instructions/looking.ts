/** Looking at hands and piles, and what may be taken out of them then. */
import { either, nothing, pattern, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction, Taking } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import type { Deed } from '../sentences/deeds.ts'
import { does } from './steps.ts'

type Look = Extract<Instruction, { do: 'look' }>

const whose: Parser<'yours' | 'opponents'> = either<'yours' | 'opponents'>(
  say`(?:the )?opponent's`(() => 'opponents'),
  say`your`(() => 'yours'),
)
/** How long is left to the players. */
const seconds: Parser<unknown> = either<unknown>(
  say`for \d+ seconds`(() => null),
  nothing(null),
)
const at: Parser<Look['at']> = pattern(
  / ?(hand|Reserve Deck|Used Pile)/,
  ([, word]) => (({ hand: 'hand', 'Reserve Deck': 'reserve', 'Used Pile': 'used' }) as const)[word as 'hand'],
)
const looked: Parser<unknown> = either<unknown>(
  say`(?:look|glance|peek) at (?:the )?(?:cards in )?`(() => null),
  say`examine (?:the )?(?:cards in )?`(() => null),
  say`(?:search|scan) (?:through )?(?:the )?(?:cards in )?`(() => null),
)
const look: Parser<Look> = either<Look>(
  say`${looked} ${whose} ${at} ${seconds}`((_, of, where) => ({ do: 'look', at: where, whose: of })),
  say`${looked} top card of ${whose} Reserve Deck`((_, of) => ({
    do: 'look',
    at: 'reserve',
    whose: of,
    top: 1,
  })),
  say`${looked} top ${count} cards of ${whose} Reserve Deck`((_, top, of) => ({
    do: 'look',
    at: 'reserve',
    whose: of,
    top,
  })),
)

/** Which of the cards that are seen go where. */
const joint: Parser<unknown> = pattern(/(?:; |[.] |,? and )(?=\S)/, () => null)
const seen: Parser<unknown> = either<unknown>(
  say`(?:you find |found )?there`(() => null),
  nothing(null),
)
const goal: Parser<Taking['to']> = pattern(
  / ?(?:in|to|on) (?:the )?(?:top of )?opponent's (Used|Lost) Pile/,
  ([, word]) => (word === 'Used' ? 'used' : 'lost'),
)
const taken = (what: Filter, to: Taking['to'], most?: number): Taking => ({
  what: plain(what),
  to,
  ...(most === undefined ? {} : { most }),
})
/** `there` in a pile or a hand is no place on table. */
const plain = ({ where: _, ...what }: Filter): Filter => what
const taking: Parser<Taking> = either<Taking>(
  say`(?:may )?(?:place|move) (?=any one |one |an? )${selector} ${seen} ${goal}`((what, _, to) =>
    taken(what, to, 1),
  ),
  say`(?:may )?(?:place|move) (?=any (?!one )|each |all )${selector} ${seen} ${goal}`((what, _, to) =>
    taken(what, to),
  ),
  say`(?:may )?(?:place|move) up to ${count} ${selector} ${seen} ${goal}`((most, what, _, to) =>
    taken(what, to, most),
  ),
)

/** All of them are lost. */
const lost: Parser<Filter> = say`(?=\s*All )${selector} you find there are lost`(plain)
export const looks: Parser<Deed> = either<Deed>(
  say`may ${look}[.] ${lost}`((one, what) =>
    does({ do: 'may', so: [{ ...one, take: { what, to: 'lost', all: true } }] }),
  ),
  say`all cards (?:there with (?:the )?same destiny number|with that destiny number in opponent's Used Pile) are lost`(
    () =>
      does({
        do: 'lose-from-pile',
        pile: 'used',
        whose: 'opponents',
        what: { number: { name: 'destiny', exactly: { value: 'destiny' } } },
      }),
  ),
  say`${look}(?! and take|, take)`((one) => does(one)),
  say`${look} ${joint} ${taking}`((one, _, take) => does({ ...one, take })),
)
