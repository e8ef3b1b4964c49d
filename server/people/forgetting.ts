/** An account that is deleted: what was the person's own goes, and games with others keep no name. */
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'

/** What others read in place of the name. */
const NOBODY = 'Account deleted'

export const forgetPerson = (database: Database, user: UserRow): Promise<void> =>
  database.transaction().execute(async (within) => {
    await withdrawTables(within, user)
    for (const kept of ['decks', 'presets', 'sessions'] as const)
      await within.deleteFrom(kept).where('user', '=', user.id).execute()
    await within.updateTable('seats').set({ name: NOBODY }).where('user', '=', user.id).execute()
    await within.updateTable('wars').set({ darkName: NOBODY }).where('dark', '=', user.id).execute()
    await within.updateTable('wars').set({ lightName: NOBODY }).where('light', '=', user.id).execute()
    await within.deleteFrom('users').where('id', '=', user.id).execute()
  })

/** Tables that the person made and that still wait. */
async function withdrawTables(within: Database, user: UserRow): Promise<void> {
  const own = await within
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table', 'tables.id')
    .select('tables.id')
    .where('seats.seat', '=', 0)
    .where('seats.user', '=', user.id)
    .where('tables.state', '=', 'waiting')
    .execute()
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return
  await within.deleteFrom('tables').where('id', 'in', ids).execute()
  await within.deleteFrom('seats').where('table', 'in', ids).execute()
}
