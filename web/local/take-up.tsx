/** A game that was kept, taken up again by its address. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { hashFor } from '../route.ts'
import { type KeptGame, keptGame } from './kept-game.ts'

export function TakeUp({
  id,
  takeUp,
}: {
  readonly id: string
  readonly takeUp: (kept: KeptGame) => void
}): JSX.Element {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    void keptGame(id).then((kept) => (kept ? takeUp(kept) : setMissing(true)))
  }, [id])
  if (!missing) return <p class="loading">Laying out the cards …</p>
  return (
    <main class="first">
      <h1>This game is not kept here</h1>
      <p role="alert">
        It was played in another browser, was thrown away, or this browser keeps nothing.{' '}
        <a href={hashFor({ page: 'start' })}>To the first screen</a>
      </p>
    </main>
  )
}
