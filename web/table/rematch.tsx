/** Playing again: as before or with the sides swapped, and what the others want. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'

export function Rematch(): JSX.Element | null {
  const { client, position } = useGame()
  const { view, rematch, swap, maySwap, seats } = position
  if (view.viewer === null) return null
  const asked = rematch.includes(view.viewer)
  const others = rematch.filter((seat) => seat !== view.viewer)
  const ask = (swapped: boolean): void =>
    void client.request({ type: 'rematch', ...(swapped ? { swap: true } : {}) })
  const names = others.map((seat) => seats[seat]!.name).join(' and ')
  return (
    <>
      {others.length > 0 && !asked && (
        <p class="rematch-banner" role="alert">
          {names} {others.length === 1 ? 'wants' : 'want'} to play again
          {swap ? ', with the sides swapped' : ''}.
        </p>
      )}
      <button type="button" class="primary" disabled={asked && !swap} onClick={() => ask(false)}>
        {asked && !swap ? 'Waiting for the other player' : 'Play again'}
      </button>
      {maySwap && (
        <button type="button" disabled={asked && swap} onClick={() => ask(true)}>
          {asked && swap ? 'Waiting for the other player' : 'Swap sides'}
        </button>
      )}
    </>
  )
}
