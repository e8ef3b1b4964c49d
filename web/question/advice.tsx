/** Advice for a newcomer: what a program would do in one's place, and why. */
import type { Advice as Advised } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'

/** Made anew for each question, so that old advice does not stay. */
export function Advice(): JSX.Element {
  const { client, answer } = useGame()
  const [advice, setAdvice] = useState<Advised | null>(null)
  const ask = (): void => void client.advice().then(setAdvice)
  if (!advice)
    return (
      <button
        type="button"
        class="quiet"
        aria-keyshortcuts="H"
        title="What would a program do in my place?"
        onClick={ask}
      >
        Hint
      </button>
    )
  return (
    <p class="advice" role="status">
      <button type="button" class="quiet" onClick={() => answer(advice.value)}>
        {advice.text}
      </button>{' '}
      {advice.why}
    </p>
  )
}
