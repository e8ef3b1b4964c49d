/** A card on the table: small, with what matters now, and what can be done shown on it. */
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game.ts'
import { type Look, spoken } from '../look.ts'
import { pickable } from '../offers.ts'
import { CardPicture } from '../pictures/card-picture.tsx'
import { allCards, type SeenCard } from '../sight.ts'
import { Back } from './back.tsx'
import { Cost } from './cost.tsx'
import { CLASSES, Flag, type Standing } from './flag.tsx'
import { firstName, fitOf, Name } from './name.tsx'
import { SmallNumbers } from './numbers.tsx'

/** Browsers tell clicks with what pointed. */
const isByTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

export function Tile({ card }: { readonly card: SeenCard }): JSX.Element {
  const game = useGame()
  const look = game.lookOf(card)
  const offers = game.offers.get(card.id) ?? []
  const canPick = pickable(game.question, game.playmat).includes(card.id)
  const { conditions, marks, beneath } = game.playmat.stateOf(card, game.client.faces.get(card.is ?? ''))
  const standings = useStandings(card)
  const faceDown = card.faceDown === true
  const stacked = beneath.length
  // What is printed changes seldom; it is drawn again only where it did.
  const face = useMemo(
    () => <TileFace look={look} faceDown={faceDown} marks={marks} stacked={stacked} />,
    [seenIn(look), faceDown, marks.join(), stacked],
  )
  return (
    <div class="placed">
      <button
        type="button"
        class={`tile ${frameOf(look)} ${useClasses(card, standings)}`}
        data-card={card.id}
        aria-pressed={canPick ? game.picked.includes(card.id) : undefined}
        onClick={(event) => game.choose(card, isByTouch(event))}
        onContextMenu={(event) => {
          event.preventDefault()
          game.open(card)
        }}
        onMouseEnter={() => game.look(card)}
        onFocus={() => game.look(card)}
      >
        <span class="spoken">{spoken(look, conditions, offers.map(game.sayOffer))}</span>
        {face}
        <span aria-hidden="true">
          <span class="ring" />
          <Flag of={standings} />
        </span>
      </button>
      <Attached card={card} />
    </div>
  )
}

/** All of a look that a tile shows. */
const seenIn = (look: Look | null): string =>
  look ? JSON.stringify([look.key, look.corner, look.statistics, look.unautomated]) : ''

export const frameOf = (look: Look | null): string =>
  look ? `side-${look.side} ${look.frame} ${fitOf(firstName(look).title)}` : 'side-hidden kind-hidden'

/** What can be done with a card, and what is so of it. */
function useStandings(card: SeenCard): readonly Standing[] {
  const { offers, question, picked, held, goals, aim, playmat } = useGame()
  const isChosen = picked.includes(card.id) || held === card.id || aim === card.id
  const isTarget = goals.has(card.id)
  return [
    ...(isChosen ? (['chosen'] as const) : []),
    ...(pickable(question, playmat).includes(card.id) ? (['pick'] as const) : []),
    ...(isTarget ? (['target'] as const) : offers.has(card.id) && !isChosen ? (['act'] as const) : []),
    ...playmat.stateOf(card).is,
  ]
}

/** Of its standings, and of the part that it has in what is shown. */
function useClasses(card: SeenCard, standings: readonly Standing[]): string {
  const { playmat, client, question } = useGame()
  const classes = standings.map((standing) => CLASSES[standing])
  return [...new Set([...classes, ...playmat.highlights(client.shown, card, question)])].join(' ')
}

/** What is printed on a tile and what lies on it; without a table it is the same. */
export function TileFace({
  look,
  faceDown = false,
  marks = [],
  stacked = 0,
}: {
  readonly look: Look | null
  readonly faceDown?: boolean
  readonly marks?: readonly string[]
  readonly stacked?: number
}): JSX.Element {
  return (
    <span class="tile-body" aria-hidden="true">
      {stacked > 0 && <span class="under" />}
      <span class="face">
        <span class="pic">
          {look && !faceDown ? <CardPicture look={look} /> : <Back />}
          {look?.statistics.some(({ whole }) => whole !== undefined) && <Cracks />}
          {marks.length > 0 && (
            <span class="marks">
              {marks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </span>
          )}
        </span>
        {look && (
          <span class="plate">
            <b class="tile-name">
              <Name look={firstName(look)} />
            </b>
            {look.kindLine && <span class="kindline">{look.kindLine}</span>}
          </span>
        )}
        {look && <SmallNumbers look={look} />}
      </span>
      {look && <Cost corner={look.corner} />}
      {look?.unautomated && (
        <span class="unautomated" title="Not fully automated">
          !
        </span>
      )}
    </span>
  )
}

/** Damage is seen on the picture. */
const Cracks = (): JSX.Element => (
  <svg class="cracks" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M100 4L82 14 76 10 64 24 70 32 58 44M82 14L86 28 78 34M64 24L50 22" />
    <path class="glint" d="M100 5L82 15 76 11 64 25 70 33 58 45M64 25L50 23" />
  </svg>
)

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
  const canPick = pickable(game.question, game.playmat).includes(card.id)
  const { conditions } = game.playmat.stateOf(card)
  const classes = useClasses(card, useStandings(card))
  return (
    <button
      type="button"
      class={`rider side-${look?.side ?? 'hidden'} ${classes}`}
      title={look?.title}
      data-card={card.id}
      aria-pressed={canPick ? game.picked.includes(card.id) : undefined}
      aria-label={`With it: ${spoken(look, conditions, offers.map(game.sayOffer))}`}
      onClick={(event) => {
        const byTouch = isByTouch(event)
        if (offers.length > 0 || canPick) game.choose(card, byTouch)
        else game.open(card)
      }}
      onMouseEnter={() => game.look(card)}
    >
      {look && <CardPicture look={look} />}
      <b>{look ? <Name look={look} /> : 'Face-down'}</b>
    </button>
  )
}
