/** The abilities that a card has now: printed, from Pilots, from Equipment, and only where they work. */

import { type CardId, gather, remembered, rememberedOfCard } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { amountOf } from '../../effects/amounts.ts'
import { holds } from '../../effects/conditions.ts'
import { fits } from '../../effects/nouns.ts'
import { givesHiddenCost, type StaticGain, staticsOn } from '../../effects/statics.ts'
import { chancesMeant } from '../../effects/timing.ts'
import { definitionOf, type Game, type SwtcgLasting } from '../../kinds.ts'
import type { Filter } from '../../language/nouns.ts'
import type { Ability, Bonus, PilotAbility } from '../../language/tree.ts'
import { isConcealed } from '../cards/face.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { isPilotedAs } from '../cards/treat-as.ts'
import { worksElsewhere, worksInPlay } from '../chances/this-card.ts'
import { worksAttached } from './abilities-with-host.ts'
import { definitionTraits } from './kinds-of-abilities.ts'
import { gainsOf, lossesOf } from './lasting.ts'

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
  'treat-as',
  'bounty', // idc/keyword/bounty-works-in-build-zone
])

/** Everything that the card has and that works where it is. */
export function abilitiesOf(game: Game, card: CardId): readonly ActiveAbility[] {
  return remembered(game, 'abilities', card, () => {
    const statics = staticsOn(game, card)
    const given = gather(statics, (gain) => staticAbilities(game, gain))
    const lost = gather(statics, ({ gain }) => gain.loses ?? [])
    if (given.length === 0 && lost.length === 0) return baseAbilities(game, card)
    const working = isOff(game, card) ? inBuildZone(game, card, given) : given
    const all = withoutLost(game, card, [...baseAbilities(game, card), ...working])
    return all.filter(({ ability }) => !('keyword' in ability && lost.includes(ability.keyword)))
  })
}

/** The same without what static effects of cards give. */
export function baseAbilities(game: Game, card: CardId): readonly ActiveAbility[] {
  return standsAlone(game, card)
    ? rememberedOfCard(game, 'own-abilities', card, deriveAbilities)
    : remembered(game, 'base-abilities', card, () => deriveAbilities(game, card))
}

/** Whether what a card has follows from where and how it lies, and from lasting effects; so it is with most cards. */
export function standsAlone(game: Game, card: CardId): boolean {
  const { host, pilots, equipment } = game.card(card)
  if (host !== null || pilots.length > 0 || equipment.length > 0) return false
  if (gainsOf(game, card).length > 0) return false
  return game.constants.grants.length === 0 && !definitionTraits(definitionOf(game, card)).dependsOnOthers
}

function staticAbilities(game: Game, { source, context, gain, index }: StaticGain): ActiveAbility[] {
  const keywords = (gain.keywords ?? []).map(
    ({ keyword, value }): Ability => ({ ability: 'keyword', keyword, value: amountOf(game, context, value) }),
  )
  return nested([...keywords, ...(gain.abilities ?? [])], source, `s${index}`)
}

function deriveAbilities(game: Game, card: CardId): ActiveAbility[] {
  const { host } = game.card(card)
  const definition = definitionOf(game, card)
  const printed = printedAbilities(definition, card)
  if (isConcealed(game, card)) return gather(printed, (active) => hiddenCostOf(game, card, active))
  if (isAlwaysOn(definition)) return withoutLost(game, card, printed)
  if (host !== null)
    return withoutLost(
      game,
      card,
      printed.filter(({ ability }) => worksAttached(game, card, ability)),
    )
  const granted = gather(grants(game, card), ({ given }) => given)
  if (isOff(game, card)) return inBuildZone(game, card, [...printed, ...granted, ...gained(game, card)])
  const working = printed.filter(({ ability }) => worksInPlay(ability))
  return withoutLost(game, card, [
    ...working,
    ...granted,
    ...gained(game, card),
    ...grantedByRules(game, card),
  ])
}

