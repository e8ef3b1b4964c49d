/** Shows that an ability can never come to use: it needs a card of a name or a subtype that no card has or can get. */

import { isPart, partsOf } from '@dejarik/kernel/language'
import type { CardDefinition } from '../cards/definition.ts'
import type { Condition } from '../language/tree/conditions.ts'
import { type Filter, isReference, type Noun, type Reference } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { PrintedAbility } from './abilities.ts'

/** What cards there are: their names, and the words that are on their type lines or that text puts there. */
interface Known {
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** Undefined where nothing shows it. */
export function whyUnusable(
  cards: readonly CardDefinition[],
  { ability, within }: PrintedAbility,
): string | undefined {
  const needed = [...within, ability].flatMap(neededBy)
  if (needed.length === 0) return undefined
  const known = knownIn(cards)
  for (const filter of needed) {
    const why = whyNobody(known, filter)
    if (why !== undefined) return why
  }
  return undefined
}

/** Descriptions that some card must fit, or the ability does nothing. */
function neededBy(ability: Ability): readonly Filter[] {
  const conditions = [
    ...('while' in ability && ability.while ? [ability.while] : []),
    ...('only' in ability && typeof ability.only === 'object' ? [ability.only] : []),
  ]
  return [
    ...conditions.flatMap(neededFor),
    ...(ability.ability === 'equipped' && ability.who ? [ability.who] : []),
    ...(ability.ability === 'static' || ability.ability === 'rule' ? neededAs(ability.who) : []),
    ...(ability.ability === 'triggered' ? neededToSetOff(ability.when) : []),
  ]
}

function neededFor(condition: Condition): readonly Filter[] {
  if (condition.if === 'all') return condition.of.flatMap(neededFor)
  if (condition.if === 'matches') return [condition.of]
  return condition.if === 'there-are' && condition.atLeast > 0 ? [condition.of] : []
}

/** Somebody of whom something is said. */
const neededAs = (who: Reference | Filter): readonly Filter[] => ('the' in who ? [] : [who])

/** Who has to do it, or have it done. */
function neededToSetOff(when: object): readonly Filter[] {
  const { who, by } = when as { readonly who?: Noun; readonly by?: Noun | string }
  return [who, by].flatMap((noun) =>
    typeof noun === 'object' && 'take' in noun && !isReference(noun) ? [noun.of] : [],
  )
}

function whyNobody({ names, words }: Known, filter: Filter): string | undefined {
  if (filter.names?.every((name) => !names.has(name))) return `no card is called ${filter.names.join(' or ')}`
  const isUnknown = (subtype: string): boolean => subtype.split(' ').some((word) => !words.has(word))
  return filter.subtypes?.every(isUnknown) ? `no card is a ${filter.subtypes.join(' or ')}` : undefined
}

const kept = new WeakMap<readonly CardDefinition[], Known>()

/** Lists of cards never change, so what was gathered once holds. */
function knownIn(cards: readonly CardDefinition[]): Known {
  const known = kept.get(cards) ?? {
    names: new Set(cards.map(({ name }) => name)),
    words: new Set(cards.flatMap(({ subtypes, abilities }) => [...subtypes, ...lentBy(abilities)])),
  }
  kept.set(cards, known)
  return known
}

/** Subtypes that text gives: what a card is treated as, and what it gets. */
const lentBy = (abilities: readonly Ability[]): readonly string[] =>
  partsOf(abilities).flatMap((part) => {
    const lender = part['ability'] === 'treat-as' ? part : part['gain']
    const lent = isPart(lender) ? lender['subtypes'] : undefined
    return Array.isArray(lent) ? lent.flatMap((each) => String(each).split(' ')) : []
  })
