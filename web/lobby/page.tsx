/** The lobby: a quick match, the tables that there are and who is here, then new tables and accounts. */
import type { Me } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LiveWars } from '../conquest/live-wars.tsx'
import { api, Refused } from '../live/api.ts'
import { PageHead } from '../page-head.tsx'
import { Friends } from '../people/friends.tsx'
import { PeoplePlaces } from '../people/places.tsx'
import { hashFor } from '../route.ts'
import { OpenTable } from './open-table.tsx'
import { QuickMatchForm } from './quick-match.tsx'
import { SignIn } from './sign-in.tsx'
import { TableLists } from './tables.tsx'

export function LobbyPage(): JSX.Element {
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [refusal, setRefusal] = useState('')
  const tell = (error: unknown): void => setRefusal(error instanceof Refused ? error.message : String(error))
  useEffect(() => void api.me().then(setMe, tell), [])
  const enter = (coming: Promise<Me | null>): void => {
    setRefusal('')
    void coming.then(setMe, tell)
  }
  const isIn = me !== undefined && me !== null
  return (
    <main class="page lobby">
      <PageHead title="With people" />
      <PeoplePlaces />
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <div class="lobby-columns">
        <div class="lobby-column">
          {me !== undefined && <QuickMatchForm isIn={isIn} tell={tell} />}
          {me !== undefined && <TableLists isIn={isIn} tell={tell} />}
          {me && <LiveWars />}
        </div>
        <div class="lobby-column">
          {me !== undefined && <SignIn me={me} enter={enter} />}
          {me && !me.guest && <Friends key={me.name} />}
          {me && <OpenTable tell={tell} />}
          {me && (
            <p>
              <a href={hashFor({ page: 'conquest', war: '' })}>Galactic Conquest</a>: a campaign over days,
              with a friend by link.
            </p>
          )}
        </div>
      </div>
    </main>
  )
}
