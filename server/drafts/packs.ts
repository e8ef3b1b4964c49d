/** Opening and taking: the packs of a draft, and what comes of everybody's choice. */
import type { Seed } from '@dejarik/kernel'
import { shippedCards } from '@dejarik/swtcg'
import { type Draft, isOver, newDraft, pickOf, take } from '@dejarik/swtcg/limited'
import { limitedOf, rivalDeck } from '@dejarik/table/limited'
import type { LimitedGame } from '@dejarik/table/limited-rules'
import type { DraftCourse } from './course.ts'

const cardOf = (key: string) => shippedCards().card(key)

/** The packs as they lie before the seats; sealed ones are everybody's own at once. */
export function opened(game: LimitedGame, course: DraftCourse): Draft {
  const { way, set, seats, seed } = course
  return way === 'draft' ? newDraft(shippedCards().cards, [set], seats, seed) : sealed(game, set, seats, seed)
}

function sealed(game: LimitedGame, set: string, seats: number, seed: Seed): Draft {
  const { pool } = limitedOf(game)
  const pools = Array.from({ length: seats }, (_, seat) => pool(set, seed, seat))
  return { packs: pools.map(() => []), pools, unopened: [], round: 1 }
}

/** Once everybody has chosen who is there, all take their cards at the same time, and programs theirs. */
export function taken(course: DraftCourse): DraftCourse {
  const { draft, drafters } = course
  const waits = drafters.some(({ away, chosen }) => !away && chosen === null)
  if (draft === null || isOver(draft) || waits || drafters.every(({ away }) => away)) return course
  const picks = draft.packs.map((pack, seat) => {
    const { away = true, chosen = null } = drafters[seat] ?? {}
    return away || chosen === null ? pickOf(cardOf, pack, draft.pools[seat]!) : chosen
  })
  return {
    ...course,
    draft: take(draft, picks),
    drafters: drafters.map((drafter) => ({ ...drafter, chosen: null })),
  }
}

/** The deck of a program on a side: of the cards of its seat, or out of further packs where those make none. */
export const programDeck = (
  game: LimitedGame,
  { draft, set, seed }: DraftCourse,
  seat: number,
  side: 'dark' | 'light',
): readonly string[] | null =>
  rivalDeck(limitedOf(game), { pools: [draft?.pools[seat] ?? []], set, seed, side })
