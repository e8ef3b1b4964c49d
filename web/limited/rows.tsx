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
  /** What can be done with each; nothing where they are only listed. */
  readonly act?: {
    readonly word: string
    /** What the button says to those who hear the page. */
    readonly spoken: (name: string) => string
    readonly doIt: (name: string) => void
  }
  /** Whether each says what the card does, so that one need not open it. */
  readonly withText?: boolean
  readonly open: (card: CardNotice) => void
}

export function Rows({ game, library, cards, act, withText = false, open }: RowsProps): JSX.Element {
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
                  title={withText ? undefined : card?.face.lines.join('\n')}
                  onClick={() => card && open(card)}
                >
                  {name}
                  <small>{card && factsOf(card)}</small>
                  {withText && card && <small class="row-text">{textOf(card)}</small>}
                </button>
                <RowNumbers look={card && playmat?.look(NOWHERE, card.face)} />
                {act && (
                  <button
                    type="button"
                    class="add"
                    aria-label={act.spoken(name)}
                    onClick={() => act.doIt(name)}
                  >
                    {act.word}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** All that it does, in one run. */
const textOf = ({ face }: CardNotice): string => face.lines.join(' ').replaceAll('->', '→')

/** What one looks at before taking a card: its side, what it costs, and how rare it is. */
const factsOf = ({ facets }: CardNotice): string =>
  ['side', 'cost', 'rarity']
    .flatMap((facet) =>
      facets[facet]?.[0] ? [facet === 'cost' ? `costs ${facets[facet][0]}` : sayValue(facets[facet][0])] : [],
    )
    .join(' · ')
