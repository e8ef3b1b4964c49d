/** Shaped: all units of a common type stack as if they were unique. */
import { because } from '@dejarik/kernel'
import { definitionOf } from '../../kinds.ts'
import { inPlay } from '../../rules/unique/unique.ts'
import { option } from '../option.ts'

export const shaped = option('Shaped', {
  says: 'All units that have an arena type in common may be stacked together, unique or not.',
  supersedes: ['Abomination'],
  apply: (edit) => {
    const { whyNotTogether, stackHosts } = edit.policies
    edit.setPolicies({
      whyNotTogether: (game, card, top) => {
        const [one, other] = [definitionOf(game, card), definitionOf(game, top)]
        if (one.kind !== 'unit' || other.kind !== 'unit') return whyNotTogether(game, card, top)
        if (one.arenas.some((arena) => other.arenas.includes(arena))) return null
        return because('no-common-type', 'opt/shaped/stack-same-arena-units', { card: top })
      },
      stackHosts: (game, seat, card) =>
        definitionOf(game, card).kind === 'unit'
          ? inPlay(game, seat).filter((each) => definitionOf(game, each).kind === 'unit')
          : stackHosts(game, seat, card),
    })
  },
})
