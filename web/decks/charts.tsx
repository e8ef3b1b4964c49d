/** What a deck is made of, as bars: its curve of costs, and its cards by type. The numbers stand beside the bars. */
import type { JSX } from 'preact'
import type { CardNotice } from '../study/studies.ts'
import { sayValue, tally } from './filters.ts'

type Counted = readonly { readonly card: CardNotice; readonly count: number }[]

export function Charts({ cards }: { readonly cards: Counted }): JSX.Element | null {
  if (cards.length === 0) return null
  return (
    <div class="charts">
      <Columns name="Cards by cost" bars={tally(cards, 'cost')} />
      <Rows name="Cards by type" bars={[...tally(cards, 'type'), ...tally(cards, 'arena')]} />
    </div>
  )
}

type Bars = readonly (readonly [string, number])[]
const most = (bars: Bars): number => Math.max(1, ...bars.map(([, count]) => count))

function Columns({ name, bars }: { readonly name: string; readonly bars: Bars }): JSX.Element {
  const top = most(bars)
  return (
    <figure class="columns">
      <figcaption>{name}</figcaption>
      <ul>
        {bars.map(([value, count]) => (
          <li key={value}>
            <span class="count">{count}</span>
            <span class="bar" aria-hidden="true" style={{ height: `${(60 * count) / top}px` }} />
            <span class="value">
              <span class="spoken">cost </span>
              {value}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Rows({ name, bars }: { readonly name: string; readonly bars: Bars }): JSX.Element {
  const top = most(bars)
  return (
    <figure class="type-rows">
      <figcaption>{name}</figcaption>
      <ul>
        {bars.map(([value, count]) => (
          <li key={value}>
            <span class="value">{sayValue(value)}</span>
            <span class="bar" aria-hidden="true" style={{ width: `${(50 * count) / top}%` }} />
            <span class="count">{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
