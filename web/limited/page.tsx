/** Sealed play and drafts on this device: packs, picks, a deck out of the pool, and a game with it at once. */
import { isOver } from '@dejarik/swtcg/limited'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CardDialog } from '../decks/card-dialog.tsx'
import type { PlayDeckProps } from '../decks/play-deck.tsx'
import { useLibrary } from '../decks/use-library.ts'
import { Refusal } from '../form/refusal.tsx'
import { study } from '../study/desk.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { Begin } from './begin.tsx'
import { BuildFromPool } from './build.tsx'
import { gameOf, keepEvent, keptEvent, type LimitedEvent, listed, packOf, poolOf } from './event.ts'
import { Rows } from './rows.tsx'

export function LimitedPage({ play }: { readonly play: PlayDeckProps['play'] }): JSX.Element {
  const [event, setEvent] = useState(keptEvent)
  const [opened, setOpened] = useState<CardNotice | null>(null)
  const game = event ? gameOf(event) : 'swtcg'
  const library = useLibrary(game)
  const change = (next: LimitedEvent | null): void => {
    keepEvent(next)
    setEvent(next)
  }
  if (!event) return <Begin begin={change} />
  if (!library) return <p class="loading">Sorting the cards …</p>
  const shown = { event, library, change, open: setOpened }
  return (
    <div class="limited">
      {isOver(event.draft) ? <BuildFromPool {...shown} play={play} /> : <Pack {...shown} />}
      <button type="button" onClick={() => change(null)}>
        Leave these packs
      </button>
      {opened && (
        <CardDialog
          game={game}
          library={library}
          card={opened}
          open={setOpened}
          close={() => setOpened(null)}
        />
      )}
    </div>
  )
}

interface PackProps {
  readonly event: LimitedEvent
  readonly library: CardLibrary
  readonly change: (event: LimitedEvent) => void
  readonly open: (card: CardNotice) => void
}

/** The pack that lies before the player, and what was taken so far. */
function Pack({ event, library, change, open }: PackProps): JSX.Element {
  const [refusal, setRefusal] = useState('')
  const pack = packOf(event)
  const take = async (name: string): Promise<void> => {
    const key = pack.find((each) => event.names[each] === name)!
    change({ ...event, draft: await study('take-limited', { draft: event.draft, key }) })
  }
  return (
    <div class="limited-parts">
      <section aria-label="The pack">
        <h2>
          Round {event.draft.round}, {pack.length} {pack.length === 1 ? 'card' : 'cards'} in the pack
        </h2>
        <Refusal text={refusal} />
        <Rows
          game={gameOf(event)}
          library={library}
          cards={listed(event, pack)}
          act={['Take', (name) => `Take ${name}`]}
          doIt={(name) => void take(name).catch((error: Error) => setRefusal(error.message))}
          open={open}
        />
      </section>
      <section aria-label="What you have taken">
        <h2>{poolOf(event).length} taken</h2>
        <ul class="limited-taken">
          {listed(event, poolOf(event)).map(({ name, count }) => (
            <li key={name}>
              {count > 1 ? `${count} ` : ''}
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
