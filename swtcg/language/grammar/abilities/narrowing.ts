/** Restrictions on what an effect chooses: `Play only on a Jedi`, `Play only if that unit was damaged this turn`. */
import { mentions, rewrite } from '@dejarik/kernel/language'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { EffectAbility } from '../../tree/tree.ts'
import { merge } from '../nouns/merging.ts'
import { THAT } from '../nouns/references.ts'

/** What is said of what the effect chooses is told apart from what holds before it is played. */
export function told(only: Condition | undefined): { readonly own?: Condition; readonly chosen?: Condition } {
  const parts = only ? (only.if === 'all' ? only.of : [only]) : []
  const ofChosen = (part: Condition): boolean =>
    /"name":"(?:that|picked)"|"(?:that|chosen)-arena"/.test(JSON.stringify(part))
  const [own, chosen] = [all(parts.filter((part) => !ofChosen(part))), all(parts.filter(ofChosen))]
  return { ...(own ? { own } : {}), ...(chosen ? { chosen } : {}) }
}
const all = (some: readonly Condition[]): Condition | undefined =>
  some.length > 1 ? { if: 'all', of: some } : some[0]

type Chooses = Pick<EffectAbility, 'cost' | 'do'>

/** The same with a narrower choice, of what is chosen first to pay or to do; nothing if there is none to narrow. */
export function narrowed(
  effect: Chooses,
  on: Filter | undefined,
  so: Condition | undefined,
): Chooses | undefined {
  if (!on && !so) return effect
  return narrowedAt(effect, on, so, isInArenas) ?? narrowedAt(effect, on, so, () => true)
}
/** A card in hand or a Resource that pays is not what a text says more of, where a unit is chosen after it. */
const isInArenas = ({ kind, place }: Filter): boolean =>
  kind?.includes('unit') !== false && !['hand', 'deck', 'discard-pile', 'outside'].includes(place?.in ?? '')

function narrowedAt(
  effect: Chooses,
  on: Filter | undefined,
  so: Condition | undefined,
  fits: (of: Filter) => boolean,
): Chooses | undefined {
  const ofArena =
    mentions(effect.do, 'choose-arena') && (mentions(so, 'that-arena') || mentions(so, 'chosen-arena'))
  let found = false
  const narrower = rewrite(effect, (part) => {
    if (found) return part
    if (part['do'] === 'choose-arena' && so && !on) {
      found = true
      return { ...part, so: arenaMeans(so, { in: 'chosen-arena' }) }
    }
    if (ofArena || !('take' in part) || !('of' in part) || !fits(part['of'] as Filter)) return part
    found = true
    const asked: Filter = so ? { so: arenaMeans(so, { in: 'same-arena', as: THAT }) } : {}
    return { ...part, of: merge(part['of'] as Filter, on ?? {}, asked) }
  }) as Chooses
  return found ? narrower : undefined
}

/** What `that arena` stands for. */
const arenaMeans = (so: Condition, place: NonNullable<Filter['place']>): Condition =>
  rewrite(so, (part) =>
    part['in'] === 'that-arena' ? place : part['the'] === 'it' || part['name'] === 'picked' ? THAT : part,
  ) as Condition
