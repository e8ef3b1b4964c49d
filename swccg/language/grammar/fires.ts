/** How a weapon is fired: target and price, draw, what is added, what becomes of the target. */
import { either, later, nothing, pattern, say, separated, where } from '@dejarik/kernel/language'
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Fires } from '../../text/text.ts'
import type { Parser } from '../source.ts'
import { condition } from './conditions.ts'
import { HOST, TARGET } from './filters.ts'
import { count, selector } from './nouns.ts'
import type { Piece } from './piece.ts'

/** Creatures are no cards of this program yet; what is left of the list is aimed at. */
const aim: Parser<Filter> = either<Filter>(
  say`a character, creature or vehicle`(() => ({ kind: ['character', 'vehicle'] })),
  say`a character or creature`(() => ({ kind: 'character' })),
  where(selector, (cards) => cards.where === undefined),
)
const price: Parser<Pick<Fires, 'cost'>> = either<Pick<Fires, 'cost'>>(
  say`for free`(() => ({})),
  say`(?:by )?using ${count} Force`((cost) => ({ cost })),
  say`(?:by )?using Force equal to \(7 - that warrior's ability\)`(() => ({
    cost: { less: { number: 'ability', of: HOST }, from: 7 } as Amount,
  })),
  say`(?:by )?using X Force`(() => ({ cost: { less: { number: 'ability', of: HOST }, from: 7 } as Amount })),
)
const opening: Parser<Fires> = either<Fires>(
  say`may target ${aim} ${price}`((at, cost) => ({ at, ...cost })),
  say`may target ${aim} at same or adjacent site ${price}`((at, cost) => ({
    at,
    ...cost,
    reach: 'adjacent-site',
  })),
  say`(?:if|while) ${condition}, may target ${aim} ${price}`((when, at, cost) => ({ at, ...cost, if: when })),
)
const draws: Parser<Pick<Fires, 'draws'>> = either<Pick<Fires, 'draws'>>(
  say`draw (?:one )?destiny`(() => ({})),
  say`draw two destiny`(() => ({ draws: 2 })),
)
type Added = NonNullable<Fires['add']>[number]
const signed: Parser<1 | -1> = either<1 | -1>(
  say`add`(() => 1),
  say`subtract`(() => -1),
)
const added: Parser<readonly Added[]> = either<readonly Added[]>(
  say`${signed} ${count} if targeting (?:an? )?${selector}`((sign, n, against) => [
    { amount: sign * n, against },
  ]),
  say`${signed} ${count} if targeting (?:an? )?${selector}[.] Otherwise, ${signed} ${count}`(
    (sign, n, against, other, m) => [
      { amount: sign * n, against },
      { amount: other * m, against: { not: against } },
    ],
  ),
  say`${signed} ${count}(?! if)`((sign, n) => [{ amount: sign * n }]),
)
const total: Parser<readonly Added[]> = either<readonly Added[]>(
  say`(?:total )?destiny`(() => []),
  say`(?:total )?destiny ${pattern(/([+-]\d)/, ([, n]) => Number(n))}`((amount) => [{ amount }]),
)
const HIT: Instruction = { do: 'hit', what: TARGET }
const WORTHLESS: Instruction = {
  do: 'for-a-while',
  what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
  until: 'end-of-battle',
}

type Result = Pick<Fires, 'do' | 'add'>
const result: Parser<Result> = either<Result>(
  say`target (?:is )?hit if ${total} > defense value`((add) => ({ add })),
  say`target (?:is )?hit, and its forfeit = 0, if ${total} > defense value`((add) => ({
    add,
    do: [HIT, WORTHLESS],
  })),
  say`target (?:is )?hit if ${total} > defense value[.] If hit, target's forfeit = 0 for remainder of battle`(
    (add) => ({
      add,
      do: [HIT, WORTHLESS],
    }),
  ),
  say`if ${total} > defense value, target (?:is )?hit`((add) => ({ add })),
  say`target (?:is )?hit if ${total} > defense value[.] If hit (?:by|while on) ${selector}, target's forfeit = 0(?: for remainder of battle)?`(
    (add, who) => ({
      add,
      do: [HIT, { do: 'if', when: { if: 'host', is: who }, so: [WORTHLESS] }],
    }),
  ),
)
const again: Parser<Pick<Fires, 'again'>> = either<Pick<Fires, 'again'>>(
  say`[.] May fire repeatedly(?: for \d Force each time)?`(() => ({ again: true })),
  nothing({}),
)
const additions: Parser<readonly Added[]> = either<readonly Added[]>(
  nothing([]),
  say`${separated(
    later(() => added),
    pattern(/[.] /, () => null),
  )}[.]`((lists) => lists.flat()),
)

export const shot: Parser<Piece> = say`${opening}[.] ${draws}[.] ${additions} ${result}${again}`(
  (shoots, drawn, more, { add = [], ...then }, repeated) => {
    const all = [...more, ...add]
    return { fires: { ...shoots, ...drawn, ...(all.length > 0 ? { add: all } : {}), ...then, ...repeated } }
  },
)
