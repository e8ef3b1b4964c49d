/** The cards of a game, asked for once, and again when there are other cards of one's own. */
import { useEffect, useState } from 'preact/hooks'
import { study } from '../study/desk.ts'
import type { CardLibrary } from '../study/studies.ts'

const asked = new Map<string, Promise<CardLibrary>>()
const watchers = new Set<(game: string) => void>()

function libraryOf(game: string): Promise<CardLibrary> {
  const known = asked.get(game) ?? study('library', { game })
  asked.set(game, known)
  return known
}

/** Whoever shows the cards of the game is shown them as they are now. */
export function askLibraryAgain(game: string): void {
  asked.delete(game)
  for (const watcher of watchers) watcher(game)
}

export function useLibrary(game: string): CardLibrary | null {
  const [library, setLibrary] = useState<CardLibrary | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (changed: string): void => {
      if (changed === game) void libraryOf(game).then((found) => wanted && setLibrary(found))
    }
    setLibrary(null)
    show(game)
    watchers.add(show)
    return () => {
      wanted = false
      watchers.delete(show)
    }
  }, [game])
  return library
}
