import { option } from '../../option.ts'
import { choose } from './chosen-bonus.ts'
import { giveBonuses } from './standing-bonuses.ts'

export const battlefront = option('Battlefront', {
  says: 'Each player chooses one of eight bonuses at the beginning of the game (or of each turn, as agreed).',
  agreed: ['game', 'turn'],
  wraps: ['buildBonus'],
  apply: (edit, agreed) => {
    if (agreed === 'turn') edit.insertAfter('swtcg/turn', 'begin', choose)
    else edit.insertBefore('swtcg/game', 'preparation', choose)
    giveBonuses(edit)
  },
})
