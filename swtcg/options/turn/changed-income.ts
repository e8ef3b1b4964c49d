/** How options change what players get at the start of a turn. */
import type { Gained, Income } from '../../rules/turn/income.ts'
import type { Edit } from '../option.ts'

export function rolled(edit: Edit, of: Gained, change: Partial<Income>): void {
  const { income } = edit.constants
  if (income[of].stands) return // opt/compat/fixed-build-styles-and-build-options
  edit.setConstants({ income: { ...income, [of]: { ...income[of], ...change } } })
}
