/** The abilities that a card has now: printed, from Pilots, from Equipment, and only where they work. */
import { type CardId, remembered } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { amountOf } from '../effects/amounts.ts'
import { type StaticGain, staticsOn } from '../effects/statics.ts'
import { definitionOf, type Game } from '../kinds.ts'
import type { Ability, Bonus, PilotAbility } from '../language/tree.ts'
import { gainsOf, lossesOf } from './lasting.ts'
import { arenaOf } from './place.ts'

export interface ActiveAbility {
  readonly ability: Ability
  /** The card on which it is printed. */
  readonly source: CardId
  /** Which of the source's abilities it is: its index, or the indexes that lead to a nested one. */
  readonly path: string
}

/** Works on a unit in the build zone (idc/zones/build-zone-abilities-exceptions). */
const WORKS_IN_BUILD_ZONE: ReadonlySet<Ability['ability']> = new Set([
  'upkeep',
  'pilot',
  'hidden-cost',
  'equip',
])
/** Works on a Pilot that is on a unit (idc/pilot/ignore-other-abilities, idc/pilot/upkeep-still-due). */
const WORKS_WHILE_PILOTING: ReadonlySet<Ability['ability']> = new Set(['upkeep', 'pilot'])

/** Everything that the card has and that works where it is. */
export function abilitiesOf(game: Game, card: CardId): readonly ActiveAbility[] {
  return remembered(game, 'abilities', card, () => {
    const given = staticsOn(game, card).flatMap((gained) => staticAbilities(game, gained))
    return given.length === 0
      ? baseAbilities(game, card)
      : withoutLost(game, card, [...baseAbilities(game, card), ...given])
  })
}

/** The same without what static effects of cards give. */
export function baseAbilities(game: Game, card: CardId): readonly ActiveAbility[] {
  return remembered(game, 'base-abilities', card, () => deriveAbilities(game, card))
}

function staticAbilities(game: Game, { source, context, gain, index }: StaticGain): ActiveAbility[] {
  const keywords = (gain.keywords ?? []).map(
    ({ keyword, value }): Ability => ({ ability: 'keyword', keyword, value: amountOf(game, context, value) }),
  )
  return nested([...keywords, ...(gain.abilities ?? [])], source, `s${index}`)
}

function deriveAbilities(game: Game, card: CardId): ActiveAbility[] {
  const { host, faceDown } = game.card(card)
  const definition = definitionOf(game, card)
  const printed = printedAbilities(definition, card)
  if (faceDown) return printed.filter(({ ability }) => ability.ability === 'hidden-cost')
  if (isAlwaysOn(definition)) return printed
  if (host !== null) return printed.filter(({ ability }) => WORKS_WHILE_PILOTING.has(ability.ability))
  const granted = grants(game, card).flatMap(({ given }) => given)
  if (arenaOf(game, card) === null) return inBuildZone([...printed, ...granted])
  return withoutLost(game, card, [...printed, ...granted, ...gained(game, card)])
}

/** Locations work in their arena, Resources in their zone (idc/resource/always-on). */
const isAlwaysOn = ({ kind }: CardDefinition): boolean => kind === 'location' || kind === 'resource'

/** Abilities that effects have given for a while. */
const gained = (game: Game, card: CardId): ActiveAbility[] =>
  gainsOf(game, card).flatMap(({ id, source, abilities = [] }) => nested(abilities, source ?? card, `g${id}`))

/** A unit cannot use what it has lost, printed or granted (idc/phrase/has-no-effect-loses). */
function withoutLost(game: Game, card: CardId, abilities: ActiveAbility[]): ActiveAbility[] {
  const losses = lossesOf(game, card)
  if (losses.length === 0) return abilities
  return abilities.filter(({ ability }) =>
    losses.every(
      ({ what }) => what !== 'all-text' && !('keyword' in ability && what.includes(ability.keyword)),
    ),
  )
}

export function printedAbilities({ abilities }: CardDefinition, source: CardId): ActiveAbility[] {
  return abilities.map((ability, index) => ({ ability, source, path: String(index) }))
}

function inBuildZone(printed: readonly ActiveAbility[]): ActiveAbility[] {
  return printed.flatMap((active) => {
    const { ability, source, path } = active
    if (ability.ability === 'reserves') return nested(ability.gives, source, path)
    return WORKS_IN_BUILD_ZONE.has(ability.ability) ? [active] : []
  })
}

const nested = (gives: readonly Ability[], source: CardId, path: string): ActiveAbility[] =>
  gives.map((ability, index) => ({ ability, source, path: `${path}.${index}` }))

/** What a Pilot or an Equipment gives to its unit. */
interface Grant {
  readonly source: CardId
  readonly bonus: Bonus
  readonly given: readonly ActiveAbility[]
}

/** Everything that a unit's Pilots and Equipment give it. */
export function grants(game: Game, unit: CardId): readonly Grant[] {
  return remembered(game, 'grants', unit, () => [
    ...game.card(unit).pilots.flatMap((pilot) => pilotGrants(game, pilot, unit)),
    ...game.card(unit).equipment.flatMap((equipment) => equipmentGrants(game, equipment, unit)),
  ])
}

function pilotGrants(game: Game, pilot: CardId, unit: CardId): Grant[] {
  return definitionOf(game, pilot).abilities.flatMap((ability, index) =>
    ability.ability === 'pilot' && canFly(game, ability, unit)
      ? [{ source: pilot, bonus: ability.bonus, given: nested(ability.gives, pilot, String(index)) }]
      : [],
  )
}

/** A Pilot's subtype must be among the unit's (idc/pilot/subtype-match). */
export const canFly = (game: Game, ability: PilotAbility, unit: CardId): boolean =>
  ability.subtypes.some((subtype) => hasSubtype(definitionOf(game, unit), subtype))

/** Tapped Equipment, and Equipment of another arena, gives nothing (idc/equipment/tapped-grants-nothing). */
function equipmentGrants(game: Game, equipment: CardId, unit: CardId): Grant[] {
  const definition = definitionOf(game, equipment)
  const arena = arenaOf(game, unit)
  if (game.card(equipment).tapped || (arena !== null && !definition.arenas.includes(arena))) return []
  return definition.abilities.flatMap((ability, index) =>
    ability.ability === 'equipped'
      ? [{ source: equipment, bonus: ability.bonus, given: nested(ability.gives, equipment, String(index)) }]
      : [],
  )
}

/** Both words of a two-word subtype may stand anywhere on the type line, unless one is Jedi or Sith (idc/term/subtype-*). */
export function hasSubtype({ subtypes }: CardDefinition, wanted: string): boolean {
  const words = wanted.split(' ')
  if (words.some((word) => word === 'Jedi' || word === 'Sith'))
    return ` ${subtypes.join(' ')} `.includes(` ${wanted} `)
  return words.every((word) => subtypes.includes(word))
}

/** The ability at a path of a source, as a card has it now; undefined if it has it no longer. */
export const abilityAt = (game: Game, card: CardId, source: CardId, path: string): Ability | undefined =>
  abilitiesOf(game, card).find((active) => active.source === source && active.path === path)?.ability
