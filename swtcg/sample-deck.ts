/** A random deck of given cards that obeys given deck rules, of those that the program plays in full. */

import type { Below } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, isForDecks, setOf, titleOf } from './cards/definition.ts'
import { WIZARDS_SETS } from './cards/released.ts'
import { isInFormat } from './decks/formats.ts'
import type { Side } from './kinds.ts'
import { isPilot } from './rules/keywords/pilot.ts'
import type { DeckRules } from './rules/preparation/deck-rules.ts'

/** The share of a deck that is no units, and the most of them. */
const OTHERS = 0.2
/** Nobody shuffles hundreds of copies, even where the rules allow it. */
const MOST_COPIES = 4

/** `place` is the place of the player in the team, where that matters. */
export function sampleDeck(
  cards: readonly CardDefinition[],
  rules: DeckRules,
  side: Side,
  below: Below,
  place = 0,
): readonly string[] {
  const fitting = cards.filter((card) => isPlayable(card, rules) && isOfSide(card, rules, side))
  const pool = rules.copies.sameNameIsSameCard ? oneOfEachTitle(fitting) : fitting
  const { count } = rules.cards
  const { duel, typeBySeat } = rules.sample ?? {}
  if (duel) return duelSample(pool, rules, duel, below)
  const others = pick(
    pool.filter(({ kind }) => kind !== 'unit'),
    rules,
    Math.floor(count * OTHERS),
    below,
  )
  const arenas = typeBySeat ? [typeBySeat[place % typeBySeat.length]!] : ARENAS
  const ofEachType = Math.floor((count - others.length) / arenas.length)
  const units = arenas.flatMap((arena, index) => {
    const rest = index === 0 ? count - others.length - ofEachType * arenas.length : 0
    return pick(
      pool.filter(({ kind, arenas }) => kind === 'unit' && arenas.length === 1 && arenas[0] === arena),
      rules,
      ofEachType + rest,
      below,
    )
  })
  return [...units, ...others]
}

/** Copies of cards of one title are counted together. */
const oneOfEachTitle = (cards: readonly CardDefinition[]): readonly CardDefinition[] => [
  ...new Map(cards.map((card) => [titleOf(card), card])).values(),
]

/** Cards for a supply zone: Neutral units that the deck has not. */
export function sampleSupply(
  cards: readonly CardDefinition[],
  rules: DeckRules,
  deck: readonly string[],
  count: number,
  below: Below,
): readonly string[] {
  const pool = cards.filter(
    (card) =>
      card.side === 'neutral' && card.kind === 'unit' && isPlayable(card, rules) && !deck.includes(card.key),
  )
  return pick(pool, rules, count, below)
}

/** One unit, and as many other cards as there are room for. */
function duelSample(
  pool: readonly CardDefinition[],
  rules: DeckRules,
  { arena, limit }: NonNullable<NonNullable<DeckRules['sample']>['duel']>,
  below: Below,
): readonly string[] {
  const fighters = pool.filter(
    (card) =>
      card.kind === 'unit' && card.arenas.includes(arena) && (card.cost ?? 0) <= limit && !isPilot(card),
  )
  const others = pool.filter(({ kind }) => kind !== 'unit')
  return [...pick(fighters, rules, 1, below), ...pick(others, rules, rules.cards.count - 1, below)]
}

function isPlayable(card: CardDefinition, { knows, format }: DeckRules): boolean {
  if (!isForDecks(card) || card.unautomated || card.costIsX || card.kind === 'event') return false
  if (format && !isInFormat(card, format)) return false
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

function copiesOf(card: CardDefinition, { copies, restricted = [] }: DeckRules): number {
  const titles = [titleOf(card), `${titleOf(card)} ${setOf(card)}`]
  const limits = restricted.flatMap(({ names, count }) =>
    titles.some((title) => names.includes(title)) ? [count] : [],
  )
  const usual = copies.of === 'non-units' && card.kind === 'unit' ? MOST_COPIES : copies.count
  return Math.min(MOST_COPIES, usual, ...limits)
}
