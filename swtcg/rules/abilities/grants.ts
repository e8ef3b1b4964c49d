/** What a unit's Pilots, Equipment, Switch and INSERT give it. */

import { type CardId, gather, remembered } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import type { Ability, Bonus } from '../../language/tree/tree.ts'
import { arenaOf } from '../cards/place.ts'
import { typesOf } from '../cards/unit.ts'
import { insertGrants } from '../keywords/insert.ts'
import { canFly } from '../keywords/pilot.ts'
import { switchGrants } from '../keywords/switch.ts'
import { type ActiveAbility, gained, nested, printedAbilities } from './active-ability.ts'
import { standsAlone } from './stands-alone.ts'

/** What a Pilot or an Equipment gives to its unit. */
export interface Grant {
  readonly source: CardId
  readonly bonus: Bonus
  readonly given: readonly ActiveAbility[]
}

/** Everything that a unit's Pilots, Equipment and Switch give it. */
export function grants(game: Game, unit: CardId): readonly Grant[] {
  if (standsAlone(game, unit)) return NO_GRANTS
  return remembered(game, 'grants', unit, () => {
    const { pilots: aboard, equipment } = game.card(unit)
    const { onlyRides } = game.policies
    const pilots = onlyRides === null ? aboard : aboard.filter((pilot) => !onlyRides(game, pilot))
    const carried = [
      ...gather([...pilots, ...equipment], (each) => bearerGrants(game, each)),
      ...gather(pilots, (pilot) => pilotGrants(game, pilot, unit)),
      ...gather(equipment, (each) => equipmentGrants(game, each, unit)),
    ]
    return [
      ...carried,
      ...insertGrants(game, unit),
      ...switchGrants(
        game,
        unit,
        gather(carried, ({ given }) => given),
      ),
    ]
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

/** A unit as a Pilot: as it is printed, with the Pilot abilities that its stack, its Equipment or an effect gives it. */
export function pilotNow(game: Game, unit: CardId): CardDefinition {
  return remembered(game, 'pilot-now', unit, () => {
    const definition = definitionOf(game, unit)
    const given = [
      ...gather(insertGrants(game, unit), (grant) => grant.given.map(({ ability }) => ability)),
      ...gather(game.card(unit).equipment, (each) => givenBy(game, each, unit)),
      ...gained(game, unit).map(({ ability }) => ability),
    ].filter(({ ability }) => ability === 'pilot')
    return given.length === 0 ? definition : { ...definition, abilities: [...definition.abilities, ...given] }
  })
}
/** A Pilot is aboard in an arena that is not that of its Equipment, which makes it a Pilot all the same. */
const givenBy = (game: Game, equipment: CardId, unit: CardId): readonly Ability[] =>
  game.card(equipment).tapped
    ? []
    : gather(definitionOf(game, equipment).abilities, (ability) =>
        ability.ability === 'equipped' && (!ability.who || fitsBearer(game, ability.who, equipment, unit))
          ? ability.gives
          : [],
      )

function pilotGrants(game: Game, pilot: CardId, unit: CardId): Grant[] {
  return gather(pilotNow(game, pilot).abilities, (ability, index) =>
    ability.ability === 'pilot' && canFly(ability, definitionOf(game, unit), typesOf(game, unit))
      ? [{ source: pilot, bonus: ability.bonus, given: nested(ability.gives, pilot, String(index)) }]
      : [],
  )
}

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
