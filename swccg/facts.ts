/**
 * What filters ask of rules that are made of filters themselves. They ask through the ruleset, so that a filter need
 * not know who fires, who moves and who finds room. No edition answers differently: what one does is a policy.
 */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { matches } from './effects/matches.ts'
import { active, barredBy } from './effects/statics.ts'
import type { Game } from './kinds.ts'
import { hasRoomFor } from './rules/aboard/come-aboard.ts'
import { couldFireApart } from './rules/battle/fire-apart.ts'
import { isInRange } from './rules/battle/shot-checks.ts'
import { type Apart, userOf } from './rules/battle/shots.ts'
import { addsToDrain } from './rules/cards/changes.ts'
import { sided } from './rules/cards/place.ts'
import { isInSights } from './rules/epic/sights.ts'
import { isCounted } from './rules/epic/sites.ts'
import { couldMoveTo } from './rules/move/moving-away.ts'

export interface Facts {
  /** Whoever fires a weapon. */
  readonly userOf: (game: Game, weapon: CardId) => CardId
  /** Whether a weapon could be fired outside a battle now, at anything. */
  readonly couldFireApart: (game: Game, weapon: CardId, apart: Apart) => boolean
  /** Whether a card could make a regular move to one of these locations now. */
  readonly couldMoveTo: (game: Game, card: CardId, places: readonly CardId[]) => boolean
  /** Whether all of them find places aboard, each one that it can take. */
  readonly hasRoomFor: (game: Game, host: CardId, cards: readonly CardId[]) => boolean
  /** Whether an Epic Event could fire a weapon at a place now. */
  readonly isInRange: (game: Game, weapon: CardId, target: CardId) => boolean
  readonly isInSights: (game: Game, weapon: CardId, place: CardId) => boolean
  /** Whether a card adds to the Force drain that is going on because its player said so. */
  readonly addsToDrain: (game: Game, card: CardId) => boolean
  /** Whether Epic Events count a site. */
  readonly isCounted: (game: Game, site: CardId) => boolean
  /** Whether a character counts where the highest ability is asked for. */
  readonly mayBeHighest: (game: Game, card: CardId) => boolean
  /** Whether a player has as much ability at a location as texts ask of whoever controls it. */
  readonly isAbleToControl: (game: Game, seat: SeatId, location: CardId) => boolean
  /** Whether all that could be declared of a card holds of it. */
  readonly declaresAll: (game: Game, card: CardId) => boolean
}

export const facts: Facts = {
  userOf,
  couldFireApart,
  couldMoveTo,
  hasRoomFor,
  isInRange,
  addsToDrain,
  isInSights,
  isCounted,
  mayBeHighest: (game, card) => barredBy(game, 'be-highest', card) === null,
  isAbleToControl: (game, seat, location) =>
    active(game, 'control-needs').every(
      ({ what, context }) =>
        (what.whose === 'yours') !== (context.you === seat) ||
        !matches(game, context, what.at, location) ||
        numberOf(game, sided(game, 'total-ability', seat), location) >= what.ability,
    ),
  declaresAll: (game, card) =>
    active(game, 'declares-all').some(({ what, context }) => matches(game, context, what.of, card)),
}
