/** Two-Headed Wookiee: two teams of two. */
import { option } from './option.ts'

export const twoHeadedWookiee = option('Two-Headed Wookiee', {
  says: 'Two teams of two play; each team builds with 50 points in setup.',
  supersedes: ['Lite'],
  seats: 4,
  apply: (edit) => edit.setConstants({ startingBuild: 50, buildersSharing: 2 }),
})
