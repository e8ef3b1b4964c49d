/** Unique names: which cards count as the same person or thing, and where a side has them. */

import { because, type CardId, rememberedOfCards, type SeatId } from '@dejarik/kernel'
import { ARENAS, type CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game, type Side } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { isConcealed } from '../cards/face.ts'
import { cardsAt, cardsIn, sideOf } from '../cards/place.ts'
import { isNonUnique } from '../cards/treat-as.ts'

/** The name that the rules for unique cards go by; null where they do not apply (idc/unique/alias-pairs). */
export function uniqueName(game: Game, definition: CardDefinition): string | null {
  if (!game.policies.isUnique(definition)) return null
  const pair = game.constants.aliases.find((names) => names.includes(definition.name))
  return pair?.[0] ?? definition.name
}

/** The same for a card, which an effect may have treated as non-unique (idc/unique/treated-as-non-unique). */
export function uniqueNameOf(game: Game, card: CardId): string | null {
  const name = uniqueName(game, definitionOf(game, card))
  return name !== null && isNonUnique(game, card) ? null : name
}

/** A version is a name and a letter; within an alias pair equal letters are different versions. */
export const isSameVersion = (one: CardDefinition, other: CardDefinition): boolean =>
  one.name === other.name && one.version === other.version

/** The top card and the cards beneath it. */
export const wholeStack = (game: Game, top: CardId): readonly CardId[] => [top, ...game.card(top).stack]

/** Units and Equipment in battle: in an arena, or on a unit there (`pilots` and `equipment` of a unit, never its stack). */
export const inBattle = (game: Game): readonly CardId[] =>
  rememberedOfCards(game, 'in-battle', 0, () => {
    const found: CardId[] = []
    for (const arena of ARENAS) for (const unit of cardsAt(game, arena)) addWithAttachments(game, unit, found)
    return found
  })

/** The same with what lies face-up in a seat's build zone, which is in play too. */
export function inPlay(game: Game, seat: SeatId): CardId[] {
  const found = inBattle(game).filter((card) => game.card(card).controller === seat)
  for (const card of cardsIn(game, seat, 'build'))
    if (!isConcealed(game, card)) addWithAttachments(game, card, found)
  return found
}

function addWithAttachments(game: Game, unit: CardId, found: CardId[]): void {
  const { pilots, equipment } = game.card(unit)
  found.push(unit)
  for (const pilot of pilots) addWithAttachments(game, pilot, found)
  for (const each of equipment) addWithAttachments(game, each, found)
}

/** What a side has in play under a unique name: units and Pilots, or Equipment. */
export function inPlayNamed(game: Game, side: Side, name: string, kind: CardDefinition['kind']): CardId[] {
  const found: CardId[] = []
  for (const seat of game.table.order)
    if (game.seat(seat).side === side)
      for (const unique of uniquesInPlay(game, seat))
        if (unique.name === name && unique.kind === kind) found.push(unique.card)
  return found
}

interface UniqueInPlay {
  readonly card: CardId
  readonly name: string
  readonly kind: CardDefinition['kind']
}

/** The unique cards that a seat has in play; every unique card in its hand looks for its namesakes. */
const uniquesInPlay = (game: Game, seat: SeatId): readonly UniqueInPlay[] =>
  rememberedOfCards(game, 'uniques-in-play', seat, () => {
    const found: UniqueInPlay[] = []
    for (const card of inPlay(game, seat)) {
      const name = uniqueNameOf(game, card)
      if (name !== null) found.push({ card, name, kind: definitionOf(game, card).kind })
    }
    return found
  })

/** Only cards of one unique name go together (idc/stack/unique-only, idc/stack/same-name-only). */
export function sameUniqueName(game: Game, card: CardId, top: CardId): Reason | null {
  const name = uniqueNameOf(game, card)
  if (name === null) return because('not-unique', 'idc/stack/unique-only', { card })
  if (name === uniqueNameOf(game, top)) return null
  return because('other-name', 'idc/stack/same-name-only', { card: top })
}

/** Why a card goes into no stack at all: it is not unique, or nothing of its name is there. */
export const whyInNoStack = (game: Game, card: CardId): Reason =>
  uniqueNameOf(game, card) === null
    ? { code: 'not-unique', rule: 'idc/stack/unique-only', card }
    : { code: 'other-name', rule: 'idc/stack/same-name-only', card }

/** What a seat's side has in play under a card's unique name. */
export function namesakes(game: Game, seat: SeatId, card: CardId): readonly CardId[] {
  const name = uniqueNameOf(game, card)
  return name === null ? [] : inPlayNamed(game, sideOf(game, seat), name, definitionOf(game, card).kind)
}
