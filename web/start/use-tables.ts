/** What is open and being played on the server, for whoever has not gone in yet. */
import type { LobbyTold } from '@dejarik/server/messages'
import { useEffect, useState } from 'preact/hooks'
import { call } from '../live/api.ts'

/** Milliseconds between two looks. */
const LOOK_EVERY = 15_000

/** Null as long as nothing was heard, also where there is no server. */
export function useTables(): LobbyTold | null {
  const [told, setTold] = useState<LobbyTold | null>(null)
  useEffect(() => {
    const look = (): void => {
      if (navigator.onLine) call<LobbyTold>('GET', 'lobby').then(setTold, () => setTold(null))
    }
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return told
}
