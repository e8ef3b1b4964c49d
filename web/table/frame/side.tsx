/** Beside the table: the card that is looked at, and the log. Where there is no room both open over the board. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Beats } from '../../beats/recap.tsx'
import { Contributions, LargeCard } from '../../card/large.tsx'
import { useGame } from '../../game.ts'
import { allCards, cardsOf, type SeenCard, zoneOf } from '../../sight.ts'
import { Log } from '../log.tsx'
import { type Looking, useLooked } from './looking.ts'

export function Side({ looking }: { readonly looking: Looking }): JSX.Element {
  const { form } = useGame()
  const [open, setOpen] = useState(false)
  const folds = form === 'mid' || form === 'phone' || form === 'land'
  return (
    <aside class={`side ${folds ? 'does-fold' : ''} ${open ? 'is-open' : ''}`} data-zone="side">
      {folds && (
        <button
          type="button"
          class="side-toggle"
          aria-expanded={open}
          aria-keyshortcuts="L"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Log'}
        </button>
      )}
      <Beats />
      <div class="side-body">
        {form !== 'phone' && form !== 'land' && <Preview looking={looking} />}
        <Log />
      </div>
    </aside>
  )
}

/** The card that was looked at last; before that the one that was taken up, or the first of the hand. */
function useShown(looked: SeenCard | null): SeenCard | null {
  const { position, held } = useGame()
  const { view } = position
  const cards = allCards(view)
  const hand = view.viewer === null ? [] : cardsOf(zoneOf(view, 'hand', view.viewer))
  return [looked?.id, held ?? undefined, hand[0]?.id].map((id) => cards.get(id ?? -1)).find(Boolean) ?? null
}

function Preview({ looking }: { readonly looking: Looking }): JSX.Element {
  const now = useShown(useLooked(looking))
  return (
    <section class="preview" aria-hidden="true">
      {now ? (
        <>
          <LargeCard card={now} />
          <Contributions card={now} />
        </>
      ) : (
        <p class="empty">
          Point at a card to read it. Right-click it, or press I, to open it. ? shows all keys.
        </p>
      )}
    </section>
  )
}
