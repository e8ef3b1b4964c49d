/** A campaign as it is shown: the map, how things stand, what may be done, and what happened. */
import {
  actionsOf,
  actorOf,
  heading,
  type Player,
  SIDES,
  sayAction,
  TYPES,
  type WarAction,
  type WarSeen,
} from '@dejarik/swtcg/conquest'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { WarMap } from './map.tsx'

interface BoardProps {
  readonly war: WarSeen
  /** The side that the viewer leads; null for whoever only looks. */
  readonly you: Player | null
  /** Who leads each side. */
  readonly names: Readonly<Record<Player, string>>
  readonly news: readonly string[]
  readonly doIt: (action: WarAction) => void
  /** The way to the battle. */
  readonly children?: ComponentChildren
}

export function WarBoard({ war, you, names, news, doIt, children }: BoardProps): JSX.Element {
  const actor = actorOf(war)
  return (
    <>
      <p role="status" class="war-heading">
        {heading(war, actor)}
      </p>
      <Standing war={war} names={names} />
      {children}
      {actor !== null && actor === you ? (
        <Acting war={war} doIt={doIt} />
      ) : (
        <WarMap war={war} free={[]} lay={() => {}} />
      )}
      {news.length > 0 && (
        <details open>
          <summary>What happened</summary>
          <ul class="war-news">
            {news.map((text, index) => (
              <li key={news.length - index}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Standing({ war: { campaign }, names }: Pick<BoardProps, 'war' | 'names'>): JSX.Element {
  return (
    <ul class="war-standing">
      {(['dark', 'light'] as const).map((player) => (
        <li key={player} class={`side-${player}`}>
          <b>{SIDES[player]}</b> {names[player]} · build points {campaign.build[player]} · Locations{' '}
          {campaign.owners.filter((owner) => owner === player).length} of {campaign.count}
        </li>
      ))}
    </ul>
  )
}

interface ActingProps {
  readonly war: WarSeen
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
