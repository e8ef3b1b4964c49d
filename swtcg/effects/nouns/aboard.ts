/** Pilots and Equipment on units: which noun phrases reach them, and what they count as there. */
import type { CardId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import { isPiloting } from '../../rules/cards/attachment.ts'
import { arenaOf, cardsAt } from '../../rules/cards/place.ts'

/** Every Pilot and Equipment on a unit that these words could mean. */
export function carried(game: Game, filter: Filter): readonly CardId[] {
  const attached = cardsAt(game, 'attached')
  return attached.length === 0 ? attached : attached.filter((card) => isReached(game, filter, card))
}

/** Whether these words can mean a card that lies with another; what lies by itself they always can. */
export function isReached(game: Game, { kind, word, place }: Filter, card: CardId): boolean {
  const { host } = game.card(card)
  if (host === null) return true
  if (isPiloting(game, card))
    return !kind?.includes('unit') || game.policies.pilotsReachedBy.has(word ?? 'unit')
  return game.card(host).equipment.includes(card) || place?.in === 'under' || place?.in === 'stack'
}

/** A Pilot stays what its type line says; Equipment is of its bearer's type (idc/multi-arena/equipment-follows-bearer). */
export function typesNow(game: Game, card: CardId): readonly Arena[] {
  const { host } = game.card(card)
  if (host !== null && isPiloting(game, card)) return definitionOf(game, card).arenas
  if (host !== null) return typesNow(game, host)
  const arena = arenaOf(game, card)
  const definition = definitionOf(game, card)
  return arena === null ? definition.arenas : game.policies.typesIn(definition, arena)
}
