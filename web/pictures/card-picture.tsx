/** The picture on a card: the person's own, or one that we draw. */
import type { JSX } from 'preact'
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
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
  // The same picture is the same element: it is not drawn again with every click.
  const drawn = useMemo(() => <Art of={look.key} facts={look.picture} />, [look.key])
  return own ? <img class="own-picture" src={own} alt="" /> : drawn
}
