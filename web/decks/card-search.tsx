/** All cards of a game to choose from: words, filters, and what fits. */
import type { ComponentChildren, JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { frameOf, TileFace } from '../card/tile.tsx'
import { Select } from '../form/select.tsx'
import type { Playmat } from '../playmat.ts'
import { usePlaymat } from '../playmats.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { type Filters, fitting, NO_FILTERS, sayValue, valuesOf } from './filters.ts'
import { RowNumbers } from './row-numbers.tsx'
import { setName } from './set-names.ts'
import { ORDERS, type Order, sorted } from './sorting.ts'
import { Thumbnail } from './thumbnail.tsx'

const NOWHERE = { id: 0, owner: 0, controller: 0 }

/** In the order in which people ask for them. */
const FACETS = ['side', 'type', 'arena', 'subtype', 'cost', 'keyword', 'icon', 'effect', 'set'] as const
/** What stands under the name. */
const KINDS = ['side', 'type', 'arena', 'subtype'] as const
/** As many are shown at once; more when asked for. */
const SHOWN = 60

interface SearchProps {
  readonly game: string
  readonly library: CardLibrary
  readonly count: (name: string) => number
  readonly add: (name: string) => void
  readonly open: (card: CardNotice) => void
}

/** What is told above the cards comes along as children. */
export function CardSearch({
  game,
  library,
  children,
  ...row
}: SearchProps & { readonly children?: ComponentChildren }): JSX.Element {
  const playmat = usePlaymat(game)
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [shown, setShown] = useState(SHOWN)
  const [order, setOrder] = useState<Order>('name')
  const [view, setView] = useState<'list' | 'grid'>('list')
  const cards = useMemo(() => sorted(library.cards, order), [library, order])
  const found = useMemo(() => fitting(cards, filters), [cards, filters])
  const Entry = view === 'grid' ? CardCell : CardRow
  const change = (next: Filters): void => {
    setFilters(next)
    setShown(SHOWN)
  }
  return (
    <section class="card-search" aria-label="Cards to choose from">
      {children}
      <FilterForm library={library} filters={filters} change={change} />
      <div class="card-order">
        <Select name="Sort by" value={order} options={ORDERS.map((each) => [each, each])} choose={setOrder} />
        <button type="button" onClick={() => setView(view === 'list' ? 'grid' : 'list')}>
          {view === 'list' ? 'As a grid' : 'As a list'}
        </button>
      </div>
      <p class="small" role="status">
        {found.length === 1 ? '1 card' : `${found.length} cards`}
        {found.length === 0 && '. Each word and each choice must fit; try fewer.'}
      </p>
      <ul class={`card-rows ${view === 'grid' ? 'is-grid' : ''}`}>
        {found.slice(0, shown).map((card) => (
          <Entry key={card.name} card={card} playmat={playmat} {...row} />
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </button>
      )}
    </section>
  )
}

const facetsOf = ({ cards }: CardLibrary) =>
  FACETS.map((facet) => ({ facet, values: valuesOf(cards, facet) })).filter(({ values }) => values.length > 1)

function FilterForm({
  library,
  filters,
  change,
}: {
  readonly library: CardLibrary
  readonly filters: Filters
  readonly change: (filters: Filters) => void
}): JSX.Element {
  const { words, chosen } = filters
  const facets = useMemo(() => facetsOf(library), [library])
  return (
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      <label class="wide">
        Words in the name or the text
        <input
          type="search"
          value={words}
          onInput={(event) => change({ ...filters, words: event.currentTarget.value })}
        />
      </label>
      {facets.map(({ facet, values }) => (
        <Select
          key={facet}
          name={facet[0]!.toUpperCase() + facet.slice(1)}
          options={[
            ['', 'any'],
            ...values.map((each) => [each, facet === 'set' ? setName(each) : sayValue(each)] as const),
          ]}
          value={chosen[facet] ?? ''}
          choose={(value) => change({ ...filters, chosen: { ...chosen, [facet]: value } })}
        />
      ))}
      <button type="button" onClick={() => change(NO_FILTERS)}>
        Clear
      </button>
    </form>
  )
}

interface EntryProps extends Omit<SearchProps, 'game' | 'library'> {
  readonly card: CardNotice
  /** Null until it is fetched. */
  readonly playmat: Playmat | null
}

function AddButton({ card: { name }, count, add }: EntryProps): JSX.Element {
  const has = count(name)
  return (
    <button
      type="button"
      class="add"
      aria-label={`Add ${name}, ${has} in the deck`}
      onClick={() => add(name)}
    >
      + <b>{has > 0 ? has : ''}</b>
    </button>
  )
}

/** The card as it lies on the table. */
function CardCell(props: EntryProps): JSX.Element {
  const { card, open, playmat } = props
  const look = playmat?.look(NOWHERE, card.face) ?? null
  return (
    <li class="card-cell">
      <div class="placed">
        <button
          type="button"
          class={`tile ${frameOf(look)}`}
          title={card.face.lines.join('\n')}
          onClick={() => open(card)}
        >
          <span class="spoken">{card.name}</span>
          {look && <TileFace look={look} />}
        </button>
      </div>
      <AddButton {...props} />
    </li>
  )
}

function CardRow(props: EntryProps): JSX.Element {
  const { card, open, playmat } = props
  const { name, face, facets } = card
  const look = playmat?.look(NOWHERE, face)
  return (
    <li class={`card-row side-${face.side}`}>
      <Thumbnail look={look} />
      <button type="button" class="name" title={face.lines.join('\n')} onClick={() => open(card)}>
        {name}
        <small>{KINDS.flatMap((facet) => facets[facet] ?? []).join(' ')}</small>
      </button>
      <RowNumbers look={look} />
      {face.unautomated > 0 && (
        <span class="unautomated" role="img" aria-label="not fully automated" title="Not fully automated">
          !
        </span>
      )}
      <span class="row-cost">
        {(facets['cost'] ?? []).map((cost) => (
          <span key={cost}>
            <span class="spoken">cost </span>
            {cost}
          </span>
        ))}
      </span>
      <AddButton {...props} />
    </li>
  )
}
