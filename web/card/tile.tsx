/** A card on the table: small, with what matters now, and what can be done shown on it. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { type Look, spoken } from '../look.ts'
import { pickable } from '../offers.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import { allCards, type SeenCard } from '../sight.ts'

export function Tile({ card }: { readonly card: SeenCard }): JSX.Element {
  const game = useGame()
  const look = game.lookOf(card)
  const offers = game.offers.get(card.id) ?? []
  const canPick = pickable(game.question).includes(card.id)
  const { conditions, marks } = game.playmat.stateOf(card)
  const standing = useStanding(card)
  return (
    <div class="placed">
      <button
        type="button"
        class={`tile side-${look?.side ?? 'hidden'} ${look?.frame ?? 'kind-hidden'} ${standing}`}
        data-card={card.id}
        aria-pressed={canPick ? game.picked.includes(card.id) : undefined}
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
        <span class="spoken">{spoken(look, conditions, offers.map(game.sayOffer))}</span>
        {look && !card.faceDown ? <CardPicture look={look} /> : <span class="back" aria-hidden="true" />}
        <TileText look={look} />
        <Badges look={look} marks={marks} />
      </button>
      <Attached card={card} />
    </div>
  )
}

/** Classes of what can be done with a card, and of the part that it has. */
function useStanding(card: SeenCard): string {
  const { offers, question, picked, held, playmat, client } = useGame()
  return [
    ...(offers.has(card.id) || pickable(question).includes(card.id) ? ['can-act'] : []),
    ...(picked.includes(card.id) || held === card.id ? ['is-picked'] : []),
    ...playmat.highlights(client.shown, card),
  ].join(' ')
}

/** A word like Stormtrooper, which is wider than a tile at the usual size. */
const LONG_WORD = /\S{11}/

function TileText({ look }: { readonly look: Look | null }): JSX.Element {
  const name = look?.title ?? 'Face-down'
  return (
    <span class="tile-text" aria-hidden="true">
      <span class={LONG_WORD.test(name) ? 'tile-name has-long-word' : 'tile-name'}>{name}</span>
      {look && look.statistics.length > 0 && (
        <span class="stats">
          {look.statistics.map(({ name, short, value, hurt }) => (
            <b key={name} class={hurt ? 'is-hurt' : ''}>
              <small>{short}</small>
              {value}
            </b>
          ))}
        </span>
      )}
    </span>
  )
}

/** The number in the corner, the mark of cards that are not fully automated, and what lies on the card. */
function Badges({
  look,
  marks,
}: {
  readonly look: Look | null
  readonly marks: readonly string[]
}): JSX.Element {
  return (
    <span aria-hidden="true">
      {look?.corner && <span class="cost">{look.corner.value}</span>}
      {look?.unautomated && (
        <span class="unautomated" title="Not fully automated">
          !
        </span>
      )}
      {marks.length > 0 && <span class="marks">{marks.join(' · ')}</span>}
    </span>
  )
}

/** What lies with the card, each as a chip, and what lies with that in turn. */
function Attached({ card }: { readonly card: SeenCard }): JSX.Element | null {
  const { playmat, position } = useGame()
  const cards = allCards(position.view)
  const companions = (of: SeenCard): readonly SeenCard[] =>
    playmat.stateOf(of).with.flatMap((id) => {
      const other = cards.get(id)
      return other ? [other, ...companions(other)] : []
    })
  const all = companions(card)
  if (all.length === 0) return null
  return (
    <div class="attached">
      {all.map((other) => (
        <AttachedCard key={other.id} card={other} />
      ))}
    </div>
  )
}

export function AttachedCard({ card }: { readonly card: SeenCard }): JSX.Element {
  const game = useGame()
  const look = game.lookOf(card)
  const offers = game.offers.get(card.id) ?? []
  const { conditions } = game.playmat.stateOf(card)
  const standing = useStanding(card)
  return (
    <button
      type="button"
      class={`chip ${standing}`}
      data-card={card.id}
      aria-label={`With it: ${spoken(look, conditions, offers.map(game.sayOffer))}`}
      onClick={(event) => {
        const byTouch = (event as unknown as PointerEvent).pointerType === 'touch'
        if (offers.length > 0) game.choose(card, byTouch)
        else game.open(card)
      }}
      onMouseEnter={() => game.look(card)}
    >
      {look?.title ?? 'Face-down'}
    </button>
  )
}
