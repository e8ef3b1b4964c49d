/** The map of a campaign: Locations on their places, whose they are, and the fleets on them. */
import { type Player, SIDES, TYPES, type WarSeen } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { Art, Piece } from '../art/later.tsx'
import { hyphenated } from '../card/hyphens.ts'

type Place = readonly [number, number]

export function WarMap({
  war,
  free,
  lay,
}: {
  readonly war: WarSeen
  /** Where the Location that was chosen can lie. */
  readonly free: readonly Place[]
  readonly lay: (at: Place) => void
}): JSX.Element {
  const { map } = war.campaign
  const places = [...map.map(({ at }) => at), ...free]
  const [left, top] = [0, 1].map((axis) => Math.min(0, ...places.map((at) => at[axis]!))) as [number, number]
  const cell = ([x, y]: Place): Readonly<Record<string, number>> => ({
    gridColumn: x - left + 1,
    gridRow: y - top + 1,
  })
  const wide = Math.max(1, ...places.map(([x]) => x - left + 1))
  return (
    <ul class="war-map" aria-label="The map" style={{ '--wide': wide }}>
      {map.map(({ name, at }, index) => (
        <li key={name} style={cell(at)} class={lanesFrom(war, at)}>
          <Place war={war} index={index} />
        </li>
      ))}
      {free.map((at) => (
        <li key={at.join()} style={cell(at)}>
          <button type="button" class="lay-here" onClick={() => lay(at)}>
            Lay here<span class="spoken">: {nextTo(war, at)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Classes for the lanes to the neighbours on the right and below. */
function lanesFrom({ campaign: { map } }: WarSeen, [x, y]: Place): string {
  const has = (wanted: Place): boolean => map.some(({ at }) => at[0] === wanted[0] && at[1] === wanted[1])
  return [has([x + 1, y]) ? 'lane-right' : '', has([x, y + 1]) ? 'lane-down' : ''].join(' ')
}

const WAYS = [
  [1, 0, 'left of'],
  [-1, 0, 'right of'],
  [0, 1, 'above'],
  [0, -1, 'below'],
] as const

/** Where a free place lies, for those who hear the map. */
function nextTo({ campaign: { map } }: WarSeen, [x, y]: Place): string {
  const found = WAYS.flatMap(([dx, dy, way]) => {
    const other = map.find(({ at }) => at[0] === x + dx && at[1] === y + dy)
    return other ? [`${way} ${other.name}`] : []
  })
  return found.join(' and ') || 'the first place'
}

/** What a fleet is drawn as. */
const FLAGSHIPS: Readonly<Record<Player, string>> = { dark: 'star-destroyer', light: 'mon-cal-cruiser' }

function Place({ war, index }: { readonly war: WarSeen; readonly index: number }): JSX.Element {
  const { map, owners, fleets, battle } = war.campaign
  const { name, type, cost } = map[index]!
  const owner = owners[index]
  return (
    <div class={`war-place is-${type} side-${owner ?? 'none'} ${battle?.at === index ? 'is-fought' : ''}`}>
      <span class={`planet side-${owner ?? 'neutral'}`} aria-hidden="true">
        <Art
          of={name}
          facts={{ subject: 'location', side: owner ?? 'neutral', name, words: type, text: '' }}
        />
      </span>
      <b>{hyphenated(name)}</b>
      <span class="small">
        {TYPES[type]}, {cost} to invade
      </span>
      <span class="small">{owner ? SIDES[owner] : 'nobody’s'}</span>
      {fleets.map(({ player, at }, fleet) =>
        at === index ? (
          <span key={fleet} class={`fleet side-${player}`}>
            <Piece name={FLAGSHIPS[player]} />
            {SIDES[player].split(' ')[0]} fleet
          </span>
        ) : null,
      )}
    </div>
  )
}
