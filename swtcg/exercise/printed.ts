/** Whether a card fits words for cards by what is printed on it, before there is a game. */

import type { CardDefinition } from '../cards/definition.ts'
import { compare } from '../effects/amounts/compare.ts'
import { isInName } from '../effects/nouns/printed-words.ts'
import type { Filter, Holding, Measure } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import { hasSubtype, isPrintedNonUnique } from '../rules/cards/treat-as.ts'
import { isPilot } from '../rules/keywords/pilot.ts'

/** What a card is in while a game goes on, such as damaged or piloted, is for the game to bring about. */
export const fitsPrinted = (card: CardDefinition, filter: Filter): boolean =>
  fitsTypeLine(card, filter) &&
  fitsName(card, filter) &&
  (!filter.has || filter.has.every((holding) => holdsPrinted(card, holding))) &&
  (!filter.hasAny || filter.hasAny.some((holding) => holdsPrinted(card, holding))) &&
  !filter.lacks?.some((holding) => isKept(holding) && holdsPrinted(card, holding)) &&
  fitsNumber(card, filter) &&
  (!filter.anyOf || filter.anyOf.some((one) => fitsPrinted(card, one)))

function fitsTypeLine(card: CardDefinition, filter: Filter): boolean {
  const { kind, word, types, subtypes, notSubtypes, side, multiArena } = filter
  return (
    (!kind || kind.includes(card.kind)) &&
    (word !== 'pilot' || isPilot(card)) &&
    (!types || types.some((type) => card.arenas.includes(type))) &&
    (!subtypes || subtypes.some((subtype) => hasSubtype(card, subtype))) &&
    !notSubtypes?.some((subtype) => hasSubtype(card, subtype)) &&
    (!side || card.side === side) &&
    (!multiArena || card.arenas.length > 1)
  )
}

const fitsName = (card: CardDefinition, { names, nameHas, unique }: Filter): boolean =>
  (!names || names.includes(card.name)) &&
  (!nameHas || [nameHas].flat().some((words) => isInName(words, card.name))) &&
  (!unique || isPrintedNonUnique(card) === (unique === 'non-unique'))

/** Pilots, Equipment and a stack come with the position, other things are printed. */
const isKept = (holding: Holding): boolean => !['pilot', 'equipment', 'stack'].includes(holding)

const holdsPrinted = ({ abilities }: CardDefinition, holding: Holding): boolean =>
  !isKept(holding) || abilities.some((ability) => isHolding(ability, holding))

export const isHolding = (ability: Ability, holding: Holding): boolean =>
  ability.ability === holding || ('keyword' in ability && ability.keyword === holding)

/** A number that only the game tells is left to it. */
function fitsNumber(card: CardDefinition, { number }: Filter): boolean {
  if (!number || typeof number.than !== 'number') return true
  const printed = printedMeasure(card, number.of)
  return printed === undefined || compare(printed, number.is, number.than)
}

function printedMeasure(card: CardDefinition, of: Measure): number | undefined {
  const name = of.replace('printed-', '').replace('remaining-', '').replace('total-', '')
  const value = { speed: card.speed, power: card.power, health: card.health, cost: card.cost }[name]
  return typeof value === 'number' ? value : undefined
}
