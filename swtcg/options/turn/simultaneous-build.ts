import { step } from '../../kinds.ts'
import { option } from '../option.ts'
import { shared, start } from './shared-build.ts'

export const simultaneousBuild = option('Simultaneous Build', {
  says: 'The players share one build step and take its actions by turns, the Dark Side first.',
  apply: (edit) => {
    edit.addProcedure(start)
    edit.addProcedure(shared)
    edit.replace(
      'swtcg/turn',
      step('build', (game) => {
        const { turn } = game.table
        game.changeTable({ step: 'build' })
        game.emit({ kind: 'stepBegan', turn, step: 'build', cause: { rule: 'idc/turn/phases' } })
        game.call(shared, { done: [] })
      }),
    )
  },
})
