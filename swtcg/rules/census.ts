/** What the cards in play could do at all: a rough count that changes only when cards come and go. */
import { type CardId, rememberedOfZones, zone } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import type { Chance } from './chances.ts'
import { bearer, inPlayZones } from './place.ts'
import { definitionTraits, type Traits, traitsOf } from './traits.ts'

export interface Census {
  /** The chances at which something in play might be played. */
  readonly chances: ReadonlySet<Chance>
  /** The units, Locations and Resources that might have static or triggered effects. */
  readonly withStatic: readonly CardId[]
  readonly withTriggered: readonly CardId[]
  readonly withRules: readonly CardId[]
}

export function census(game: Game): Census {
  const zones = inPlayZones(game)
  return rememberedOfZones(game, 'census', zones, () => {
    const cards = zones.flatMap((id) => zone(game, id).cards)
    const counted = [...cards.flatMap((card) => printed(game, card)), ...given(game)]
    return takeCensus(counted, game.constants.grantedChances)
  })
}

interface Counted {
  /** The card that has it: for what is attached, also the unit that it is on. */
  readonly card: CardId
  readonly traits: Traits
}

function printed(game: Game, card: CardId): readonly Counted[] {
  const traits = definitionTraits(definitionOf(game, card))
  const own = { card, traits }
  return game.card(card).host === null ? [own] : [own, { card: bearer(game, card), traits }]
}

/** Abilities that effects gave for a while. */
const given = (game: Game): Counted[] =>
  game.state.lasting.flatMap((effect) =>
    effect.kind === 'gain' && effect.abilities
      ? [{ card: effect.card, traits: traitsOf(effect.abilities) }]
      : [],
  )

function takeCensus(counted: readonly Counted[], granted: readonly Chance[]): Census {
  const chances = new Set<Chance>(granted)
  const [withStatic, withTriggered, withRules] = [new Set<CardId>(), new Set<CardId>(), new Set<CardId>()]
  for (const { card, traits } of counted) {
    for (const chance of traits.chances) chances.add(chance)
    if (traits.hasStatic) withStatic.add(card)
    if (traits.hasTriggered) withTriggered.add(card)
    if (traits.hasRule) withRules.add(card)
  }
  return {
    chances,
    withStatic: [...withStatic],
    withTriggered: [...withTriggered],
    withRules: [...withRules],
  }
}
