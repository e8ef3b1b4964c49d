/** The board of the Star Wars CCG: the row of locations; a battle takes the stage in its middle, and on a phone one location is shown at a time. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useFollowed } from '../beats/where.ts'
import { useGame } from '../game.ts'
import { later } from '../later.tsx'
import { pickable } from '../offers.ts'
import { showsOne } from '../table/frame/form.ts'
import { useBox } from '../table/frame/use-box.ts'
import { Played } from '../table/played.tsx'
import type { BattleShown } from './battle-shown.ts'
import { useForceMotion } from './force-motion.ts'
import { BETWEEN, layRow, mostBeside, PLATE } from './lay-row.ts'
import { Location } from './location.tsx'
import { RowTabs } from './row-tabs.tsx'
import { allAt, type CcgCard, cardsHere, locationsIn } from './sight.ts'
import { Stage } from './stage.tsx'
import type { Staged } from './staged.ts'
import { StartChoice } from './start-choice.tsx'

/** Seldom needed, and so not part of a first game. */
const ClashScene = later(async () => (await import('./clash-scene.tsx')).ClashScene)

export function Board(): JSX.Element {
  const { position, client, form } = useGame()
  useForceMotion()
  const locations = locationsIn(position.view)
  const { battle = null, clash = null } = (client.shown as Staged | null) ?? {}
  const isClashing = clash !== null && (!clash.isOver || !client.isLive)
  const [tab, setTab, wanted] = useTab(locations, battle)
  const [element, { width }] = useBox<HTMLDivElement>()
  const isFolded = showsOne(form) || battle !== null
  const shown = around(locations, tab, isFolded ? 1 : mostBeside(width))
  const hasTabs = locations.length > 0 && (isFolded || shown.length < locations.length)
  return (
    <div class="board" ref={element}>
      {hasTabs && <RowTabs locations={locations} tab={tab} setTab={setTab} wanted={wanted} />}
      <Played isDealt={isClashing && clash.kind === 'sabacc'} />
      {isClashing && <ClashScene clash={clash} />}
      {locations.length === 0 ? (
        <StartChoice />
      ) : battle && battle.at === tab ? (
        <Stage battle={battle} />
      ) : (
        <Row locations={shown} all={locations} />
      )}
    </div>
  )
}

/** Those beside the one that is looked at, as many as there is room for. */
function around(locations: readonly CcgCard[], tab: number | null, most: number): readonly CcgCard[] {
  const before = locations.findIndex(({ id }) => id === tab) - Math.floor((most - 1) / 2)
  const first = Math.max(0, Math.min(before, locations.length - most))
  return locations.slice(first, first + most)
}

/** As wide as there is room for all of them, with cards of one size. */
function Row({
  locations,
  all,
}: {
  readonly locations: readonly CcgCard[]
  readonly all: readonly CcgCard[]
}): JSX.Element {
  const { position } = useGame()
  const [element, box] = useBox<HTMLElement>()
  const counts = locations.map((location) => {
    const { mine, theirs } = cardsHere(position.view, location)
    return [mine.length, theirs.length] as const
  })
  const { widths, fits } = layRow(counts, box)
  return (
    <section
      ref={element}
      class="row"
      aria-label={`The row of ${all.length} locations`}
      style={{ gap: `${BETWEEN}px`, '--plate': `${PLATE}px` }}
    >
      {locations.map((location, place) => (
        <Location
          key={location.id}
          location={location}
          place={all.indexOf(location)}
          isLast={location === all.at(-1)}
          width={widths[place]!}
          fits={{ mine: fits[2 * place]!, theirs: fits[2 * place + 1]! }}
        />
      ))}
    </section>
  )
}

/** The location that is shown alone: where the battle is, where something happens or is asked, or where somebody looks; and all where something can be done. */
function useTab(
  locations: readonly CcgCard[],
  battle: BattleShown | null,
): readonly [number | null, (location: number) => void, readonly number[]] {
  const { position, question, offers, goals, playmat } = useGame()
  const [tab, setTab] = useState<number | null>(null)
  useEffect(() => {
    if (battle) setTab(battle.at)
  }, [battle?.at])
  const marked = goals.size > 0 ? [...goals.keys()] : [...offers.keys(), ...pickable(question, playmat)]
  const wanted = locations.filter((location) =>
    allAt(position.view, location).some(({ id }) => marked.includes(id)),
  )
  const parts = locations.map((location) => ({
    name: location.id,
    cards: allAt(position.view, location).map(({ id }) => id),
  }))
  useFollowed(battle === null ? parts : [], setTab)
  const ids = wanted.map(({ id }) => id)
  useEffect(() => {
    // In a battle only a choice of cards that all lie elsewhere leads away from it.
    const mayLeave = battle === null || question?.kind === 'cards'
    if (ids.length > 0 && !ids.includes(tab ?? -1) && mayLeave) setTab(ids[0]!)
    else if (ids.length === 0 && battle) setTab(battle.at)
  }, [ids.join()])
  const isThere = locations.some(({ id }) => id === tab)
  return [isThere ? tab : (locations[0]?.id ?? null), setTab, ids]
}
