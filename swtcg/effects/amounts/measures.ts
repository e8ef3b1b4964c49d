/** The numbers of a card that words compare. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Measure, Statistic } from '../../language/tree/nouns.ts'
import { isKnown } from '../../rules/abilities/star-values.ts'
import { isSubordinate } from '../../rules/cards/subordinate.ts'
import type { Context } from '../context.ts'

/** "Build cost" is the printed one (idc/build/cost-means-printed). */
export function measure(game: Game, { plain, bare }: Context, of: Measure, card: CardId): number {
  if (of.startsWith('printed-')) return printedNumber(game, of, card)
  if (of === 'cost') return printedCost(game, card)
  if (of === 'total-cost') return numberOf(game, of, card)
  if (of === 'remaining-cost') return remainingCost(game, card)
  const name = of === 'remaining-health' ? 'health' : (of as Statistic)
  if (bare) return Number(definitionOf(game, card)[name]) || 0
  if (!isKnown(game, card, name)) return Number.NaN // unknown fits nothing, not even 0 (idc/term/star-unknown)
  const value = numberOf(game, plain ? `plain-${name}` : name, card)
  return of === 'remaining-health' ? Math.max(0, value - game.card(card).damage) : value
}

/** A Subordinate has none, so that no comparison finds it (now/subordinates/no-build-cost). */
const printedCost = (game: Game, card: CardId): number =>
  isSubordinate(game, card) ? Number.NaN : (definitionOf(game, card).cost ?? 0)

/** What is still to be built of a card that lies face-down. */
export const remainingCost = (game: Game, card: CardId): number =>
  Math.max(0, numberOf(game, 'cost', card) - game.card(card).build)

/** A printed * is no number. */
export const printedNumber = (game: Game, of: Measure, card: CardId): number =>
  Number(definitionOf(game, card)[of.replace('printed-', '') as Statistic] ?? 0)
