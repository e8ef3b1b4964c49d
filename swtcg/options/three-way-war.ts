/** Three-Way War: Dark, Light and Neutral, each against the two others. */
import { step } from '../kinds.ts'
import { eliminate } from './elimination.ts'
import { factionDeck } from './large-deck.ts'
import { option } from './option.ts'
import { rolled } from './rolled.ts'
import { nextOfThree } from './three-way-setup.ts'

export const threeWayWar = option('Three-Way War', {
  says: 'Dark, Light and Neutral fight each other; who has units in fewer than two arenas at the end of a turn leaves.',
  supersedes: ['Lite'],
  seats: 3,
  apply: (edit) => {
    edit.setConstants({
      sides: ['dark', 'light', 'neutral'],
      startingBuild: 40,
      deck: factionDeck(edit.constants.deck, 'three-way-war'),
    })
    rolled(edit, 'build', { roller: 'neutral', rule: 'opt/three-way-war/neutral-rolls-build' })
    edit.setPolicies({
      overkillTo: (game, defender, units) => {
        const { controller } = game.card(defender)
        return units.filter((unit) => game.card(unit).controller === controller)
      },
    })
    edit.replace('swtcg/setup', nextOfThree)
    edit.insertAfter('swtcg/turn', 'win', step('eliminate', eliminate))
  },
})
