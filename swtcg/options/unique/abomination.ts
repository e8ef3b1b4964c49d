/** Abomination: unique units of any names stack. */
import { definitionOf } from '../../kinds.ts'
import { inPlay } from '../../rules/unique/unique.ts'
import { option } from '../option.ts'

export const abomination = option('Abomination', {
  says: 'Any unique units may be stacked together, whatever their names.',
  supersededBy: ['Shaped'],
  apply: (edit) => {
    const { whyNotTogether, stackHosts, isUnique } = edit.policies
    edit.setPolicies({
      whyNotTogether: (game, card, top) => {
        const both = [card, top].map((each) => definitionOf(game, each))
        const free = both.every((each) => each.kind === 'unit' && isUnique(each))
        return free ? null : whyNotTogether(game, card, top)
      },
      stackHosts: (game, seat, card) =>
        isUnique(definitionOf(game, card)) && definitionOf(game, card).kind === 'unit'
          ? inPlay(game, seat).filter((each) => definitionOf(game, each).kind === 'unit')
          : stackHosts(game, seat, card),
    })
  },
})
