/** Words for what is printed on a card: its kind, types, subtypes, name and side, and what text makes of them. */

import type { CardId } from '@dejarik/kernel'
import { type Arena, type CardDefinition, type CardSide, setOf } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter, Reference } from '../../language/tree/nouns.ts'
import type { TreatAsAbility } from '../../language/tree/tree.ts'
import { gainsOf } from '../../rules/abilities/lasting.ts'
import { isConcealed } from '../../rules/cards/face.ts'
import { isInPlay } from '../../rules/cards/place.ts'
import { hasSubtype, isNonUnique, makesSubtype, treatedAs, withoutType } from '../../rules/cards/treat-as.ts'
import { sinceLost } from '../../rules/cards/type-line-now.ts'
import { isPilot } from '../../rules/keywords/pilot.ts'
import { type Context, cardsFor } from '../context.ts'
import { typesNow } from './aboard.ts'
import { abilitiesSeen } from './holdings.ts'
import { isOutside } from './outside.ts'

/** Face-down cards are not reached by words for types (idc/zones/build-zone-face-down-protected). */
export function fitsPrint(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  const facesDown = filter.state?.includes('face-down') ?? false
  const isFarAway = filter.place !== undefined && isOutside(filter.place)
  if (isConcealed(game, card) !== facesDown && !isFarAway) return false
  const definition = definitionOf(game, card)
  const { kind, word, types, subtypes, notSubtypes, names, side, unique } = filter
  return (
    (!kind || kind.includes(definition.kind)) &&
    (word !== 'pilot' || isPilot(definition)) &&
    (!types || isOfType(game, context, card, types)) &&
    (!subtypes || subtypes.some((subtype) => isOfSubtype(game, context, card, subtype))) &&
    !notSubtypes?.some((subtype) => isOfSubtype(game, context, card, subtype)) &&
    (!names || names.includes(definition.name)) &&
    (!filter.nameHas || [filter.nameHas].flat().some((words) => isInName(words, definition.name))) &&
    (!filter.rarity || definition.rarity === filter.rarity) &&
    (!filter.sameSet || isOfSetOf(game, context, filter.sameSet, definition)) &&
    (!side || isOfSide(game, context, card, side)) &&
    (!filter.subtypeOf || sharesSubtype(game, context, filter.subtypeOf, definition)) &&
    (!filter.sameTypeLine || hasTypeLineOf(game, context, filter.sameTypeLine, definition)) &&
    (!filter.multiArena || definition.arenas.length > 1) &&
    (!unique || isNonUnique(game, card) === (unique === 'non-unique'))
  )
}

/** At the beginning of one of its words. */
export const isInName = (words: string, name: string): boolean =>
  Array.from(name, (_, at) => at).some(
    (at) => name.startsWith(words, at) && (at === 0 || /[ '-]/.test(name.charAt(at - 1))),
  )

/** By its type line, its own text, or what an effect makes of it (idc/phrase/treat-as-adds). */
function isOfSubtype(game: Game, context: Context, card: CardId, subtype: string): boolean {
  const rest = withoutType(definitionOf(game, card), subtype)
  const left = leftTo(game, context, card)
  if (left) return rest === '' || (rest !== null && left.some((treat) => makesSubtype(treat, rest)))
  const { plain, bare } = context
  if (hasSubtype(definitionOf(game, card), subtype)) return true
  if (rest === null || bare || !isInPlay(game, card)) return false
  return treatsOf(game, plain, card).some((treat) => !treat.only && makesSubtype(treat, rest))
}

/** What a unit is told by that has lost its subtypes; most have nothing that could have taken them. */
function leftTo(game: Game, { plain, bare }: Context, card: CardId): readonly TreatAsAbility[] | undefined {
  if (bare || !isInPlay(game, card)) return undefined
  if (game.card(card).equipment.length === 0 && gainsOf(game, card).length === 0) return undefined
  return sinceLost(treatsOf(game, plain, card))
}

const hasTypeLineOf = (game: Game, context: Context, card: Reference, definition: CardDefinition): boolean =>
  cardsFor(game, context, card).some((other) => typeLine(definitionOf(game, other)) === typeLine(definition))

/** The set of its row, promotional printings included (now/general/expansion-symbol). */
const isOfSetOf = (game: Game, context: Context, card: Reference, definition: CardDefinition): boolean =>
  cardsFor(game, context, card).some((other) => setOf(definitionOf(game, other)) === setOf(definition))

/** One subtype in common is enough. */
const sharesSubtype = (
  game: Game,
  context: Context,
  card: Reference,
  { subtypes }: CardDefinition,
): boolean =>
  cardsFor(game, context, card).some((other) =>
    definitionOf(game, other).subtypes.some((one) => subtypes.includes(one)),
  )

const typeLine = ({ kind, arenas, subtypes }: CardDefinition): string =>
  [kind, ...arenas, ...subtypes].join(' ')

/** By where it is, or what text makes of it besides (idc/term/type-may-be-granted). */
function isOfType(game: Game, { plain, bare }: Context, card: CardId, types: readonly Arena[]): boolean {
  if (typesNow(game, card).some((type) => types.includes(type))) return true
  if (bare || !isInPlay(game, card)) return false
  return treatsOf(game, plain, card).some((treat) => treat.types?.some((type) => types.includes(type)))
}

/** By what text makes of it last, or else by its print. */
function isOfSide(game: Game, { plain, bare }: Context, card: CardId, wanted: CardSide): boolean {
  const treats = bare || !isInPlay(game, card) ? [] : treatsOf(game, plain, card)
  const now = treats.findLast(({ side }) => side !== undefined)?.side
  return now ? now === wanted : game.policies.sidesOf(game, card).includes(wanted)
}

const treatsOf = (game: Game, plain: true | undefined, card: CardId): readonly TreatAsAbility[] =>
  treatedAs(abilitiesSeen(game, plain, card).map(({ ability }) => ability))
