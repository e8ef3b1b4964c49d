/** An arena: the units of both sides, and the Location between them. */
import type { SeatId } from '@dejarik/kernel'
import type { Arena as ArenaName } from '@dejarik/swtcg'
import { Fragment, type JSX } from 'preact'
import { Tile } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, sideName, zoneOf } from '../sight.ts'
import { ARENA_NAMES, seatOf, seatTitle, type TcgCard, tableOf } from './sight.ts'

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
        <span class="control">{control(view, units)}</span>
        {locations.map((card) => (
          <Tile key={card.id} card={card} />
        ))}
      </div>
      <Units cards={ours} name={`Your units in ${name}`} />
    </section>
  )
}

function Units({ cards, name }: { readonly cards: readonly TcgCard[]; readonly name: string }): JSX.Element {
  const { view } = useGame().position
  return (
    <section class="units" aria-label={name}>
      {cards.length === 0 && <span class="empty">no units</span>}
      {byPlayer(cards, view.seats.length > 2).map(({ player, units }) => (
        <Fragment key={player}>
          {player !== null && <span class="whose">{seatTitle(view, player)}</span>}
          {units.toSorted(bySpeed).map((card) => (
            <Tile key={card.id} card={card} />
          ))}
        </Fragment>
      ))}
    </section>
  )
}

interface PlayersUnits {
  /** Null where each side has one player. */
  readonly player: SeatId | null
  readonly units: readonly TcgCard[]
}

/** Where partners fight together, each one's units lie together. */
function byPlayer(cards: readonly TcgCard[], partners: boolean): readonly PlayersUnits[] {
  if (!partners) return [{ player: null, units: cards }]
  const players = [...new Set(cards.map(({ controller }) => controller))].toSorted(
    (one, other) => one - other,
  )
  return players.map((player) => ({
    player,
    units: cards.filter(({ controller }) => controller === player),
  }))
}

/** The fastest attacks first. */
const bySpeed = (one: TcgCard, other: TcgCard): number =>
  (other.speed ?? 0) - (one.speed ?? 0) || one.id - other.id

type View = Parameters<typeof seatOf>[0]
export const sameSide = (view: View, one: SeatId, other: SeatId): boolean =>
  one === other ||
  (seatOf(view, one).side !== undefined && seatOf(view, one).side === seatOf(view, other).side)

/** Whoever is alone in an arena. */
function control(view: View, units: readonly TcgCard[]): string {
  const [side, ...others] = new Set(units.map(({ controller }) => seatOf(view, controller).side))
  return side && others.length === 0 ? `${sideName(side)} controls` : ''
}
