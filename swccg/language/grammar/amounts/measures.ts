/** Amounts in what is done: numbers, numbers of cards, how many there are, what was drawn, X. */
import { either, later, pattern, remember, say } from '@dejarik/kernel/language'
import type { Amount, Comparison, Condition } from '../../../text/condition.ts'
import type { Parser } from '../../source.ts'
import { PILE_WORDS } from '../../words.ts'
import { compare } from '../conditions/comparisons.ts'
import { DESTINY } from '../instructions/steps.ts'
import { SELF, TARGET, THOSE } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { ownName } from '../nouns/names.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import { itself, itsOwn } from '../nouns/referents.ts'

/** A number that another sentence says or that a player picks. */
export const X: Amount = { value: 'X' }

const whose: Parser<'yours' | 'opponents'> = either<'yours' | 'opponents'>(
  say`your`(() => 'yours'),
  say`opponent's`(() => 'opponents'),
)
const pile = pattern(
  /(Reserve Deck|Force Pile|Used Pile|Lost Pile|hand|Life Force)\b/,
  ([, word]) => PILE_WORDS[word as keyof typeof PILE_WORDS],
)

const plain: Parser<Amount> = remember(
  either<Amount>(
    count,
    say`X`(() => X),
    say`${itsOwn} ${numberWord}`((of, number) => ({ number, of })),
    say`${numberWord} of ${itself}`((number, of) => ({ number, of })),
    say`${ownName}'s ${numberWord}`((_, number) => ({ number, of: SELF })),
    say`${numberWord}(?! of|')`((number) => ({ number, of: TARGET })),
    say`(?:the )?(?:total )?number of ${selector}`((cards) => ({ count: cards })),
    say`(?:the )?number of copies of that card you have on table`(() => ({
      count: { copyOf: TARGET, whose: 'yours' },
    })),
    say`(?:the )?number of those (?:characters|starships|vehicles|cards)`(() => ({ count: THOSE })),
    say`(?:the )?number of ${selector} (?:you )?targeted`(() => ({ count: TARGET })),
    say`(?:the )?number of cards in ${whose} ${pile}`((of, cardsIn) => ({ cardsIn, whose: of })),
    say`ability of your highest[- ]ability character(?: on table)?`(() => ({
      highest: 'ability',
      of: { kind: 'character', whose: 'yours' },
    })),
    say`that (?:much|many|amount|number)(?: of)?`(() => DESTINY),
  ),
)
export const measure: Parser<Amount> = remember(
  either<Amount>(
    plain,
    say`\(${count} - ${plain}\)`((from, less) => ({ less, from })),
    say`${plain} \+ ${later(() => measure)}`((one, other) => ({ sum: [one, other] })),
  ),
)

/** So much Force, as it is used, lost, retrieved or activated. */
export const force: Parser<Amount> = remember(
  either<Amount>(
    say`${either<Amount>(
      count,
      say`X`(() => X),
    )} (?:lost )?Force(?! for each| equal)`((n) => n),
    say`${count} (?:lost )?Force for each (?:of )?${selector}`((times, cards) => ({
      count: cards,
      ...(times === 1 ? {} : { times }),
    })),
    say`(?:lost )?Force equal to (?:the )?${measure}`((n) => n),
    say`that (?:much|amount of|many)(?: lost)? Force`(() => DESTINY),
    say`that (?:amount|number)(?: of (?:lost )?Force)?(?! of)`(() => DESTINY),
  ),
)

export const comparison: Parser<Comparison> = either<Comparison>(
  pattern(/([<>=])/, ([, sign]) => sign as Comparison),
  say`is less than`(() => '<'),
  say`is (?:greater|more) than`(() => '>'),
)
const drawn: Parser<Amount> = either<Amount>(
  say`(?:total )?destiny`(() => DESTINY),
  say`(?:total )?destiny ${pattern(/([+-]) ?(\d)/, ([, sign, n]) => (sign === '-' ? -1 : 1) * Number(n))}`(
    (add) => ({ sum: [DESTINY, add] }),
  ),
  say`destiny \+ ${plain}`((more) => ({ sum: [DESTINY, more] })),
)
/** `destiny > ability`. */
export const destinyCompared: Parser<Condition> = say`${drawn} ${comparison} (?:the )?${measure}`(
  (left, is, right) => compare(left, is, right),
)
