/** What a unit's Pilots, Equipment, Switch and INSERT give it. */
import { type CardId, gather, remembered } from '@dejarik/kernel'
import { fits } from '../../effects/nouns/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import type { Bonus } from '../../language/tree/tree.ts'
import { arenaOf } from '../cards/place.ts'
import { typesOf } from '../cards/unit.ts'
import { insertGrants } from '../keywords/insert.ts'
import { canFly } from '../keywords/pilot.ts'
import { switchGrants } from '../keywords/switch.ts'
import { type ActiveAbility, nested, printedAbilities } from './active-ability.ts'
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

function pilotGrants(game: Game, pilot: CardId, unit: CardId): Grant[] {
  return gather(definitionOf(game, pilot).abilities, (ability, index) =>
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
