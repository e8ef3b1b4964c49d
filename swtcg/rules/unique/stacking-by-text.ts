/** Cards that may join a stack of another name: beneath, one copy, and never on top. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { candidates } from '../../effects/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { JoinsStackAbility } from '../../language/tree.ts'

export const joinsOf = ({ abilities }: CardDefinition): readonly JoinsStackAbility[] =>
  gather(abilities, (ability) => (ability.ability === 'joins-stack' ? [ability] : []))

/** The units of a seat whose stacks a card may join by its own text. */
export const hostsFor = (game: Game, seat: SeatId, card: CardId): readonly CardId[] =>
  gather(joinsOf(definitionOf(game, card)), ({ of }) =>
    candidates(game, { you: seat, self: card, bound: {} }, of),
  )

/** Whether a card belongs beneath this unit by its own text, not by its name. */
export const isGuest = (game: Game, card: CardId, top: CardId): boolean =>
  definitionOf(game, card).name !== definitionOf(game, top).name &&
  hostsFor(game, game.card(top).controller, card).includes(top)

/** Whether a version lies in a stack as a guest, and so never comes to the top. */
export const isGuestBeneath = ({ name, abilities }: CardDefinition, top: CardDefinition): boolean =>
  name !== top.name && abilities.some(({ ability }) => ability === 'joins-stack')

/** The room that guests bring along. */
export const roomOf = (game: Game, cards: readonly CardId[], top: CardId): number =>
  cards.reduce((sum, card) => {
    const definition = definitionOf(game, card)
    if (!isGuestBeneath(definition, definitionOf(game, top))) return sum
    return sum + joinsOf(definition).reduce((most, { room = 0 }) => Math.max(most, room), 0)
  }, 0)
