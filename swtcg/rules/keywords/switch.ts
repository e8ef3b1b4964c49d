/** Switch: a unit has one part of it or the other, by the arena where it is. */
import { type CardId, gather } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { type ActiveAbility, gained, nested, printedAbilities } from '../abilities/active-ability.ts'
import type { Grant } from '../abilities/grants.ts'
import { arenaOf } from '../cards/place.ts'

/** What Switch gives in the arena where the unit is, by its place on the type line (idc/keyword/switch-by-arena). */
export function switchGrants(game: Game, unit: CardId, carried: readonly ActiveAbility[]): Grant[] {
  const definition = definitionOf(game, unit)
  const arena = game.card(unit).host === null ? arenaOf(game, unit) : null
  const place = arena === null ? -1 : game.policies.switchPart(game, unit, definition.arenas.indexOf(arena))
  const all = [...printedAbilities(definition, unit), ...carried, ...gained(game, unit)]
  return gather(all, ({ ability, source, path }) => {
    const part = ability.ability === 'switch' ? ability.parts[place] : undefined
    return part ? [{ source, bonus: part.bonus, given: nested(part.gives, source, path) }] : []
  })
}
