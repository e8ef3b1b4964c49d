/** Decks: those of one's own, those that come with the games, one that was shared by link, or one being built. */
import type { DeckList } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Radios } from '../form/radios.tsx'
import { LiveDraftPage } from '../limited/live-page.tsx'
import { LimitedPage } from '../limited/page.tsx'
import { PageHead } from '../page-head.tsx'
import { ChoosePictures } from '../pictures/choose.tsx'
import { usePlaymat } from '../playmats.ts'
import { goTo, hashFor } from '../route.ts'
import type { CardNotice } from '../study/studies.ts'
import { aboutDeck, faceOfDeck } from './about-deck.ts'
import { Builder, DeckFacts } from './builder.tsx'
import { CardDialog } from './card-dialog.tsx'
import { newDeck, type OwnDeck, sizeOf } from './deck.ts'
import { DeckCards } from './deck-cards.tsx'
import { Import } from './files.tsx'
import { keepDeck, ownDecks, syncDecks } from './keep.ts'
import type { PlayDeckProps } from './play-deck.tsx'
import { deckInLink } from './share.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useLibrary } from './use-library.ts'

type Play = PlayDeckProps['play']

type GameName = 'swtcg' | 'swccg'
const GAMES: readonly (readonly [GameName, string])[] = [
  ['swtcg', 'Star Wars TCG'],
  ['swccg', 'Star Wars CCG'],
]

export function DecksPage({ deck, play }: { readonly deck: string; readonly play: Play }): JSX.Element {
  const [kind = '', game = '', code = ''] = deck.split('/')
  return (
    <main class="page decks-page">
      <PageHead title="Decks" />
      {deck === '' && <DeckLists />}
      {kind === 'shared' && <Shared game={game === 'swccg' ? 'swccg' : 'swtcg'} code={code} play={play} />}
      {kind === 'limited' && <Limited id={game === 'live' ? code : ''} play={play} />}
      {!['', 'limited', 'shared'].includes(kind) && <Builder key={deck} id={deck} play={play} />}
    </main>
  )
}

/** Packs on this device, or by its id a draft on the server. */
const Limited = ({ id, play }: { readonly id: string; readonly play: Play }): JSX.Element =>
  id === '' ? <LimitedPage play={play} /> : <LiveDraftPage key={id} id={id} />

/** Keeps a new deck and opens it. */
function begin(game: string, list: DeckList): void {
  const deck = newDeck(game, list, Date.now())
  keepDeck(deck)
  goTo({ page: 'decks', deck: deck.id })
}

function DeckLists(): JSX.Element {
  const [game, setGame] = useState<GameName>('swtcg')
  const [decks, setDecks] = useState(ownDecks)
  const [onServer, setOnServer] = useState(false)
  useEffect(() => {
    void syncDecks().then((kept) => {
      setOnServer(kept)
      setDecks(ownDecks())
    })
  }, [])
  return (
    <>
      <div class="choices">
        <Radios name="Game" value={game} options={GAMES} choose={setGame} />
        <OwnDecks decks={decks.filter((each) => each.game === game)} />
        <p class="small">
          {onServer ? 'Your decks are kept here and on the server.' : 'Your decks are kept in this browser.'}
        </p>
        <button type="button" class="primary" onClick={() => begin(game, { title: '', cards: [] })}>
          Build a new deck
        </button>
        {game === 'swtcg' && (
          <p>
            <a href={hashFor({ page: 'decks', deck: 'limited' })}>Sealed and draft</a>: open packs and build a
            deck of what is in them.
          </p>
        )}
        <p>
          <a href={hashFor({ page: 'cards', game })}>All cards</a> of the game as they look, by set.
        </p>
        <Import game={game} use={(list) => begin(game, list)} />
      </div>
      <Starters game={game} />
      <section class="choices" aria-label="Card pictures">
        <h2>Card pictures</h2>
        <ChoosePictures />
      </section>
    </>
  )
}

function OwnDecks({ decks }: { readonly decks: readonly OwnDeck[] }): JSX.Element {
  return (
    <section aria-label="Your decks">
      <h2>Your decks</h2>
      {decks.length === 0 && <p class="empty">You have built none yet.</p>}
      <ul class="deck-list">
        {decks.map((deck) => (
          <li key={deck.id}>
            <DeckPicture game={deck.game} deck={deck} />
            <a href={hashFor({ page: 'decks', deck: deck.id })}>{deck.title}</a>
            <span>{sizeOf(deck)} cards</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NOWHERE = { id: 0, owner: 0, controller: 0 }

/** A deck is shown by its largest card. */
function DeckPicture({
  game,
  deck,
}: {
  readonly game: string
  readonly deck: Pick<DeckList, 'cards'>
}): JSX.Element {
  const library = useLibrary(game)
  const playmat = usePlaymat(game)
  const face = library && faceOfDeck(library, deck)?.face
  const look = face && playmat?.look(NOWHERE, face)
  return (
    <span class={`side-${look?.side ?? 'neutral'}`}>
      <Thumbnail look={look ?? undefined} />
    </span>
  )
}

function Starters({ game }: { readonly game: GameName }): JSX.Element {
  const library = useLibrary(game)
  return (
    <section class="choices" aria-label="Starter decks">
      <h2>Starter decks</h2>
      <p class="small">They come with the game. A copy is yours to change.</p>
      {!library && <p role="status">They are being fetched …</p>}
      <ul class="deck-list">
        {(library?.starters ?? []).map((starter) => (
          <li key={starter.title}>
            <DeckPicture game={game} deck={starter} />
            <span>
              {starter.title}
              <small class="about-deck">{library && aboutDeck(library, starter)}</small>
            </span>
            <button
              type="button"
              aria-label={`Copy ${starter.title}`}
              onClick={() => begin(game, { title: `${starter.title}, mine`, cards: starter.cards })}
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shared({
  game,
  code,
  play,
}: {
  readonly game: GameName
  readonly code: string
  readonly play: Play
}): JSX.Element {
  const library = useLibrary(game)
  const [deck, setDeck] = useState<DeckList | null | undefined>(undefined)
  const [opened, setOpened] = useState<CardNotice | null>(null)
  useEffect(() => void deckInLink(code).then(setDeck), [code])
  if (deck === null) return <p role="alert">This link is damaged: there is no deck in it.</p>
  if (!deck || !library) return <p class="loading">Sorting the cards …</p>
  return (
    <section class="deck-side" aria-label="A shared deck">
      <h2>{deck.title}</h2>
      <button type="button" class="primary" onClick={() => begin(game, deck)}>
        Keep a copy
      </button>
      <DeckFacts game={game} library={library} deck={deck} play={play} />
      <DeckCards
        library={library}
        deck={{ id: '', game, changed: 0, title: deck.title, cards: deck.cards }}
        open={setOpened}
      />
      {opened && (
        <CardDialog
          game={game}
          library={library}
          card={opened}
          open={setOpened}
          close={() => setOpened(null)}
        />
      )}
    </section>
  )
}
