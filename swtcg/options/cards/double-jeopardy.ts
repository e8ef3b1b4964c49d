/** Double Jeopardy: twice the printed speed, power and health. */
import { option } from '../option.ts'

export const doubleJeopardy = option('Double Jeopardy', {
  says: 'All units have double their printed speed, power and health; effects are not doubled.',
  apply: (edit) => edit.setConstants({ statisticFactor: 2 }),
})