/** A face-down card has its Hidden Cost, by itself or as long as its condition holds (idc/keyword/hidden-cost-static-face-down). */
function hiddenCostOf(game: Game, card: CardId, active: ActiveAbility): ActiveAbility[] {
  const { ability, source, path } = active
  if (ability.ability === 'hidden-cost') return [active]
  if (ability.ability !== 'static' || !givesHiddenCost(ability.gain)) return []
  const context = { you: game.card(card).controller, self: card, bound: {}, plain: true as const }
  const isOn = 'the' in ability.who && (!ability.while || holds(game, context, ability.while))
  return isOn ? nested(ability.gain.abilities ?? [], source, path) : []
}

/** Locations work in their arena, Resources in their zone (idc/resource/always-on). */
const isAlwaysOn = ({ kind }: CardDefinition): boolean => kind === 'location' || kind === 'resource'

/** Abilities that effects have given for a while. */
const gained = (game: Game, card: CardId): ActiveAbility[] =>
  gather(gainsOf(game, card), ({ id, source, abilities = [] }) => nested(abilities, source ?? card, `g${id}`))

/** Abilities that no card gives but a rule of the game. */
const grantedByRules = (game: Game, card: CardId): ActiveAbility[] =>
  gather(game.constants.grants, (grant, index) => nested(grant(game, card), card, `r${index}`))

/** Where an ability comes from, as a name for it; versions of a stack share a number, so the card itself is part of it. */
export const keyOf = (game: Game, { source, path }: ActiveAbility): string =>
  `${source} ${exists(game, source) ? game.card(source).is : ''}.${path}`

/** A unit cannot use what it has lost, printed or granted (idc/phrase/has-no-effect-loses). */
function withoutLost(game: Game, card: CardId, abilities: ActiveAbility[]): ActiveAbility[] {
  const losses = lossesOf(game, card)
  if (losses.length === 0) return abilities
  return abilities.filter((active) =>
    losses.every(
      ({ what, keys }) => (keys && !keys.includes(keyOf(game, active))) || !isLost(what, active.ability),
    ),
  )
}

type Lost = Extract<SwtcgLasting, { readonly kind: 'loss' }>['what']
function isLost(what: Lost, ability: Ability): boolean {
  if (what === 'all-text') return true
  if (what !== 'unpreventable') return 'keyword' in ability && what.includes(ability.keyword)
  return ability.ability === 'rule' && 'damage' in ability.rule && !ability.rule.by
}

export function printedAbilities({ abilities }: CardDefinition, source: CardId): ActiveAbility[] {
  return abilities.map((ability, index) => ({ ability, source, path: String(index) }))
}

/** Outside the arenas a unit's abilities are off, but for exceptions (idc/zones/build-zone-abilities-off). */
const isOff = (game: Game, card: CardId): boolean =>
  !isAlwaysOn(definitionOf(game, card)) && arenaOf(game, card) === null

function inBuildZone(game: Game, card: CardId, abilities: readonly ActiveAbility[]): ActiveAbility[] {
  return gather(abilities, (active) => {
    const { ability, source, path } = active
    if (ability.ability === 'reserves') return nested(ability.gives, source, path)
    const prevents = game.policies.preventsInBuildZone && canPrevent(ability)
    const always = ability.ability === 'static' && ability.inPlay
    const works = prevents || always || WORKS_IN_BUILD_ZONE.has(ability.ability) || attachesItself(ability)
    if (works || worksElsewhere(game, source, ability)) return [active]
    return game.policies.worksInBuildZone(game, card, ability) ? [active] : []
  })
}

/** An Equipment that attaches itself lies in the build zone until it does. */
const attachesItself = (ability: Ability): boolean =>
  ability.ability === 'effect' &&
  ability.do.some((each) => each.do === 'attach' && 'the' in each.what && each.what.the === 'self')

/** Known by the words prevent, Evade and Deflect (wotc/activated/prevention-words). */
function canPrevent(ability: Ability): boolean {
  if (ability.ability === 'activated') return ability.keyword === 'evade' || ability.keyword === 'deflect'
  const does = ability.ability === 'effect' || ability.ability === 'triggered'
  return does && chancesMeant(ability.do)?.[0] === 'prevention'
}

