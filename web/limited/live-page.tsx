/** A draft on the server: waiting for others, the packs that go round, decks, and games between those who drafted. */
import type { DraftNotice } from '@dejarik/server/draft-messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CardDialog } from '../decks/card-dialog.tsx'
import { useLibrary } from '../decks/use-library.ts'
import { Refusal } from '../form/refusal.tsx'
import { useAffair } from '../live/affair.ts'
import { api } from '../live/api.ts'
import { hashFor } from '../route.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { BuildFromPool } from './build.tsx'
import { Drafters } from './drafters.tsx'
import { Opponents } from './opponents.tsx'
import { Pack } from './pack.tsx'

export interface OfDraft {
  readonly notice: DraftNotice
  /** Shows what comes of a request. */
  readonly look: (coming: Promise<DraftNotice>) => void
}

export function LiveDraftPage({ id }: { readonly id: string }): JSX.Element {
  const { notice, refusal, look } = useAffair(`drafts/${id}`, () => api.draft(id))
  const library = useLibrary(notice?.game ?? 'swtcg')
  const [card, setCard] = useState<CardNotice | null>(null)
  const shown = notice && { notice, look }
  return (
    <div class="limited">
      <Refusal text={refusal} />
      {shown && <Drafters {...shown} />}
      {shown && shown.notice.state === 'open' && <Waiting {...shown} />}
      {shown && library && notice.you !== null && <Drafting {...shown} library={library} open={setCard} />}
      {shown?.notice.state === 'over' && <p role="status">This draft was taken away.</p>}
      {card && library && notice && (
        <CardDialog
          game={notice.game}
          library={library}
          card={card}
          open={setCard}
          close={() => setCard(null)}
        />
      )}
    </div>
  )
}

interface DraftingProps extends OfDraft {
  readonly library: CardLibrary
  readonly open: (card: CardNotice) => void
}

function Drafting({ library, open, ...of }: DraftingProps): JSX.Element | null {
  if (of.notice.state === 'taking') return <Taking {...of} library={library} open={open} />
  if (of.notice.state === 'building') return <Building {...of} library={library} open={open} />
  return null
}

/** Until the draft begins: its link, a seat in it, and the beginning. */
function Waiting({ notice, look }: OfDraft): JSX.Element {
  const { id, you, yours, way, seats, drafters } = notice
  const link = new URL(hashFor({ page: 'decks', deck: `limited/live/${id}` }), location.href).href
  const doIt = (doing: 'join' | 'leave' | 'begin') => (): void => look(api.inDraft(id, doing))
  const free = seats - drafters.length
  // Packs that do not go round need no more than somebody to play with.
  const programs = way === 'draft' ? free : Math.max(0, 2 - drafters.length)
  return (
    <section class="choices" aria-label="Before it begins">
      <label>
        Whoever has this link can sit down:
        <input class="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="answers">
        {yours && (
          <button type="button" class="primary" onClick={doIt('begin')}>
            {programs === 0
              ? 'Begin'
              : `Begin, with ${programs === 1 ? 'a program' : `${programs} programs`}`}
          </button>
        )}
        {you === null && free > 0 && (
          <button type="button" class="primary" onClick={doIt('join')}>
            Sit down
          </button>
        )}
        {you !== null && (
          <button type="button" onClick={doIt('leave')}>
            {yours ? 'Take it away' : 'Get up'}
          </button>
        )}
      </div>
    </section>
  )
}

function Taking({ notice, look, library, open }: DraftingProps): JSX.Element {
  const { id, round, pack, pool, deck, names, chosen, drafters } = notice
  const waited = drafters.filter(({ hasChosen }) => !hasChosen).map(({ name }) => name)
  return (
    <Pack
      round={round}
      pack={pack}
      opened={{ pool, deck, names }}
      library={library}
      take={(key) => look(api.takeInDraft(id, { taken: pool.length, key }))}
      open={open}
    >
      <p role="status">
        {chosen === null
          ? 'Choose a card; the others choose theirs at the same time.'
          : `You take ${names[chosen]}, unless you choose another before ${waited.join(', ')} has chosen too.`}
      </p>
    </Pack>
  )
}

/** The deck is one's own until it is handed in. */
function Building({ notice, look, library, open }: DraftingProps): JSX.Element {
  const { id, game, pool, names } = notice
  const [deck, setDeck] = useState<readonly string[] | null>(null)
  const shown = deck ?? notice.deck
  const isHandedIn = shown.length > 0 && [...shown].sort().join() === [...notice.deck].sort().join()
  return (
    <BuildFromPool
      game={game}
      opened={{ pool, deck: shown, names }}
      library={library}
      change={setDeck}
      open={open}
    >
      <div class="answers">
        <button
          type="button"
          class="primary"
          disabled={shown.length === 0 || isHandedIn}
          onClick={() => look(api.buildInDraft(id, { keys: [...shown] }))}
        >
          {isHandedIn ? 'This is the deck that you play' : 'Play with this deck'}
        </button>
      </div>
      <Opponents notice={notice} look={look} />
    </BuildFromPool>
  )
}
