/** What a card counts as: by its type line, and by text that has it treated as something. */
import { type CardId, gather } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Ability, TreatAsAbility } from '../../language/tree/tree.ts'
import { gainsOf } from '../abilities/lasting.ts'

/** The treat-as texts among abilities. */
export const treatedAs = (abilities: readonly Ability[]): readonly TreatAsAbility[] =>
  gather(abilities, (ability) => (ability.ability === 'treat-as' ? [ability] : []))

/** By its type line, or by what its own text makes of it everywhere (idc/phrase/treat-as-standalone-everywhere). */
export function hasSubtype(definition: CardDefinition, wanted: string): boolean {
  const rest = withoutType(definition, wanted)
  if (rest === null || rest === '') return rest === ''
  return (
    hasWords(definition.subtypes, rest) ||
    treatedAs(definition.abilities).some((treat) => !treat.only && makesSubtype(treat, rest))
  )
}

const SUBORDINATE = /(?:^| )Subordinate$/
/** What is left of the words when `Subordinate` is met; null if it is not. */
export function withoutType({ subordinate }: CardDefinition, wanted: string): string | null {
  if (!SUBORDINATE.test(wanted)) return wanted
  return subordinate ? wanted.replace(SUBORDINATE, '') : null
}

/** The same for Pilots, who may find in a unit what it is to nobody else (idc/phrase/as-if-it-were). */
export const isPilotedAs = (definition: CardDefinition, wanted: string): boolean =>
  hasWords(definition.subtypes, wanted) ||
  treatedAs(definition.abilities).some((treat) => makesSubtype(treat, wanted))

export const makesSubtype = ({ subtypes }: TreatAsAbility, wanted: string): boolean =>
  subtypes.some((each) => hasWords(each.split(' '), wanted))

/** Both words of a two-word subtype may stand anywhere, unless one is Jedi or Sith (idc/term/subtype-*). */
function hasWords(subtypes: readonly string[], wanted: string): boolean {
  if (!wanted.includes(' ') && wanted !== 'Jedi' && wanted !== 'Sith') return subtypes.includes(wanted)
  const words = wanted.split(' ')
  if (words.some((word) => word === 'Jedi' || word === 'Sith'))
    return ` ${subtypes.join(' ')} `.includes(` ${wanted} `)
  return words.every((word) => subtypes.includes(word))
}

/** Whether a unique card is treated as non-unique, by its own text or for a while (idc/phrase/treat-as-condition-replaces). */
export function isNonUnique(game: Game, card: CardId): boolean {
  if (!game.policies.isUnique(definitionOf(game, card))) return true
  return gainsOf(game, card).some(({ abilities = [] }) => abilities.some(makesNonUnique))
}

const makesNonUnique = (ability: Ability): boolean =>
  ability.ability === 'treat-as' && ability.nonUnique === true

export const isPrintedNonUnique = ({ version, abilities }: CardDefinition): boolean =>
  version === undefined || abilities.some(makesNonUnique)
