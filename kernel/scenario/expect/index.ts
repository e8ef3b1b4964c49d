/** All that an expectation may state, by its key. */
import type { Expectations } from '../format.ts'
import type { Scene } from '../scene.ts'
import type { Path } from '../words.ts'
import { asked, noOffers, offers, offersExactly, refused } from './asks.ts'
import { facts, hidden, knows, numbers, top, zones } from './cards.ts'
import { deckRefused, deckTaken } from './decks.ts'
import { events, noEvents, notTold, told } from './events.ts'
import { over, resources, table } from './facts.ts'

type Stated = Required<Expectations>
type Checks = {
  readonly [K in keyof Stated]: (scene: Scene, wanted: Stated[K], path: Path) => void
}

const CHECKS: Checks = {
  zones,
  top,
  facts,
  numbers,
  resources,
  table,
  asked,
  offers,
  offersExactly,
  noOffers,
  refused,
  events,
  noEvents,
  told,
  notTold,
  deckTaken,
  deckRefused,
  over,
  knows,
  hidden,
  // Says to the runner that nothing more is played; there is nothing to check.
  stop: () => {},
}

/** Throws at the first that does not hold, in the order in which they are written. */
export function checkAll(scene: Scene, wanted: Expectations, path: Path): void {
  for (const key of Object.keys(wanted) as (keyof Expectations)[]) checkOne(scene, wanted, key, path)
}

function checkOne<K extends keyof Stated>(scene: Scene, wanted: Expectations, key: K, path: Path): void {
  if (wanted[key] !== undefined) CHECKS[key](scene, wanted[key] as Stated[K], [...path, key])
}
