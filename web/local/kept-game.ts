/** The games of this device, kept in the browser after every decision. */
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

const NAME = 'dejarik-games'
const STORE = 'games'
/** The oldest go first. */
const MOST = 30

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  const database = await done(request)
  database.onclose = () => {
    opened = null
  }
  return database
}

/** Opened once; again after it was closed or could not be opened. */
let opened: Promise<IDBDatabase> | null = null
function theDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** One transaction; what it wrote is on the disk when this is done. */
async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = (await theDatabase()).transaction(STORE, mode)
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const [result] = await Promise.all([work(transaction.objectStore(STORE)), written])
  return result
}

const all = (games: IDBObjectStore): Promise<readonly KeptGame[]> =>
  done(games.getAll() as IDBRequest<KeptGame[]>)

/** Keeps how a game stands, unless another tab has taken it up. */
export const keepGame = (game: KeptGame): Promise<'kept' | 'elsewhere'> =>
  within('readwrite', async (games) => {
    const there = await done(games.get(game.id) as IDBRequest<KeptGame | undefined>)
    if (there && there.tab !== game.tab) return 'elsewhere'
    await done(games.put(game))
    return 'kept'
  })

/** The game is this tab's from now on. */
export const claimGame = (game: KeptGame): Promise<void> =>
  within('readwrite', async (games) => {
    await done(games.put(game))
    const old = (await all(games)).toSorted((one, other) => other.changed - one.changed).slice(MOST)
    for (const { id } of old) await done(games.delete(id))
  })

/** The newest first; none where the browser keeps nothing. */
export const keptGames = (): Promise<readonly KeptGame[]> =>
  within('readonly', all).then(
    (games) => games.toSorted((one, other) => other.changed - one.changed),
    () => [],
  )

export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  within('readonly', (games) => done(games.get(id) as IDBRequest<KeptGame | undefined>)).catch(
    () => undefined,
  )

export const dropGame = (id: string): Promise<void> =>
  within('readwrite', (games) => done(games.delete(id))).catch(() => undefined)
