/** Shadow Ops: any number of cards face-down in setup. */
import { option } from '../option.ts'

export const shadowOps = option('Shadow Ops', {
  says: 'In setup any number of cards with a build cost may be laid face-down, units or not.',
  supersedes: ['Blind'],
  supersededBy: ['Skip'],
  apply: (edit) =>
    edit.setConstants({ setupFaceDown: ['unit', 'mission', 'location', 'equipment', 'resource'] }),
})
