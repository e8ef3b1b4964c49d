/** Clawdite: another version comes to the top at any chance. */
import { unitsInPlay } from '../../rules/cards/unit.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { changeTop, topOffers } from './change-top.ts'

export const clawdite = option('Clawdite', {
  says: 'At any chance to play effects you may bring a version that costs no more to the top of a stack.',
  supersedes: ['Riposte'],
  apply: (edit) =>
    addSpecial(edit, 'change-top', {
      says: 'Bring {unit} to the top of {card}',
      rule: 'opt/clawdite/change-top-any-time',
      offers: (game, seat, moment) =>
        moment === 'build' || moment === 'setup'
          ? []
          : topOffers(
              game,
              seat,
              'change-top',
              unitsInPlay(game, seat).filter((unit) => game.card(unit).stack.length > 0),
            ),
      act: changeTop,
      keepsPasses: true,
    }),
})
