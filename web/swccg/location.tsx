/** A location: its plate with the power and the Force icons of both sides, and the cards of each. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { hyphenated } from '../card/hyphens.ts'
import { type Game, useGame } from '../game.ts'
import { spoken } from '../look.ts'
import type { Fit } from '../table/frame/fit.ts'
import { PictureGround } from '../table/frame/picture-ground.tsx'
import { Place } from '../table/frame/place.tsx'
import { Rows } from '../table/frame/rows.tsx'
import { type CcgCard, cardsHere, seatOf } from './sight.ts'
import { rowPlace } from './ways.ts'

interface LocationProps {
  readonly location: CcgCard
  /** From the left. */
  readonly place: number
  readonly isLast: boolean
  readonly width: number
  readonly fits: { readonly mine: Fit; readonly theirs: Fit }
}

export function Location({ location, place, isLast, width, fits }: LocationProps): JSX.Element {
  const { position, lookOf, goals } = useGame()
  const there = cardsHere(position.view, location)
  const look = lookOf(location)
  const name = look?.title ?? 'a location'
  return (
    <section
      class={`location ${goals.has(location.id) ? 'is-goal' : ''}`}
      data-location={location.id}
      aria-label={name}
      style={{ width: `${width}px` }}
    >
      {look && <PictureGround look={look} />}
      <Ground location={location} />
      <Place place={rowPlace(place)} name="Lay it here" />
      {isLast && <Place place={rowPlace(place + 1)} name="Lay it here" />}
      <Side name={`${name}, yours`} cards={there.mine} fit={fits.mine} mine />
      <Side name={`${name}, theirs`} cards={there.theirs} fit={fits.theirs} mine={false} />
      <Plate location={location} />
    </section>
  )
}

/** A card goes to a location wherever on it one clicks; by keys, to its plate. */
function Ground({ location: { id } }: { readonly location: CcgCard }): JSX.Element | null {
  const { goals, goTo } = useGame()
  if (!goals.has(id)) return null
  return (
    <button type="button" class="location-goal" tabIndex={-1} aria-hidden="true" onClick={() => goTo(id)} />
  )
}

function Side({
  name,
  cards,
  fit,
  mine,
}: {
  readonly name: string
  readonly cards: readonly CcgCard[]
  readonly fit: Fit
  readonly mine: boolean
}): JSX.Element {
  return (
    <section
      class={`units ${mine ? 'is-mine' : 'is-theirs'}`}
      aria-label={`${name}: ${cards.length} cards`}
      data-zone={name}
    >
      <Rows cards={cards} fit={fit} />
    </section>
  )
}

/** The location itself, as a card that can be clicked. */
export function Plate({ location }: { readonly location: CcgCard }): JSX.Element {
  const game = useGame()
  const look = game.lookOf(location)
  const offers = game.offers.get(location.id) ?? []
  const mine = game.position.view.viewer ?? 0
  return (
    <button
      type="button"
      class={`location-plate side-${look?.side ?? 'hidden'} ${standing(game, location)}`}
      data-card={location.id}
      data-zone={`plate-${location.id}`}
      onClick={() => game.choose(location)}
      onContextMenu={(event) => {
        event.preventDefault()
        game.open(location)
      }}
      onMouseEnter={() => game.look(location)}
      onFocus={() => game.look(location)}
    >
      <span class="spoken">{spoken(look, [], offers.map(game.sayOffer))}</span>
      <Ends location={location} seat={1 - mine} />
      <b class="plate-name" aria-hidden="true">
        {look ? hyphenated(look.title) : 'Face-down'}
      </b>
      <Ends location={location} seat={mine} />
    </button>
  )
}

function standing({ offers, goals, held, aim }: Game, { id }: CcgCard): string {
  return [
    ...(offers.has(id) ? ['can-act'] : []),
    ...(goals.has(id) ? ['is-target'] : []),
    ...(held === id || aim === id ? ['is-picked'] : []),
  ].join(' ')
}

/** No location has more Force icons of one side. */
const MOST_DOTS = 4

/** One side's end of the plate: its power there, whether it controls, and its Force icons. */
function Ends({ location, seat }: { readonly location: CcgCard; readonly seat: SeatId }): JSX.Element {
  const { view } = useGame().position
  const { side, controls } = seatOf(view, seat)
  const power = location.totals?.[side] ?? 0
  return (
    <span class={`plate-end side-${side}`}>
      <span>
        <span class="word">Power </span>
        <b>{power > 0 ? power : '–'}</b>
        {controls.includes(location.id) && <span class="control word"> controls</span>}
      </span>
      <span class="icons">
        <span class="word">{side === 'dark' ? 'Dark' : 'Light'} </span>
        {'●'.repeat(Math.min(MOST_DOTS, location[side] ?? 0)) || '–'}
      </span>
    </span>
  )
}
