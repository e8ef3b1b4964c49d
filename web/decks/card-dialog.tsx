/** A card of a list, large enough to read. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { LargeFace } from '../card/large.tsx'
import { playmatOf } from '../playmats.ts'
import type { CardNotice } from '../study/studies.ts'
import { sayValue } from './filters.ts'

/** A card that lies nowhere. */
const NOWHERE = { id: 0, owner: 0, controller: 0 }

export function CardDialog({
  game,
  card,
  close,
}: {
  readonly game: string
  readonly card: CardNotice
  readonly close: () => void
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const { face, facets } = card
  return (
    <dialog
      ref={dialog}
      class="sheet card-dialog"
      aria-label={card.name}
      onClose={close}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <LargeFace look={playmatOf(game).look(NOWHERE, face)} />
      <dl class="card-facets">
        {Object.entries(facets)
          .filter(([, values]) => values.length > 0)
          .map(([facet, values]) => (
            <div key={facet}>
              <dt>{facet}</dt>
              <dd>{values.map(sayValue).join(', ')}</dd>
            </div>
          ))}
      </dl>
      <button type="button" class="primary" onClick={close}>
        Close
      </button>
    </dialog>
  )
}
