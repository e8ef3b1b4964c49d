/** Numbers that are compared: power, destinies, cards in hand and in piles. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Amount, Comparison, Condition, CountedPile } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { PILE_WORDS } from '../../words.ts'
import { count } from '../nouns/heads.ts'
import { ownName } from '../nouns/names.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import { itsOwn } from '../nouns/referents.ts'
import { WHOSE, who } from './control.ts'
import { all, there } from './states.ts'

export const compare = (
  left: Extract<Condition, { if: 'compare' }>['left'],
  is: Comparison,
  right: typeof left,
): Condition => ({ if: 'compare', left, is, right })

const comparison: Parser<Comparison> = pattern(/([<>=])/, ([, sign]) => sign as Comparison)
const COUNTED: Readonly<Record<string, CountedPile>> = {
  hand: 'hand',
  'Reserve Deck': 'reserve',
  'Force Pile': 'force',
  'Used Pile': 'used',
  'Lost Pile': 'lost',
}
const pile: Parser<CountedPile> = pattern(
  / ?(hand|Reserve Deck|Force Pile|Used Pile|Lost Pile)(?!\w)/,
  ([, word]) => COUNTED[word!]!,
)
const whoseTotal: Parser<Amount> = either<Amount>(
  say`your total power`(() => ({ side: 'total-power', whose: 'yours' })),
  say`opponent's total power`(() => ({ side: 'total-power', whose: 'opponents' })),
  say`double your total power`(() => ({
    sum: [
      { side: 'total-power', whose: 'yours' },
      { side: 'total-power', whose: 'yours' },
    ],
  })),
  say`your total battle destiny`(() => ({ battleDestiny: 'total', whose: 'yours' })),
  say`opponent's total battle destiny`(() => ({ battleDestiny: 'total', whose: 'opponents' })),
)
const POWER = {
  yours: { side: 'total-power', whose: 'yours' },
  opponents: { side: 'total-power', whose: 'opponents' },
} as const
const amongAll = (what: Filter): Condition =>
  compare({ count: { ...what, whose: 'opponents' } }, '>', { count: { ...what, whose: 'yours' } })
export const hands: Parser<Condition> = either<Condition>(
  say`opponent outnumbers you in total ${selector}(?: on table)?(?! and|,? or)`(amongAll),
  say`opponent has more (?:total )?${selector} than you(?: have)?`(amongAll),
  say`you (?:were drained of|lost) at least ${count} Force(?: to Force drains)?(?! to| this)`((least) =>
    compare({ drained: 'yours' }, '>=', least),
  ),
  say`were drained of at least ${count} Force`((least) => compare({ drained: 'yours' }, '>=', least)),
  say`you have less power than opponent`(() => compare(POWER.yours, '<', POWER.opponents)),
  say`opponent has more than double your (?:total )?power`(() =>
    compare(POWER.opponents, '>', { sum: [POWER.yours, POWER.yours] }),
  ),
  say`${itsOwn} ${numberWord} is at most ${count}`((of, name, most) =>
    there({ ...of, number: { name, most } }),
  ),
  say`${itsOwn} ${numberWord} reaches zero`((of, name) => there({ ...of, number: { name, most: 0 } })),
  say`${who} (?:has|have) ${count} cards or less in hand`((by, most) =>
    compare({ cardsIn: 'hand', whose: WHOSE[by] }, '<=', most),
  ),
  say`${who} (?:has|have) less than ${count} (Life Force)`((by, most) =>
    compare({ cardsIn: PILE_WORDS['Life Force'], whose: WHOSE[by] }, '<', most),
  ),
  say`${who} (?:has|have) at most ${count} cards in hand`((by, most) =>
    compare({ cardsIn: 'hand', whose: WHOSE[by] }, '<=', most),
  ),
  say`${who} (?:has|have) at least ${count} cards in hand`((by, least) =>
    compare({ cardsIn: 'hand', whose: WHOSE[by] }, '>=', least),
  ),
  say`${who} (?:has|have) less than ${count} cards in hand`((by, less) =>
    compare({ cardsIn: 'hand', whose: WHOSE[by] }, '<', less),
  ),
  say`${who} (?:has|have) cards in ${pile}`((by, cardsIn) => compare({ cardsIn, whose: WHOSE[by] }, '>', 0)),
  say`your Life Force < ${count}`((less) => compare({ cardsIn: 'life-force', whose: 'yours' }, '<', less)),
  say`${whoseTotal} ${comparison} ${whoseTotal}`((left, is, right) => compare(left, is, right)),
  say`your total battle destiny at ${ownName}'s site is greater than opponent's total battle destiny`(() =>
    all(
      { if: 'battle' },
      compare({ battleDestiny: 'total', whose: 'yours' }, '>', {
        battleDestiny: 'total',
        whose: 'opponents',
      }),
    ),
  ),
  say`number of ${selector} ${comparison} number of ${selector}`((left, is, right) =>
    compare({ count: left }, is, { count: right }),
  ),
  say`you lost at least ${count} Force to Force drains this turn`((least) =>
    compare({ drained: 'yours' }, '>=', least),
  ),
  say`both players dr(?:e|a)w only one battle destiny`(() =>
    all(
      compare({ battleDestiny: 'draws', whose: 'yours' }, '=', 1),
      compare({ battleDestiny: 'draws', whose: 'opponents' }, '=', 1),
    ),
  ),
  say`yours is higher`(() =>
    compare({ battleDestiny: 'total', whose: 'yours' }, '>', { battleDestiny: 'total', whose: 'opponents' }),
  ),
  say`there are cards in opponent's Used Pile`(() =>
    compare({ cardsIn: 'used', whose: 'opponents' }, '>', 0),
  ),
)
