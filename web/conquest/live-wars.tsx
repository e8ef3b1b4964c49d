/** The campaigns with people that one leads a side of. */
import type { WarNotice } from '@dejarik/server/war-messages'
import { actorOf, heading, SIDES } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../live/api.ts'
import { hashFor } from '../route.ts'

/** Those under way; none where there is no server. */
export function LiveWars(): JSX.Element | null {
  const [wars, setWars] = useState<readonly WarNotice[]>([])
  useEffect(
    () =>
      void api
        .me()
        .then((me) => (me ? api.wars() : []))
        .then(setWars, () => setWars([])),
    [],
  )
  const open = wars.filter(({ state }) => state !== 'over')
  if (open.length === 0) return null
  return (
    <section aria-label="Your campaigns with people">
      <h2>Your campaigns with people</h2>
      <ul class="wars">
        {open.map(({ id, war, you, names, count }) => (
          <li key={id}>
            <a href={hashFor({ page: 'conquest', war: `live/${id}` })}>
              {war ? heading(war, actorOf(war)) : 'Waiting for another player'}
            </a>
            <span class="small">
              {you && SIDES[you]}, {names.dark ?? '…'} – {names.light ?? '…'}, {count} Locations
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
