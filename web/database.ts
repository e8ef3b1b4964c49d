/** A database of this browser with records of one kind, each by its id. */

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export class Database<T extends { readonly id: string }> {
  private readonly name: string
  private readonly store: string
  /** Opened once; again after it was closed or could not be opened. */
  private opened: Promise<IDBDatabase> | null = null

  constructor(name: string, store: string) {
    this.name = name
    this.store = store
  }

  /** One transaction; what it wrote is on the disk when this is done. */
  async within<R>(mode: IDBTransactionMode, work: (records: IDBObjectStore) => Promise<R>): Promise<R> {
    const transaction = (await this.open()).transaction(this.store, mode)
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([work(transaction.objectStore(this.store)), written])
    return result
  }

  readonly all = (records: IDBObjectStore): Promise<readonly T[]> => done(records.getAll() as IDBRequest<T[]>)

  readonly get = (records: IDBObjectStore, id: string): Promise<T | undefined> =>
    done(records.get(id) as IDBRequest<T | undefined>)

  private open(): Promise<IDBDatabase> {
    this.opened ??= this.openAnew().catch((error: unknown) => {
      this.opened = null
      throw error
    })
    return this.opened
  }

  private async openAnew(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: 'id' })
    const database = await done(request)
    database.onclose = () => {
      this.opened = null
    }
    return database
  }
}
