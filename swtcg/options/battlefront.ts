import { ARENAS } from '../cards/definition.ts'
import { step } from '../kinds.ts'
import { GRANTED, hasBonus } from './bonuses.ts'
import { callJedi, dismissJedi } from './jedi-bonus.ts'
import { option } from './option.ts'
import { addGrant } from './specials.ts'
import { choose, fireTurrets, garrison, sabotage } from './standing-bonuses.ts'

export const battlefront = option('Battlefront', {
  says: 'Each player chooses one of eight bonuses at the beginning of the game (or of each turn, as agreed).',
  agreed: ['game', 'turn'],
  apply: (edit, agreed) => {
    if (agreed === 'turn') edit.insertAfter('swtcg/turn', 'begin', choose)
    else edit.insertBefore('swtcg/game', 'preparation', choose)
    addGrant(
      edit,
      (game, card) =>
        GRANTED.flatMap(([bonus, abilities]) =>
          hasBonus(game, game.card(card).controller, bonus) ? abilities : [],
        ),
      ['build', 'reroll'],
    )
    garrison(edit)
    edit.listen('stepBegan', (game, event) => {
      if (event.kind === 'stepBegan') fireTurrets(game, event.step)
    })
    edit.listen('deployed', (game, event) => {
      if (event.kind === 'deployed') sabotage(game, event.card)
    })
    edit.listen('setUp', (game, event) => {
      if (
        event.kind === 'setUp' &&
        'to' in event.destination &&
        ARENAS.some((arena) => 'to' in event.destination && arena === event.destination.to)
      )
        sabotage(game, event.card)
    })
    edit.insertBefore('swtcg/turn', 'gain-force', callJedi)
    edit.insertBefore('swtcg/turn', 'end-chance', step('jedi-leave', dismissJedi))
  },
})
