/** One seat's line: Life Force in its piles, and the cards on its side of the table. */
import type { OfferCore, SeatId } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { offersIn } from '../offers.ts'
import { cardsOf, sideName, zoneOf } from '../sight.ts'
import { Clock } from '../table/clock.tsx'
import { Fact } from '../table/fact.tsx'
import { fitRow } from '../table/frame/fit.ts'
import { showsOne } from '../table/frame/form.ts'
import { Place } from '../table/frame/place.tsx'
import { useBox } from '../table/frame/use-box.ts'
import { HandBacks } from '../table/hand-backs.tsx'
import { PileButton as OpenPile, Pile } from '../table/pile.tsx'
import { AllPiles } from '../table/piles.tsx'
import { SeatName } from '../table/seat-name.tsx'
import { seatOf } from './sight.ts'

export function SeatStrip({ seat, mine }: { readonly seat: SeatId; readonly mine: boolean }): JSX.Element {
  const { position } = useGame()
  const { view } = position
  const { side, lifeForce, generation } = seatOf(view, seat)
  const asked = view.waitingFor.some((waiting) => waiting.seat === seat)
  const count = (zone: string): number => zoneOf(view, zone, seat)?.count ?? 0
  return (
    <section
      class={`seat side-${side} ${asked ? 'is-asked' : ''}`}
      aria-label={`${sideName(side)}${mine ? ', you' : ''}`}
      data-zone={mine ? 'own-seat' : `seat-${seat}`}
    >
      <SeatName seat={seat} title={sideName(side)} mine={mine} />
      <span class="facts">
        <Fact name="Life Force" value={lifeForce} />
        <Fact name="Generates" value={generation} />
      </span>
      {!mine && <HandBacks count={count('hand')} />}
      <Clock seat={seat} />
      <Piles seat={seat} mine={mine} />
      {!mine && <TheirOpen seat={seat} count={count} />}
    </section>
  )
}

/** What of the other's lies open: where there is little room, one button opens all of it. */
function TheirOpen({
  seat,
  count,
}: {
  readonly seat: SeatId
  readonly count: (zone: string) => number
}): JSX.Element | null {
  const { position, form } = useGame()
  const name = sideName(seatOf(position.view, seat).side)
  if (showsOne(form))
    return (
      <AllPiles
        seat={seat}
        name={name}
        piles={THEIR_OPEN.filter(({ zone }) => zone === 'lost' || count(zone) > 0)}
        counts="lost"
      />
    )
  if (count('side') === 0) return null
  return <OpenPile short="Table" name="The opponent's side of the table" zone="side" seat={seat} />
}

const THEIR_OPEN = [
  { zone: 'lost', short: 'Lost' },
  { zone: 'side', short: 'Table' },
  { zone: 'out-of-play', short: 'Out of play' },
]

/** The piles in the order in which Force goes round. */
const PILES = [
  ['reserve', 'Reserve'],
  ['force', 'Force'],
  ['used', 'Used'],
  ['lost', 'Lost'],
  ['out-of-play', 'Out'],
] as const
type PileName = (typeof PILES)[number][0]

/** Piles whose cards everybody may look through. */
const OPEN: ReadonlySet<PileName> = new Set(['lost', 'out-of-play'])

function Piles({ seat, mine }: { readonly seat: SeatId; readonly mine: boolean }): JSX.Element {
  const { position, form } = useGame()
  const { view } = position
  const [opened, setOpened] = useState<PileName | null>(null)
  const name = sideName(seatOf(view, seat).side)
  const count = (zone: PileName): number => zoneOf(view, zone, seat)?.count ?? 0
  return (
    <div class="piles">
      {PILES.filter(
        ([zone]) =>
          (zone !== 'out-of-play' || count(zone) > 0) && (mine || !showsOne(form) || !OPEN.has(zone)),
      ).map(([zone, short]) => (
        <PileButton
          key={zone}
          zone={zone}
          short={short}
          count={count(zone)}
          mine={mine}
          open={() => setOpened(zone)}
        />
      ))}
      {opened && (
        <Pile
          name={`${name}: ${opened === 'lost' ? 'Lost Pile' : 'out of play'}`}
          zone={opened}
          seat={seat}
          close={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** A click does what can be done with one's own pile, or opens one that lies open. */
function PileButton({
  zone,
  short,
  count,
  mine,
  open,
}: {
  readonly zone: PileName
  readonly short: string
  readonly count: number
  readonly mine: boolean
  readonly open: () => void
}): JSX.Element {
  const { question, answer, sayOffer } = useGame()
  const offer = mine ? offersIn(question).find((each) => isOfPile(each, zone)) : undefined
  const act = offer ? () => answer(offer.key) : OPEN.has(zone) ? open : undefined
  return (
    <button
      type="button"
      class={`pile pile-${zone} ${offer ? 'can-act' : ''}`}
      disabled={!act}
      title={offer && sayOffer(offer)}
      onClick={act}
    >
      <b>{count}</b> {short}
    </button>
  )
}

function isOfPile(offer: OfferCore, zone: PileName): boolean {
  if (offer.verb === 'draw') return zone === 'force'
  return offer.verb === 'lose' && offer.card === undefined && (offer as { from?: string }).from === zone
}

/** What lies on one's own side of the table, beside the hand. */
export function OwnCards({ seat }: { readonly seat: SeatId }): JSX.Element {
  const { view } = useGame().position
  const [element, box] = useBox<HTMLElement>()
  const cards = cardsOf(zoneOf(view, 'side', seat))
  const { tile, step } = fitRow(cards.length, box)
  return (
    <section
      ref={element}
      class={`build-zone ${cards.length === 0 ? 'is-empty' : ''}`}
      aria-label={`Your side of the table, ${cards.length} cards`}
      data-zone="build"
      style={{ '--tile': `${tile}px`, '--step': `${step}px`, '--cards': cards.length }}
    >
      <Place place="side" name="Table" />
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}
