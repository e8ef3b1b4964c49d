/** What completing a card costs where it goes, and what bringing a version to the top of its stack costs. */

import { type CardId, numberOf } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { amountOf } from '../../effects/amounts/amounts.ts'
import { arenasIn } from '../../effects/nouns/arenas-meant.ts'
import { arenaCosts, type StaticGain, staticsOn } from '../../effects/statics.ts'
import { type Destination, definitionOf, type Game } from '../../kinds.ts'
import type { Ability, Cost } from '../../language/tree/tree.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { equipDifference } from '../equipment/equip-cost.ts'
import { alternativeCost } from '../keywords/alternative-cost.ts'
import { meditateCost } from '../keywords/meditate.ts'
import { locationPrice } from './location.ts'

export interface Price {
  /** Met by build counters, or from hand by build points. */
  readonly build: number
  /** Paid besides, when the card is completed. */
  readonly extra: readonly Cost[]
}

/** Adding a version costs 1, whatever it costs to build otherwise (idc/stack/add-costs-one). */
const ADDING = 1
/** The same, as effects change it. */
const addingCost = (game: Game, card: CardId): number =>
  staticsOn(game, card).reduce((cost, { gain }) => Math.max(0, cost + (gain.stacking ?? 0)), ADDING)

export function priceOf(game: Game, card: CardId, destination: Destination | undefined): Price {
  const definition = definitionOf(game, card)
  const text = costsInText(definition)
  if (definition.kind === 'location' && destination)
    return { build: locationPrice(game, card, destination), extra: text }
  if (destination && 'onto' in destination) {
    const adding = addingCost(game, card)
    if (destination.place === 'beneath') return { build: adding, extra: text }
    const { onto } = destination
    const more = equipDifference(game, definition, onto, game.card(onto).stack.length + 1)
    return { build: adding + costDifference(game, definition, onto), extra: [...text, ...more] }
  }
  return {
    build: Math.max(0, numberOf(game, 'cost', card) + changeThere(game, card, destination)),
    extra: text,
  }
}

/** What is paid in place of the build cost; what the text asks for besides stays due, but not for Meditate (now/keywords/meditate). */
export function costInstead(game: Game, card: CardId, index: number): readonly Cost[] {
  const priced = priceAbilities(game, card)
  return priced.abilities[index]?.ability === 'meditate'
    ? meditateCost(priced, index)
    : [...alternativeCost(priced, index), ...costsInText(definitionOf(game, card))] // now/costs/alternative-additional
}

/** What effects change only for cards that are deployed there. */
function changeThere(game: Game, card: CardId, destination: Destination | undefined): number {
  const arena = destination && 'to' in destination ? destination.to : undefined
  const isThere = ({ context, gain }: StaticGain): boolean =>
    arenasIn(game, context, gain.deployedTo!).some((each) => each === arena)
  return arenaCosts(game, card).reduce(
    (sum, each) => (isThere(each) ? sum + amountOf(game, each.context, each.gain.cost!) : sum),
    0,
  )
}

/** What it costs to put a lower card of a stack on top (idc/stack/rearrange-higher-pays-difference). */
export function rearrangingCost(game: Game, top: CardId, version: CardId): readonly Cost[] {
  const definition = definitionOf(game, version)
  const build = costDifference(game, definition, top)
  return [
    ...(build > 0 ? [{ pay: 'build' as const, amount: build }] : []),
    ...equipDifference(game, definition, top, game.card(top).stack.length),
  ]
}

/** Printed costs count, and a cheaper card gives nothing back (idc/stack/top-higher-pays-difference). */
const costDifference = (game: Game, { cost = 0 }: CardDefinition, top: CardId): number =>
  Math.max(0, cost - (definitionOf(game, top).cost ?? 0))

/** What the card's own text asks for (idc/build/complete-extra-cost). */
function costsInText({ abilities }: CardDefinition): readonly Cost[] {
  const isAsked = (ability: Ability): boolean => ability.ability === 'to-complete'
  if (!abilities.some(isAsked)) return NOTHING
  return abilities.flatMap((ability) => (ability.ability === 'to-complete' ? ability.cost : []))
}
const NOTHING: readonly Cost[] = []
