/** A profile: how strong somebody plays, the last results, and, for oneself, decks and friends. */
import type { Profile } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import { api, Refused } from '../live/api.ts'
import { useRefusal } from '../live/seats.tsx'
import { PageHead } from '../page-head.tsx'
import { Befriend, Friends } from './friends.tsx'
import { PeoplePlaces } from './places.tsx'
import { DeckRecords, Played, Ratings } from './played.tsx'
import { standing } from './standing.ts'

interface Looked {
  readonly profile: Profile
  /** Whether whoever looks may have friends. */
  readonly hasAccount: boolean
}

/** Somebody by name, or oneself. */
async function lookAt(person: string): Promise<Looked> {
  const me = await api.me()
  const hasAccount = me !== null && !me.guest
  if (person === '' && !hasAccount)
    throw new Refused('Guests have no profile. Sign in or make an account, under “With people”.')
  return { profile: await standing.profile(person || me!.name), hasAccount }
}

export function ProfilePage({ person }: { readonly person: string }): JSX.Element {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [refusal, attempt] = useRefusal()
  useEffect(() => {
    let isWanted = true
    setLooked(null)
    attempt(lookAt(person).then((told) => isWanted && setLooked(told)))
    return () => {
      isWanted = false
    }
  }, [person])
  return (
    <main class="page">
      <PageHead title="Profile" />
      <PeoplePlaces />
      <Refusal text={refusal} />
      {looked && <Shown key={looked.profile.name} {...looked} />}
    </main>
  )
}

function Shown({ profile, hasAccount }: Looked): JSX.Element {
  const { name, since, you, ratings, history, decks } = profile
  return (
    <>
      <h2>
        {name} <small>here since {new Date(since).toLocaleDateString()}</small>
      </h2>
      {!you && hasAccount && <Befriend name={name} />}
      <Ratings ratings={ratings} />
      <Played history={history} />
      {decks && <DeckRecords decks={decks} />}
      {you && <Friends />}
    </>
  )
}
