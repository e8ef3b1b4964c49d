/** Massive Battle: one battle step for all arenas. */
import { ARENAS } from '../../cards/definition.ts'
import { option } from '../option.ts'
import { lostSteps, oneBattle } from './one-battle.ts'

export const massiveBattle = option('Massive Battle', {
  says: 'All arenas fight in one battle step, in one order of speed; units still attack in their own arena.',
  supersedes: ['Battle Scenes', 'Breakout'],
  removes: lostSteps('space'),
  apply: (edit) => {
    edit.setPolicies({ fightsWith: () => ARENAS })
    oneBattle(edit, 'space', {
      start: 'opt/massive-battle/start-effects',
      end: 'opt/massive-battle/end-effects',
    })
  },
})
