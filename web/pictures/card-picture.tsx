/** The picture on a card: the person's own, or one that we draw. */
import type { JSX } from 'preact'
import { useEffect, useReducer, useState } from 'preact/hooks'
import { Art } from '../art/later.tsx'
import type { Look } from '../look.ts'
import { pictureCount, pictureOf, watchPictures } from './store.ts'

function useOwnPicture({ key, title }: Look): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const [version, count] = useReducer((times: number, _: 'again') => times + 1, 0)
  useEffect(() => watchPictures(() => count('again')), [])
  useEffect(() => {
    let wanted = true
    setAddress(null)
    if (pictureCount() > 0) void pictureOf([key, title]).then((found) => wanted && setAddress(found))
    return () => {
      wanted = false
    }
  }, [key, title, version])
  return address
}

export function CardPicture({ look }: { readonly look: Look }): JSX.Element {
  const own = useOwnPicture(look)
  return own ? <img class="own-picture" src={own} alt="" /> : <Art of={look.key} facts={look.picture} />
}
