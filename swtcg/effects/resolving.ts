/** The name of the procedure that carries out instructions, for those that it calls itself. */
import type { ProcedureName } from '@dejarik/kernel'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Context } from './context.ts'

export const resolving: ProcedureName<{ context: Context; instructions: readonly Instruction[] }> = {
  name: 'swtcg/resolve',
}
