/** Before the game: the cards to begin with lie on the empty board, equal ones as one. */
import type { JSX } from 'preact'
import { type Game, useGame } from '../game.ts'
import type { Statistic } from '../look.ts'
import { pickable } from '../offers.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import { copiesOf } from '../question/copies.ts'
import { unseenIn } from '../question/unseen.tsx'
import type { SeenCard } from '../sight.ts'
import { showsOne } from '../table/frame/form.ts'
import { type CcgCard, seatOf } from './sight.ts'

export function StartChoice(): JSX.Element {
  const game = useGame()
  const cards = unseenIn(game)
  if (cards.length === 0) return <p class="empty start-empty">No location is on the table yet.</p>
  return (
    <div class="start">
      <section class="start-choice" aria-label={`${cards.length} cards to begin with`} data-zone="start">
        {copiesOf(cards, game.playmat.stateOf, game.picked).map(({ card, count }) => (
          <StartCard key={card.id} card={card} count={count} />
        ))}
      </section>
      {showsOne(game.form) && <StartText card={cards.find(({ id }) => isChosen(game, id))} />}
    </div>
  )
}

const isChosen = ({ held, picked }: Game, card: number): boolean => held === card || picked.includes(card)

/** Where cards have no room for their texts, that of the chosen one. */
function StartText({ card }: { readonly card: SeenCard | undefined }): JSX.Element {
  const { lookOf } = useGame()
  const face = card && lookOf(card)
  if (!face) return <p class="start-reading empty">Tap a card to read what it says.</p>
  return (
    <p class="start-reading">
      <b>{face.title}.</b> {face.lines.join(' ')}
    </p>
  )
}

function StartCard({ card, count }: { readonly card: SeenCard; readonly count: number }): JSX.Element | null {
  const game = useGame()
  const { lookOf, choose, open, look, offers, question, playmat, form } = game
  const face = lookOf(card)
  if (!face) return null
  const canAct = offers.has(card.id) || pickable(question, playmat).includes(card.id)
  return (
    <button
      type="button"
      class={`start-card side-${face.side} ${canAct ? 'can-act' : ''} ${isChosen(game, card.id) ? 'is-picked' : ''}`}
      data-card={card.id}
      aria-pressed={isChosen(game, card.id)}
      onClick={() => choose(card)}
      onContextMenu={(event) => {
        event.preventDefault()
        open(card)
      }}
      onMouseEnter={() => look(card)}
      onFocus={() => look(card)}
    >
      <span class="start-picture">
        <CardPicture look={face} />
      </span>
      <b>{face.title}</b>
      {!showsOne(form) && (
        <span class="start-text">
          {face.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
      <Icons card={card} statistics={face.statistics} />
      {count > 1 && <span class="times">×{count}</span>}
    </button>
  )
}

/** The Force that each side would have there; nothing for a card that is no location. */
function Icons({
  card,
  statistics,
}: {
  readonly card: SeenCard
  readonly statistics: readonly Statistic[]
}): JSX.Element | null {
  const { position, form } = useGame()
  const { view } = position
  const own = seatOf(view, view.viewer ?? 0).side
  const force = (side: 'dark' | 'light'): number | string =>
    (card as CcgCard)[side] ?? statistics.find(({ name }) => name.startsWith(side))?.value ?? 0
  if (!statistics.some(({ name }) => name.startsWith('dark'))) return null
  const other = own === 'dark' ? 'light' : 'dark'
  return (
    <span class="start-force">
      <span class={`side-${own}`}>
        You {force(own)}
        {showsOne(form) ? '' : ' Force'}
      </span>
      <span class={`side-${other}`}>They {force(other)}</span>
    </span>
  )
}
