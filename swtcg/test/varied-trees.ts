/** The trees of the shipped cards with other numbers, arenas and sides in them, for properties: every family that cards use. */
import { mentions } from '@dejarik/kernel/language'
import fc from 'fast-check'
import { ARENAS, type CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { leavesXOpen } from '../language/grammar/after/dangling.ts'
import { withoutRedundancy } from '../language/grammar/after/redundancy.ts'
import type { Ability } from '../language/tree/tree.ts'
import { vocabularyOf } from '../language/vocabulary.ts'

interface Varied {
  /** The card that says it. */
  readonly card: CardDefinition
  readonly tree: Ability
}

/** One change of words for a whole tree, so that its parts still belong together. */
interface Change {
  readonly more: number
  readonly words: ReadonlyMap<string, string>
}

const SIDES = ['dark', 'light', 'neutral'] as const

const exchanged = (words: readonly string[]): fc.Arbitrary<readonly (readonly [string, string])[]> =>
  fc
    .shuffledSubarray([...words], { minLength: words.length })
    .map((others) => words.map((word, index) => [word, others[index]!] as const))

const change: fc.Arbitrary<Change> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), ...[ARENAS, SIDES].map(exchanged))
  .map(([more, ...words]) => ({ more, words: new Map(words.flat()) }))

/** Keys whose words are names, or whose numbers are not free. */
const FIXED: ReadonlySet<string> = new Set([
  'faces',
  'rolled',
  'value',
  'word',
  'name',
  'names',
  'sides',
  'subtypes',
  'notSubtypes',
])

function vary(part: unknown, { more, words }: Change): unknown {
  if (typeof part === 'number') return part < 2 ? part : part % 10 === 0 ? part + 10 * more : part + more
  if (typeof part === 'string') return inOtherWords(part, words)
  if (Array.isArray(part)) return inOrder(part.map((each) => vary(each, { more, words })))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, FIXED.has(key) ? inner : vary(inner, { more, words })]),
  )
}

/** `ground-step` and the like begin with an arena. */
function inOtherWords(word: string, words: Change['words']): string {
  const arena = ARENAS.find((each) => word.startsWith(`${each}-`))
  return arena ? word.replace(arena, words.get(arena)!) : (words.get(word) ?? word)
}

/** Arenas stand in the order of the turn. */
const inOrder = (list: readonly unknown[]): readonly unknown[] =>
  list.length > 1 && list.every((each) => ARENAS.includes(each as never))
    ? ARENAS.filter((arena) => list.includes(arena))
    : list

/** What is said of Characters by that word is said of no other type, a card is put into its own arena, and what is counted for a keyword is counted for power too: then only the numbers change. */
const freedom = (tree: Ability, { more, words }: Change): Change =>
  BOUND.test(JSON.stringify(tree)) ? { more, words: SAME } : { more, words }
const BOUND = /"word":"character"|"what":\{"the":"self"\},"to":\{"arenas"|"value":\{"amount"/
const SAME: Change['words'] = new Map(ARENAS.map((arena) => [arena, arena]))

/** What the trees are varied from. */
export const printed = (): readonly Varied[] =>
  shippedCards().cards.flatMap((card) => card.abilities.map((tree) => ({ card, tree })))

/** A name of words that are all subtypes too, such as Death Star: rendered text does not tell the two apart. */
function namesSubtype(subtypes: ReadonlySet<string>, tree: Ability): boolean {
  const isSubtype = (name: string): boolean =>
    subtypes.has(name) || name.split(' ').every((word) => subtypes.has(word))
  return [...JSON.stringify(tree).matchAll(/"names":\["([^"]+)"/g)].some(([, name]) => isSubtype(name!))
}
/** X that another part of the card tells cannot stand alone, nor what was paid or chosen to complete it. */
const standsAlone = ({ card, tree }: Varied): boolean => !leavesXOpen(tree) && !speaksOfCompletion(card, tree)

function speaksOfCompletion({ abilities }: CardDefinition, tree: Ability): boolean {
  if (tree.ability !== 'effect' || tree.cost.length > 0) return false
  const isChosenBefore = abilities.some(({ ability }) => ability === 'to-complete')
  return mentions(tree.do, 'paid') || (isChosenBefore && mentions(tree.do, 'that'))
}

export const varied = (): fc.Arbitrary<Varied> => {
  const { subtypes, elsewhere } = vocabularyOf(shippedCards().cards)
  const sayable = printed().filter(
    (each) => standsAlone(each) && !namesSubtype(new Set([...subtypes, ...elsewhere.keys()]), each.tree),
  )
  return fc.tuple(fc.constantFrom(...sayable), change).map(([{ card, tree }, changed]) => {
    const varied = vary(tree, freedom(tree, changed)) as Ability
    return { card, tree: withoutRedundancy(varied, card) } // its own arena goes without saying
  })
}
