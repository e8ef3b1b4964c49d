/** Pictures that are drawn when the drawings have come; until then there is the sky alone. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PictureFacts } from './table.ts'

type Pictures = typeof import('./picture.tsx')

let fetched: Pictures | null = null

/** Null until they have come; who has no network goes without. */
function usePictures(): Pictures | null {
  const [pictures, setPictures] = useState(fetched)
  useEffect(() => {
    let wanted = true
    void import('./picture.tsx').then(
      (come) => {
        fetched = come
        if (wanted) setPictures(come)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return pictures
}

export function Art({ of, facts }: { readonly of: string; readonly facts: PictureFacts }): JSX.Element {
  const pictures = usePictures()
  return (
    <span class="art-box" aria-hidden="true">
      {pictures ? <pictures.Picture of={of} facts={facts} /> : <svg class="art" aria-hidden="true" />}
    </span>
  )
}

/** One drawing without a sky, as a piece on the board. */
export function Piece({ name }: { readonly name: string }): JSX.Element {
  const pictures = usePictures()
  return (
    <span class="piece" aria-hidden="true">
      {pictures && <pictures.Drawing name={name} />}
    </span>
  )
}
