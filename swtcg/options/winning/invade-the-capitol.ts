import { type Side, step } from '../../kinds.ts'
import { moveUnit } from '../../rules/build/move.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { advances, conquer, whyNotEnter, winner } from './invasion.ts'

export const invadeTheCapitol = option('Invade the Capitol', {
  says: 'One side begins in Space alone and must win Space, then Ground, then the Character arena.',
  supersedes: ['Domination'],
  supersededBy: ['Breach'],
  agreed: ['dark', 'light'],
  apply: (edit, agreed) => {
    const invader = agreed as Side
    const moves = edit.policies.movesIn
    edit.setPolicies({
      whyNotEnter: (game, seat, card, arena) => whyNotEnter(game, invader, seat, card, arena),
      winner: (game) => winner(game, invader),
    })
    addSpecial(edit, 'advance', {
      says: 'Send {card} on to {to}',
      rule: 'opt/invade-the-capitol/move-all-but-one',
      offers: (game, seat, moment) => (moment === moves ? advances(game, invader, seat) : []),
      act: (game, _, { card, to }) => moveUnit(game, card!, to!, 'opt/invade-the-capitol/move-all-but-one'),
    })
    edit.insertBefore(
      'swtcg/turn',
      'win',
      step('conquer', (game) => conquer(game, invader)),
    )
  },
})
