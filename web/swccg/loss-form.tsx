/** Losing Force: where all of it comes from, in one confirmation. */
import type { Question } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { isNarrow } from '../table/frame/form.ts'
import {
  type Chosen,
  filled,
  planOf,
  reserveAllTurn,
  type Source,
  sourcesOf,
  swapped,
  withHand,
} from './giving.ts'

const PILES: Readonly<Record<Source['from'], string>> = {
  reserve: 'Reserve',
  force: 'Force',
  used: 'Used',
  lost: 'Lost',
  hand: 'Hand',
  'out-of-play': 'Out of play',
}

/** Cards in hand are chosen where they are; what they leave comes from the piles. */
export function LossForm({ question }: { readonly question: Question }): JSX.Element {
  const { client, position, picked, pickAll, form } = useGame()
  const owed = question.owed ?? 1
  const sources = sourcesOf(question, position.view)
  const piles = sources.filter(({ card }) => card === undefined)
  const proposed = filled(piles, owed)
  const [fromPiles, setFromPiles] = useState<Chosen>(proposed)
  const chosen = withHand(sources, fromPiles, picked, owed)
  const isChanged = picked.length > 0 || fromPiles.join() !== proposed.join()
  const begin = (): void => {
    setFromPiles(proposed)
    pickAll([])
  }
  const allTurn = isChanged ? null : reserveAllTurn(question, position.view)
  const give = (): void => void client.answer(chosen[0]!, planOf(question.about, chosen.slice(1)))
  return (
    <>
      <Piles piles={piles} chosen={chosen} choose={(pile) => setFromPiles(swapped(fromPiles, pile))} />
      {isChanged && (
        <button type="button" class="again" onClick={begin}>
          {piles.some(({ from }) => from === 'reserve') ? 'All Reserve' : 'As proposed'}
        </button>
      )}
      {allTurn && (
        <button type="button" onClick={() => void client.answer(allTurn[0]!.take, allTurn)}>
          {isNarrow(form) ? 'All turn: Reserve' : 'All turn from Reserve'}
        </button>
      )}
      <button type="button" class="primary" disabled={chosen.length === 0} onClick={give}>
        {chosen.length === 1 ? 'Lose this one' : `Lose these ${chosen.length}`}
      </button>
    </>
  )
}

/** A click takes one from there instead of another pile. */
function Piles({
  piles,
  chosen,
  choose,
}: {
  readonly piles: readonly Source[]
  readonly chosen: Chosen
  readonly choose: (pile: Source) => void
}): JSX.Element {
  return (
    <span class="sources">
      {piles.map((pile) => {
        const count = chosen.filter((key) => key === pile.key).length
        return (
          <button
            type="button"
            key={pile.key}
            class={`chip can-act ${count > 0 ? 'is-picked' : ''}`}
            aria-pressed={count > 0}
            onClick={() => choose(pile)}
          >
            {PILES[pile.from]}
            {count > 0 && <b> ×{count}</b>}
          </button>
        )
      })}
    </span>
  )
}
