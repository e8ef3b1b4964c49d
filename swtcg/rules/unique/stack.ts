/** Stacks of unique cards: who may join one, and how a card goes on top or beneath. */
import { because, type CardId, isAllowed } from '@dejarik/kernel'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { attach } from '../cards/attachment.ts'
import { countsAsAnother } from '../cards/face.ts'
import { isListed } from '../keywords/stack.ts'
import { isGuest, roomOf } from './stacking-by-text.ts'
import { isSameVersion, sameUniqueName, wholeStack } from './unique.ts'

/** A card that is to be part of a stack, on top or beneath. */
interface Joining {
  readonly card: CardId
  readonly top: CardId
}

const together: Check<Joining> = (game, { card, top }) =>
  isGuest(game, card, top) ? null : game.policies.whyNotTogether(game, card, top)
/** What counts as another card is no version of anything. */
const noStandIn: Check<Joining> = (game, { card, top }) => {
  const standIn = [card, ...wholeStack(game, top)].find((each) => countsAsAnother(game, each))
  return standIn === undefined ? null : because('not-unique', 'idc/stack/unique-only', { card: standIn })
}
const newVersion: Check<Joining> = (game, { card, top }) => {
  const added = definitionOf(game, card)
  if (isListed(game, card, top)) return whyNotListed(game, card, top)
  const copy = wholeStack(game, top).find((member) => isSameVersion(definitionOf(game, member), added))
  if (copy === undefined) return null
  return because('version-in-stack', 'idc/stack/no-duplicate-version', { card: copy })
}
/** Of each unique unit of a list one version, of other cards as many as there is room for (now/stack/stack-uniques-once). */
function whyNotListed(game: Game, card: CardId, top: CardId): Reason | null {
  const other = wholeStack(game, top).find((member) => sameUniqueName(game, card, member) === null)
  if (other === undefined) return null
  return because('version-in-stack', 'now/stack/stack-uniques-once', { card: other })
}
const roomInStack: Check<Joining> = (game, { card, top }) => {
  const stack = wholeStack(game, top)
  const most = game.constants.stackLimit + moreRoom(game, top) + roomOf(game, [card, ...stack], top)
  if (stack.length < most) return null
  return because('stack-full', 'idc/stack/max-four', { card: top, detail: { most } })
}

export const STACK_CHECKS: readonly Check<Joining>[] = [together, noStandIn, newVersion, roomInStack]

export const mayStack = (game: Game, card: CardId, top: CardId): boolean =>
  isAllowed(game, STACK_CHECKS, { card, top })

/** Cards beyond the usual four, by the unit's own text or another's. */
const moreRoom = (game: Game, top: CardId): number =>
  constraintsOn(game, top).reduce(
    (sum, { rule }) =>
      'stackMore' in rule
        ? sum + (rule.stackMore === 'any' ? Number.POSITIVE_INFINITY : rule.stackMore)
        : sum,
    0,
  )

/** Puts a card beneath the top of a stack and returns its new id. */
export function stackBeneath(game: Game, card: CardId, top: CardId): CardId {
  const added = attach(game, card, top, 'stack')
  game.changeCard(added, { controller: game.card(top).controller, build: 0 })
  return added
}

/** Puts a card on top. The unit keeps its id, so that all that is on it or speaks of it stays with it. */
export function stackOnTop(game: Game, card: CardId, top: CardId): void {
  bringToTop(game, top, stackBeneath(game, card, top))
}

/** The top card and one beneath it change places; the unit keeps its id, counters, Pilots and Equipment. */
export function bringToTop(game: Game, top: CardId, version: CardId): void {
  const [upper, lower] = [game.card(top), game.card(version)]
  game.rewriteCard(top, { is: lower.is, owner: lower.owner })
  game.rewriteCard(version, { is: upper.is, owner: upper.owner })
  game.changeCard(top, { printed: lower.printed })
  game.changeCard(version, { printed: upper.printed })
  game.changeCard(top, { stack: [version, ...upper.stack.filter((card) => card !== version)] })
}
