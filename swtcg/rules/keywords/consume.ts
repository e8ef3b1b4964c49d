/** Consume: the unit feeds on what its damage kills, and grows with each card face-down beneath it. */
import { type CardId, type Contribute, moveCard } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'
import { letGo } from '../cards/attachment.ts'
import { blankCard } from '../cards/blank-card.ts'
import { putUnder } from '../cards/out-of-game.ts'
import { arenaOf, exists, seatZone } from '../cards/place.ts'
import { zoneAfter } from '../cards/subordinate.ts'
import { SPIRIT } from './inspiration.ts'

export const consume = isolated('consume')

/** Every face-down card beneath it counts, whoever owns it and whatever put it there (now/keywords/consume-bonus). */
export function consumeParts(game: Game, card: CardId, name: Statistic, add: Contribute): void {
  const { under } = game.card(card)
  if (under.length === 0 || !consumes(game, card)) return
  add(under.length * SPIRIT[name], 'consume', { card, rule: 'now/keywords/consume-bonus' })
}

const consumes = (game: Game, card: CardId): boolean =>
  (census(game).keywords.has('consume') || game.constants.grants.length > 0) &&
  arenaOf(game, card) !== null &&
  has(game, card, 'consume')

/** The top card of a unit that it killed goes beneath it; the unit was discarded all the same (now/keywords/consume-feeding). */
export function feed(game: Game, killed: CardId, sources: readonly CardId[]): void {
  const eater = sources.find((source) => exists(game, source) && consumes(game, source))
  if (eater === undefined || !exists(game, killed)) return
  const { is } = game.card(killed)
  const card = putUnder(game, killed, eater, { term: 'under', by: eater })
  game.emit({ kind: 'consumed', card, is, unit: eater, cause: { rule: 'now/keywords/consume-feeding' } })
}

/** What lies beneath it is discarded when it leaves the arena (now/keywords/consume-counts-all-face-down). */
export function disgorge(game: Game, unit: CardId): void {
  const { under } = game.card(unit)
  if (under.length === 0 || !consumes(game, unit)) return
  for (const card of under) {
    const { owner } = game.card(card)
    letGo(game, card)
    moveCard(game, card, seatZone(owner, zoneAfter(game, card, 'discard')), { change: blankCard(owner) })
  }
}
