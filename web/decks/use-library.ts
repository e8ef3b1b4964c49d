/** The cards of a game, asked for once. */
import { useEffect, useState } from 'preact/hooks'
import { study } from '../study/desk.ts'
import type { CardLibrary } from '../study/studies.ts'

const asked = new Map<string, Promise<CardLibrary>>()

function libraryOf(game: string): Promise<CardLibrary> {
  const known = asked.get(game) ?? study('library', { game })
  asked.set(game, known)
  return known
}

export function useLibrary(game: string): CardLibrary | null {
  const [library, setLibrary] = useState<CardLibrary | null>(null)
  useEffect(() => {
    let wanted = true
    setLibrary(null)
    void libraryOf(game).then((found) => wanted && setLibrary(found))
    return () => {
      wanted = false
    }
  }, [game])
  return library
}
