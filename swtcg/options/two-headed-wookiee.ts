/** Two-Headed Wookiee: two teams of two. */
import { largeDeck } from './large-deck.ts'
import { option } from './option.ts'
import { rolled } from './rolled.ts'

const RULE = 'opt/two-headed-wookiee'

export const twoHeadedWookiee = option('Two-Headed Wookiee', {
  says: 'Two teams of two play; each team builds with 50 points in setup, and each player gains 3 Force a turn.',
  supersedes: ['Lite'],
  seats: 4,
  apply: (edit) => {
    edit.setConstants({
      startingBuild: 50,
      buildersSharing: 2,
      deck: { ...largeDeck(edit.constants.deck, 'two-headed-wookiee'), mixedSides: `${RULE}/deck-sides` },
    })
    rolled(edit, 'force', { fixed: 3, rule: `${RULE}/force-three-each` })
  },
})
