/** Drafts on the server: one's own that are under way, and those that wait for players. */
import type { DraftNotice } from '@dejarik/server/draft-messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../live/api.ts'
import { hashFor } from '../route.ts'

const STATES: Readonly<Record<DraftNotice['state'], string>> = {
  open: 'waits for players',
  taking: 'goes round',
  building: 'decks and games',
  over: 'over',
}

/** None where there is no server. */
export function LiveDrafts(): JSX.Element | null {
  const [drafts, setDrafts] = useState<readonly DraftNotice[]>([])
  useEffect(() => void api.drafts().then(setDrafts, () => setDrafts([])), [])
  if (drafts.length === 0) return null
  return (
    <section aria-label="Drafts with people">
      <h2>Drafts with people</h2>
      <ul class="wars">
        {drafts.map(({ id, way, set, state, seats, drafters, you }) => (
          <li key={id}>
            <a href={hashFor({ page: 'decks', deck: `limited/live/${id}` })}>
              {way === 'draft' ? 'Draft' : 'Sealed packs'} of {set}
              {you !== null && ', with you'}
            </a>
            <span class="small">
              {STATES[state]}, {drafters.filter(({ program }) => !program).length} of {seats}:{' '}
              {drafters.map(({ name }) => name).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
