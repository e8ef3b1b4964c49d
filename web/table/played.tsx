/** A card while it is played, a destiny while it is drawn, hands of sabacc: over the middle of the board. */
import type { EventCore } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { type Beat, eventsOf } from '../beats/beat.ts'
import { frameOf, Tile, TileFace } from '../card/tile.tsx'
import { useGame } from '../game.ts'
import { cardsOf, onBoard, type SeenCard, zoneOf } from '../sight.ts'

/** Whose cards lie there while they are asked about; hands of sabacc, unless they lie before their players. */
const zonesShown = (isDealt: boolean): readonly string[] => (isDealt ? ['playing'] : ['playing', 'sabacc'])

/** What a beat shows that lies nowhere in sight. */
interface Shown {
  readonly is: string
  /** What it counts for, of a destiny. */
  readonly note: string | null
}

export function Played({ isDealt = false }: { readonly isDealt?: boolean }): JSX.Element | null {
  const { client, position, playmat } = useGame()
  const { view } = position
  const cards = zonesShown(isDealt).flatMap((zone) =>
    view.seats.flatMap((_, seat) => cardsOf(zoneOf(view, zone, seat))),
  )
  const shown = cards.length > 0 ? [] : shownBy(client.screen.beat, onBoard(view, playmat.inSight))
  if (cards.length + shown.length === 0) return null
  return (
    <section class="played" aria-label="Being played" data-zone="played">
      {cards.map((card) => (
        <Tile key={card.id} card={card} />
      ))}
      {shown.map(({ is, note }, index) => (
        <OnlyShown key={index} is={is} note={note} />
      ))}
    </section>
  )
}

/** Nobody is asked about it, so that it is gone again when its beat is over. */
function OnlyShown({ is, note }: Shown): JSX.Element | null {
  const { lookOf } = useGame()
  const look = lookOf({ id: -1, is } as SeenCard)
  return (
    look && (
      <div class="placed" aria-hidden="true">
        <div class={`tile ${frameOf(look)}`}>
          <TileFace look={look} />
        </div>
        {note && <b class="played-note">{note}</b>}
      </div>
    )
  )
}

type Facts = EventCore & {
  readonly card?: number
  readonly is?: unknown
  readonly value?: number
}

function shownBy(beat: Beat | null, seen: ReadonlySet<number>): readonly Shown[] {
  if (beat?.kind !== 'played' && beat?.kind !== 'roll') return []
  return eventsOf(beat.news).flatMap((event): readonly Shown[] => {
    const { card, is, value } = event as Facts
    if (typeof is !== 'string' || (card !== undefined && seen.has(card))) return []
    return [{ is, note: event.kind === 'destinyDrawn' ? `Destiny ${value}` : null }]
  })
}
