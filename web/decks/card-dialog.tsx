/** A card of a list, large enough to read, with what it is found by, its other versions, and a way into the deck. */
import type { JSX } from 'preact'
import { FaceDialog } from '../card/face-dialog.tsx'
import type { Playmat } from '../playmat.ts'
import { usePlaymat } from '../playmats.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { sayValue } from './filters.ts'
import { differencesOf, otherVersions } from './versions.ts'

const NOWHERE = { id: 0, owner: 0, controller: 0 }

interface CardDialogProps {
  readonly game: string
  readonly library: CardLibrary
  readonly card: CardNotice
  /** Where the deck can be changed: how many of a card it has, and one more of it. */
  readonly deck?: { readonly count: (name: string) => number; readonly add: (name: string) => void }
  readonly open: (card: CardNotice) => void
  readonly close: () => void
}

export function CardDialog({ game, library, card, deck, open, close }: CardDialogProps): JSX.Element | null {
  const playmat = usePlaymat(game)
  const facets = Object.entries(card.facets).filter(([, values]) => values.length > 0)
  if (!playmat) return null
  return (
    <FaceDialog key={card.name} playmat={playmat} face={card.face} close={close}>
      {deck && (
        <button type="button" class="add-to-deck" onClick={() => deck.add(card.name)}>
          Add to the deck <b>{deck.count(card.name)}</b>
        </button>
      )}
      <Versions playmat={playmat} card={card} others={otherVersions(library, card)} open={open} />
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

function Versions({
  playmat,
  card,
  others,
  open,
}: {
  readonly playmat: Playmat
  readonly card: CardNotice
  readonly others: readonly CardNotice[]
  readonly open: (card: CardNotice) => void
}): JSX.Element | null {
  if (others.length === 0) return null
  const look = playmat.look(NOWHERE, card.face)
  return (
    <section class="versions" aria-label="Other versions">
      <h3>Other versions, and what they have otherwise</h3>
      <ul>
        {others.map((other) => (
          <li key={other.name}>
            <button type="button" onClick={() => open(other)}>
              {other.name}
            </button>
            <small class="versions-told">
              {differencesOf(look, playmat.look(NOWHERE, other.face)).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
