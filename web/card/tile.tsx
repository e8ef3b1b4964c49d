/** A card on the table: small, with what matters now, and what can be done shown on it. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { allCards, type SeenCard } from '../sight.ts'
import { Art } from './art.tsx'
import { spokenCard, statistics } from './words.ts'

export function Tile({ card }: { readonly card: SeenCard }): JSX.Element {
  const game = useGame()
  const face = game.faceOf(card)
  const offers = game.offers.get(card.id) ?? []
  const canPick = game.question?.kind === 'cards' && game.question.from.includes(card.id)
  const picked = game.picked.includes(card.id)
  const { attack } = game.client
  const classes = [
    'tile',
    `side-${face?.side ?? 'hidden'}`,
    `kind-${face?.kind ?? 'hidden'}`,
    ...(face ? [`border-${face.border}`] : []),
    ...(card.tapped ? ['is-tapped'] : []),
    ...(offers.length > 0 || canPick ? ['can-act'] : []),
    ...(picked ? ['is-picked'] : []),
    ...(attack?.attacker === card.id ? ['is-attacker'] : []),
    ...(attack?.defender === card.id ? ['is-defender'] : []),
  ]
  return (
    <div class="placed">
      <button
        type="button"
        class={classes.join(' ')}
        data-card={card.id}
        aria-label={spokenCard(card, face, offers.map(game.sayOffer))}
        aria-pressed={canPick ? picked : undefined}
        onClick={(event) => game.choose(card, (event as unknown as PointerEvent).pointerType === 'touch')}
        onContextMenu={(event) => {
          event.preventDefault()
          game.open(card)
        }}
        onKeyDown={(event) => {
          if (event.key === 'i') game.open(card)
        }}
        onMouseEnter={() => game.look(card)}
        onFocus={() => game.look(card)}
      >
        {face && !card.faceDown ? <Art face={face} /> : <span class="back" aria-hidden="true" />}
        <TileText card={card} />
        <Badges card={card} />
      </button>
      <Attached card={card} />
    </div>
  )
}

function TileText({ card }: { readonly card: SeenCard }): JSX.Element {
  const face = useGame().faceOf(card)
  const { speed, power, health } = statistics(card, face)
  const left = typeof health === 'number' ? health - (card.damage ?? 0) : health
  return (
    <span class="tile-text" aria-hidden="true">
      <span class="tile-name">{face?.title ?? 'Face-down'}</span>
      {face && speed !== undefined && (
        <span class="stats">
          <b>{speed}</b>
          <b>{power}</b>
          <b class={card.damage ? 'is-hurt' : ''}>
            {left}
            {card.damage ? `/${health}` : ''}
          </b>
        </span>
      )}
    </span>
  )
}

/** Cost, the mark of cards that are not fully automated, and what lies on the card. */
function Badges({ card }: { readonly card: SeenCard }): JSX.Element {
  const face = useGame().faceOf(card)
  return (
    <span aria-hidden="true">
      {face && face.cost !== null && <span class="cost">{face.cost}</span>}
      {face && face.unautomated > 0 && (
        <span class="unautomated" title="Not fully automated">
          !
        </span>
      )}
      <Marks card={card} />
    </span>
  )
}

function Marks({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const marks = [
    ...(card.tapped ? ['tapped'] : []),
    ...(card.buildCounters ? [`${card.buildCounters} built`] : card.faceDown ? ['face-down'] : []),
    ...(card.stack ? [`+${card.stack.length} stack`] : []),
    ...Object.entries(card.counters ?? {}).map(([name, count]) => `${count} ${name}`),
  ]
  return marks.length === 0 ? null : <span class="marks">{marks.join(' · ')}</span>
}

/** Pilots and Equipment lie with their unit. */
function Attached({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const game = useGame()
  const cards = allCards(game.position.view)
  const ids = [...(card.pilots ?? []), ...(card.equipment ?? [])]
  if (ids.length === 0) return null
  return (
    <div class="attached">
      {ids.flatMap((id) => {
        const other = cards.get(id)
        return other ? [<AttachedCard key={id} card={other} />] : []
      })}
    </div>
  )
}

function AttachedCard({ card }: { readonly card: SeenCard }): JSX.Element {
  const game = useGame()
  const face = game.faceOf(card)
  const offers = game.offers.get(card.id) ?? []
  return (
    <button
      type="button"
      class={`chip ${offers.length > 0 ? 'can-act' : ''}`}
      data-card={card.id}
      aria-label={`With it: ${spokenCard(card, face, offers.map(game.sayOffer))}`}
      onClick={() => game.open(card)}
      onMouseEnter={() => game.look(card)}
    >
      {face?.title ?? 'Face-down'}
    </button>
  )
}
