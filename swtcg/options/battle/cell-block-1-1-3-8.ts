import { note } from '../../marks.ts'
import { areOpponents, exists } from '../../rules/cards/place.ts'
import { specialOffer } from '../../rules/chances/special-actions.ts'
import { useUp } from '../../uses.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { freshly, giveCounter, grantable, mayCapture, officers } from './captors.ts'
import { CAPTURE, isOnDuty, isProtected, OFFICER } from './prisoners.ts'
import { freeAll, ransom, ransomOffers } from './ransom.ts'

export const cellBlock = option('Cell Block 1-1-3-8', {
  says: 'Bounty Hunters, Officers and Squads may get Capture and put damaged units under a Detention Officer, to be ransomed with Force.',
  apply: (edit) => {
    edit.setPolicies({ isProtected })
    edit.listen('discarded', freeAll)
    edit.listen('deployed', (game, event) => {
      if (event.kind === 'deployed') useUp(game, freshly(event.card))
    })
    edit.listen('damagePlaced', (game, event) => {
      if (event.kind !== 'damagePlaced' || event.source === null || !exists(game, event.source)) return
      const { controller, counters } = game.card(event.source)
      const foe = areOpponents(game, controller, game.card(event.unit).controller)
      if (foe && counters[CAPTURE] !== undefined && isOnDuty(game, controller))
        note(game, { kind: 'may-capture', by: event.source, unit: event.unit })
    })
    edit.insertBefore('swtcg/placement', 'due', mayCapture)
    addSpecial(edit, 'grant-capture', {
      says: 'Give {card} the keyword Capture',
      rule: 'opt/cell-block-1-1-3-8/grant-capture',
      offers: (game, seat, moment) =>
        moment === 'build'
          ? grantable(game, seat).map((card) => specialOffer('grant-capture', { card }))
          : [],
      act: (game, _, { card }) => giveCounter(game, card!, CAPTURE),
    })
    addSpecial(edit, 'name-officer', {
      says: 'Make {card} the Detention Officer',
      rule: 'opt/cell-block-1-1-3-8/detention-officer',
      offers: (game, seat, moment) =>
        moment === 'build' ? officers(game, seat).map((card) => specialOffer('name-officer', { card })) : [],
      act: (game, _, { card }) => giveCounter(game, card!, OFFICER),
    })
    addSpecial(edit, 'ransom', {
      says: 'Pay for the release of {card}',
      rule: 'opt/cell-block-1-1-3-8/ransom',
      offers: (game, seat, moment) => (moment === 'setup' ? [] : ransomOffers(game, seat)),
      act: ransom,
    })
  },
})
