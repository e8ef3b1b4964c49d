/** An arena: the units of both sides, and the Location between them. */
import type { SeatId } from '@dejarik/kernel'
import type { Arena as ArenaName } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, sideName, zoneOf } from '../sight.ts'
import { ARENA_NAMES, seatOf, type TcgCard, tableOf } from './sight.ts'

export function Arena({
  arena,
  mine,
  shown,
}: {
  readonly arena: ArenaName
  readonly mine: SeatId
  readonly shown: boolean
}): JSX.Element {
  const { view } = useGame().position
  const units = cardsOf<TcgCard>(zoneOf(view, arena))
  const isMine = (card: TcgCard): boolean => sameSide(view, card.controller, mine)
  const locations = cardsOf(zoneOf(view, `${arena}-location`))
  const now = tableOf(view).step === arena
  const name = ARENA_NAMES[arena]
  const theirs = units.filter((card) => !isMine(card))
  const ours = units.filter(isMine)
  return (
    <section
      id={`arena-${arena}`}
      class={`arena arena-${arena} ${now ? 'is-now' : ''} ${shown ? 'is-shown' : ''}`}
      aria-label={`${name} arena${now ? ', battle now' : ''}`}
    >
      <Units cards={theirs} name={`Opponent's units in ${name}`} />
      <div class="arena-line">
        <h2>
          {name}
          {now && <span class="now"> battle</span>}
        </h2>
        <span class="control">{control(view, theirs, ours, mine)}</span>
        {locations.map((card) => (
          <Tile key={card.id} card={card} />
        ))}
      </div>
      <Units cards={ours} name={`Your units in ${name}`} />
    </section>
  )
}

function Units({ cards, name }: { readonly cards: readonly TcgCard[]; readonly name: string }): JSX.Element {
  return (
    <section class="units" aria-label={name}>
      {cards.length === 0 && <span class="empty">no units</span>}
      {cards.toSorted(bySpeed).map((card) => (
        <Tile key={card.id} card={card} />
      ))}
    </section>
  )
}

/** The fastest attacks first. */
const bySpeed = (one: TcgCard, other: TcgCard): number =>
  (other.speed ?? 0) - (one.speed ?? 0) || one.id - other.id

type View = Parameters<typeof seatOf>[0]
export const sameSide = (view: View, one: SeatId, other: SeatId): boolean =>
  one === other ||
  (seatOf(view, one).side !== undefined && seatOf(view, one).side === seatOf(view, other).side)

function control(view: View, theirs: readonly TcgCard[], ours: readonly TcgCard[], mine: SeatId): string {
  if (theirs.length > 0 === ours.length > 0) return ''
  const seat = ours.length > 0 ? mine : theirs[0]!.controller
  return `${sideName(seatOf(view, seat).side)} controls`
}