const nested = (gives: readonly Ability[], source: CardId, path: string): ActiveAbility[] =>
  gives.map((ability, index) => ({ ability, source, path: `${path}.${index}` }))

/** What a Pilot or an Equipment gives to its unit. */
interface Grant {
  readonly source: CardId
  readonly bonus: Bonus
  readonly given: readonly ActiveAbility[]
}

/** Everything that a unit's Pilots, Equipment and Switch give it. */
export function grants(game: Game, unit: CardId): readonly Grant[] {
  if (standsAlone(game, unit)) return NO_GRANTS
  return remembered(game, 'grants', unit, () => {
    const { pilots, equipment } = game.card(unit)
    const carried = [
      ...gather([...pilots, ...equipment], (each) => bearerGrants(game, each)),
      ...gather(pilots, (pilot) => pilotGrants(game, pilot, unit)),
      ...gather(equipment, (each) => equipmentGrants(game, each, unit)),
    ]
    return [...carried, ...switchGrants(game, unit, carried)]
  })
}

const NO_GRANTS: readonly Grant[] = []

/** What a card says of the unit that carries it. */
function bearerGrants(game: Game, carried: CardId): Grant[] {
  return gather(printedAbilities(definitionOf(game, carried), carried), (active) => {
    const { ability } = active
    const isAbout =
      (ability.ability === 'rule' || ability.ability === 'static') &&
      'the' in ability.who &&
      ability.who.the === 'bearer'
    return isAbout
      ? [
          {
            source: carried,
            bonus: {},
            given: [{ ...active, ability: { ...ability, who: { the: 'self' as const } } }],
          },
        ]
      : []
  })
}

function pilotGrants(game: Game, pilot: CardId, unit: CardId): Grant[] {
  return gather(definitionOf(game, pilot).abilities, (ability, index) =>
    ability.ability === 'pilot' && canFly(game, ability, unit)
      ? [{ source: pilot, bonus: ability.bonus, given: nested(ability.gives, pilot, String(index)) }]
      : [],
  )
}

/** What Switch gives in the arena where the unit is, by its place on the type line (idc/keyword/switch-by-arena). */
function switchGrants(game: Game, unit: CardId, carried: readonly Grant[]): Grant[] {
  const definition = definitionOf(game, unit)
  const arena = game.card(unit).host === null ? arenaOf(game, unit) : null
  const place = arena === null ? -1 : game.policies.switchPart(game, unit, definition.arenas.indexOf(arena))
  const all = [
    ...printedAbilities(definition, unit),
    ...gather(carried, ({ given }) => given),
    ...gained(game, unit),
  ]
  return gather(all, ({ ability, source, path }) => {
    const part = ability.ability === 'switch' ? ability.parts[place] : undefined
    return part ? [{ source, bonus: part.bonus, given: nested(part.gives, source, path) }] : []
  })
}

/** A Pilot's subtype must be among the unit's (idc/pilot/subtype-match). */
const canFly = (game: Game, ability: PilotAbility, unit: CardId): boolean =>
  ability.subtypes.some((subtype) => isPilotedAs(definitionOf(game, unit), subtype))

/** Tapped Equipment, and Equipment of another arena, gives nothing (idc/equipment/tapped-grants-nothing). */
function equipmentGrants(game: Game, equipment: CardId, unit: CardId): Grant[] {
  const definition = definitionOf(game, equipment)
  const arena = arenaOf(game, unit)
  if (game.card(equipment).tapped || (arena !== null && !definition.arenas.includes(arena))) return []
  return gather(definition.abilities, (ability, index) =>
    ability.ability === 'equipped' && (!ability.who || fitsBearer(game, ability.who, equipment, unit))
      ? [{ source: equipment, bonus: ability.bonus, given: nested(ability.gives, equipment, String(index)) }]
      : [],
  )
}

const fitsBearer = (game: Game, who: Filter, equipment: CardId, unit: CardId): boolean =>
  fits(
    game,
    { you: game.card(equipment).controller, self: equipment, bound: {}, plain: true, bare: true },
    who,
    unit,
  )
