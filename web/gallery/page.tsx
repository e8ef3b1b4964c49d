/** All cards of a game as they look, at each size: for whoever makes pictures of their own, or only likes to look. */
import type { FaceCore } from '@dejarik/table'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { FaceDialog } from '../card/face-dialog.tsx'
import { LargeFace } from '../card/large.tsx'
import { frameOf, TileFace } from '../card/tile.tsx'
import { type Filters, fitting, NO_FILTERS, valuesOf } from '../decks/filters.ts'
import { setName } from '../decks/set-names.ts'
import { useLibrary } from '../decks/use-library.ts'
import { Games } from '../form/games.tsx'
import { Radios } from '../form/radios.tsx'
import { Select } from '../form/select.tsx'
import { GAMES } from '../games.ts'
import type { Look } from '../look.ts'
import { PageHead } from '../page-head.tsx'
import type { Playmat } from '../playmat.ts'
import { usePlaymat } from '../playmats.ts'
import { goTo } from '../route.ts'
import type { CardNotice } from '../study/studies.ts'
import { Parts } from './parts.tsx'

const SIZES = ['104', '72', '56', '260', '420'] as const
type Size = (typeof SIZES)[number]

const NOWHERE = { id: 0, owner: 0, controller: 0 }
const NO_CARDS: readonly CardNotice[] = []

export function GalleryPage({ game }: { readonly game: string }): JSX.Element {
  const name = GAMES.find((each) => each.name === game)?.name ?? GAMES[0].name
  const [size, setSize] = useState<Size>('104')
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const [opened, setOpened] = useState<FaceCore | null>(null)
  const playmat = usePlaymat(name)
  const library = useLibrary(name)
  const cards = library?.cards ?? NO_CARDS
  const sets = useMemo(() => valuesOf(cards, 'set'), [cards])
  const found = useMemo(() => fitting(cards, filters), [cards, filters])
  return (
    <main class="page">
      <PageHead title="All cards" />
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <Games
          value={name}
          choose={(next) => {
            setFilters(NO_FILTERS)
            goTo({ page: 'cards', game: next })
          }}
        />
        <Radios name="Size" value={size} options={SIZES.map((each) => [each, each])} choose={setSize} />
        <Select
          name="Set"
          value={filters.chosen['set'] ?? ''}
          options={[['', 'all'], ...sets.map((set) => [set, setName(set)] as const)]}
          choose={(set) => setFilters({ ...filters, chosen: { set } })}
        />
        <label class="wide">
          Words in the name or the text
          <input
            type="search"
            value={filters.words}
            onInput={(event) => setFilters({ ...filters, words: event.currentTarget.value })}
          />
        </label>
      </form>
      <p role="status">{library ? counted(found.length) : 'The cards are being fetched …'}</p>
      {playmat && (
        <Parts
          key={`${name} ${size}`}
          class={`gallery gallery-${size}`}
          of={found}
          draw={({ face }) => (
            <Shown key={face.key} playmat={playmat} face={face} size={size} open={() => setOpened(face)} />
          )}
        />
      )}
      {opened && playmat && <FaceDialog playmat={playmat} face={opened} close={() => setOpened(null)} />}
    </main>
  )
}

const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

interface ShownProps {
  readonly playmat: Playmat
  readonly face: FaceCore
  readonly size: Size
  readonly open: () => void
}

function Shown({ playmat, face, size, open }: ShownProps): JSX.Element {
  const look: Look = playmat.look(NOWHERE, face)
  if (size === '260' || size === '420') return <LargeFace look={look} />
  return (
    <div class="placed">
      <button type="button" class={`tile ${frameOf(look)}`} onClick={open}>
        <span class="spoken">{face.title}</span>
        <TileFace look={look} />
      </button>
    </div>
  )
}
