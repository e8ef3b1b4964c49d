/** One seat's numbers: Force, build points, piles; and what lies in its build zone. */
import type { SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { offersIn } from '../offers.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { Clock } from '../table/clock.tsx'
import { Fact } from '../table/fact.tsx'
import { fitRow } from '../table/frame/fit.ts'
import { Place } from '../table/frame/place.tsx'
import { useBox } from '../table/frame/use-box.ts'
import { HandBacks } from '../table/hand-backs.tsx'
import { PileButton } from '../table/pile.tsx'
import { type OpenPile, OpenPiles } from '../table/piles.tsx'
import { SeatName } from '../table/seat-name.tsx'
import { seatOf, seatTitle } from './sight.ts'
import { swtcgWays } from './ways.ts'

export function SeatStrip({ seat, mine }: { readonly seat: SeatId; readonly mine: boolean }): JSX.Element {
  const { position } = useGame()
  const { view } = position
  const { side, force, buildPoints, points, setup } = seatOf(view, seat)
  const name = seatTitle(view, seat)
  const count = (zone: string): number => zoneOf(view, zone, seat)?.count ?? 0
  const turn = view.waitingFor.some((waiting) => waiting.seat === seat)
  return (
    <section
      class={`seat side-${side ?? 'none'} ${turn ? 'is-asked' : ''}`}
      aria-label={`${name}${mine ? ', you' : ''}`}
      data-zone={mine ? 'own-seat' : `seat-${seat}`}
    >
      <SeatName seat={seat} title={name} mine={mine} />
      <Fact name="Force" value={force} />
      <Fact name="Build" value={setup && !setup.done ? setup.left : buildPoints} />
      {points !== undefined && <Fact name="Points" value={points} />}
      {!mine && <HandBacks count={count('hand')} />}
      <Fact name="Deck" value={count('deck')} />
      <Clock seat={seat} />
      {mine ? (
        <PileButton short="Discard" name={`${name}: discard pile`} zone="discard" seat={seat} />
      ) : (
        <OpenPiles
          seat={seat}
          name={name}
          piles={OPEN.filter(({ zone }) => zone === 'discard' || count(zone) > 0)}
        />
      )}
    </section>
  )
}

/** What of another seat lies open. */
const OPEN: readonly OpenPile[] = [
  { zone: 'discard', short: 'Discard' },
  { zone: 'build', short: 'Build zone' },
  { zone: 'resource', short: 'Resource' },
  { zone: 'event', short: 'Event' },
]

const OWN = ['build', 'resource', 'event'] as const
/** One's own build zone, Resources and Event, beside the hand. */
export function OwnCards({ seat }: { readonly seat: SeatId }): JSX.Element | null {
  const { position, question } = useGame()
  const { view } = position
  const [element, box] = useBox<HTMLElement>()
  const isOpen = offersIn(question).some((offer) => swtcgWays.goalsOf(offer).includes('build'))
  const cards = OWN.flatMap((zone) => cardsOf(zoneOf(view, zone, seat)))
  const { tile, step } = fitRow(cards.length, box)
  return (
    <section
      ref={element}
      class={`build-zone ${cards.length === 0 ? 'is-empty' : ''} ${isOpen ? 'is-open' : ''}`}
      aria-label={`Your build zone, Resources and Event, ${cards.length} cards`}
      data-zone="build"
      style={{ '--tile': `${tile}px`, '--step': `${step}px`, '--cards': cards.length }}
    >
      <Place place="build" name="Build zone" />
      <Place place="resource" name="Resource" />
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}
