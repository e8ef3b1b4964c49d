/** The row of locations in short: their names and the power of both sides. */
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hyphenated } from '../card/hyphens.ts'
import { useGame } from '../game.ts'
import { type CcgCard, seatOf } from './sight.ts'

export function RowTabs({
  locations,
  tab,
  setTab,
  wanted,
}: {
  readonly locations: readonly CcgCard[]
  readonly tab: number | null
  readonly setTab: (location: number) => void
  /** Where something can be done, or is to be chosen. */
  readonly wanted: readonly number[]
}): JSX.Element {
  const { position, lookOf, goals, goTo } = useGame()
  const mine = position.view.viewer ?? 0
  const [own, other] = [seatOf(position.view, mine).side, seatOf(position.view, 1 - mine).side]
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <nav ref={nav} class="tabs row-tabs" aria-label={`The row of ${locations.length} locations`}>
      {locations.map((location) => {
        const name = lookOf(location)?.title ?? 'a location'
        const power = (side: typeof own): string => String(location.totals?.[side] || '–')
        return (
          <button
            type="button"
            key={location.id}
            data-location={location.id}
            aria-pressed={tab === location.id}
            class={wanted.includes(location.id) ? (goals.size > 0 ? 'is-target' : 'can-act') : ''}
            title={name}
            onClick={() => setTab(location.id)}
            onDblClick={() => goals.has(location.id) && goTo(location.id)}
          >
            <b>{hyphenated(shortName(name))}</b>
            <span>
              {power(other)} : {power(own)}
            </span>
          </button>
        )
      })}
    </nav>
  )
}

/** What follows the name of the system, where there is something. */
export const shortName = (name: string): string => name.split(': ').at(-1)!
