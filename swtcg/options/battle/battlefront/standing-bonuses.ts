/** What the bonuses of Battlefront do besides giving abilities: turrets, sabotage and the garrison. */

import { ARENAS } from '../../../cards/definition.ts'
import type { Grant } from '../../../hooks.ts'
import { type Destination, type Game, step } from '../../../kinds.ts'
import { diceOfDamage } from '../../../rules/attack/dice-of-damage.ts'
import { areOpponents, cardsAt, exists } from '../../../rules/cards/place.ts'
import { putCounters } from '../../../rules/damage/damage-counters.ts'
import { drawCards } from '../../../rules/turn/draw.ts'
import type { Edit } from '../../option.ts'
import { addGrant } from '../../specials.ts'
import { countOf, GRANTED, hasBonus, RULE } from './bonuses.ts'
import { callJedi, dismissJedi } from './jedi-bonus.ts'

/** One die against each opposing unit in the arena whose battle step starts. */
function fireTurrets(game: Game, at: string): void {
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

function sabotage(game: Game, unit: number): void {
  if (!exists(game, unit)) return
  const { controller } = game.card(unit)
  const saboteurs = game.table.order.filter(
    (seat) => areOpponents(game, seat, controller) && hasBonus(game, seat, 'sabotage'),
  )
  if (saboteurs.length > 0) putCounters(game, unit, saboteurs.length, { rule: `${RULE}/sabotage` })
}

function garrison(edit: Edit): void {
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

/** What the bonuses of a player do; where two options bring them, they are there once. */
export function giveBonuses(edit: Edit): void {
  if (edit.constants.grants.includes(granted)) return
  addGrant(edit, granted, ['build', 'reroll'])
  garrison(edit)
  edit.listen('stepBegan', (game, event) => {
    if (event.kind === 'stepBegan') fireTurrets(game, event.step)
  })
  edit.listen('deployed', (game, event) => {
    if (event.kind === 'deployed') sabotage(game, event.card)
  })
  edit.listen('setUp', (game, event) => {
    if (event.kind === 'setUp' && isInArena(event.destination)) sabotage(game, event.card)
  })
  edit.insertBefore('swtcg/turn', 'gain-force', callJedi)
  edit.insertBefore('swtcg/turn', 'end-chance', step('jedi-leave', dismissJedi))
}

/** A bonus that a player has twice counts twice, as its keywords add up. */
const granted: Grant = (game, card) =>
  GRANTED.flatMap(([bonus, abilities]) =>
    Array.from({ length: countOf(game, game.card(card).controller, bonus) }, () => abilities).flat(),
  )

const isInArena = (destination: Destination): boolean =>
  'to' in destination && ARENAS.some((arena) => arena === destination.to)
