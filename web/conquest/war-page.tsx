/** One campaign on this device: a program leads the other side. */
import { act, actorOf, suggest, tellAction, type WarAction } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { type KeptWar, keepWar } from './keep.ts'
import { WarBoard } from './war-board.tsx'

/** So that one can see what the program does, in milliseconds. */
const PROGRAM_PAUSE = 350

export function WarPage({ kept: first }: { readonly kept: KeptWar }): JSX.Element {
  const [kept, setKept] = useState(first)
  const { war, you } = kept
  const actor = actorOf(war)
  const doIt = (action: WarAction): void => {
    const step = act(war, action)
    if ('war' in step)
      setKept(keepWar({ ...kept, war: step.war, news: [tellAction(war, action), ...kept.news] }))
  }
  useEffect(() => {
    const action = actor !== null && actor !== you ? suggest(war) : null
    const timer = action && setTimeout(() => doIt(action), PROGRAM_PAUSE)
    return () => clearTimeout(timer ?? undefined)
  }, [war])
  const names = { dark: 'program', light: 'program', [you]: 'you' }
  return (
    <main class="page conquest">
      <PageHead title="Conquest" />
      <WarBoard war={war} you={you} names={names} news={kept.news} doIt={doIt}>
        {war.campaign.battle && (
          <a class="play-now" href={hashFor({ page: 'conquest', war: `${kept.id}/battle` })}>
            {kept.decisions.length > 0 ? 'Go on with the battle' : 'Fight the battle'}
          </a>
        )}
      </WarBoard>
    </main>
  )
}
