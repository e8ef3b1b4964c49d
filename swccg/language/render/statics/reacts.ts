/** Reacts in one clause: "may deploy or move to same site as a 'react'", "(for free)", "to or from same site". */
import { same } from '@dejarik/kernel'
import type { Static } from '../../../text/statics.ts'
import { sayPlace } from '../nouns/locations.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { sayStatic } from './static-clauses.ts'

interface Together {
  readonly takes: number
  readonly says: string
}
type Allows = Extract<Static, { static: 'allows' }>
type Bars = Extract<Static, { static: 'bars' }>

/** What stands first among statics that hold under one condition. */
export function sayReacts(statics: readonly Static[], speaker: Speaker): Together | undefined {
  const [first, second] = statics
  if (first?.static === 'allows')
    return deployOrMove(first, second, speaker) ?? forFree(first, statics, speaker)
  return first?.static === 'bars' && second?.static === 'bars' ? toOrFrom(first, second, speaker) : undefined
}

const isSame = (one: Static | undefined, other: Allows, what: Allows['what']): boolean =>
  same(one, { ...other, what })

function deployOrMove(first: Allows, second: Static | undefined, speaker: Speaker): Together | undefined {
  if (first.what !== 'deploy-as-react' || !isSame(second, first, 'react')) return undefined
  return { takes: 2, says: sayStatic(first, speaker).replace('may deploy', 'may deploy or move') }
}

function forFree(
  first: Allows,
  [, second, third]: readonly Static[],
  speaker: Speaker,
): Together | undefined {
  if (first.what !== 'react' && first.what !== 'react-flying') return undefined
  const clause = sayStatic(first, speaker)
  if (isSame(second, first, 'react-free')) return { takes: 2, says: `${clause} (for free)` }
  const isBoth = first.what === 'react' && isSame(second, first, 'react-flying')
  if (!isBoth || !isSame(third, first, 'react-free')) return undefined
  return { takes: 3, says: `${clause} (also by hyperspeed) (for free)` }
}

/** Whoever may not come as a 'react' may not leave as one either. */
function toOrFrom(to: Bars, from: Bars, speaker: Speaker): Together | undefined {
  if (to.what !== 'react' || from.what !== 'react' || !to.to || to.by || from.to || from.by) return undefined
  const where = to.to.the === 'self' ? 'same-location' : to.to.where
  if (where === undefined || Object.keys(to.to).length > 1 || !same(from.of, { ...to.of, where }))
    return undefined
  const place = sayPlace(where, speaker).replace(/^at /, '')
  const { to: _, ...anywhere } = to
  return { takes: 2, says: `${sayStatic(anywhere, speaker)} to or from ${place}` }
}
