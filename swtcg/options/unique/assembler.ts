import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { affordable, passOn, passOns, takeOut, takeOuts } from './exchange.ts'
import { merge, mergeOffers } from './merging.ts'

export const assembler = option('Assembler', {
  says: 'Unique units do not contest, and their stacks may be taken apart, merged and exchange cards in the build step.',
  supersedes: ['Mirror', 'Assault'],
  supersededBy: ['Tusken'],
  wraps: ['contestsOpponents'],
  apply: (edit) => {
    edit.setPolicies({ contestsOpponents: false, contestsOwn: false })
    addSpecial(edit, 'take-out', {
      says: 'Take {card} out of {unit}',
      rule: 'opt/assembler/take-out-of-stack',
      offers: (game, seat, moment) =>
        moment === 'build' ? affordable(game, seat, takeOuts(game, seat)) : [],
      act: takeOut,
    })
    addSpecial(edit, 'pass-on', {
      says: 'Move {card} to {unit} ({choice})',
      rule: 'opt/assembler/move-under-other-stack',
      offers: (game, seat, moment) => (moment === 'build' ? affordable(game, seat, passOns(game, seat)) : []),
      act: passOn,
    })
    addSpecial(edit, 'merge', {
      says: 'Merge {unit} into {card}',
      rule: 'opt/assembler/merge-stacks',
      offers: (game, seat, moment) =>
        moment === 'build' ? affordable(game, seat, mergeOffers(game, seat)) : [],
      act: merge,
    })
  },
})
