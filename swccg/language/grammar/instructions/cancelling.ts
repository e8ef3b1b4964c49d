/** What an Interrupt cancels: cards by their titles, one of a kind, reacts and Force drains, or several of these. */
import {
  either,
  map,
  nothing,
  pattern,
  say,
  separated,
  sequence,
  where,
  worded,
} from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { When } from '../../../text/text.ts'
import type { Parser } from '../../source.ts'
import { PLAIN_EFFECT } from '../../words.ts'
import { comparison, measure } from '../amounts/measures.ts'
import { all } from '../conditions/conditions.ts'
import { selector } from '../nouns/nouns.ts'
import { heads, price } from '../sentences/actions.ts'
import type { Deed } from '../sentences/deeds.ts'
import { cancelled } from './cancelled-titles.ts'
import { DESTINY } from './steps.ts'

const PLAYED = (card: Filter, by?: 'opponent'): Deed => ({
  when: { just: 'played', ...(by ? { by } : {}), card },
  do: [{ do: 'cancel' }],
})
const COMING = (card: Filter): Deed => ({
  when: { just: 'deployed', card },
  do: [{ do: 'cancel-cards', what: { the: { chosen: 'answered' } } }],
})
const LYING = (what: Filter): Deed => ({
  when: 'any-time',
  targets: [{ name: 'target', what }],
  do: [{ do: 'cancel-cards', what: { the: { chosen: 'target' } } }],
})

/** An Interrupt as it is played, an Effect as it comes or as it lies on table. */
const titled: Parser<readonly Deed[]> = either<readonly Deed[]>(
  map(cancelled, (what) => [PLAYED({ ...what, kind: 'interrupt' }), COMING(what), LYING(what)]),
  say`(?=\s*any )${where(selector, ({ titleHas }) => titleHas !== undefined)}`((what) => [
    PLAYED({ ...what, kind: 'interrupt' }),
    COMING(what),
    LYING(what),
  ]),
  say`${cancelled} cards? just played`((what) => [PLAYED(what)]),
  say`${cancelled} cards?(?! just)`((what) => [PLAYED({ ...what, kind: 'interrupt' })]),
)
/** Those of no name: an Interrupt or a react is the opponent's, and no Effect is one that the game began with. */
const isEffect = ({ kind, type, title, titleHas }: Filter): boolean =>
  (kind === 'effect' || type === 'utinni' || type === 'immediate' || type === 'mobile') &&
  title === undefined &&
  titleHas === undefined
const ANY_EFFECT: Filter = { any: [PLAIN_EFFECT, { type: 'utinni' }] }
const unnamed: Parser<readonly Deed[]> = either<readonly Deed[]>(
  say`one Interrupt(?! with)`(() => [PLAYED({ kind: 'interrupt' }, 'opponent')]),
  say`one react`(() => [{ when: { just: 'reacted', by: 'opponent' }, do: [{ do: 'cancel' }] }]),
  say`one Effect \(or Utinni Effect\)`(() => [COMING(ANY_EFFECT), LYING(ANY_EFFECT)]),
  say`(?:one )?${worded(where(selector, isEffect), (words) => /^\s*(?:Immediate|Mobile|Utinni) Effect$/.test(words))}`(
    (what) => [COMING(what), LYING(what)],
  ),
)
const drain: Parser<readonly Deed[]> = say`(?:one )?Force drain(?! at| bonus)`(() => [
  { when: { just: 'drain-initiated', by: 'opponent' }, do: [{ do: 'cancel' }] },
])
const one: Parser<readonly Deed[]> = either<readonly Deed[]>(titled, unnamed)
const severalUnnamed: Parser<readonly Deed[]> = map(
  separated(
    unnamed,
    pattern(/, /, () => null),
  ),
  (some) => some.flat(),
)
const items: Parser<readonly Deed[]> = either<readonly Deed[]>(
  one,
  map(
    sequence<[readonly Deed[], unknown, readonly Deed[], unknown]>(
      either<readonly Deed[]>(titled, severalUnnamed),
      pattern(/,? or | \(or /, () => null),
      either<readonly Deed[]>(unnamed, drain),
      pattern(/\)?/, () => null),
    ),
    ([some, , last]) => [...some, ...last],
  ),
)

/** `by drawing a destiny < ability of your highest-ability character`: only if that succeeds. */
const drawing: Parser<(deed: Deed) => Deed> = either<(deed: Deed) => Deed>(
  say`by drawing a destiny ${comparison} ${measure}`((is, right) => (deed) => ({
    ...deed,
    do: [
      { do: 'draw-destiny' },
      { do: 'if', when: { if: 'compare', left: DESTINY, is, right }, so: deed.do ?? [] },
    ],
  })),
  nothing((deed: Deed) => deed),
)
function isPhase(when: When): when is Extract<When, { phase: unknown; of: unknown }> {
  return typeof when === 'object' && 'phase' in when && 'of' in when
}
export const cancels: Parser<readonly Deed[]> = map(
  sequence<[Deed, unknown, Deed, unknown, readonly Deed[], (deed: Deed) => Deed]>(
    where(
      heads,
      ({ when, ...rest }) => (when === undefined || isPhase(when)) && !rest.limit && !rest.do?.length,
    ),
    pattern(/,? ?/, () => null),
    price,
    pattern(/cancel /i, () => null),
    items,
    drawing,
  ),
  ([before, , cost, , deeds, only]) => deeds.map((deed) => only({ ...during(before, deed), ...cost })),
)
/** In a phase: what is answered must happen in it. */
function during({ when, if: condition }: Deed, deed: Deed): Deed {
  const only = condition ? { if: condition } : {}
  if (when === undefined || !isPhase(when)) return { ...deed, ...only }
  if (deed.when === 'any-time') return { ...deed, ...only, when }
  const { phase, of } = when
  if (of === 'either') return { ...deed, ...only }
  const inPhase: Condition = { if: 'phase', phase, of }
  return { ...deed, if: condition ? all(condition, inPhase) : inPhase }
}
