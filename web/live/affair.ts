/** A campaign or an event on the server, as one may know it now: the server says when there is something new. */
import type { AffairTold } from '@dejarik/server/messages'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from './api.ts'
import { useRefusal } from './seats.tsx'
import { listenAt } from './socket.ts'

interface Versioned {
  readonly version: number
}

interface Affair<Notice> {
  readonly notice: Notice | null
  readonly refusal: string
  /** Shows what comes of a request. */
  readonly look: (coming: Promise<Notice>) => void
}

export function useAffair<Notice extends Versioned>(
  place: string,
  ask: () => Promise<Notice>,
): Affair<Notice> {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [refusal, attempt] = useRefusal()
  const seen = useRef(-1)
  const show = (told: Notice): void => {
    // An answer that was overtaken on its way is old.
    if (told.version < seen.current) return
    seen.current = told.version
    setNotice(told)
  }
  const look = (coming: Promise<Notice>): void => attempt(coming.then(show))
  useEffect(() => {
    let gone = false
    let stop = (): void => {}
    seen.current = -1
    const come = async (): Promise<Notice> => {
      // Whoever follows a link comes in as a guest.
      if ((await api.me()) === null) await api.comeIn('')
      const first = await ask()
      if (!gone)
        stop = listenAt<AffairTold>(`live/${place}`, ({ version }) => version > seen.current && look(ask()))
      return first
    }
    look(come())
    return () => {
      gone = true
      stop()
    }
  }, [place])
  return { notice, refusal, look }
}
