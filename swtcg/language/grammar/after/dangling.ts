/** Whether an ability speaks of `that` card before anything has bound one: then it is not understood. */

import { hasPart, isPart, mentions, type Part } from '@dejarik/kernel/language'
import type { Ability } from '../../tree/tree.ts'
import type { Trigger } from '../../tree/triggers.ts'

const isThat = (part: Part): boolean => part['the'] === 'chosen' && part['name'] === 'that'

/** What makes cards known without choosing them. */
const BINDS: ReadonlySet<unknown> = new Set([
  'take',
  'look-at-top',
  'reveal-until',
  'search',
  'look-at',
  'for-each',
  'watch',
])

/** Named by choices that are there, or else `resolvePronouns` would have taken them for `that`. */
const PAIR: ReadonlySet<unknown> = new Set(['yours', 'theirs', 'both'])

/** Walks in the order of the text; gives what is bound afterwards, or null where something dangles. */
function walk(tree: unknown, bound: boolean): boolean | null {
  if (Array.isArray(tree))
    return tree.reduce<boolean | null>((known, part) => (known === null ? null : walk(part, known)), bound)
  if (!isPart(tree)) return bound
  if (tree['the'] === 'chosen' && PAIR.has(tree['name'])) return bound
  if (tree['the'] === 'chosen' && tree['name'] === 'that') return bound ? true : null
  const inside = BINDS.has(tree['do']) || ('take' in tree && 'of' in tree)
  let known: boolean | null = bound || inside
  for (const [key, part] of Object.entries(tree)) {
    if (key === 'abilities' || known === null) continue
    known = walk(part, known)
  }
  return known
}

/** Triggers about the card alone, or about no card, bind nothing. */
function binds(when: Trigger): boolean {
  switch (when.when) {
    case 'step-starts':
    case 'step-ends':
    case 'build-step-starts':
    case 'build-step-ends':
    case 'build-roll':
    case 'all-marked':
    case 'gains-force':
    case 'gains-arena':
    case 'disrupts':
      return false
    case 'is-discarded':
    case 'would-be-discarded':
    case 'is-deployed':
    case 'is-completed':
    case 'is-finished':
    case 'is-damaged':
      return 'take' in when.who || when.who.the === 'chosen'
    default:
      return true
  }
}

/** Speaks of what a cost took where no cost takes anything; or of a discard that is not decided yet. */
const speaksTooSoon = (ability: Ability): boolean => {
  const told = JSON.stringify(ability)
  const takes = ability.ability === 'effect' && ability.cost.some(({ pay }) => pay === 'act')
  if (told.includes('"name":"paid"') && !takes && !told.includes('"gives"')) return true
  return ability.ability === 'triggered' && mentions(ability.only, 'doomed')
}

/** Its X is known to what the card does when it is completed. */
export const paysXToComplete = (ability: Ability): boolean =>
  ability.ability === 'to-complete' && mentions(ability, 'pay-x')

/** X that neither the cost nor the text tells; a Mission may have had it paid on completion. */
const hasOpenX = (ability: Ability): boolean =>
  !(ability.ability === 'effect' && ability.cost.length === 0) && leavesXOpen(ability)
/** Speaks of X outside quotations, and pays for none. */
export function leavesXOpen(ability: Ability): boolean {
  if (ability.ability !== 'triggered' && ability.ability !== 'effect') return false
  const told = JSON.stringify(ability, (key, value) => (key === 'abilities' ? [] : value))
  return told.includes('"name":"X"') && !told.includes('"pay-x"') && !hasPart(ability, isCountedOut)
}

/** As many counters as the player says are X. */
const isCountedOut = (part: Part): boolean => part['do'] === 'remove-counters' && part['amount'] === 'any'

/** `for each counter removed`, at the beginning, where no cost has removed any. */
function countsTooSoon(ability: Ability): boolean {
  if (ability.ability !== 'effect' || ability.cost.some(({ pay }) => pay === 'act')) return false
  const [first] = ability.do
  const holds = Object.entries(first ?? {}).some(([key, part]) => key !== 'abilities' && Array.isArray(part))
  const told = JSON.stringify(first ?? {}, (key, value) => (key === 'abilities' ? [] : value))
  return !holds && told.includes('"that-much"')
}

/** Static text of its own speaks of no card that was chosen: it belongs to the ability before it. What sets an ability off is not chosen either. */
export const isLeftOver = (ability: Ability): boolean =>
  ('gives' in ability && ability.gives.some(isLeftOver)) ||
  (ability.ability === 'triggered' && hasPart(ability.when, isThat)) ||
  (ability.ability === 'static' && walk([ability.while, ability.who, ability.gain], false) === null) ||
  (ability.ability === 'rule' && walk([ability.while, ability.who, ability.rule], false) === null)

/** `when its attack ends`, where nothing attacks yet. */
const speaksOfNoAttack = (ability: Ability): boolean =>
  ability.ability === 'triggered' && OUTSIDE_ATTACKS.has(ability.when.when) && waitsForAttack(ability.do)
const OUTSIDE_ATTACKS: ReadonlySet<Trigger['when']> = new Set([
  'step-starts',
  'build-step-starts',
  'build-roll',
])
function waitsForAttack(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(waitsForAttack)
  if (!isPart(tree) || tree['do'] === 'watch') return false
  return (tree['do'] === 'later' && tree['at'] === 'attack-end') || Object.values(tree).some(waitsForAttack)
}

/** Of yours, where it is not told which. */
const isOurs = (part: Part): boolean => part['the'] === 'chosen' && part['name'] === 'ours'

export function dangles(ability: Ability): boolean {
  if (hasPart(ability, isOurs)) return true
  if (speaksTooSoon(ability) || countsTooSoon(ability) || hasOpenX(ability) || speaksOfNoAttack(ability))
    return true
  if (ability.ability === 'triggered') return walk([ability.only, ability.do], binds(ability.when)) === null
  if (ability.ability === 'effect') return walk([ability.cost, ability.do], ability.cost.length > 0) === null
  return false
}
