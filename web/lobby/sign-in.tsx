/** Coming in as a guest, signing in, making an account. */
import type { Me } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { AccountSettings } from '../account/settings.tsx'
import { api } from '../live/api.ts'

type Enter = (coming: Promise<Me | null>) => void

export function SignIn({ me, enter }: { readonly me: Me | null; readonly enter: Enter }): JSX.Element {
  const [form, setForm] = useState(false)
  if (me === null) return <ComeIn enter={enter} />
  return (
    <section class="who" aria-label="Who you are">
      <p>
        You are <b>{me.name}</b>.
      </p>
      {me.guest ? (
        <button type="button" aria-expanded={form} onClick={() => setForm(!form)}>
          Sign in or make an account
        </button>
      ) : (
        <>
          <button type="button" onClick={() => enter(api.signOut())}>
            Sign out
          </button>
          <AccountSettings enter={enter} />
        </>
      )}
      {form && me.guest && <AccountForm enter={enter} />}
    </section>
  )
}

function ComeIn({ enter }: { readonly enter: Enter }): JSX.Element {
  const [name, setName] = useState('')
  return (
    <>
      <form
        class="choices"
        onSubmit={(event) => {
          event.preventDefault()
          enter(api.comeIn(name.trim()))
        }}
      >
        <h2>Come in</h2>
        <label>
          Your name
          <input value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          Come in as a guest
        </button>
      </form>
      <AccountForm enter={enter} />
    </>
  )
}

function AccountForm({ enter }: { readonly enter: Enter }): JSX.Element {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const ready = name.trim() !== '' && password.length >= 8
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        enter(api.signIn(name.trim(), password))
      }}
    >
      <h2>Account</h2>
      <label>
        Name
        <input
          value={name}
          maxLength={24}
          autocomplete="username"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        Password, at least 8 characters
        <input
          type="password"
          value={password}
          autocomplete="current-password"
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <div class="answers">
        <button type="submit" class="primary" disabled={!ready}>
          Sign in
        </button>
        <button type="button" disabled={!ready} onClick={() => enter(api.signUp(name.trim(), password))}>
          Make an account
        </button>
      </div>
    </form>
  )
}
