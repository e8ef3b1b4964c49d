/** The games of this device, kept in the browser after every decision. */
import { Database, done } from '../database.ts'
import type { Laid } from './laid.ts'

export interface KeptGame extends Laid {
  readonly id: string
  /** The tab that plays it; whoever takes the game up writes its own. */
  readonly tab: string
  /** The versions that it was last played under. */
  readonly rules: string
  /** By seat, as the game calls them. */
  readonly sides: readonly string[]
  readonly turn: number
  /** Whether a person of this device is asked something. */
  readonly asked: boolean
  readonly over: boolean
  /** In milliseconds since 1970. */
  readonly changed: number
}

const database = new Database<KeptGame>('dejarik-games', 'games')
/** The oldest go first. */
const MOST = 30

/** Keeps how a game stands, unless another tab has taken it up. */
export const keepGame = (game: KeptGame): Promise<'kept' | 'elsewhere'> =>
  database.within('readwrite', async (games) => {
    const there = await database.get(games, game.id)
    if (there && there.tab !== game.tab) return 'elsewhere'
    await done(games.put(game))
    return 'kept'
  })

/** The game is this tab's from now on. */
export const claimGame = (game: KeptGame): Promise<void> =>
  database.within('readwrite', async (games) => {
    await done(games.put(game))
    const old = (await database.all(games)).toSorted((one, other) => other.changed - one.changed).slice(MOST)
    for (const { id } of old) await done(games.delete(id))
  })

/** The newest first; none where the browser keeps nothing. */
export const keptGames = (): Promise<readonly KeptGame[]> =>
  database.within('readonly', database.all).then(
    (games) => games.toSorted((one, other) => other.changed - one.changed),
    () => [],
  )

export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  database.within('readonly', (games) => database.get(games, id)).catch(() => undefined)

export const dropGame = (id: string): Promise<void> =>
  database.within('readwrite', (games) => done(games.delete(id))).catch(() => undefined)
