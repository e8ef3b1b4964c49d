/** Which abilities work on a unit in the build zone, where most are off. */
import { type CardId, gather } from '@dejarik/kernel'
import { type CardDefinition, type CardKind, isCampaign } from '../../cards/definition.ts'
import { chancesMeant } from '../../effects/triggers/timing.ts'
import { worksIn } from '../../keywords.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { arenaOf } from '../cards/place.ts'
import { worksElsewhere } from '../chances/this-card.ts'
import { reservesOf } from '../keywords/reserves.ts'
import type { ActiveAbility } from './active-ability.ts'
import { attachesItself } from './attaches-itself.ts'

/** Locations work in their arena, Resources and Events in their zones (idc/resource/always-on), Campaigns in the build zone. */
export const isAlwaysOn = (definition: CardDefinition): boolean =>
  ALWAYS_ON.has(definition.kind) || isCampaign(definition)
const ALWAYS_ON: ReadonlySet<CardKind> = new Set(['location', 'resource', 'event'])

/** Outside the arenas a unit's abilities are off, but for exceptions (idc/zones/build-zone-abilities-off). */
export const isOff = (game: Game, card: CardId): boolean =>
  !isAlwaysOn(definitionOf(game, card)) && arenaOf(game, card) === null

export function inBuildZone(game: Game, card: CardId, abilities: readonly ActiveAbility[]): ActiveAbility[] {
  return gather(abilities, (active) => {
    const { ability, source } = active
    if (ability.ability === 'reserves') return reservesOf(ability, active)
    const prevents = game.policies.preventsInBuildZone && canPrevent(ability)
    const always = ability.ability === 'static' && ability.inPlay
    const works = prevents || always || isOn(ability) || attachesItself(ability)
    if (works || worksElsewhere(game, source, ability)) return [active]
    return game.policies.worksInBuildZone(game, card, ability) ? [active] : []
  })
}

/** Some keywords work there, and what a card counts as (idc/zones/build-zone-abilities-exceptions). */
const isOn = ({ ability }: Ability): boolean => ability === 'treat-as' || worksIn(ability, 'build-zone')

/** Known by the words prevent, Evade and Deflect (wotc/activated/prevention-words). */
function canPrevent(ability: Ability): boolean {
  if (ability.ability === 'activated') return ability.keyword === 'evade' || ability.keyword === 'deflect'
  const does = ability.ability === 'effect' || ability.ability === 'triggered'
  return does && chancesMeant(ability.do)?.[0] === 'prevention'
}
