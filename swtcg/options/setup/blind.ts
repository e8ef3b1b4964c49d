/** Blind: any number of units face-down in setup. */
import { option } from '../option.ts'

export const blind = option('Blind', {
  says: 'In setup any number of units may be laid face-down, not just the last card.',
  supersededBy: ['Shadow Ops', 'Skip'],
  apply: (edit) => edit.setConstants({ setupFaceDown: ['unit'] }),
})
