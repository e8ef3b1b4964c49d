/** Breakout: the battle steps in the opposite order. */
import { ARENAS } from '../../cards/definition.ts'
import { option } from '../option.ts'

export const breakout = option('Breakout', {
  says: 'The Character battle is fought first, then Ground, then Space.',
  supersededBy: ['Massive Battle'],
  apply: (edit) => {
    const battles = ARENAS.toReversed()
    edit.setConstants({ battles })
    edit.reorder('swtcg/turn', battles)
  },
})
