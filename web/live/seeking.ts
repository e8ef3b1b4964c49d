/** Whoever waits for a quick match asks now and then: the longer the wait, the more people will do. */
import type { TableNotice } from '@dejarik/server/messages'
import { useEffect } from 'preact/hooks'
import { goTo } from '../route.ts'
import { api } from './api.ts'

/** In milliseconds. */
const SEEK_EVERY = 5000

/** Goes over to the table of somebody who waits too, as soon as both will do for each other. */
export function useSeeking({ id, quick, seats }: TableNotice): void {
  const isHost = seats[0]?.you ?? false
  useEffect(() => {
    if (!quick || !isHost) return
    const seek = async (): Promise<void> => {
      const found = await api.seek(id)
      if (found.id !== id) goTo({ page: 'table', table: found.id })
    }
    // A failure is none of the player's business: it is tried again.
    const timer = setInterval(() => void seek().catch(() => undefined), SEEK_EVERY)
    return () => clearInterval(timer)
  }, [id, quick, isHost])
}
