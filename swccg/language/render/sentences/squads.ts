/** One that leads others along: "move Rebel Squad Leader and three of your other troopers at same site to one site …". */
import { same } from '@dejarik/kernel'
import type { CardAction } from '../../../text/text.ts'
import { both, either, words } from '../lists.ts'
import { oneOf, several } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

const chosen = (name: string) => ({ the: { chosen: name } })
const SELF = { the: 'self' } as const

/** A site that all of them can reach, and those who go there. */
export function saySquad(
  { targets = [], first = [], do: steps }: CardAction,
  speaker: Speaker,
): string | undefined {
  const [place, squad, ...others] = targets
  const [step, ...more] = steps
  if (!place || !squad || others.length + more.length + first.length > 0 || step?.do !== 'move-away')
    return undefined
  const { canReach, ...who } = squad.what
  const { reachedBy, any, ...site } = place.what
  const count = squad.least ?? 1
  const isWhole =
    squad.most === count &&
    same(canReach, chosen(place.name)) &&
    same(reachedBy, { least: 1, of: SELF }) &&
    same(any, [{ reachedBy: { least: count, of: who } }])
  if (!isWhole || !same(step.what, { any: [SELF, chosen(squad.name)] }) || !same(step.to, chosen(place.name)))
    return undefined
  return words(
    `move ${both([speaker.self, several(count, who, speaker)])} to ${oneOf(site, speaker)} within reach of all of them`,
    step.by && `(using ${either(step.by)})`,
    step.free && 'at no further cost',
    step.orLost && 'or be lost',
    step.react && "as a 'react'",
  )
}
