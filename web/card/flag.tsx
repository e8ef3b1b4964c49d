/** What is so of a tile, as a flag with its sign and word: no state is told by colour alone. */
import type { JSX } from 'preact'
import { Sign } from './sign.tsx'
import type { SignName } from './signs.ts'

export type Standing = 'chosen' | 'target' | 'pick' | 'act' | 'hit' | 'tapped'

/** The first that is so is shown. */
export const STANDINGS: readonly Standing[] = ['chosen', 'target', 'hit', 'tapped', 'pick', 'act']

/** Classes of the tile, and signs of the flag. */
export const CLASSES: Readonly<Record<Standing, string>> = {
  chosen: 'is-picked',
  target: 'is-target',
  pick: 'can-act',
  act: 'can-act',
  hit: 'is-hit',
  tapped: 'is-tapped',
}
const SIGNS: Readonly<Record<Standing, SignName>> = {
  chosen: 'chosen',
  target: 'target',
  pick: 'act',
  act: 'act',
  hit: 'hit',
  tapped: 'tapped',
}

export function Flag({ of }: { readonly of: readonly Standing[] }): JSX.Element | null {
  const shown = STANDINGS.find((standing) => of.includes(standing))
  if (!shown) return null
  return (
    <span class={`flag flag-${shown}`}>
      <Sign name={SIGNS[shown]} />
      <span class="flag-word">{shown}</span>
    </span>
  )
}
