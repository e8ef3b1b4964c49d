/** Stacks of unique cards: who may join one, and how a card goes on top or beneath. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { attach } from '../cards/attachment.ts'
import { countsAsAnother } from '../cards/face.ts'
import { isGuest, roomOf } from './stacking-by-text.ts'
import { isSameVersion, wholeStack } from './unique.ts'

/** Why a card can be no part of a stack, on top or beneath; empty if it can. */
export function whyNotStack(game: Game, card: CardId, top: CardId): Reason[] {
  const apart = isGuest(game, card, top) ? [] : game.policies.whyNotTogether(game, card, top)
  if (apart.length > 0) return apart
  const stack = wholeStack(game, top)
  const added = definitionOf(game, card)
  const standIn = [card, ...stack].find((each) => countsAsAnother(game, each)) // it is no version of anything
  if (standIn !== undefined) return [{ code: 'not-unique', rule: 'idc/stack/unique-only', card: standIn }]
  const copy = stack.find((member) => isSameVersion(definitionOf(game, member), added))
  if (copy !== undefined)
    return [{ code: 'version-in-stack', rule: 'idc/stack/no-duplicate-version', card: copy }]
  const most = game.constants.stackLimit + moreRoom(game, top) + roomOf(game, [card, ...stack], top)
  if (stack.length >= most)
    return [
      {
        code: 'stack-full',
        rule: 'idc/stack/max-four',
        card: top,
        detail: { most },
      },
    ]
  return []
}

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
  game.changeCard(top, { stack: [version, ...upper.stack.filter((card) => card !== version)] })
}
