/** Three-Way War: Dark, Light and Neutral, each against the two others. */

import type { OneOf } from '../../../effects/choosing/single-out.ts'
import type { Context } from '../../../effects/context.ts'
import { type Game, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { areOpponents } from '../../../rules/cards/place.ts'
import { option } from '../../option.ts'
import { rolled } from '../../turn/changed-income.ts'
import { factionDeck } from '../large-deck.ts'
import { filterOf, singledBefore } from '../one-opponent.ts'
import { eliminate } from './elimination.ts'
import { nextOfThree } from './three-way-setup.ts'
import { factions } from './three-way-sides.ts'

export const threeWayWar = option('Three-Way War', {
  says: 'Dark, Light and Neutral fight each other; who has units in fewer than two arenas at the end of a turn leaves.',
  supersedes: ['Lite'],
  seats: 3,
  removes: ['swtcg/sides:agree', 'swtcg/sides:roll-decides'],
  apply: (edit) => {
    edit.setConstants({
      sides: ['dark', 'light', 'neutral'],
      startingBuild: 40,
      deck: factionDeck(edit.constants.deck, 'three-way-war'),
    })
    rolled(edit, 'build', { roller: 'neutral', rule: 'opt/three-way-war/neutral-rolls-build' })
    edit.setPolicies({
      singlesOut,
      overkillTo: (game, defender, units) => {
        const { controller } = game.card(defender)
        return units.filter((unit) => game.card(unit).controller === controller)
      },
    })
    edit.addProcedure(factions)
    edit.replace('swtcg/setup', nextOfThree)
    edit.insertAfter('swtcg/turn', 'win', step('eliminate', eliminate))
  },
})

/** What all of "your opponent's units" get is for both; what is chosen, counted or done to each is for one. */
function singlesOut(game: Game, context: Context, instruction: Instruction): OneOf | null {
  if (filterOf(instruction)?.whose !== 'opponent' || instruction.do === 'get') return null
  const opponents = game.table.order.filter((seat) => areOpponents(game, seat, context.you))
  if (opponents.length < 2) return null
  const rule = 'opt/three-way-war/number-or-each-means-one-opponent'
  return singledBefore(context) ?? { by: 'choice', rule }
}
