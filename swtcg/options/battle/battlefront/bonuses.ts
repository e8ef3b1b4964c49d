/** The eight bonuses of Battlefront. */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import type { Ability } from '../../../language/tree/tree.ts'

export const RULE = 'opt/battlefront'
export const BONUSES = [
  'accuracy',
  'bacta-tank',
  'damage',
  'defense',
  'garrison',
  'jedi',
  'sabotage',
  'turret',
] as const
type BattlefrontBonus = (typeof BONUSES)[number]

/** How often a player has a bonus: chosen for nothing, or bought (opt/compat/battlefront-with-conquest). */
export const countOf = (game: Game, seat: SeatId, bonus: BattlefrontBonus): number =>
  game.seat(seat).bonuses.filter((each) => each === bonus).length
export const hasBonus = (game: Game, seat: SeatId, bonus: BattlefrontBonus): boolean =>
  countOf(game, seat, bonus) > 0

const keyword = (name: 'accuracy' | 'critical-hit' | 'lucky' | 'shields'): Ability => ({
  ability: 'keyword',
  keyword: name,
  value: 1,
})

/** What units of a player have by a bonus. */
export const GRANTED: readonly (readonly [BattlefrontBonus, readonly Ability[]])[] = [
  ['accuracy', [keyword('accuracy')]],
  ['damage', [keyword('critical-hit'), keyword('lucky')]],
  ['defense', [keyword('shields')]],
  [
    'bacta-tank',
    [
      {
        ability: 'effect',
        cost: [{ pay: 'force', amount: 1 }],
        timing: 'build-step',
        anyNumber: true,
        do: [{ do: 'remove-damage-counters', who: { the: 'self' }, amount: 1 }],
      },
    ],
  ],
]
