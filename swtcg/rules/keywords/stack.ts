/** Stack: cards of a list may lie beneath the unit as part of its stack, and never on top. */
import { type CardId, gather, remembered, type SeatId } from '@dejarik/kernel'
import { fitsPrint } from '../../effects/nouns/printed-words.ts'
import type { Game } from '../../kinds.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { unitsInPlay } from '../cards/unit.ts'
import { sameUniqueName } from '../unique/unique.ts'

const listsOf = (game: Game, unit: CardId): readonly Filter[] =>
  gather(game.constants.facts.baseAbilities(game, unit), ({ ability }) =>
    ability.ability === 'stack' ? ability.of : [],
  )

/** On the list of the top card, and no version of it, which would stack anyway (now/stack/stack-any-of-list). */
export function isListed(game: Game, card: CardId, top: CardId): boolean {
  const lists = listsOf(game, top)
  if (lists.length === 0 || sameUniqueName(game, card, top) === null) return false
  const context = { you: game.card(top).controller, self: top, bound: {} }
  const state = game.card(card).faceDown ? { state: ['face-down' as const] } : {}
  return lists.some((of) => fitsPrint(game, context, { ...of, ...state }, card))
}

/** The units of a seat beneath which a card may be put because they list it. */
export const listingHosts = (game: Game, seat: SeatId, card: CardId): readonly CardId[] =>
  unitsWithLists(game, seat).filter((unit) => unit !== card && isListed(game, card, unit))

/** Most of the time nothing in play lists any. */
const unitsWithLists = (game: Game, seat: SeatId): readonly CardId[] =>
  census(game).listsStack || game.constants.grants.length > 0
    ? remembered(game, 'units-with-stack', seat, () =>
        unitsInPlay(game, seat).filter((unit) => listsOf(game, unit).length > 0),
      )
    : NOBODY
const NOBODY: readonly CardId[] = []
