/** What people are told of a campaign: nothing of decks, and of Locations in hand only their own. */
import { type Player, seenBy, type War } from '@dejarik/swtcg/conquest'
import type { WarNotice } from '../api/war-messages.ts'
import type { UserRow, WarRow } from '../store/schema.ts'

export const PLAYERS: readonly Player[] = ['dark', 'light']

export const playerOf = (row: WarRow, user: UserRow | null): Player | null =>
  PLAYERS.find((player) => user !== null && row[player] === user.id) ?? null

export const warIn = ({ war }: WarRow): War | null => JSON.parse(war) as War | null
export const newsIn = ({ news }: WarRow): readonly string[] => JSON.parse(news) as readonly string[]

export function warNotice(row: WarRow, viewer: UserRow | null): WarNotice {
  const war = warIn(row)
  const you = playerOf(row, viewer)
  return {
    id: row.id,
    version: row.version,
    count: row.count,
    state: row.state,
    you,
    names: { dark: row.dark && row.darkName, light: row.light && row.lightName },
    war: war && seenBy(war, you),
    battle: row.battle || null,
    news: newsIn(row),
    touched: row.touched,
  }
}
