/** The archive: games that are long over, kept as the replays that people watch; their acts are thrown away. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FinishedGame } from '@dejarik/table'
import type { Database } from '../store/open.ts'

const pack = (games: readonly FinishedGame[]): string =>
  deflateRawSync(JSON.stringify(games)).toString('base64')
const unpack = (packed: string): readonly FinishedGame[] =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as readonly FinishedGame[]

export class Archive {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** Null for a table that is not in it. */
  async games(table: string): Promise<readonly FinishedGame[] | null> {
    const row = await this.database
      .selectFrom('archive')
      .select('games')
      .where('table', '=', table)
      .executeTakeFirst()
    return row ? unpack(row.games) : null
  }

  /** From now on nobody plays at this table any more. False if it was played at in the meantime. */
  fold(table: string, games: readonly FinishedGame[], folded: number): Promise<boolean> {
    return this.database.transaction().execute(async (within) => {
      const { numUpdatedRows } = await within
        .updateTable('tables')
        .set({ touched: folded })
        .where('id', '=', table)
        .where('state', '=', 'over')
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await within
        .insertInto('archive')
        .values({ table, games: pack(games), folded })
        .execute()
      await within.deleteFrom('acts').where('table', '=', table).execute()
      return true
    })
  }
}
