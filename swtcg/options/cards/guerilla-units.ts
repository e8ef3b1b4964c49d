/** Guerilla Units: fully built units come into a battle that has not begun to hurt. */

import type { SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { partiallyBuilt } from '../../rules/build/build-counters.ts'
import { completeOffer, mayComplete } from '../../rules/build/what-can-be-completed.ts'
import { arenaOf, exists } from '../../rules/cards/place.ts'
import type { ActionTime } from '../../rules/chances/special-actions.ts'
import { hasUsed, type Use, useUp } from '../../uses.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'

const fought = (arena: Arena): Use => ({ kind: 'fought', arena })

/** The arenas of the present battle step in which no unit has attacked or was attacked. */
function quietArenas(game: Game, moment: ActionTime): readonly Arena[] {
  if (moment !== 'general') return []
  const step = ARENAS.find((arena) => arena === game.table.step)
  if (!step) return []
  return game.policies.fightsWith(step).filter((arena) => !hasUsed(game, fought(arena)))
}

function offers(game: Game, seat: SeatId, moment: ActionTime) {
  const arenas = quietArenas(game, moment)
  return partiallyBuilt(game, seat).flatMap((card) =>
    arenas
      .filter(
        (to) =>
          definitionOf(game, card).kind === 'unit' && mayComplete(game, { seat, card, destination: { to } }),
      )
      .map((to) => completeOffer(game, card, { to })),
  )
}

export const guerillaUnits = option('Guerilla Units', {
  says: 'A fully built unit may be deployed in the battle step of its arena until a unit has attacked there.',
  apply: (edit) => {
    addSpecial(edit, 'guerilla-units', {
      says: 'Deploy {card}',
      rule: 'opt/guerilla-units/deploy-in-battle-step',
      offers,
      might: (game, seat, moment) =>
        quietArenas(game, moment).length > 0 &&
        partiallyBuilt(game, seat).some((card) => game.card(card).build > 0),
    })
    edit.listen('attackMade', (game, event) => {
      if (event.kind !== 'attackMade') return
      for (const unit of [event.attacker, event.defender]) {
        const arena = exists(game, unit) ? arenaOf(game, unit) : null
        if (arena && !hasUsed(game, fought(arena))) useUp(game, fought(arena))
      }
    })
  },
})
