/** Pages that are fetched when they are first opened, so that the first load stays small. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { hashFor } from './route.ts'

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
    if (failed) return <NotFetched />
    return Shown ? <Shown {...props} /> : <p class="loading">…</p>
  }
}

function NotFetched(): JSX.Element {
  return (
    <main class="page">
      <p role="alert">This page cannot be fetched. Is there a network?</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>{' '}
        <a href={hashFor({ page: 'start' })}>To the first screen</a>
      </p>
    </main>
  )
}
