/** Solid Build: five build points and no die. */
import { option } from '../option.ts'
import { rolled } from './changed-income.ts'

export const solidBuild = option('Solid Build', {
  says: 'Each player gets 5 build points a turn instead of a roll; bonuses are added as usual.',
  supersedes: [
    { title: 'Dark Roll', in: 'build' },
    { title: 'Hyper Roll', in: 'build' },
  ],
  wraps: ['income'],
  apply: (edit) => rolled(edit, 'build', { rolls: 'nobody', fixed: 5, rule: 'opt/solid-build/five-points' }),
})
