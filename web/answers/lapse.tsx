/** An answer that is given soon: a bar runs out, unless the person touches the table or a key. */
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useGame } from '../game.ts'

export function Lapse(): JSX.Element | null {
  const { client } = useGame()
  const { lapse } = client
  useEffect(() => {
    if (!lapse) return
    const takeOver = (): void => client.takeOver()
    addEventListener('pointerdown', takeOver)
    addEventListener('keydown', takeOver)
    return () => {
      removeEventListener('pointerdown', takeOver)
      removeEventListener('keydown', takeOver)
    }
  }, [lapse])
  if (!lapse) return null
  return (
    <span class="lapse" style={{ '--lapse': `${lapse.wait}ms` }}>
      <span>None, unless you touch the table</span>
    </span>
  )
}
