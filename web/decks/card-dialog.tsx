/** A card of a list, large enough to read, with what it is found by. */
import type { JSX } from 'preact'
import { FaceDialog } from '../card/face-dialog.tsx'
import { usePlaymat } from '../playmats.ts'
import type { CardNotice } from '../study/studies.ts'
import { sayValue } from './filters.ts'

export function CardDialog({
  game,
  card,
  close,
}: {
  readonly game: string
  readonly card: CardNotice
  readonly close: () => void
}): JSX.Element | null {
  const playmat = usePlaymat(game)
  const facets = Object.entries(card.facets).filter(([, values]) => values.length > 0)
  if (!playmat) return null
  return (
    <FaceDialog playmat={playmat} face={card.face} close={close}>
      <dl class="card-facets">
        {facets.map(([facet, values]) => (
          <div key={facet}>
            <dt>{facet}</dt>
            <dd>{values.map(sayValue).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </FaceDialog>
  )
}
