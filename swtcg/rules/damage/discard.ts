/** Discarding: cards go to their owners' discard piles, and what is on a unit goes where the rules send it. */
import { type CardId, type Cause, expireWithCard, moveCard } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { replacementsOf } from '../../effects/triggers/triggers.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import { freeEquipment, letGo } from '../cards/attachment.ts'
import { blankCard } from '../cards/blank-card.ts'
import { leaveBehind } from '../cards/out-of-game.ts'
import { arenaOf, exists, isInPlay, seatZone } from '../cards/place.ts'
import { zoneAfter } from '../cards/subordinate.ts'
import { endWhileTapped } from '../cards/tap.ts'
import { nextMoment } from '../chances/waiting.ts'
import { isFixed } from '../equipment/who-may-bear.ts'
import { disgorge } from '../keywords/consume.ts'
import { removedInstead } from '../keywords/meditate.ts'
import { mayLosePilots, savePilots } from '../pilots/pilots-taken-off.ts'
import { dropLastWords, keepLastWords } from './abilities-at-discard.ts'
import { isSpent } from './health-used-up.ts'
import { replaceDiscard } from './replaced-discard.ts'

interface Discard {
  readonly unit: CardId
  readonly cause: Cause
  readonly replaced?: boolean
}

export const discarding = procedure<Discard>('swtcg/discard', [
  step('instead', (game, { unit }) => {
    if (exists(game, unit)) replaceDiscard(game, unit)
  }),
  step('pilots', (game, { unit, replaced }) => {
    if (!replaced && exists(game, unit)) savePilots(game, unit)
  }),
  step('discard', (game, { unit, cause, replaced }) => {
    if (!replaced && exists(game, unit) && isInPlay(game, unit)) discardNow(game, unit, cause)
  }),
])

/** Discards a unit or a Pilot, unless something else happens instead. */
export function discardUnit(game: Game, unit: CardId, cause: Cause): void {
  if (replacementsOf(game, unit).length > 0 || mayLosePilots(game, unit))
    game.call(discarding, { unit, cause })
  else discardNow(game, unit, cause)
}

/** Its stack and Pilots go too, its Equipment returns to the build zone; returns the card where it lies then. */
export function discardNow(game: Game, unit: CardId, cause: Cause, by: readonly CardId[] = []): CardId {
  const removed = removedInstead(game, unit)
  if (removed !== null) return removed
  const { is, owner, host, pilots, stack, equipment } = game.card(unit)
  const from = host === null ? (arenaOf(game, unit) ?? 'build') : 'attached'
  const lastWords = keepLastWords(game, unit)
  disgorge(game, unit)
  letGo(game, unit)
  leaveBehind(game, unit, 'discarded')
  for (const card of equipment)
    if (isFixed(game, card, unit)) toDiscardPile(game, card)
    else freeEquipment(game, card)
  const leftWith = stack.length + pilots.length > 0 ? nextMoment(game) : 0
  for (const pilot of pilots) discardPilot(game, pilot, cause, leftWith)
  for (const card of stack) toDiscardPile(game, card, leftWith)
  const card = toDiscardPile(game, unit, leftWith)
  game.emit({ kind: 'discarded', card, is, owner, from, by, cause })
  dropLastWords(game, lastWords)
  if (host !== null) discardIfSpent(game, host)
  return card
}

/** A unit that lost a bonus or got a weaker top card goes at once (idc/term/discard-when-health-used-up). */
export function discardIfSpent(
  game: Game,
  unit: CardId,
  rule = 'idc/term/discard-when-health-used-up',
): void {
  if (isSpent(game, unit)) discardUnit(game, unit, { rule })
}

/** A Pilot goes with its unit (idc/pilot/pilot-follows-unit). */
function discardPilot(game: Game, pilot: CardId, cause: Cause, leftWith: number): void {
  const { is, owner, stack, equipment } = game.card(pilot)
  leaveBehind(game, pilot, 'discarded')
  for (const card of equipment) freeEquipment(game, card)
  for (const card of stack) toDiscardPile(game, card, leftWith)
  letGo(game, pilot)
  const card = toDiscardPile(game, pilot, leftWith)
  game.emit({ kind: 'discarded', card, is, owner, from: 'attached', by: [], cause })
}

/** Discards a card that is no unit in play; what a Location carries returns to the build zone. */
export function discardCard(
  game: Game,
  card: CardId,
  from: Arena | 'hand' | 'deck' | 'build',
  cause: Cause,
): CardId {
  const removed = removedInstead(game, card)
  if (removed !== null) return removed
  const { is, owner, equipment } = game.card(card)
  for (const carried of equipment) freeEquipment(game, carried) // now/general/equip-location
  const there = toDiscardPile(game, card)
  game.emit({ kind: 'discarded', card: there, is, owner, from, by: [], cause })
  return there
}

/** Counters and everything else on the card are gone (idc/term/counter-tracks-changes, idc/primary/owner-overrides). */
function toDiscardPile(game: Game, card: CardId, leftWith = 0): CardId {
  const { owner } = game.card(card)
  expireWithCard(game, card)
  endWhileTapped(game, card)
  const change = { ...blankCard(owner), leftWith }
  return moveCard(game, card, seatZone(owner, zoneAfter(game, card, 'discard')), { at: 'top', change })
}
