/** Damage that is prevented for a while, and damage about which nothing can be done. */

import { either, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Noun } from '../../tree/nouns.ts'
import type { Ability } from '../../tree/tree.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { damageClause, doneBy } from '../instructions/damage.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { possessive, reference, SELF, THAT } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { duration, or } from '../nouns/words.ts'

type Instructions = readonly Instruction[]

/** An effect that waits on a unit for a while is an ability that the unit gets. */
const guard = (who: Noun, ability: Ability, lasts: Duration): Instructions => [
  { do: 'get', who, gain: { abilities: [ability] }, for: lasts },
]
const DAMAGED: Trigger = { when: 'would-be-damaged', who: SELF }
const moreToPlay = pattern(
  /(\d+) (less|more) Force\b/,
  ([, number, way]) => (way === 'less' ? -1 : 1) * Number(number),
)
/** What the activated effects of a unit cost for a while. */
export const priced: Parser<Instructions> =
  say`the activated abilities of ${where(noun, isChosen)} costs? ${moreToPlay} to play ${duration}`(
    (who, playing, lasts) => guard(who, { ability: 'rule', who: SELF, rule: { playing } }, lasts),
  )
function isChosen(who: Noun): boolean {
  return 'the' in who || who.take.take !== 'each'
}
/** Whichever units there are then, and whichever come. */
const kindOfUnits: Parser<Noun> = say`${where(filter, ({ kind }) => kind !== undefined)}`((of) => ({
  take: { take: 'exactly', count: 1 },
  of,
}))
const doneTo = pattern(/(?:(?:done|dealt|that would be done|that would be dealt) )?to\b/, () => null)
const doneByKind = pattern(/(?:done by|from|that would be (?:done|dealt) by|dealt by)\b/, () => null)
export const guarding: Parser<Instructions> = either<Instructions>(
  say`your opponent can't disrupt ${possessive} attacks? ${duration}`((who, lasts) =>
    guard(who, { ability: 'rule', who: SELF, rule: { disrupted: 'never' } }, lasts),
  ),
  say`prevent all damage ${where(doneBy, isChosen)} to ${reference} ${duration}`((who, to, lasts) => [
    {
      do: 'watch',
      when: { when: 'would-damage', who },
      what: [{ do: 'prevent-from', who, amount: 'all', to }],
      for: lasts,
    },
  ]),
  say`prevent all damage ${doneByKind} ${kindOfUnits} ${duration}`((_, who, lasts) => [
    {
      do: 'watch',
      when: { when: 'would-damage', who },
      what: [{ do: 'prevent-from', who: THAT, amount: 'all' }],
      for: lasts,
    },
  ]),
  say`prevent all damage ${doneTo} ${kindOfUnits} ${duration}`((_, who, lasts) => [
    {
      do: 'watch',
      when: { when: 'would-be-damaged', who },
      what: [{ do: 'prevent', who: THAT, amount: 'all' }],
      for: lasts,
    },
  ]),
  say`prevent all damage ${doneBy} ${duration}`((who, lasts) =>
    guard(
      who,
      {
        ability: 'triggered',
        when: { when: 'would-damage', who: SELF },
        do: [{ do: 'prevent-from', who: SELF, amount: 'all' }],
      },
      lasts,
    ),
  ),
  say`prevent all damage ${doneTo} ${noun} ${duration}`((_, who, lasts) =>
    guard(
      who,
      { ability: 'triggered', when: DAMAGED, do: [{ do: 'prevent', who: SELF, amount: 'all' }] },
      lasts,
    ),
  ),
)
type Harm = Extract<Instruction, { readonly do: 'damage' | 'dice-of-damage' }>
const harm = where(
  damageClause,
  ({ do: act }) => act === 'damage' || act === 'dice-of-damage',
) as Parser<Harm>
const that = pattern(/(?:[Tt]his|[Tt]hat) damage\b/, () => null)
/** It means whoever does the preventing, for itself or for another (idc/phrase/jedi-master-only-prevention). */
const whoever = pattern(/that Character\b/, () => null)
/** What is said of the damage in the sentence after it. */
export const fixedHarm: Parser<Instructions> = either<Instructions>(
  say`${harm}[.] ${that} can't be prevented(?! unless| by)`((done) => [{ ...done, unpreventable: {} }]),
  say`${harm}[.] ${that} can't be prevented by ${separated(keywordName, or)}`((done, _, by) => [
    { ...done, unpreventable: { by } },
  ]),
  say`${harm}[.] ${separated(keywordName, or)} (?:has|have) no effect against ${that}(?! unless)`(
    (done, by) => [{ ...done, unpreventable: { by } }],
  ),
  say`${harm}[.] ${separated(keywordName, or)} (?:has|have) no effect against ${that} unless ${whoever} is an? ${filter}`(
    (done, by, _, __, except) => [{ ...done, unpreventable: { by, except } }],
  ),
  say`${harm}[.] ${that} can only be prevented by (?:an? )?${filter}`((done, _, except) => [
    { ...done, unpreventable: { except } },
  ]),
  say`${harm}[.] ${that} can't be prevented unless ${whoever} is an? ${filter}`((done, _, __, except) => [
    { ...done, unpreventable: { except } },
  ]),
  say`${harm}[.] Your opponent can't use ${separated(keywordName, or)} to prevent ${that}(?! unless)`(
    (done, by) => [{ ...done, unpreventable: { by, cantUse: true } }],
  ),
  say`${harm}[.] Your opponent can't use ${separated(keywordName, or)} to prevent ${that} unless ${whoever} is an? ${filter}`(
    (done, by, _, __, except) => [{ ...done, unpreventable: { by, except, cantUse: true } }],
  ),
)
