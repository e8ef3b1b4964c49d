/** An arena: the units of both sides, each seat's in a lane of its own, and the line between them. */
import type { SeatId, View } from '@dejarik/kernel'
import type { Arena as ArenaName } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { AttachedCard } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, sideName, zoneOf } from '../sight.ts'
import { type Box, fitAlike, lanes } from '../table/frame/fit.ts'
import { MIDDLE } from '../table/frame/form.ts'
import { PictureGround } from '../table/frame/picture-ground.tsx'
import { Place } from '../table/frame/place.tsx'
import { Rows } from '../table/frame/rows.tsx'
import { BattlePanel } from './battle-panel.tsx'
import { ArenaGround } from './ground.tsx'
import { ARENA_NAMES, seatOf, seatTitle, type TcgCard, tableOf } from './sight.ts'

/** The border and the inner margin of an arena, on both sides together. */
const EDGES = 16
/** The name of a lane's seat. */
const LANE_NAME = 16

export function Arena({
  arena,
  place,
  box,
}: {
  readonly arena: ArenaName
  /** From the left. */
  readonly place: number
  readonly box: Box
}): JSX.Element {
  const { position, form } = useGame()
  const { view } = position
  const mine = view.viewer ?? 0
  const units = cardsOf<TcgCard>(zoneOf(view, arena))
  const now = tableOf(view).step === arena
  const half = { width: box.width - EDGES, height: (box.height - EDGES - MIDDLE[form]) / 2 }
  const own = units.filter(({ controller }) => sameSide(view, controller, mine))
  return (
    <section
      id={`arena-${arena}`}
      class={`arena arena-${arena} ${now ? 'is-now' : ''}`}
      style={{ order: place, width: `${box.width}px`, '--middle': `${MIDDLE[form]}px` }}
      aria-label={`${ARENA_NAMES[arena]} arena${now ? ', battle now' : ''}`}
    >
      <LocationGround arena={arena} />
      <Half arena={arena} mine cards={own} box={half} />
      <Half arena={arena} mine={false} cards={units.filter((card) => !own.includes(card))} box={half} />
      <MiddleLine arena={arena} own={own.length} others={units.length - own.length} />
    </section>
  )
}

/** The picture of the Location that lies there, else the arena's own. */
function LocationGround({ arena }: { readonly arena: ArenaName }): JSX.Element {
  const { position, lookOf } = useGame()
  const [location] = cardsOf(zoneOf(position.view, `${arena}-location`))
  const look = location && lookOf(location)
  return look ? <PictureGround look={look} /> : <ArenaGround arena={arena} />
}

function Half({
  arena,
  mine,
  cards,
  box,
}: {
  readonly arena: ArenaName
  readonly mine: boolean
  readonly cards: readonly TcgCard[]
  readonly box: Box
}): JSX.Element {
  const { position, offers } = useGame()
  const { view } = position
  const seats = seatsOf(view, mine)
  const named = seats.length > 1
  const groups = seats.map((seat) => cards.filter(({ controller }) => controller === seat))
  const widths = lanes(
    groups.map(({ length }) => length),
    box.width,
  )
  const height = box.height - (named ? LANE_NAME : 0)
  const fits = fitAlike(
    groups.map(({ length: count }, lane) => ({ count, box: { width: widths[lane]!, height } })),
  )
  const acting = cards.filter(({ id }) => offers.has(id)).length
  const name = `${ARENA_NAMES[arena]}, ${mine ? 'yours' : 'theirs'}: ${cards.length} units${acting > 0 ? `, ${acting} marked` : ''}`
  return (
    <section
      class={`units ${mine ? 'is-mine' : 'is-theirs'}`}
      aria-label={name}
      data-zone={`${arena}-${mine ? 'mine' : 'theirs'}`}
    >
      {mine && <Place place={arena} name={ARENA_NAMES[arena]} />}
      {groups.map((units, lane) => (
        <div class="lane" key={seats[lane]} style={{ width: `${widths[lane]}px` }}>
          <Rows cards={units.toSorted(bySpeed)} fit={fits[lane]!} />
          {named && <span class="whose">{laneName(view, seats[lane]!)}</span>}
        </div>
      ))}
    </section>
  )
}

const laneName = (view: View, seat: SeatId): string => (seat === view.viewer ? 'You' : seatTitle(view, seat))

/** The seats of a side, oneself first. */
function seatsOf(view: View, mine: boolean): readonly SeatId[] {
  const own = view.viewer ?? 0
  return view.seats
    .map((_, seat) => seat)
    .filter((seat) => sameSide(view, seat, own) === mine)
    .toSorted((one, other) => Number(other === own) - Number(one === own))
}

/** Who comes next by speed, or the dice of the attack; elsewhere how the sides stand. */
function MiddleLine({
  arena,
  own,
  others,
}: {
  readonly arena: ArenaName
  readonly own: number
  readonly others: number
}): JSX.Element {
  const { view } = useGame().position
  const now = tableOf(view).step === arena
  return (
    <div class="arena-line">
      <h2>
        {ARENA_NAMES[arena]}
        {now && <span class="spoken"> battle</span>}
      </h2>
      {now && <BattlePanel />}
      {!now && (
        <span class="control">
          {control(view, arena) || (own + others > 0 ? `${others} against ${own}` : '')}
        </span>
      )}
      {cardsOf(zoneOf(view, `${arena}-location`)).map((card) => (
        <AttachedCard key={card.id} card={card} />
      ))}
    </div>
  )
}

/** The fastest attacks first. */
const bySpeed = (one: TcgCard, other: TcgCard): number =>
  (other.speed ?? 0) - (one.speed ?? 0) || one.id - other.id

export const sameSide = (view: View, one: SeatId, other: SeatId): boolean =>
  one === other ||
  (seatOf(view, one).side !== undefined && seatOf(view, one).side === seatOf(view, other).side)

/** Whoever is alone in an arena. */
function control(view: View, arena: ArenaName): string {
  const units = cardsOf<TcgCard>(zoneOf(view, arena))
  const [side, ...others] = new Set(units.map(({ controller }) => seatOf(view, controller).side))
  if (!side || others.length > 0) return ''
  const isMine = view.viewer !== null && side === seatOf(view, view.viewer).side
  return isMine ? 'You control' : `${sideName(side)} controls`
}
