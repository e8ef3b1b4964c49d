/** One's account: where one is signed in, another password, and deleting it. */
import type { Me } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Refusal } from '../form/refusal.tsx'
import { api } from '../live/api.ts'
import { SessionList } from './session-list.tsx'

type Enter = (coming: Promise<Me | null>) => void

const LEAST = 8

export function AccountSettings({ enter }: { readonly enter: Enter }): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <details class="account" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Your account</summary>
      {open && (
        <>
          <SessionList />
          <NewPassword />
          <DeleteAccount enter={enter} />
        </>
      )}
    </details>
  )
}

interface PasswordProps {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
  readonly kind: 'current-password' | 'new-password'
}

const Password = ({ label, value, set, kind }: PasswordProps): JSX.Element => (
  <label>
    {label}
    <input
      type="password"
      value={value}
      autocomplete={kind}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </label>
)

function NewPassword(): JSX.Element {
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [told, setTold] = useState('')
  const change = async (): Promise<void> => {
    await api.changePassword(old, next)
    setOld('')
    setNext('')
    setTold('The password is changed; everywhere else you are signed out.')
  }
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        change().catch((error: Error) => setTold(error.message))
      }}
    >
      <h3>Another password</h3>
      <Password label="The present one" value={old} set={setOld} kind="current-password" />
      <Password
        label={`The new one, at least ${LEAST} characters`}
        value={next}
        set={setNext}
        kind="new-password"
      />
      <button type="submit" disabled={old.length < LEAST || next.length < LEAST}>
        Change it
      </button>
      {told && <p role="status">{told}</p>}
    </form>
  )
}

/** The password is asked for, because it cannot be undone. */
function DeleteAccount({ enter }: { readonly enter: Enter }): JSX.Element {
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState('')
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        api.deleteAccount(password).then(
          () => enter(Promise.resolve(null)),
          (error: Error) => setRefusal(error.message),
        )
      }}
    >
      <h3>Delete the account</h3>
      <p class="small">
        Your name, your decks and your tables that wait are gone at once. Games with others stay, without your
        name.
      </p>
      <Password label="Your password" value={password} set={setPassword} kind="current-password" />
      <Refusal text={refusal} />
      <button type="submit" class="danger" disabled={password.length < LEAST}>
        Delete the account
      </button>
    </form>
  )
}
