/** Pictures of cards from a folder of the person's own: kept in this browser, never sent anywhere. */
import { readablePictures } from './readable.ts'

const NAME = 'dejarik-pictures'
const STORE = 'pictures'
/** How many there are, so that a page without any opens no database. */
const COUNT = 'dejarik.pictures'

/** Equal for a title and for the name of a file that means it. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** The card that a file shows: its name without folder and ending. */
export const shownBy = (file: string): string => plainName(file.replace(/^.*\//, '').replace(/\.\w+$/, ''))

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

export const pictureCount = (): number => {
  try {
    return Number(localStorage.getItem(COUNT) ?? 0)
  } catch {
    return 0
  }
}

/** Replaces all pictures by those of a folder; says how many there are now. */
export async function keepPictures(files: readonly File[]): Promise<number> {
  const images = await readablePictures(files)
  const database = await open()
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
  await done(store.clear())
  await Promise.all(images.map((file) => done(store.put(file, shownBy(file.name)))))
  localStorage.setItem(COUNT, String(images.length))
  forget()
  return images.length
}

const addresses = new Map<string, Promise<string | null>>()
const watchers = new Set<() => void>()

function forget(): void {
  addresses.clear()
  for (const watcher of watchers) watcher()
}

/** Hears when there are other pictures. */
export function watchPictures(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The address of the first picture that has one of these names; null if there is none. */
export function pictureOf(names: readonly string[]): Promise<string | null> {
  if (pictureCount() === 0) return Promise.resolve(null)
  const key = names.map(plainName).join()
  const known = addresses.get(key) ?? find(names.map(plainName)).catch(() => null)
  addresses.set(key, known)
  return known
}

async function find(names: readonly string[]): Promise<string | null> {
  const store = (await open()).transaction(STORE).objectStore(STORE)
  const found = await Promise.all(names.map((name) => done<Blob | undefined>(store.get(name))))
  const picture = found.find((each) => each !== undefined)
  return picture ? URL.createObjectURL(picture) : null
}
