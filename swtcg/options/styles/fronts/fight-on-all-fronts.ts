import { step } from '../../../kinds.ts'
import { option } from '../../option.ts'
import { addSpecial } from '../../specials.ts'
import { rolled } from '../../turn/changed-income.ts'
import { askTeammates } from '../wookiee/teammates.ts'
import { bidByPlayer } from './fronts-bidding.ts'
import { frontsDeck } from './fronts-deck.ts'
import { gift, giving } from './fronts-gift.ts'
import { lend, recall, recalling } from './fronts-lending.ts'
import { choosePrimaries, primaryOf } from './fronts-primary.ts'
import { pull } from './fronts-pull.ts'
import { next, RULE, shuffleTeam } from './fronts-setup.ts'
import { decksToSearch, drawersFor, singlesOut } from './whose-deck.ts'

export const fightOnAllFronts = option('Fight On All Fronts', {
  says: 'Two teams of three fight, one player in each arena; the team that controls two arenas wins.',
  supersedes: ['Lite'],
  seats: 6,
  apply: (edit) => {
    for (const procedure of [pull, recall, gift]) edit.addProcedure(procedure)
    edit.setConstants({ deck: frontsDeck(edit.constants.deck), startingBuild: 15, handSize: 5 })
    rolled(edit, 'force', { fixed: 3, rule: `${RULE}/gain-three-force` })
    rolled(edit, 'build', { rule: `${RULE}/roll-halved` })
    edit.setPolicies({
      share: (of, amount) => (of === 'build' ? Math.ceil(amount / 2) : amount),
      buildBonus: () => [],
      setupSharers: (_, seat) => [seat],
      primaryOf,
      drawersFor,
      singlesOut,
      decksToSearch,
    })
    askTeammates(edit) // opt/fight-on-all-fronts/during-build-step: Pilots of a teammate, by our ruling
    edit.insertBefore('swtcg/preparation', 'sides', choosePrimaries)
    edit.replace('swtcg/sides', bidByPlayer)
    addSpecial(edit, 'recall', recalling)
    addSpecial(edit, 'give-points', giving)
    edit.listen('moved', lend)
    edit.listen('deployed', lend)
    edit.replace('swtcg/setup', next)
    edit.replace(
      'swtcg/preparation',
      step('pull-resources', (game) => {
        for (const side of game.constants.sides.toReversed()) game.call(pull, { side })
      }),
    )
    edit.listen('shuffled', (game, event) => {
      if (event.kind === 'shuffled' && game.table.turn > 0) shuffleTeam(game, event.seat)
    })
  },
})
