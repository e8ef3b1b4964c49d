/** Full Mulligan: units may be thrown back too. */
import { option } from '../option.ts'

export const fullMulligan = option('Full Mulligan', {
  says: 'Unit cards may be thrown back in the mulligan, too.',
  apply: (edit) => edit.setConstants({ mulliganKinds: ['unit', ...edit.constants.mulliganKinds] }),
})
