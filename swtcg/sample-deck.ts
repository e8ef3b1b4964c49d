/** A random deck that obeys given deck rules, of cards that the program plays in full. */
import type { Below } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, setOf } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { WIZARDS_SETS } from './cards/released.ts'
import type { Side } from './kinds.ts'
import type { DeckRules } from './rules/deck-rules.ts'

/** The share of a deck that is no units, and the most of them. */
const OTHERS = 0.2
/** Nobody shuffles hundreds of copies, even where the rules allow it. */
const MOST_COPIES = 4

export function sampleDeck(library: Library, rules: DeckRules, side: Side, below: Below): readonly string[] {
  const pool = library.cards.filter((card) => isPlayable(card, rules) && isOfSide(card, rules, side))
  const { count } = rules.cards
  const others = pick(
    pool.filter(({ kind }) => kind !== 'unit'),
    rules,
    Math.floor(count * OTHERS),
    below,
  )
  const ofEachType = Math.floor((count - others.length) / ARENAS.length)
  const units = ARENAS.flatMap((arena, index) => {
    const rest = index === 0 ? count - others.length - ofEachType * ARENAS.length : 0
    return pick(
      pool.filter(({ kind, arenas }) => kind === 'unit' && arenas.length === 1 && arenas[0] === arena),
      rules,
      ofEachType + rest,
      below,
    )
  })
  return [...units, ...others]
}

function isPlayable(card: CardDefinition, { knows }: DeckRules): boolean {
  if (card.unautomated || card.costIsX) return false
  return !knows || (knows.kinds.includes(card.kind) && WIZARDS_SETS.some((set) => set === setOf(card)))
}

const isOfSide = ({ side }: CardDefinition, { mixing }: DeckRules, wanted: Side): boolean =>
  mixing === 'any' || side === wanted || (side === 'neutral' && mixing === 'with-neutral')

/** As many copies of each as the rules allow, as the draw falls. */
function pick(pool: readonly CardDefinition[], rules: DeckRules, count: number, below: Below): string[] {
  const copies = pool.flatMap((card) => Array<string>(copiesOf(card, rules)).fill(card.key))
  return Array.from(
    { length: Math.min(count, copies.length) },
    () => copies.splice(below(copies.length), 1)[0]!,
  )
}

function copiesOf({ kind, name, version }: CardDefinition, { copies, restricted = [] }: DeckRules): number {
  const title = version === undefined ? name : `${name} (${version})`
  const limits = restricted.flatMap(({ names, count }) => (names.includes(title) ? [count] : []))
  const usual = copies.of === 'non-units' && kind === 'unit' ? MOST_COPIES : copies.count
  return Math.min(MOST_COPIES, usual, ...limits)
}
