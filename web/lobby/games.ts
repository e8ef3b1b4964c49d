/** The games that the server offers, asked for once. */
import type { GameNotice } from '@dejarik/server/messages'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../live/api.ts'

let asked: Promise<readonly GameNotice[]> | null = null

export function useGames(): readonly GameNotice[] {
  const [games, setGames] = useState<readonly GameNotice[]>([])
  useEffect(() => {
    asked ??= api.games()
    asked.then(setGames, () => {
      asked = null
    })
  }, [])
  return games
}
