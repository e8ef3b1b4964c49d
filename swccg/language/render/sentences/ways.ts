/** Ways that a location opens: "may move free between here and Cantina". */
import { same } from '@dejarik/kernel'
import type { Filter } from '../../../text/filter.ts'
import type { CardAction } from '../../../text/text.ts'
import { unimplied } from '../../implied.ts'
import { words } from '../lists.ts'
import { a, many } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

/** Who walks: one's own characters that can still move and ride in nothing. */
const WALKER: Filter = {
  kind: 'character',
  whose: 'yours',
  movable: true,
  not: { on: { kind: ['vehicle', 'starship'] } },
}
/** Who goes where the text says no more: vehicles, too. */
const GOER: Filter = { ...WALKER, kind: ['character', 'vehicle'] }
interface Way {
  /** Those who are named; all who can go, if none are. */
  readonly who: Filter
  readonly elsewhere: Filter
  readonly leads: 'out' | 'back'
}

/** Someone here goes there, or someone there comes here. */
function wayOf({ targets = [], do: [step, ...more], cost }: CardAction): Way | undefined {
  const [who, place, ...others] = targets
  if (!who || !place || others.length > 0 || more.length > 0 || cost) return undefined
  if (!same(step, { do: 'move', what: chosen(who.name), to: chosen(place.name) })) return undefined
  const { where, ...walker } = who.what
  const named = walkers(walker)
  if (!named || place.least !== undefined || who.least !== undefined || place.by || who.by) return undefined
  if (where === 'same-location') return { who: named, elsewhere: place.what, leads: 'out' }
  const from = placeOf(where)
  return from && same(place.what, { the: 'self' })
    ? { who: named, elsewhere: from, leads: 'back' }
    : undefined
}
const chosen = (name: string): Filter => ({ the: { chosen: name } })
const placeOf = (where: Filter['where']): Filter | undefined => {
  if (typeof where !== 'object') return undefined
  if ('at' in where) return { title: where.at }
  return 'atA' in where ? where.atA : undefined
}
/** Characters are named as such where nothing else is said of them. */
const named = (rest: Filter): Filter => (Object.keys(rest).length > 0 ? rest : { kind: 'character' })
/** What is said of them beyond that they walk. */
function walkers(walker: Filter): Filter | undefined {
  const { kind, whose, movable, not, ...rest } = walker
  if (same({ kind, whose, movable, not }, GOER)) return rest
  return same({ kind, whose, movable, not }, WALKER) ? named(rest) : undefined
}

/** Without the time and conditions; both directions together take two actions. */
export function sayWay(
  actions: readonly CardAction[],
  speaker: Speaker,
): { readonly says: string; readonly takes: number } | undefined {
  if (speaker.facts.kind !== 'location') return undefined
  const [first, second] = actions
  const way = first && wayOf(first)
  if (!first || !way) return undefined
  const back = second && wayOf(second)
  const who = Object.keys(way.who).length > 0 && many({ ...way.who, whose: 'yours' }, speaker)
  const there = a(way.elsewhere, speaker)
  const isBoth =
    second &&
    back?.leads === 'back' &&
    way.leads === 'out' &&
    !who &&
    same(back.who, way.who) &&
    same(placed(back.elsewhere), placed(way.elsewhere)) &&
    same(rest(first), rest(second))
  if (isBoth) return { says: `may move free between here and ${there}`, takes: 2 }
  return way.leads === 'out' ? { says: words(who, 'may move free from here to', there), takes: 1 } : undefined
}
/** A title says that it is a location. */
const placed = ({ kind, ...place }: Filter): Filter =>
  kind === undefined || place.title !== undefined ? place : { kind, ...place }
const rest = (action: CardAction): unknown => {
  const { targets: _, do: __, if: ___, ...others } = action
  return { ...others, asks: unimplied(action) }
}
