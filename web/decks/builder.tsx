/** Building one deck: cards to choose from on one side, the deck with its charts and its legality on the other. */
import type { DeckList } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { optionsIn, PLAIN } from '../options/rules.ts'
import { RulesForm, useWays } from '../options/rules-form.tsx'
import { OwnCards } from '../own-cards/panel.tsx'
import { goTo } from '../route.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardNamed } from './card-named.ts'
import { CardSearch } from './card-search.tsx'
import { Charts } from './charts.tsx'
import { Corrections } from './corrections.tsx'
import { countOf, newDeck, type OwnDeck, sizeOf, withCount, withInstead } from './deck.ts'
import { DeckCards } from './deck-cards.tsx'
import { EditionChoice } from './editions.tsx'
import { Export } from './files.tsx'
import { dropDeck, keepDeck, ownDeck, syncDecks } from './keep.ts'
import { Legality } from './legality.tsx'
import { PlayDeck, type PlayDeckProps } from './play-deck.tsx'
import { useLibrary } from './use-library.ts'

type Play = PlayDeckProps['play']

export function Builder({ id, play }: { readonly id: string; readonly play: Play }): JSX.Element {
  const [deck, setDeck] = useState<OwnDeck | undefined>(() => ownDeck(id))
  const [opened, setOpened] = useState<CardNotice | null>(null)
  const [tab, setTab] = useState<'cards' | 'deck'>('cards')
  const library = useLibrary(deck?.game ?? 'swtcg')
  useEffect(() => void syncDecks().then(() => setDeck(ownDeck(id))), [id])
  if (!deck) return <p role="alert">This deck is not kept here.</p>
  if (!library) return <p class="loading">Sorting the cards …</p>
  const change = (next: OwnDeck): void => {
    keepDeck(next)
    setDeck(next)
  }
  const set = (name: string, count: number): void => change(withCount(deck, name, count, Date.now()))
  return (
    <div class={`builder shows-${tab}`}>
      <nav class="builder-tabs" aria-label="Parts of the builder">
        <button type="button" aria-pressed={tab === 'cards'} onClick={() => setTab('cards')}>
          Cards
        </button>
        <button type="button" aria-pressed={tab === 'deck'} onClick={() => setTab('deck')}>
          Deck, {sizeOf(deck)} cards
        </button>
      </nav>
      <CardSearch
        game={deck.game}
        library={library}
        count={(name) => countOf(deck, name)}
        add={(name) => set(name, countOf(deck, name) + 1)}
        open={setOpened}
      >
        <OwnCards game={deck.game} />
      </CardSearch>
      <section class="deck-side" aria-label="The deck">
        <Title deck={deck} change={change} />
        <DeckFacts
          game={deck.game}
          library={library}
          deck={deck}
          play={play}
          correct={(name, meant) => change(withInstead(deck, name, meant, Date.now()))}
        />
        <DeckCards library={library} deck={deck} set={set} open={setOpened} />
        <Export game={deck.game} library={library} deck={deck} />
        <Copies deck={deck} />
      </section>
      {opened && (
        <CardDialog
          game={deck.game}
          library={library}
          card={opened}
          deck={{
            count: (name) => countOf(deck, name),
            add: (name) => set(name, countOf(deck, name) + 1),
          }}
          open={setOpened}
          close={() => setOpened(null)}
        />
      )}
    </div>
  )
}

function Title({
  deck,
  change,
}: {
  readonly deck: OwnDeck
  readonly change: (deck: OwnDeck) => void
}): JSX.Element {
  return (
    <label class="deck-title">
      Name of the deck
      <input
        value={deck.title}
        maxLength={80}
        onInput={(event) => change({ ...deck, title: event.currentTarget.value, changed: Date.now() })}
      />
    </label>
  )
}

/** Size, legality by edition, style and options, playing the game as it is, and charts. */
export function DeckFacts({
  game,
  library,
  deck,
  play,
  correct,
}: {
  readonly game: string
  readonly library: CardLibrary
  readonly deck: DeckList
  readonly play: Play
  /** Where the deck can be changed. */
  readonly correct?: (name: string, meant: string) => void
}): JSX.Element {
  const [edition, setEdition] = useState(library.editions[0]!)
  const [rules, setRules] = useState(PLAIN)
  const ways = useWays(game, edition)
  const options = optionsIn(rules)
  const list = { title: deck.title, cards: deck.cards }
  const { answer } = useStudy('judge-deck', { game, edition, options, deck: list }, library)
  const counted = deck.cards.flatMap(({ name, count }) => {
    const card = cardNamed(library, name)
    return card ? [{ card, count }] : []
  })
  return (
    <>
      <div class="deck-facts">
        <span>
          <b>{sizeOf(deck)}</b> cards
        </span>
        <EditionChoice
          editions={library.editions}
          value={edition}
          choose={(next) => {
            setEdition(next)
            setRules(PLAIN)
          }}
        />
      </div>
      {ways.styles.length > 0 && (
        <details class="deck-rules">
          <summary>
            {options.length > 0 ? `With ${options.join(', ')}` : 'For a style, or with options'}
          </summary>
          <RulesForm game={game} ways={ways} rules={rules} terms={null} choose={setRules} />
        </details>
      )}
      <Legality reasons={answer?.reasons ?? null} />
      {correct && <Corrections misspelt={answer?.misspelt ?? []} correct={correct} />}
      {options.length === 0 && (
        <PlayDeck game={game} edition={edition} title={deck.title} judged={answer} play={play} />
      )}
      <Charts cards={counted} />
    </>
  )
}

/** Copying and throwing away; the second is asked twice. */
function Copies({ deck }: { readonly deck: OwnDeck }): JSX.Element {
  const [sure, setSure] = useState(false)
  const copy = (): void => {
    const made = newDeck(deck.game, { ...deck, title: `${deck.title}, a copy` }, Date.now())
    keepDeck(made)
    goTo({ page: 'decks', deck: made.id })
  }
  const drop = (): void => {
    dropDeck(deck.id)
    void syncDecks()
    goTo({ page: 'decks', deck: '' })
  }
  return (
    <div class="answers">
      <button type="button" onClick={copy}>
        Make a copy
      </button>
      <button type="button" class="danger" onClick={() => (sure ? drop() : setSure(true))}>
        {sure ? 'Really throw it away?' : 'Throw this deck away'}
      </button>
    </div>
  )
}
