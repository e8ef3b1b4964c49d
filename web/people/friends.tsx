/** Friends: who they are and who of them is here, who asks, and asking somebody. */
import type { FriendNotice } from '@dejarik/server/standing-messages'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import { useRefusal } from '../live/seats.tsx'
import { PersonLink } from './places.tsx'
import { standing } from './standing.ts'

/** Milliseconds between two looks at who is here. */
const LOOK_EVERY = 20_000

interface FriendsKnown {
  /** Null until the server has told them. */
  readonly friends: readonly FriendNotice[] | null
  readonly refusal: string
  readonly add: (name: string) => void
  readonly remove: (name: string) => void
}

function useFriends(): FriendsKnown {
  const [friends, setFriends] = useState<readonly FriendNotice[] | null>(null)
  const [refusal, attempt] = useRefusal()
  const show = (coming: Promise<readonly FriendNotice[]>): void => attempt(coming.then(setFriends))
  useEffect(() => {
    const look = (): void => show(standing.friends())
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [])
  return {
    friends,
    refusal,
    add: (name) => show(standing.addFriend(name)),
    remove: (name) => show(standing.removeFriend(name)),
  }
}

function tieTold({ tie, online }: FriendNotice): string {
  if (tie === 'asked') return 'has not answered yet'
  if (tie === 'asks') return 'wants to be your friend'
  return online ? 'is here' : 'is not here'
}

/** What can be done about somebody, by how the two stand. */
const ENDING: Readonly<Record<FriendNotice['tie'], string>> = {
  friends: 'Remove',
  asked: 'Take back',
  asks: 'Decline',
}

export function Friends(): JSX.Element {
  const { friends, refusal, add, remove } = useFriends()
  return (
    <section class="choices" aria-label="Friends">
      <h2>Friends</h2>
      {friends?.length === 0 && <p class="small">Nobody yet. Friends see whether the other is here.</p>}
      <ul class="wars">
        {friends?.map((friend) => (
          <li key={friend.name}>
            <span>
              <PersonLink name={friend.name} /> {tieTold(friend)}
            </span>
            <Tie friend={friend} add={add} remove={remove} />
          </li>
        ))}
      </ul>
      <Refusal text={refusal} />
      <AskSomebody add={add} />
    </section>
  )
}

function Tie({
  friend: { name, tie },
  add,
  remove,
}: Pick<FriendsKnown, 'add' | 'remove'> & { readonly friend: FriendNotice }): JSX.Element {
  return (
    <span>
      {tie === 'asks' && (
        <button type="button" class="primary" onClick={() => add(name)}>
          Accept<span class="spoken"> {name}</span>
        </button>
      )}{' '}
      <button type="button" onClick={() => remove(name)}>
        {ENDING[tie]}
        <span class="spoken"> {name}</span>
      </button>
    </span>
  )
}

function AskSomebody({ add }: Pick<FriendsKnown, 'add'>): JSX.Element {
  const [name, setName] = useState('')
  return (
    <form
      class="fill-seats"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        add(name.trim())
        setName('')
      }}
    >
      <label>
        The name of an account
        <input value={name} maxLength={24} onInput={(typed) => setName(typed.currentTarget.value)} />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        Add as a friend
      </button>
    </form>
  )
}

/** On the profile of somebody else. */
export function Befriend({ name }: { readonly name: string }): JSX.Element {
  const { friends, refusal, add, remove } = useFriends()
  const friend = friends?.find((each) => each.name === name)
  return (
    <section aria-label="Friendship">
      {friends && !friend && (
        <button type="button" class="primary" onClick={() => add(name)}>
          Add as a friend
        </button>
      )}
      {friend && (
        <p role="status">
          {name} {friend.tie === 'friends' ? `is your friend, and ${tieTold(friend)}` : tieTold(friend)}.{' '}
          <Tie friend={friend} add={add} remove={remove} />
        </p>
      )}
      <Refusal text={refusal} />
    </section>
  )
}
