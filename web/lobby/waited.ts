/** How long somebody has waited, counted on. */
import { useEffect, useState } from 'preact/hooks'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** “0:42”, “5:03”, “2 h”. */
export function waitTold(milliseconds: number): string {
  const waited = Math.max(0, milliseconds)
  if (waited >= HOUR) return `${Math.floor(waited / HOUR)} h`
  const seconds = Math.floor((waited % MINUTE) / 1000)
  return `${Math.floor(waited / MINUTE)}:${String(seconds).padStart(2, '0')}`
}

export function useWaited(since: number): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return waitTold(now - since)
}
