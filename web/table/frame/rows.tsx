/** Cards in rows that grow away from the middle line, as large as all of them fit. */
import type { JSX } from 'preact'
import { Tile } from '../../card/tile.tsx'
import { useGame } from '../../game.ts'
import { copiesOf } from '../../question/copies.ts'
import type { SeenCard } from '../../sight.ts'
import { type Fit, GAP } from './fit.ts'

export function Rows({
  cards,
  fit,
}: {
  readonly cards: readonly SeenCard[]
  readonly fit: Fit
}): JSX.Element {
  const { tile, columns, step } = fit
  const across = Math.min(columns, Math.max(1, cards.length))
  return (
    <div
      class="rows"
      style={{
        '--tile': `${tile}px`,
        '--apart': `${step - tile}px`,
        width: `${Math.ceil(across * step) + 1}px`,
      }}
    >
      <Cards cards={cards} overlap={step < tile + GAP} />
    </div>
  )
}

/** Where cards would lie on each other, equal ones lie as one. */
function Cards({
  cards,
  overlap,
}: {
  readonly cards: readonly SeenCard[]
  readonly overlap: boolean
}): JSX.Element {
  const { playmat, picked } = useGame()
  const shown = overlap ? copiesOf(cards, playmat.stateOf, picked) : cards.map((card) => ({ card, count: 1 }))
  return (
    <>
      {shown.map(({ card, count }) => (
        <div class="copies" key={card.id}>
          <Tile card={card} />
          {count > 1 && <span class="times">×{count}</span>}
        </div>
      ))}
    </>
  )
}
