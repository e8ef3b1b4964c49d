/** What the bonuses of Battlefront do besides giving abilities: choosing, turrets, sabotage and the garrison. */
import type { ChoiceQuestion } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { ask, type Game, step } from '../kinds.ts'
import { diceOfDamage } from '../rules/dice-of-damage.ts'
import { drawCards } from '../rules/draw.ts'
import { areOpponents, cardsAt, exists } from '../rules/place.ts'
import { putCounters } from '../rules/placement.ts'
import { BONUSES, hasBonus, RULE } from './bonuses.ts'
import type { Edit } from './option.ts'

/** The Dark Side chooses first, openly; the same bonus may be chosen by several. */
export const choose = ask<{ chosen?: number }, ChoiceQuestion>(
  'bonus',
  (game, { chosen = 0 }) => {
    const seat = game.table.order[chosen]
    return seat === undefined
      ? undefined
      : { kind: 'choice', seat, about: 'bonus', rules: [`${RULE}/choose-one-bonus`], options: [...BONUSES] }
  },
  (game, { chosen = 0 }, bonus, seat) => {
    game.changeSeat(seat, { bonuses: [bonus] })
    game.emit({ kind: 'bonusChosen', seat, bonus, cause: { rule: `${RULE}/choose-one-bonus` } })
    if (chosen + 1 < game.table.order.length) game.goto('bonus')
    return { chosen: chosen + 1 }
  },
)

/** One die against each opposing unit in the arena whose battle step starts. */
export function fireTurrets(game: Game, at: string): void {
  const arena = ARENAS.find((each) => each === at)
  if (!arena) return
  for (const roller of game.table.order) {
    const units = cardsAt(game, arena).filter((unit) =>
      areOpponents(game, roller, game.card(unit).controller),
    )
    if (hasBonus(game, roller, 'turret') && units.length > 0)
      game.call(diceOfDamage, { roller, source: null, units, dice: 1 })
  }
}

export function sabotage(game: Game, unit: number): void {
  if (!exists(game, unit)) return
  const { controller } = game.card(unit)
  const saboteurs = game.table.order.filter(
    (seat) => areOpponents(game, seat, controller) && hasBonus(game, seat, 'sabotage'),
  )
  if (saboteurs.length > 0) putCounters(game, unit, saboteurs.length, { rule: `${RULE}/sabotage` })
}

export function garrison(edit: Edit): void {
  const { buildBonus } = edit.policies
  edit.setPolicies({
    buildBonus: (game, seat) => [
      ...buildBonus(game, seat),
      ...(hasBonus(game, seat, 'garrison') ? [{ points: 1, rule: `${RULE}/garrison` }] : []),
    ],
  })
  edit.insertAfter<{ seat: number }>(
    'swtcg/draw-step',
    'draw',
    step('garrison', (game, { seat }) => {
      if (hasBonus(game, seat, 'garrison')) drawCards(game, seat, 1, { rule: `${RULE}/garrison` })
    }),
  )
}
