/** The title of a card as it stands on it: dots before it, its version quieter, long words ready to be parted. */
import type { JSX } from 'preact'
import type { Look } from '../look.ts'
import { hyphenated } from './hyphens.ts'

const VERSION = /^(.*) (\([A-Z]\d?\))$/

/** A card of two faces is called by its first on a tile, which has no room for both. */
export const firstName = (look: Look): Look => ({ ...look, title: look.title.split(' / ')[0]! })

export function Name({ look: { title, dots } }: { readonly look: Look }): JSX.Element {
  const [, name = title, version] = VERSION.exec(title) ?? []
  return (
    <>
      {dots > 0 && <span class="dots">{'•'.repeat(dots)}</span>}
      {hyphenated(name)}
      {version && <span class="version"> {version}</span>}
    </>
  )
}

type NameFit = 'fit-1' | 'fit-2' | 'fit-3'
const known = new Map<string, NameFit>()

/** How small the letters of a title must be. */
export function fitOf(title: string): NameFit {
  const found = known.get(title) ?? fitFor(title)
  known.set(title, found)
  return found
}

/** By its longest part, and by its length. */
function fitFor(title: string): NameFit {
  const longest = Math.max(
    ...hyphenated(title)
      .split(/[\s\u00AD-]+/)
      .map((part) => part.length),
  )
  if (longest > 9 || title.length > 24) return 'fit-3'
  return longest > 8 || title.length > 18 ? 'fit-2' : 'fit-1'
}
