/** All cards of a game as they look, at each size: for whoever makes pictures of their own, or only likes to look. */
import type { FaceCore } from '@dejarik/table'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { FaceDialog } from '../card/face-dialog.tsx'
import { LargeFace } from '../card/large.tsx'
import { frameOf, TileFace } from '../card/tile.tsx'
import { useLibrary } from '../decks/use-library.ts'
import { Games } from '../form/games.tsx'
import { Radios } from '../form/radios.tsx'
import { GAMES } from '../games.ts'
import type { Look } from '../look.ts'
import { PageHead } from '../page-head.tsx'
import type { Playmat } from '../playmat.ts'
import { usePlaymat } from '../playmats.ts'
import { goTo } from '../route.ts'

const SIZES = ['104', '72', '56', '260', '420'] as const
type Size = (typeof SIZES)[number]

/** So many at once, and more on demand. */
const PORTION = 120
const NOWHERE = { id: 0, owner: 0, controller: 0 }

export function GalleryPage({ game }: { readonly game: string }): JSX.Element {
  const name = GAMES.find((each) => each.name === game)?.name ?? GAMES[0].name
  const [size, setSize] = useState<Size>('104')
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(PORTION)
  const [opened, setOpened] = useState<FaceCore | null>(null)
  const playmat = usePlaymat(name)
  const found = useFaces(name, words)
  return (
    <main class="page">
      <PageHead title="All cards" />
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <Games value={name} choose={(next) => goTo({ page: 'cards', game: next })} />
        <Radios name="Size" value={size} options={SIZES.map((each) => [each, each])} choose={setSize} />
        <label class="wide">
          Name
          <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
      </form>
      <p role="status">{found.length} cards</p>
      <div class={`gallery gallery-${size}`}>
        {playmat &&
          found
            .slice(0, shown)
            .map((face) => (
              <Shown key={face.key} playmat={playmat} face={face} size={size} open={() => setOpened(face)} />
            ))}
      </div>
      {found.length > shown && (
        <p>
          <button type="button" onClick={() => setShown(shown + PORTION)}>
            Show more
          </button>{' '}
          <button type="button" onClick={() => setShown(found.length)}>
            Show all
          </button>
        </p>
      )}
      {opened && playmat && <FaceDialog playmat={playmat} face={opened} close={() => setOpened(null)} />}
    </main>
  )
}

/** The cards of a game with these words in their names. */
function useFaces(game: string, words: string): readonly FaceCore[] {
  const library = useLibrary(game)
  const wanted = words.trim().toLowerCase()
  return useMemo(
    () =>
      (library?.cards ?? [])
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .map(({ face }) => face),
    [library, wanted],
  )
}

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
