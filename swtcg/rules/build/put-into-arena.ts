/** A card that an effect puts into its arena: which arena, whose it is there, and what it meets. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { ask, type Game, procedure } from '../../kinds.ts'
import { blankCard } from '../cards/blank-card.ts'
import { exists, isInPlay, tableZone } from '../cards/place.ts'
import { settleOwnUniques } from '../unique/own-uniques.ts'

interface Enter {
  readonly seat: SeatId
  readonly card: CardId
  /** Where it may go: its arenas, or those by which it was picked (idc/multi-arena/into-its-arena). */
  readonly arenas: readonly Arena[]
}

export const enter = procedure<Enter>('swtcg/enter', [
  ask(
    'arena',
    (game, { seat, card, arenas }) =>
      exists(game, card) && arenas.length > 0
        ? { kind: 'choice' as const, seat, about: 'its-arena', card, options: arenas }
        : undefined,
    (game, { seat, card }, arena) => {
      enterArena(game, seat, card, arena as Arena)
    },
  ),
])

/** A unit in play goes as it is. What comes back from outside the game is its owner's, with its stack (idc/phrase/out-of-game-control-ends). */
export function enterArena(game: Game, seat: SeatId, card: CardId, arena: Arena): CardId {
  const { owner, out, stack, pilots, equipment, under } = game.card(card)
  const change = isInPlay(game, card)
    ? {}
    : out
      ? { ...blankCard(owner), stack, pilots, equipment, under }
      : { ...blankCard(owner), controller: seat }
  const there = moveCard(game, card, tableZone(arena), { change })
  game.emit({
    kind: 'moved',
    card: there,
    to: arena,
    cause: { rule: 'idc/multi-arena/into-its-arena' },
  })
  settleOwnUniques(game, there)
  return there
}
