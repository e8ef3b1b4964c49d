/** Team Rotation: players of a team change between games. What it does lies between games, in `rotate`. */
import { option } from '../option.ts'

export const teamRotation = option('Team Rotation', {
  says: 'Between the games of a match a team may bring in one player for another.',
  needs: {
    oneOf: ['Two-Headed Wookiee', 'Fight On All Fronts'],
    rule: 'opt/compat/team-rotation-needs-teams',
  },
  apply: () => {},
})
