/** Rollover Build: unspent build points stay. */
import { option } from '../option.ts'

export const rolloverBuild = option('Rollover Build', {
  says: 'Build points that are left at the end of a build step carry over to the next turn.',
  wraps: ['unspentBuild'],
  apply: (edit) => edit.setPolicies({ unspentBuild: 'kept' }),
})
