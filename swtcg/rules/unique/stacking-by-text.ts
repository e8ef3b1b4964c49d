/** Cards that may join a stack of another name: beneath, one copy, and never on top. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { candidates } from '../../effects/nouns/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { JoinsStackAbility } from '../../language/tree/tree.ts'
import { definitionTraits } from '../abilities/kinds-of-abilities.ts'
import { listingHosts } from '../keywords/stack.ts'
import { uniqueName } from './unique.ts'

export const joinsOf = (definition: CardDefinition): readonly JoinsStackAbility[] =>
  definitionTraits(definition).joins

/** The units of a seat whose stacks a card may join by its own text, or by theirs (now/stack/joins-from-below). */
export const hostsFor = (game: Game, seat: SeatId, card: CardId): readonly CardId[] => [
  ...joinable(game, seat, card),
  ...listingHosts(game, seat, card),
]
const joinable = (game: Game, seat: SeatId, card: CardId): readonly CardId[] =>
  gather(joinsOf(definitionOf(game, card)), ({ of }) =>
    candidates(game, { you: seat, self: card, bound: {} }, of),
  )

/** Whether a card belongs beneath this unit by text, not by its name. */
export const isGuest = (game: Game, card: CardId, top: CardId): boolean =>
  definitionOf(game, card).name !== definitionOf(game, top).name &&
  hostsFor(game, game.card(top).controller, card).includes(top)

/** Whether a version lies in a stack as a guest, and so never comes to the top (now/stack/stack-never-on-top). */
export function isGuestBeneath(game: Game, card: CardDefinition, top: CardDefinition): boolean {
  if (card.name === top.name) return false
  const joins = card.abilities.some(({ ability }) => ability === 'joins-stack')
  const isTaken = card.subordinate === true || top.abilities.some(({ ability }) => ability === 'stack')
  return joins || (isTaken && !areVersions(game, card, top))
}
function areVersions(game: Game, card: CardDefinition, top: CardDefinition): boolean {
  const name = uniqueName(game, card)
  return name !== null && name === uniqueName(game, top)
}

/** The room that guests bring along. */
export const roomOf = (game: Game, cards: readonly CardId[], top: CardId): number =>
  cards.reduce((sum, card) => {
    const definition = definitionOf(game, card)
    if (!isGuestBeneath(game, definition, definitionOf(game, top))) return sum
    return sum + joinsOf(definition).reduce((most, { room = 0 }) => Math.max(most, room), 0)
  }, 0)
