/** Exchanging cards with the supply zone between two games: as many in as out. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useGame } from '../game.ts'

/** Cards by key, one entry a copy. */
type Keys = readonly { readonly is: string }[]

export function Supply(): JSX.Element | null {
  const { client, position } = useGame()
  const { holdings, game } = position
  const [out, setOut] = useState<readonly number[]>([])
  const [into, setInto] = useState<readonly number[]>([])
  const [told, setTold] = useState('')
  if (!holdings) return null
  const keysOf = (cards: Keys, places: readonly number[]): string[] => places.map((place) => cards[place]!.is)
  const exchange = async (): Promise<void> => {
    const reply = await client.request({
      type: 'trade',
      out: keysOf(holdings.deck, out),
      in: keysOf(holdings.supply, into),
    })
    setTold(reply.ok ? 'Exchanged.' : reply.reasons.map(({ text }) => text).join(' '))
    if (!reply.ok) return
    setOut([])
    setInto([])
  }
  return (
    <details class="supply">
      <summary>Exchange cards with your supply zone before game {game + 1}</summary>
      <p class="small">As many go out as come in. Nobody else is told.</p>
      <div class="supply-lists">
        <Pile name="Out of your deck" cards={holdings.deck} picked={out} pick={setOut} />
        <Pile name="From the supply zone" cards={holdings.supply} picked={into} pick={setInto} />
      </div>
      <button
        type="button"
        disabled={out.length === 0 || out.length !== into.length}
        onClick={() => void exchange()}
      >
        Exchange {out.length} for {into.length}
      </button>
      <p role="status">{told}</p>
    </details>
  )
}

function Pile({
  name,
  cards,
  picked,
  pick,
}: {
  readonly name: string
  readonly cards: Keys
  readonly picked: readonly number[]
  readonly pick: (picked: readonly number[]) => void
}): JSX.Element {
  const { client } = useGame()
  const titleOf = (is: string): string => client.faces.get(is)?.title ?? is
  const sorted = cards
    .map(({ is }, place) => ({ title: titleOf(is), place }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
  return (
    <fieldset>
      <legend>{name}</legend>
      {sorted.map(({ title, place }) => (
        <label key={place} class="supply-card">
          <input
            type="checkbox"
            checked={picked.includes(place)}
            onChange={() =>
              pick(picked.includes(place) ? picked.filter((each) => each !== place) : [...picked, place])
            }
          />{' '}
          {title}
        </label>
      ))}
    </fieldset>
  )
}
