/** Where one is signed in, and ending that. */
import type { SessionNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import { api } from '../live/api.ts'

const named = ({ agent }: SessionNotice): string => agent || 'A browser without a name'
const since = ({ began }: SessionNotice): string => new Date(began).toLocaleString()

export function SessionList(): JSX.Element {
  const [sessions, setSessions] = useState<readonly SessionNotice[]>([])
  const [refusal, setRefusal] = useState('')
  const refresh = (done: Promise<unknown>): void =>
    void done.then(() => api.sessions()).then(setSessions, (error: Error) => setRefusal(error.message))
  useEffect(() => refresh(Promise.resolve()), [])
  return (
    <section class="choices" aria-label="Where you are signed in">
      <h3>Where you are signed in</h3>
      <ul class="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>{session.present ? 'Here' : named(session)}</span>{' '}
            <span class="small">since {since(session)}</span>{' '}
            {!session.present && (
              <button type="button" onClick={() => refresh(api.endSession(session.id))}>
                End<span class="spoken"> the session of {named(session)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refusal text={refusal} />
      {sessions.length > 1 && (
        <button type="button" onClick={() => refresh(api.endOtherSessions())}>
          End all others
        </button>
      )}
    </section>
  )
}
