/** Finding the cards that a noun phrase means. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { ARENAS, isUnique } from '../cards/definition.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Filter, Place } from '../language/nouns.ts'
import { abilitiesOf, baseAbilities, hasSubtype } from '../rules/abilities.ts'
import { arenaOf, cardsAt, cardsIn, isInPlay } from '../rules/place.ts'
import { amountOf } from './amounts.ts'
import { type Context, cardsFor } from './context.ts'

/** Every card that fits, in the order of the table. */
export function candidates(game: Game, context: Context, filter: Filter): CardId[] {
  return cardsAtPlace(game, context, filter.place ?? { in: 'play' }).filter((card) =>
    fits(game, context, filter, card),
  )
}

function cardsAtPlace(game: Game, context: Context, place: Place): readonly CardId[] {
  switch (place.in) {
    case 'arena':
      return place.arenas.flatMap((arena) => cardsAt(game, arena))
    case 'same-arena': {
      const [card] = cardsFor(game, context, place.as)
      const arena = card === undefined ? null : arenaOf(game, card)
      return arena === null ? [] : cardsAt(game, arena)
    }
    case 'play':
      return [...ARENAS.flatMap((arena) => cardsAt(game, arena)), ...inBuildZones(game)]
    case 'build-zone':
      return inBuildZones(game)
    case 'hand':
      return game.table.order.flatMap((seat) => cardsIn(game, seat, 'hand'))
    case 'deck':
      return game.table.order.flatMap((seat) => cardsIn(game, seat, 'deck'))
    case 'discard-pile':
      return game.table.order.flatMap((seat) => cardsIn(game, seat, 'discard'))
  }
}

const inBuildZones = (game: Game): CardId[] =>
  game.table.order.flatMap((seat) => [...cardsIn(game, seat, 'build')])

/** One test for each part of a filter; a part that is absent asks nothing. */
export function fits(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  return (
    fitsOwner(game, context, filter, card) &&
    fitsPrint(game, filter, card) &&
    fitsState(game, filter, card) &&
    fitsHoldings(game, context, filter, card) &&
    fitsNumber(game, context, filter, card) &&
    !(filter.other && card === context.self)
  )
}

function fitsOwner(game: Game, { you }: Context, { whose }: Filter, card: CardId): boolean {
  if (!whose) return true
  const mine = game.card(card).controller === you
  return whose === 'you' ? mine : game.seat(game.card(card).controller).side !== game.seat(you).side
}

/** Face-down cards are not reached by words for types (idc/zones/build-zone-face-down-protected). */
function fitsPrint(game: Game, filter: Filter, card: CardId): boolean {
  const facesDown = filter.state?.includes('face-down') ?? false
  if (game.card(card).faceDown !== facesDown) return false
  const definition = definitionOf(game, card)
  const { kind, types, subtypes, notSubtypes, names, side, unique } = filter
  return (
    (!kind || kind.includes(definition.kind)) &&
    (!types || types.some((type) => isOfType(game, card, type))) &&
    (!subtypes || subtypes.some((subtype) => hasSubtype(definition, subtype))) &&
    !notSubtypes?.some((subtype) => hasSubtype(definition, subtype)) &&
    (!names || names.includes(definition.name)) &&
    (!side || definition.side === side) &&
    (!unique || isUnique(definition) === (unique === 'unique'))
  )
}

/** In an arena a multi-arena card is only what it is there (idc/multi-arena/in-arena-current-type-only). */
function isOfType(game: Game, card: CardId, type: (typeof ARENAS)[number]): boolean {
  const arena = arenaOf(game, card)
  return arena === null ? definitionOf(game, card).arenas.includes(type) : arena === type
}

function fitsState(game: Game, { state = [] }: Filter, card: CardId): boolean {
  const { tapped, damage } = game.card(card)
  const { attack } = game.table
  const is = {
    tapped,
    untapped: !tapped,
    damaged: damage > 0,
    attacking: attack?.attacker === card,
    defending: attack?.defender === card,
    'face-down': game.card(card).faceDown,
  }
  return state.every((wanted) => is[wanted])
}

function fitsHoldings(game: Game, { plain }: Context, { has = [] }: Filter, card: CardId): boolean {
  const abilities = plain ? baseAbilities : abilitiesOf
  const { pilots, equipment, stack } = game.card(card)
  return has.every((wanted) => {
    if (wanted === 'pilot') return pilots.length > 0
    if (wanted === 'equipment') return equipment.length > 0
    if (wanted === 'stack') return stack.length > 0
    return (
      isInPlay(game, card) &&
      abilities(game, card).some(({ ability }) => 'keyword' in ability && ability.keyword === wanted)
    )
  })
}

function fitsNumber(game: Game, context: Context, { number }: Filter, card: CardId): boolean {
  if (!number) return true
  const value =
    number.of === 'cost'
      ? (definitionOf(game, card).cost ?? 0)
      : numberOf(game, context.plain ? `plain-${number.of}` : number.of, card)
  const than = amountOf(game, context, number.than)
  if (number.is === 'at-most') return value <= than
  return number.is === 'at-least' ? value >= than : value === than
}
