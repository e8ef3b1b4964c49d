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
import { gameOf, keepEvent, keptEvent, type LimitedEvent, openedIn, packOf } from './event.ts'
import { LiveDrafts } from './live-drafts.tsx'
import { Pack } from './pack.tsx'
import { PlayIt } from './play-it.tsx'

export function LimitedPage({ play }: { readonly play: PlayDeckProps['play'] }): JSX.Element {
  const [event, setEvent] = useState(keptEvent)
  const [opened, setOpened] = useState<CardNotice | null>(null)
  const game = event ? gameOf(event) : 'swtcg'
  const library = useLibrary(game)
  const change = (next: LimitedEvent | null): void => {
    keepEvent(next)
    setEvent(next)
  }
  if (!event)
    return (
      <>
        <Begin begin={change} />
        <LiveDrafts />
      </>
    )
  if (!library) return <p class="loading">Sorting the cards …</p>
  const shown = { event, library, change, open: setOpened }
  return (
    <div class="limited">
      {isOver(event.draft) ? (
        <BuildFromPool
          game={game}
          opened={openedIn(event)}
          library={library}
          change={(deck) => change({ ...event, deck })}
          open={setOpened}
        >
          <PlayIt event={event} play={play} />
        </BuildFromPool>
      ) : (
        <PackBefore {...shown} />
      )}
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

/** Programs take theirs at once. */
function PackBefore({ event, library, change, open }: PackProps): JSX.Element {
  const [refusal, setRefusal] = useState('')
  const take = async (key: string): Promise<void> =>
    change({ ...event, draft: await study('take-limited', { draft: event.draft, key }) })
  return (
    <Pack
      round={event.draft.round}
      pack={packOf(event)}
      opened={openedIn(event)}
      library={library}
      take={(key) => void take(key).catch((error: Error) => setRefusal(error.message))}
      open={open}
    >
      <Refusal text={refusal} />
    </Pack>
  )
}
