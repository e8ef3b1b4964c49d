/** Advice for a newcomer: what a program would do in one's place, and why. */
import type { Advice as Advised } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { isCoached, setCoached } from '../learn/first-game.ts'

/** Made again for each question, so that old advice does not stay. In a first game the coach speaks unasked. */
export function Advice(): JSX.Element {
  const { client, answer } = useGame()
  const [advice, setAdvice] = useState<Advised | null>(null)
  const [coached, setCoach] = useState(isCoached)
  const ask = (): void => void client.advice().then(setAdvice)
  useEffect(() => {
    if (coached) ask()
  }, [])
  const dismiss = (): void => {
    setCoached(false)
    setCoach(false)
    setAdvice(null)
  }
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
      {coached && 'Coach: '}
      <button type="button" class="quiet" onClick={() => answer(advice.value)}>
        {advice.text}
      </button>{' '}
      {advice.why}
      {coached && (
        <button type="button" class="quiet" onClick={dismiss}>
          Without the coach
        </button>
      )}
    </p>
  )
}
