/** The top card of the Reserve Deck, looked at or shown, and where it goes then. */
import { either, map, nothing, pattern, say, separated } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { PILE_WORDS } from '../../words.ts'
import { there } from '../conditions/conditions.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'
import type { Deed } from '../sentences/deeds.ts'
import { does } from './steps.ts'

const TOP: Filter = { the: { chosen: 'top' } }
const PEEK: Instruction = { do: 'peek', as: 'top' }
const SHOW: Instruction = { do: 'peek', as: 'top', both: true }
const opening: Parser<Instruction> = either<Instruction>(
  say`peek at (?:the )?top card of (?:your )?Reserve Deck`(() => PEEK),
  say`reveal (?:the )?top card of (?:your )?Reserve Deck(?: to both players)?`(() => SHOW),
)
/** The price may stand between the look and what follows it. */
const price: Parser<Pick<Deed, 'cost'>> = either<Pick<Deed, 'cost'>>(
  say`by using ${count} Force`((cost) => ({ cost })),
  nothing({}),
)

type Pile = Extract<Instruction, { do: 'put-on-pile' }>['piles'][number]
const pile: Parser<Pile> = pattern(
  /(?:your )?(Reserve Deck|Force Pile|Used Pile)/,
  ([, word]) => PILE_WORDS[word as 'Used Pile'],
)
const piles: Parser<readonly Pile[]> = separated(
  pile,
  pattern(/,? or |, /, () => null),
)
const card: Parser<unknown> = say`(?:that card|it|card)`(() => null)
/** Where it goes; who may only choose another pile leaves it where it is otherwise. */
const goes: Parser<Instruction> = either<Instruction>(
  say`(?:place|return|move) ${card} (?:to|on) (?:the )?top of ${piles}`((_, to) => put(to)),
  say`may choose to move ${card} (?:to|on) (?:the )?top of ${piles}`((_, to) => put(['reserve', ...to])),
)
const put = (to: readonly Pile[]): Instruction => ({ do: 'put-on-pile', what: TOP, piles: to })
const lost: Parser<Instruction> = say`${card} is (?:immediately )?lost`(() => ({ do: 'discard', what: TOP }))

const follows: Parser<Instruction> = either<Instruction>(
  goes,
  lost,
  say`if ${card} is (?:an? )?${selector}, ${either(lost, goes)}(?:[.;]) otherwise, ${either(lost, goes)}`(
    (_, is, so, other) => ({ do: 'if', when: there({ ...TOP, ...is }), so: [so], else: [other] }),
  ),
)

export const peeking: Parser<Deed> = map(
  say`${opening} ${price}[.;] ${follows}`((first, cost, then) => ({ ...cost, ...does(first, then) })),
  (deed) => deed,
)
