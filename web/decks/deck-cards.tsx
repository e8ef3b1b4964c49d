/** The cards of a deck by type, each with its count to change. */
import type { JSX } from 'preact'
import type { Playmat } from '../playmat.ts'
import { usePlaymat } from '../playmats.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { cardNamed } from './card-named.ts'
import type { OwnDeck } from './deck.ts'
import { sayValue } from './filters.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface Line {
  readonly name: string
  readonly count: number
  readonly card: CardNotice | undefined
}

/** Groups by type; what is no card stands last. */
export function groupsOf(
  library: CardLibrary,
  deck: Pick<OwnDeck, 'cards'>,
): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>()
  for (const { name, count } of deck.cards) {
    const card = cardNamed(library, name)
    const arena = card?.facets['type']?.[0] === 'unit' ? card.facets['arena']?.[0] : undefined
    const group = card ? `${arena ? `${arena} ` : ''}${card.facets['type']?.[0]}` : 'no such card'
    groups.set(group, [...(groups.get(group) ?? []), { name, count, card }])
  }
  return new Map([...groups].toSorted(([one], [other]) => one.localeCompare(other)))
}

export function DeckCards({
  library,
  deck,
  set,
  open,
}: {
  readonly library: CardLibrary
  readonly deck: OwnDeck
  /** Absent where the deck is only shown. */
  readonly set?: (name: string, count: number) => void
  readonly open: (card: CardNotice) => void
}): JSX.Element {
  const playmat = usePlaymat(deck.game)
  return (
    <>
      {[...groupsOf(library, deck)].map(([group, lines]) => (
        <section key={group} class="deck-group">
          <h2>
            {sayValue(group)} <small>{lines.reduce((sum, { count }) => sum + count, 0)}</small>
          </h2>
          <ul class="card-rows">
            {lines.map((line) => (
              <DeckLine key={line.name} line={line} playmat={playmat} set={set} open={open} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const NOWHERE = { id: 0, owner: 0, controller: 0 }

function DeckLine({
  line: { name, count, card },
  playmat,
  set,
  open,
}: {
  readonly line: Line
  /** Null until it is fetched. */
  readonly playmat: Playmat | null
  readonly set: ((name: string, count: number) => void) | undefined
  readonly open: (card: CardNotice) => void
}): JSX.Element {
  return (
    <li class={`card-row side-${card?.face.side ?? 'hidden'}`}>
      <b class="count">{count}</b>
      <Thumbnail look={card && playmat?.look(NOWHERE, card.face)} />
      <button
        type="button"
        class="name"
        title={card?.face.lines.join('\n')}
        disabled={!card}
        onClick={() => card && open(card)}
      >
        {name}
      </button>
      <span class="row-cost">{card?.facets['cost']?.[0]}</span>
      {set && (
        <>
          <button
            type="button"
            class="add"
            aria-label={`One less ${name}`}
            onClick={() => set(name, count - 1)}
          >
            −
          </button>
          <button
            type="button"
            class="add"
            aria-label={`One more ${name}`}
            onClick={() => set(name, count + 1)}
          >
            +
          </button>
        </>
      )}
    </li>
  )
}
