/** A draft: seats take one card of a pack at a time and pass the rest on, until all packs are empty. */
import { chance, type Seed } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { openPack } from './packs.ts'
import { pickOf } from './pick.ts'

export const DRAFT_PACKS = 4
export const DRAFT_SEATS = { min: 2, max: 8 } as const

/** Plain data: what lies before each seat, what it has taken, and the packs that nobody has opened yet. */
export interface Draft {
  /** One pack for each seat, as it lies before the seat. */
  readonly packs: readonly (readonly string[])[]
  readonly pools: readonly (readonly string[])[]
  /** The rounds that are to come, one pack for each seat. */
  readonly unopened: readonly (readonly (readonly string[])[])[]
  /** Counted from 1: packs of odd rounds go to the next seat, those of even ones back. */
  readonly round: number
}

export function newDraft(
  cards: readonly CardDefinition[],
  sets: readonly string[],
  seats: number,
  seed: Seed,
  rounds = DRAFT_PACKS,
): Draft {
  const below = chance(seed)
  const all = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: seats }, () => openPack(cards, sets[round % sets.length] ?? '', below)),
  )
  const [packs = [], ...unopened] = all
  return { packs, pools: packs.map(() => []), unopened, round: 1 }
}

export const isOver = ({ packs }: Draft): boolean => packs.every((pack) => pack.length === 0)

/** Everybody takes the card that was chosen at the same time; a key that does not lie there is refused. */
export function take(draft: Draft, picks: readonly string[]): Draft {
  const wrong = picks.findIndex((key, seat) => !draft.packs[seat]?.includes(key))
  if (picks.length !== draft.packs.length || wrong >= 0)
    throw new Error(`seat ${Math.max(0, wrong)} cannot take ${picks[wrong] ?? 'nothing'}`)
  const left = draft.packs.map((pack, seat) => without(pack, picks[seat]!))
  const pools = draft.pools.map((pool, seat) => [...pool, picks[seat]!])
  if (left.some((pack) => pack.length > 0)) return { ...draft, pools, packs: passed(left, draft.round) }
  const [packs = left, ...unopened] = draft.unopened
  return { packs, pools, unopened, round: draft.round + (draft.unopened.length > 0 ? 1 : 0) }
}

/** One seat takes its card, and programs take theirs. */
export function takeWithPrograms(
  find: (key: string) => CardDefinition,
  draft: Draft,
  seat: number,
  key: string,
): Draft {
  const picks = draft.packs.map((pack, other) =>
    other === seat ? key : pickOf(find, pack, draft.pools[other]!),
  )
  return take(draft, picks)
}

/** Copies of a card lie there one by one. */
function without(pack: readonly string[], key: string): readonly string[] {
  const at = pack.indexOf(key)
  return [...pack.slice(0, at), ...pack.slice(at + 1)]
}

const passed = (packs: readonly (readonly string[])[], round: number): readonly (readonly string[])[] =>
  round % 2 === 1 ? [packs.at(-1)!, ...packs.slice(0, -1)] : [...packs.slice(1), packs[0]!]
