/** The styles and options that people keep on the server, to play them again. */
import type { Preset } from '../api/messages.ts'
import { gameNamed } from '../games.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/open.ts'
import type { UserRow } from '../store/schema.ts'

/** As many as one person may keep. */
const MOST_PRESETS = 50

export class Presets {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async of({ id }: UserRow): Promise<readonly Preset[]> {
    const rows = await this.database
      .selectFrom('presets')
      .selectAll()
      .where('user', '=', id)
      .orderBy('changed', 'desc')
      .execute()
    return rows.map(({ user: _, options, ...preset }) => ({
      ...preset,
      options: JSON.parse(options) as string[],
    }))
  }

  /** Replaces the preset of that id, if it is the person's own. */
  async keep(user: UserRow, preset: Preset): Promise<void> {
    gameNamed(preset.game)
    const own = await this.of(user)
    if (own.length >= MOST_PRESETS && !own.some(({ id }) => id === preset.id))
      throw new Refusal(409, `You have ${MOST_PRESETS} sets of options. Throw one away first.`)
    const row = { ...preset, user: user.id, options: JSON.stringify(preset.options) }
    await this.database.transaction().execute(async (within) => {
      await within.deleteFrom('presets').where('user', '=', user.id).where('id', '=', preset.id).execute()
      await within.insertInto('presets').values(row).execute()
    })
  }

  async drop(user: UserRow, id: string): Promise<void> {
    await this.database.deleteFrom('presets').where('user', '=', user.id).where('id', '=', id).execute()
  }
}
