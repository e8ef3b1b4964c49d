/** One campaign: the map, what happened, and what the person may do; a program leads the other side. */
import {
  act,
  actionsOf,
  actorOf,
  heading,
  SIDES,
  sayAction,
  suggest,
  TYPES,
  tellAction,
  type War,
  type WarAction,
} from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { PageHead } from '../page-head.tsx'
import { hashFor } from '../route.ts'
import { type KeptWar, keepWar } from './keep.ts'
import { WarMap } from './map.tsx'

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
  return (
    <main class="page conquest">
      <PageHead title="Conquest" />
      <p role="status" class="war-heading">
        {heading(war, actor)}
      </p>
      <Standing war={war} you={you} />
      {war.campaign.battle && (
        <a class="play-now" href={hashFor({ page: 'conquest', war: `${kept.id}/battle` })}>
          {kept.decisions.length > 0 ? 'Go on with the battle' : 'Fight the battle'}
        </a>
      )}
      {actor === you ? <Acting war={war} doIt={doIt} /> : <WarMap war={war} free={[]} lay={() => {}} />}
      {kept.news.length > 0 && (
        <details open>
          <summary>What happened</summary>
          <ul class="war-news">
            {kept.news.map((text, index) => (
              <li key={kept.news.length - index}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </main>
  )
}

function Standing({ war: { campaign }, you }: Pick<KeptWar, 'war' | 'you'>): JSX.Element {
  return (
    <ul class="war-standing">
      {(['dark', 'light'] as const).map((player) => (
        <li key={player} class={`side-${player}`}>
          <b>{SIDES[player]}</b> {player === you ? 'you' : 'program'} · build points {campaign.build[player]}{' '}
          · Locations {campaign.owners.filter((owner) => owner === player).length} of {campaign.count}
        </li>
      ))}
    </ul>
  )
}

interface ActingProps {
  readonly war: War
  readonly doIt: (action: WarAction) => void
}

function Acting({ war, doIt }: ActingProps): JSX.Element {
  const actions = actionsOf(war)
  const lays = actions.filter((action) => action.do === 'lay')
  if (lays.length > 0) return <Laying war={war} lays={lays} doIt={doIt} />
  return (
    <>
      <WarMap war={war} free={[]} lay={() => {}} />
      <section class="war-actions" aria-label="Your moves">
        {actions.map((action) => (
          <button
            type="button"
            key={JSON.stringify(action)}
            class={action.do === 'done' ? '' : 'primary'}
            onClick={() => doIt(action)}
          >
            {sayAction(war, action)}
          </button>
        ))}
      </section>
    </>
  )
}

type Lay = WarAction & { readonly do: 'lay' }

/** First the Location, then its place. */
function Laying({ war, lays, doIt }: ActingProps & { readonly lays: readonly Lay[] }): JSX.Element {
  const [wanted, setWanted] = useState('')
  const cards = [...new Set(lays.map(({ is }) => is))]
  const chosen = cards.includes(wanted) ? wanted : cards[0]!
  const all = [...war.locations.dark, ...war.locations.light]
  return (
    <>
      <label class="war-choice">
        The Location to lay
        <select value={chosen} onChange={(event) => setWanted(event.currentTarget.value)}>
          {cards.map((is) => {
            const { name, type, cost } = all.find((card) => card.is === is)!
            return (
              <option key={is} value={is}>
                {name} ({TYPES[type]}, {cost})
              </option>
            )
          })}
        </select>
      </label>
      <WarMap
        war={war}
        free={lays.filter(({ is }) => is === chosen).map(({ at }) => at)}
        lay={(at) => doIt({ do: 'lay', is: chosen, at })}
      />
    </>
  )
}
