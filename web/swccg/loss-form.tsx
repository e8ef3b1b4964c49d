/** Losing Force: where all of it comes from, in one confirmation. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { type Chosen, filled, planOf, type Source, sourcesOf, swapped } from './giving.ts'
import { cardIn } from './sight.ts'

const PILES: Readonly<Record<Source['from'], string>> = {
  reserve: 'Reserve',
  force: 'Force',
  used: 'Used',
  lost: 'Lost',
  hand: 'Hand',
  'out-of-play': 'Out of play',
}

export function LossForm({ question }: { readonly question: Question }): JSX.Element {
  const { client, position } = useGame()
  const owed = question.owed ?? 1
  const sources = sourcesOf(question, position.view)
  const [chosen, setChosen] = useState<Chosen>(filled(sources, owed))
  const give = (keys: Chosen): void => void client.answer(keys[0]!, planOf(question.about, keys.slice(1)))
  return (
    <>
      <Sources sources={sources} chosen={chosen} choose={setChosen} />
      <button type="button" class="again" onClick={() => setChosen(filled(sources, owed))}>
        All Reserve
      </button>
      <button type="button" class="primary" onClick={() => give(chosen)}>
        {chosen.length === 1 ? 'Lose this one' : `Lose these ${chosen.length}`}
      </button>
    </>
  )
}

/** A click takes one from there instead of another place. */
export function Sources({
  sources,
  chosen,
  choose,
}: {
  readonly sources: readonly Source[]
  readonly chosen: Chosen
  readonly choose: (chosen: Chosen) => void
}): JSX.Element {
  const { position, lookOf } = useGame()
  const nameOf = ({ from, card }: Source): string => {
    const seen = card === undefined ? undefined : cardIn(position.view, card)
    return (seen && lookOf(seen)?.title) ?? PILES[from]
  }
  return (
    <span class="sources">
      {sources.map((source) => {
        const count = chosen.filter((key) => key === source.key).length
        return (
          <button
            type="button"
            key={source.key}
            class={`chip can-act ${count > 0 ? 'is-picked' : ''}`}
            aria-pressed={count > 0}
            onClick={() => choose(swapped(chosen, source))}
          >
            {nameOf(source)}
            {count > 0 && <b> ×{count}</b>}
          </button>
        )
      })}
    </span>
  )
}
