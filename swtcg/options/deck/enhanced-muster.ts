/** Enhanced Muster: more cards at the start, and 4 build points for each. */
import { option } from '../option.ts'

const USUAL_HAND = 7
const POINTS = 4

/** In a style of its own the extra cards add to that style's numbers (opt/compat/enhanced-muster-with-styles). */
export const enhancedMuster = option('Enhanced Muster', {
  says: 'Players begin with more cards, and with 4 more build points in setup for each of them.',
  agreed: ['9', '8', '10', '11', '12'],
  wraps: ['handSize', 'startingBuild'],
  apply: (edit, agreed) => {
    const more = Number(agreed) - USUAL_HAND
    const { handSize, startingBuild, buildersSharing } = edit.constants
    edit.setConstants({
      handSize: handSize + more,
      startingBuild: startingBuild + POINTS * more * buildersSharing,
    })
  },
})
