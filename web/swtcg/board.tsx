/** The board of the Star Wars TCG: three arenas, the one that is fought over largest; on a phone one at a time. */
import type { Arena as ArenaName } from '@dejarik/swtcg'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useFollowed } from '../beats/where.ts'
import { useGame } from '../game.ts'
import { pickable } from '../offers.ts'
import { cardsOf, zoneOf } from '../sight.ts'
import { showsOne } from '../table/frame/form.ts'
import { useBox } from '../table/frame/use-box.ts'
import { Played } from '../table/played.tsx'
import { Arena, sameSide } from './arena.tsx'
import { arenaWidths, BETWEEN } from './lens.ts'
import { ARENA_NAMES, ARENA_SHORT, type TcgCard, tableOf } from './sight.ts'

export function Board(): JSX.Element {
  const { position, form } = useGame()
  const { arenas, step } = tableOf(position.view)
  const fought = arenas.find((arena) => arena === step) ?? null
  const [tab, setTab, wanted] = useTab(fought)
  const [element, box] = useBox<HTMLDivElement>()
  const shown = showsOne(form) ? [tab] : arenas
  const widths = arenaWidths(box.width, shown, fought)
  // The focus comes first to the arena that is fought over.
  const ordered = shown.toSorted((one, other) => Number(other === fought) - Number(one === fought))
  return (
    <div class="board">
      {showsOne(form) && <Tabs tab={tab} setTab={setTab} wanted={wanted} />}
      <Played />
      <div class="arenas" ref={element} style={{ gap: `${BETWEEN}px` }}>
        {ordered.map((arena) => (
          <Arena
            key={arena}
            arena={arena}
            place={shown.indexOf(arena)}
            box={{ width: widths[shown.indexOf(arena)]!, height: box.height }}
          />
        ))}
      </div>
    </div>
  )
}

/** The arena that is shown alone: where it is fought, where something happens or is asked, or where somebody looks; and all where something can be done. */
function useTab(
  fought: ArenaName | null,
): readonly [ArenaName, (arena: ArenaName) => void, readonly ArenaName[]] {
  const { position, question, offers, goals, playmat } = useGame()
  const { arenas } = tableOf(position.view)
  const [tab, setTab] = useState<ArenaName>(fought ?? arenas[0]!)
  const wanted = arenas.filter((arena) => {
    const marked = [...offers.keys(), ...pickable(question, playmat)]
    const units = cardsOf(zoneOf(position.view, arena)).map(({ id }) => id)
    const isMeant = (card: number): boolean => (goals.size > 0 ? goals.has(card) : marked.includes(card))
    return goals.has(arena) || units.some(isMeant)
  })
  const parts = arenas.map((arena) => ({
    name: arena,
    cards: cardsOf(zoneOf(position.view, arena)).map(({ id }) => id),
  }))
  useFollowed(fought === null ? parts : [], setTab)
  useEffect(() => {
    const isFought = fought !== null && (wanted.length === 0 || wanted.includes(fought))
    const [first] = wanted
    if (isFought) setTab(fought)
    else if (first && !wanted.includes(tab)) setTab(first)
  }, [fought, wanted.join()])
  return [tab, setTab, wanted]
}

function Tabs({
  tab,
  setTab,
  wanted,
}: {
  readonly tab: ArenaName
  readonly setTab: (arena: ArenaName) => void
  readonly wanted: readonly ArenaName[]
}): JSX.Element {
  const { position, form, goals } = useGame()
  const { view } = position
  const { arenas, step } = tableOf(view)
  const mark = goals.size > 0 ? 'is-target' : 'can-act'
  const count = (arena: ArenaName, mine: boolean): number =>
    cardsOf<TcgCard>(zoneOf(view, arena)).filter(
      ({ controller }) => sameSide(view, controller, view.viewer ?? 0) === mine,
    ).length
  return (
    <nav class="tabs" aria-label="Arenas">
      {arenas.map((arena) => (
        <button
          type="button"
          key={arena}
          data-place={arena}
          class={wanted.includes(arena) ? mark : ''}
          aria-pressed={tab === arena}
          onClick={() => setTab(arena)}
        >
          <b>{form === 'land' ? ARENA_SHORT[arena] : ARENA_NAMES[arena]}</b>
          <span>
            {count(arena, false)} v {count(arena, true)}
            {step === arena && ' · now'}
          </span>
        </button>
      ))}
    </nav>
  )
}
