/** Missing characters: turned over at their site and inactive, until somebody finds them (ccgx/missing/goes-missing). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { leaveBattle } from '../battle/exclude.ts'
import { freeCaptives } from '../capture/release.ts'
import { putOn } from '../cards/attach.ts'
import { locationOf } from '../cards/place.ts'
import { isSiteCard } from '../locations/locations.ts'

const isMissing = (game: Game, card: CardId): boolean => game.card(card).as === 'missing'

/** Out of whatever it was aboard, and out of custody; an escort lets its captives go (ccgx/missing/escort-missing). */
export function goMissing(game: Game, card: CardId, by: SeatId): void {
  const at = locationOf(game, card)
  if (at === null || !isSiteCard(game, at) || isMissing(game, card)) return
  if (definitionOf(game, card).kind !== 'character') return
  freeCaptives(game, card)
  leaveBattle(game, card)
  putOn(game, card, at, 'missing')
  game.changeCard(card, { seizer: null, frozen: false })
  game.emit({ kind: 'wentMissing', card, cause: { rule: 'ccgx/missing/goes-missing' } })
  answer(game, { just: 'missing', by, card, at })
}

/** It is active again, where it is. */
export function findMissing(game: Game, card: CardId, by: SeatId): void {
  const at = game.card(card).on
  if (at === null || !isMissing(game, card)) return
  putOn(game, card, at, 'at')
  game.emit({ kind: 'found', card, cause: { rule: 'ccgx/missing/search-result' } })
  answer(game, { just: 'found', by, card, at })
}

/** Missing characters of a player at a location. */
export const missingAt = (game: Game, seat: SeatId, at: CardId): readonly CardId[] =>
  game.card(at).holds.filter((card) => isMissing(game, card) && game.card(card).controller === seat)
