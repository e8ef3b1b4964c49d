/** The lobby: who one is, quick matches, new tables, and the tables that there are. */
import type { Me } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LiveWars } from '../conquest/live-wars.tsx'
import { api, Refused } from '../live/api.ts'
import { hashFor } from '../route.ts'
import { NewTableForm } from './new-table.tsx'
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
  return (
    <main class="first lobby">
      <header>
        <h1>
          <a href={hashFor({ page: 'start' })}>Dejarik</a>
        </h1>
      </header>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {me !== undefined && <SignIn me={me} enter={enter} />}
      {me && <NewTableForm tell={tell} />}
      {me && <TableLists tell={tell} />}
      {me && <LiveWars />}
      {me && (
        <p>
          <a href={hashFor({ page: 'conquest', war: '' })}>Galactic Conquest</a>: a campaign over days, with a
          friend by link.
        </p>
      )}
    </main>
  )
}
