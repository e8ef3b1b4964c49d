/** Side missions of a Galactic Conquest: where the battle of the Characters comes in a turn. */
import { step } from '../../../kinds.ts'
import { battleStep } from '../../../rules/attack/battle.ts'
import { cardsAt } from '../../../rules/cards/place.ts'
import type { Edit } from '../../option.ts'
import { comeBack, mission } from './side-mission-battle.ts'

/** The main battle first, then the one of the Characters: of a side mission, or of boarders. */
export function sideMissions(edit: Edit, arena: 'space' | 'ground'): void {
  edit.addProcedure(mission)
  if (arena === 'ground') {
    edit.insertAfter(
      'swtcg/turn',
      'retreat',
      step('side-mission', (game) => game.call(mission, {})),
    )
    edit.insertBefore('swtcg/turn', 'win', step('mission-over', comeBack))
  }
  edit.insertAfter(
    'swtcg/turn',
    arena,
    step('side-battle', (game) => {
      if (cardsAt(game, 'character').length > 0) game.call(battleStep, { arena: 'character' })
    }),
  )
}
