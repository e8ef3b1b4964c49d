/** Force Roll: the Dark Side rolls a die, and everybody gains that much Force. */
import { option } from '../option.ts'
import { rolled } from './changed-income.ts'

export const forceRoll = option('Force Roll', {
  says: 'The Dark Side rolls a die each turn, and every player gains that much Force.',
  supersedes: [{ title: 'Dark Roll', in: 'force' }],
  wraps: ['income'],
  apply: (edit) =>
    rolled(edit, 'force', {
      rolls: 'one',
      roller: 'dark',
      rule: 'opt/force-roll/dark-rolls-force',
    }),
})
