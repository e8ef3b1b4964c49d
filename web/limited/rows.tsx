/** Cards of a pack, a pool or a deck by type, each with one thing that can be done with it. */
import type { JSX } from 'preact'
import { groupsOf } from '../decks/deck-cards.tsx'
import { sayValue } from '../decks/filters.ts'
import { RowNumbers } from '../decks/row-numbers.tsx'
import { Thumbnail } from '../decks/thumbnail.tsx'
import { usePlaymat } from '../playmats.ts'
import type { CardLibrary, CardNotice, LimitedGame } from '../study/studies.ts'

const NOWHERE = { id: 0, owner: 0, controller: 0 }

interface RowsProps {
  readonly game: LimitedGame
  readonly library: CardLibrary
  readonly cards: readonly { readonly name: string; readonly count: number }[]
  /** The word on the button, and what it says to those who hear the page. */
  readonly act: readonly [string, (name: string) => string]
  readonly doIt: (name: string) => void
  readonly open: (card: CardNotice) => void
}

export function Rows({ game, library, cards, act: [word, spoken], doIt, open }: RowsProps): JSX.Element {
  const playmat = usePlaymat(game)
  return (
    <>
      {[...groupsOf(library, { cards })].map(([group, lines]) => (
        <section key={group} class="deck-group">
          <h3>
            {sayValue(group)} <small>{lines.reduce((sum, { count }) => sum + count, 0)}</small>
          </h3>
          <ul class="card-rows">
            {lines.map(({ name, count, card }) => (
              <li key={name} class={`card-row side-${card?.face.side ?? 'hidden'}`}>
                {count > 1 && <b class="count">{count}</b>}
                <Thumbnail look={card && playmat?.look(NOWHERE, card.face)} />
                <button
                  type="button"
                  class="name"
                  disabled={!card}
                  title={card?.face.lines.join('\n')}
                  onClick={() => card && open(card)}
                >
                  {name}
                  <small>{card && factsOf(card)}</small>
                </button>
                <RowNumbers look={card && playmat?.look(NOWHERE, card.face)} />
                <button type="button" class="add" aria-label={spoken(name)} onClick={() => doIt(name)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** What one looks at before taking a card: its side, what it costs, and how rare it is. */
const factsOf = ({ facets }: CardNotice): string =>
  ['side', 'cost', 'rarity']
    .flatMap((facet) =>
      facets[facet]?.[0] ? [facet === 'cost' ? `costs ${facets[facet][0]}` : sayValue(facets[facet][0])] : [],
    )
    .join(' · ')
