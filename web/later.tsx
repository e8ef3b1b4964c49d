/** Pages that are fetched when they are first opened, so that the first load stays small. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

type Page<P> = (props: P) => JSX.Element

export function later<P extends object>(load: () => Promise<Page<P>>): Page<P> {
  let fetched: Page<P> | null = null
  return (props) => {
    const [Shown, setShown] = useState<Page<P> | null>(() => fetched)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (!fetched)
        load().then(
          (page) => {
            fetched = page
            setShown(() => page)
          },
          () => setFailed(true),
        )
    }, [])
    if (failed) return <p role="alert">This page cannot be fetched. Is there a network?</p>
    return Shown ? <Shown {...props} /> : <p class="loading">…</p>
  }
}
