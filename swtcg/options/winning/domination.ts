/** Domination: all three arenas to win. */
import { option } from '../option.ts'

export const domination = option('Domination', {
  says: 'Whoever controls all three arenas at the end of a turn wins.',
  supersededBy: ['Breach', 'Invade the Capitol'],
  apply: (edit) => edit.setConstants({ arenasToWin: 3 }),
})
