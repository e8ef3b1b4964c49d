/** The board of the Star Wars TCG: the other seats, and three arenas; on a phone one of them at a time. */
import type { Arena as ArenaName } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { Arena } from './arena.tsx'
import { SeatStrip } from './seat-strip.tsx'
import { ARENA_NAMES, tableOf } from './sight.ts'

export function Board(): JSX.Element {
  const { view } = useGame().position
  const mine = view.viewer ?? 0
  const others = view.seats.flatMap((_, seat) => (seat === mine ? [] : [seat]))
  const { arenas, step } = tableOf(view)
  const [tab, setTab] = useState<ArenaName>('space')
  useEffect(() => {
    if (step === 'space' || step === 'ground' || step === 'character') setTab(step)
  }, [step])
  return (
    <div class="board">
      <div class={`strips ${others.length > 1 ? 'is-many' : ''}`} style={{ '--others': others.length }}>
        {others.map((seat) => (
          <SeatStrip key={seat} seat={seat} mine={false} />
        ))}
      </div>
      <nav class="tabs" aria-label="Arenas">
        {arenas.map((arena) => (
          <button type="button" key={arena} aria-pressed={tab === arena} onClick={() => setTab(arena)}>
            {ARENA_NAMES[arena]} {cardsOf(zoneOf(view, arena)).length}
          </button>
        ))}
      </nav>
      <div class="arenas">
        {arenas.map((arena) => (
          <Arena key={arena} arena={arena} mine={mine} shown={tab === arena} />
        ))}
      </div>
    </div>
  )
}
