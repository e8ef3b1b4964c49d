/** The recap beside the board: what others did since one's last decision, numbered as on the board. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { usePointing } from '../question/pointing.ts'
import { CardsInText } from '../table/cards-in-text.tsx'
import { marksOf, plannedMarks, useMarks } from './marks.ts'
import type { RecapLine } from './recap-lines.ts'
import { useComingBack, useSkipping } from './skip.ts'

/** Shows beats on the board, and the recap after them. */
export function Beats(): JSX.Element | null {
  const { client } = useGame()
  const { screen } = client
  const isOpen = screen.isRecapOpen && screen.isLive
  useSkipping(client)
  useComingBack(client)
  useRecapKey()
  const { targets, retreating } = client.autopilot
  useMarks([...marksOf(screen.beat, isOpen ? screen.recap : []), ...plannedMarks(targets, retreating)])
  return isOpen ? <Recap lines={screen.recap} /> : null
}

function Recap({ lines }: { readonly lines: readonly RecapLine[] }): JSX.Element {
  const { client } = useGame()
  const { screen } = client
  const [unfolded, setUnfolded] = useState(false)
  return (
    <section class={`recap ${unfolded ? 'is-unfolded' : ''}`} aria-label="What happened">
      <button
        type="button"
        class="recap-chip"
        aria-expanded={unfolded}
        title="What happened since your last decision"
        onClick={() => setUnfolded(!unfolded)}
      >
        {lines.length}
        <span class="word"> {lines.length === 1 ? 'thing' : 'things'} happened</span> ›
      </button>
      <div class="recap-list">
        <h2>Since your last decision</h2>
        <ol>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </ol>
        <p class="recap-buttons">
          {screen.canShowAgain && (
            <button type="button" onClick={() => screen.showAgain()}>
              Show it <kbd>B</kbd>
            </button>
          )}
          <button type="button" onClick={() => screen.closeRecap()}>
            Close
          </button>
        </p>
      </div>
    </section>
  )
}

function Line({ line: { text, cards } }: { readonly line: RecapLine }): JSX.Element {
  const { client } = useGame()
  const { onMouseEnter, onMouseLeave } = usePointing(cards)
  return (
    <li onMouseEnter={onMouseEnter} onMouseLeave={onMouseLeave}>
      <CardsInText text={text} client={client} tabIndex={undefined} />
    </li>
  )
}

/** B shows what happened once more; where that cannot be, its list. */
function useRecapKey(): void {
  const { client } = useGame()
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
      if (key.toLowerCase() !== 'b' || isTyping || ctrlKey || metaKey || altKey) return
      client.screen.showAgain()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [client])
}
