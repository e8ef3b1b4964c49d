/** A unit's type line as effects leave it: what they take are the printed and the granted subtypes (now/general/subtype-changes). */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { TreatAsAbility } from '../../language/tree/tree.ts'
import { gainsOf } from '../abilities/lasting.ts'
import { treatedAs } from './treat-as.ts'

/** What counts since the unit lost its subtypes, or nothing if it has not. */
export function sinceLost(treats: readonly TreatAsAbility[]): readonly TreatAsAbility[] | undefined {
  const last = treats.findLastIndex(({ alone }) => alone)
  return last < 0 ? undefined : treats.slice(last)
}

/** The card as it is to Pilots. */
export function typeLineNow(game: Game, unit: CardId): CardDefinition {
  const definition = definitionOf(game, unit)
  const left = sinceLost(gainsOf(game, unit).flatMap(({ abilities = [] }) => treatedAs(abilities)))
  if (!left) return definition
  return {
    ...definition,
    subtypes: left.flatMap(({ subtypes }) => subtypes.flatMap((words) => words.split(' '))),
    abilities: definition.abilities.filter(({ ability }) => ability !== 'treat-as'),
  }
}
