/** All cards of a game to choose from: words, filters, and what fits. */
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Select } from '../form/select.tsx'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { type Filters, fitting, NO_FILTERS, sayValue, valuesOf } from './filters.ts'

/** In the order in which people ask for them. */
const FACETS = ['side', 'type', 'arena', 'subtype', 'cost', 'keyword', 'icon', 'effect', 'set'] as const
/** What stands under the name. */
const KINDS = ['side', 'type', 'arena', 'subtype'] as const
/** As many are shown at once; more when asked for. */
const SHOWN = 60

interface SearchProps {
  readonly library: CardLibrary
  readonly count: (name: string) => number
  readonly add: (name: string) => void
  readonly open: (card: CardNotice) => void
}

export function CardSearch({ library, ...row }: SearchProps): JSX.Element {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [shown, setShown] = useState(SHOWN)
  const found = useMemo(() => fitting(library.cards, filters), [library, filters])
  const change = (next: Filters): void => {
    setFilters(next)
    setShown(SHOWN)
  }
  return (
    <section class="card-search" aria-label="Cards to choose from">
      <FilterForm library={library} filters={filters} change={change} />
      <p class="small" role="status">
        {found.length === 1 ? '1 card' : `${found.length} cards`}
      </p>
      <ul class="card-rows">
        {found.slice(0, shown).map((card) => (
          <CardRow key={card.name} card={card} {...row} />
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
          options={[['', 'any'], ...values.map((each) => [each, sayValue(each)] as const)]}
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

function CardRow({
  card,
  count,
  add,
  open,
}: Omit<SearchProps, 'library'> & { readonly card: CardNotice }): JSX.Element {
  const { name, face, facets } = card
  const has = count(name)
  return (
    <li class={`card-row side-${face.side}`}>
      <button type="button" class="name" onClick={() => open(card)}>
        {name}
        <small>{KINDS.flatMap((facet) => facets[facet] ?? []).join(' ')}</small>
      </button>
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
      <button
        type="button"
        class="add"
        aria-label={`Add ${name}, ${has} in the deck`}
        onClick={() => add(name)}
      >
        + <b>{has > 0 ? has : ''}</b>
      </button>
    </li>
  )
}
