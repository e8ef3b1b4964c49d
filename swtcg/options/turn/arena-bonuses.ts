/** Arena Bonuses: a build point for each arena in which a player has units. */
import { ARENAS } from '../../cards/definition.ts'
import { unitsOf } from '../../rules/cards/place.ts'
import { option } from '../option.ts'

export const arenaBonuses = option('Arena Bonuses', {
  says: 'Each player gets 1 build point more for each arena in which he or she has units, instead of 1 for all three.',
  wraps: ['buildBonus'],
  apply: (edit) =>
    edit.setPolicies({
      buildBonus: (game, seat) => {
        const points = ARENAS.filter((arena) => unitsOf(game, seat, arena).length > 0).length
        return [{ points, rule: 'opt/arena-bonuses/one-per-arena' }]
      },
    }),
})
