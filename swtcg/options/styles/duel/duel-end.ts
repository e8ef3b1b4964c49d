/** The end of a duel, looked for after every attack and at the end of a turn. */
import type { Arena } from '../../../cards/definition.ts'
import { type Game, step } from '../../../kinds.ts'
import { cardsAt } from '../../../rules/cards/place.ts'
import { winGame } from '../../../rules/turn/arena-control.ts'
import type { Edit } from '../../option.ts'
import { skipTapped } from './duel-attacks.ts'

const RULE = 'opt/duel-of-the-fates'

/** Over as soon as a unit is gone and what discarded it is settled; a draw if both are. */
function judge(game: Game, arena: Arena): void {
  const alive = new Set(cardsAt(game, arena).map((unit) => game.seat(game.card(unit).controller).side))
  const [side] = alive
  if (alive.size < 2)
    winGame(
      game,
      side
        ? { side, rule: `${RULE}/win-by-defeating-unit` }
        : { side: null, rule: `${RULE}/draw-when-both-discarded` },
    )
}

export function judgeDuel(edit: Edit, arena: Arena): void {
  const look = (name: string) => step<object>(name, (game) => judge(game, arena))
  edit.insertBefore(
    'swtcg/battle-step',
    'any-left',
    step('skip-tapped', (game) => skipTapped(game, arena)),
  )
  edit.insertBefore('swtcg/battle-step', 'contests', look('judge'))
  edit.insertBefore('swtcg/battle-step', 'any-left', look('judge-again'))
  edit.insertBefore('swtcg/turn', 'win', look('judge'))
}
