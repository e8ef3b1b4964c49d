/** Light Over Dark: the second primary rule turned round (opt/light-over-dark/light-first). */
import { option } from '../option.ts'

export const lightOverDark = option('Light Over Dark', {
  says: 'The Light Side goes first, decides and wins ties wherever the Dark Side would.',
  wraps: ['sides'],
  apply: (edit) => {
    const { sides } = edit.constants
    const later = sides.filter((side) => side !== 'dark' && side !== 'light')
    edit.setConstants({ sides: ['light', 'dark', ...later] })
  },
})
