/** Two-Headed Wookiee: two teams of two. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import type { OneOf } from '../../../effects/choosing/single-out.ts'
import type { Context } from '../../../effects/context.ts'
import type { Game } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { exists, locationZone, seatsOf, sideOf, unitsOf } from '../../../rules/cards/place.ts'
import { option } from '../../option.ts'
import { addSpecial } from '../../specials.ts'
import { rolled } from '../../turn/changed-income.ts'
import { largeDeck } from '../large-deck.ts'
import { singledBefore, touchesPile } from '../one-opponent.ts'
import { handingOver } from './hand-over.ts'
import { askTeammates } from './teammates.ts'

const RULE = 'opt/two-headed-wookiee'

export const twoHeadedWookiee = option('Two-Headed Wookiee', {
  says: 'Two teams of two play; each team builds with 50 points in setup, and each player gains 3 Force a turn.',
  supersedes: ['Lite'],
  seats: 4,
  agreed: ['newer', 'older'],
  apply: (edit, text) => {
    edit.setConstants({
      startingBuild: 50,
      buildersSharing: 2,
      deck: { ...largeDeck(edit.constants.deck, 'two-headed-wookiee'), mixedSides: `${RULE}/deck-sides` },
    })
    addSpecial(edit, 'hand-over', handingOver)
    rolled(edit, 'force', { fixed: 3, rule: `${RULE}/force-three-each` })
    edit.setPolicies({ teamTurns: true, yousOfLocation, singlesOut })
    if (text === 'newer') askTeammates(edit) // opt/general/two-headed-wookiee-updates
  },
})

/** Of the other team one player is chosen whose hand, deck or discard pile is meant. */
function singlesOut(_: Game, context: Context, instruction: Instruction): OneOf | null {
  if (!touchesPile(instruction)) return null
  return singledBefore(context) ?? { by: 'choice', rule: `${RULE}/choose-opponent-for-hand-deck-discard` }
}

/** On a Location, the players of its side with units in that arena (ruling of idc/thw/location-you). */
function yousOfLocation(game: Game, card: CardId): readonly SeatId[] | undefined {
  if (!exists(game, card)) return undefined
  const { zone, controller } = game.card(card)
  const arena = ARENAS.find((each) => locationZone(each) === zone)
  if (!arena) return undefined
  return seatsOf(game, sideOf(game, controller)).filter((seat) => unitsOf(game, seat, arena).length > 0)
}
