/** Hyper Roll: a die with more sides for build points. */
import { option } from '../option.ts'
import { rolled } from './changed-income.ts'

/** Force stays with six sides unless the group says otherwise (opt/compat/force-roll-and-hyper-roll). */
export const hyperRoll = option('Hyper Roll', {
  says: 'Build points are rolled with a die of eight or more sides.',
  supersededBy: [{ title: 'Solid Build', in: 'build' }],
  agreed: ['8', '10', '12', '20', '8-too', '10-too', '12-too', '20-too'],
  wraps: ['income'],
  apply: (edit, agreed) => {
    const sides = Number.parseInt(agreed, 10)
    rolled(edit, 'build', { sides })
    if (agreed.endsWith('-too')) rolled(edit, 'force', { sides })
  },
})
