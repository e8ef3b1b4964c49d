/** Krayt: stacks of any height. */
import { option } from '../option.ts'

export const krayt = option('Krayt', {
  says: 'Any number of versions may be stacked.',
  apply: (edit) => edit.setConstants({ stackLimit: Number.MAX_SAFE_INTEGER }),
})
