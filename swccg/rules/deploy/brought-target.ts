/** A card that brings what it targets out of hand along with it: both come, or neither (ccgx/dagobah/great-warrior-deploy). */
import { type CardId, isAllowed } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { allThatFit, matches } from '../../effects/matches.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsIn, isIn, opponentOf } from '../cards/place.ts'
import { whyNotPaid } from '../force/paying.ts'
import { NEWCOMER_CHECKS, PLACE_CHECKS } from './deploy-checks.ts'
import { type DeployAttempt, deployCost } from './deploy-cost.ts'

/** Whom a card may target: cards on table, and those of the hand where it brings its target. */
export function targetsOf(game: Game, card: CardId, context: Context): readonly CardId[] {
  const { target, bringsTarget } = definitionOf(game, card).text.deploys ?? {}
  if (!target) return []
  const inHand = bringsTarget
    ? cardsIn(game, context.you, 'hand').filter(
        (each) => comesByItself(game, each) && matches(game, context, target, each),
      )
    : []
  return [...allThatFit(game, context, target), ...inHand]
}

/** No spy who comes under cover alone, and nobody who has a moment of his own. */
function comesByItself(game: Game, card: CardId): boolean {
  const { undercover, when } = definitionOf(game, card).text.deploys ?? {}
  return undercover === undefined && when === undefined
}

/** The target's own way to the table, where it comes from hand; null where it is there. */
export const bringing = (game: Game, { seat, target, destination }: DeployAttempt): DeployAttempt | null =>
  target !== undefined && 'on' in destination && isIn(game, target, seat, 'hand')
    ? { seat, card: target, destination: { on: destination.on, as: 'at' }, regardless: true }
    : null

/** Force for the card and for the target that comes with it. */
export function costTogether(game: Game, attempt: DeployAttempt): number {
  const brought = bringing(game, attempt)
  return deployCost(game, attempt).own + (brought ? deployCost(game, brought).own : 0)
}

/** Whether the target may come there by all other rules, and both can be paid. */
export function mayBringTarget(game: Game, attempt: DeployAttempt): boolean {
  const brought = bringing(game, attempt)
  if (!brought) return true
  const { seat } = attempt
  const rule = 'ccg95/force/use-needs-enough'
  const theirs = deployCost(game, attempt).opponents + deployCost(game, brought).opponents
  return (
    isAllowed(game, NEWCOMER_CHECKS, brought) &&
    isAllowed(game, PLACE_CHECKS, brought) &&
    whyNotPaid(game, seat, costTogether(game, attempt), rule) === null &&
    whyNotPaid(game, opponentOf(seat), theirs, rule, 'opponent-lacks-force') === null
  )
}
