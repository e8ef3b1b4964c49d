/** Team Ghost: one person plays several seats. The rules of the game stay as they are. */
import { option } from '../option.ts'

export const teamGhost = option('Team Ghost', {
  says: 'One person may play several seats.',
  apply: () => {},
})
