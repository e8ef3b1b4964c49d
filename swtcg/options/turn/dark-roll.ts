/** Dark Roll: every player rolls a die of his or her own. */
import { option } from '../option.ts'
import { rolled } from './changed-income.ts'

export const darkRoll = option('Dark Roll', {
  says: 'Each player rolls his or her own die for build points (or for Force, or for both, as agreed).',
  supersededBy: [
    { title: 'Solid Build', in: 'build' },
    { title: 'Force Roll', in: 'force' },
  ],
  agreed: ['build', 'force', 'both'],
  wraps: ['income'],
  apply: (edit, agreed) => {
    const each = { rolls: 'each', rule: 'opt/dark-roll/each-rolls-own' } as const
    if (agreed !== 'force') rolled(edit, 'build', each)
    if (agreed !== 'build') rolled(edit, 'force', each)
  },
})
