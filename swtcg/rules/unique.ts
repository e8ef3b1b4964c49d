/** Unique names: which cards count as the same person or thing, and where a side has them. */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import { ARENAS, type CardDefinition } from '../cards/definition.ts'
import { definitionOf, type Game, type Side } from '../kinds.ts'
import { cardsAt, cardsIn, seatsOf, sideOf } from './place.ts'
import { isNonUnique } from './treat-as.ts'

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
export const inBattle = (game: Game): CardId[] =>
  ARENAS.flatMap((arena) => cardsAt(game, arena).flatMap((unit) => withAttachments(game, unit)))

/** The same with what lies face-up in a seat's build zone, which is in play too. */
export const inPlay = (game: Game, seat: SeatId): CardId[] => [
  ...inBattle(game).filter((card) => game.card(card).controller === seat),
  ...cardsIn(game, seat, 'build')
    .filter((card) => !game.card(card).faceDown)
    .flatMap((card) => withAttachments(game, card)),
]

function withAttachments(game: Game, unit: CardId): CardId[] {
  const { pilots, equipment } = game.card(unit)
  if (pilots.length + equipment.length === 0) return [unit]
  return [unit, ...[...pilots, ...equipment].flatMap((card) => withAttachments(game, card))]
}

/** What a side has in play under a unique name: units and Pilots, or Equipment. */
export function inPlayNamed(game: Game, side: Side, name: string, kind: CardDefinition['kind']): CardId[] {
  return seatsOf(game, side).flatMap((seat) =>
    inPlay(game, seat).filter(
      (card) => definitionOf(game, card).kind === kind && uniqueNameOf(game, card) === name,
    ),
  )
}

/** Only cards of one unique name go together (idc/stack/unique-only, idc/stack/same-name-only). */
export function sameUniqueName(game: Game, card: CardId, top: CardId): Reason[] {
  const name = uniqueNameOf(game, card)
  if (name === null) return [{ code: 'not-unique', rule: 'idc/stack/unique-only', card }]
  if (name === uniqueNameOf(game, top)) return []
  return [{ code: 'other-name', rule: 'idc/stack/same-name-only', card: top }]
}

/** What a seat's side has in play under a card's unique name. */
export function namesakes(game: Game, seat: SeatId, card: CardId): readonly CardId[] {
  const name = uniqueNameOf(game, card)
  return name === null ? [] : inPlayNamed(game, sideOf(game, seat), name, definitionOf(game, card).kind)
}
