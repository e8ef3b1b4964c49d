/** Whoever followed a link is a guest without a name, and may say one before sitting down. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from './api.ts'

interface GuestName {
  /** Null for whoever has a name already. */
  readonly field: JSX.Element | null
  /** Takes the name that was typed, if any. */
  readonly claim: () => Promise<void>
}

const UNNAMED = /^Guest \d+$/

export function useGuestName(): GuestName {
  const [isUnnamed, setUnnamed] = useState(false)
  const [name, setName] = useState('')
  useEffect(() => {
    void api.me().then(
      (me) => setUnnamed(me?.guest === true && UNNAMED.test(me.name)),
      () => undefined,
    )
  }, [])
  const claim = async (): Promise<void> => {
    if (isUnnamed && name.trim() !== '') await api.comeIn(name.trim())
  }
  const field = isUnnamed ? (
    <label>
      Your name
      <input value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
    </label>
  ) : null
  return { field, claim }
}
