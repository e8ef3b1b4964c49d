/** An account that is deleted: what was the person's own goes, and games with others keep no name. */
import { type DraftCourse, courseOf as draftOf } from '../drafts/course.ts'
import { type Course, courseOf } from '../events/event.ts'
import { type SeriesCourse, seriesOf } from '../series/course.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'

/** What others read in place of the name. */
const NOBODY = 'Account deleted'

export const forgetPerson = (database: Database, user: UserRow): Promise<void> =>
  database.transaction().execute(async (within) => {
    await withdrawTables(within, user)
    for (const kept of ['decks', 'presets', 'sessions', 'ratings', 'friends'] as const)
      await within.deleteFrom(kept).where('user', '=', user.id).execute()
    await within.deleteFrom('friends').where('friend', '=', user.id).execute()
    await within.updateTable('results').set({ firstName: NOBODY }).where('first', '=', user.id).execute()
    await within.updateTable('results').set({ secondName: NOBODY }).where('second', '=', user.id).execute()
    await within.updateTable('seats').set({ name: NOBODY }).where('user', '=', user.id).execute()
    await within.updateTable('wars').set({ darkName: NOBODY }).where('dark', '=', user.id).execute()
    await within.updateTable('wars').set({ lightName: NOBODY }).where('light', '=', user.id).execute()
    await renameInEvents(within, user)
    await renameInSeries(within, user)
    await renameInDrafts(within, user)
    await within.deleteFrom('users').where('id', '=', user.id).execute()
  })

/** Events keep the results, and have a new version for whoever looks at them. */
async function renameInEvents(within: Database, user: UserRow): Promise<void> {
  const rows = await within
    .selectFrom('events')
    .selectAll()
    .where('course', 'like', `%"${user.id}"%`)
    .execute()
  for (const row of rows) {
    const { entrants, rounds } = courseOf(row)
    const named = entrants.map((each) => (each.user === user.id ? { ...each, name: NOBODY } : each))
    const course = JSON.stringify({ entrants: named, rounds } satisfies Course)
    await within
      .updateTable('events')
      .set({ course, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  }
}

async function renameInSeries(within: Database, user: UserRow): Promise<void> {
  const rows = await within
    .selectFrom('series')
    .selectAll()
    .where('course', 'like', `%"${user.id}"%`)
    .execute()
  for (const row of rows) {
    const { rivals, bouts } = seriesOf(row)
    const named = rivals.map((each) => (each.user === user.id ? { ...each, name: NOBODY } : each))
    const course = JSON.stringify({ rivals: named, bouts } satisfies SeriesCourse)
    await within
      .updateTable('series')
      .set({ course, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  }
}

/** A program goes on for whoever is no more. */
async function renameInDrafts(within: Database, user: UserRow): Promise<void> {
  const rows = await within
    .selectFrom('drafts')
    .selectAll()
    .where('course', 'like', `%"${user.id}"%`)
    .execute()
  for (const row of rows) {
    const course = draftOf(row)
    const drafters = course.drafters.map((each) =>
      each.user === user.id ? { ...each, name: NOBODY, away: true } : each,
    )
    await within
      .updateTable('drafts')
      .set({
        course: JSON.stringify({ ...course, drafters } satisfies DraftCourse),
        version: row.version + 1,
        ...(row.state === 'open' ? { state: 'over' as const } : {}),
      })
      .where('id', '=', row.id)
      .execute()
  }
}

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
