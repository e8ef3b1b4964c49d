/** A draft as it is kept: who sits there, what lies before each seat, what was taken and built, and what was played. */
import type { Seed } from '@dejarik/kernel'
import type { Draft } from '@dejarik/swtcg/limited'
import type { LimitedGame } from '@dejarik/table/limited-rules'
import type { DraftRow } from '../store/schema.ts'

/** Somebody who drafts; seats behind all of them are programs'. */
export interface Drafter {
  readonly user: string
  readonly name: string
  /** Whether programs take this seat's cards, until whoever sat there is back. */
  readonly away: boolean
  /** The card that was chosen from the pack, until everybody has. */
  readonly chosen: string | null
  /** The keys of the deck that was built. */
  readonly deck: readonly string[]
}

/** A game between two seats of the draft. */
export interface DraftGame {
  readonly table: string
  readonly dark: number
  readonly light: number
  readonly over: boolean
  readonly winner: 'dark' | 'light' | null
}

export interface DraftCourse {
  readonly way: 'sealed' | 'draft'
  readonly set: string
  readonly seats: number
  readonly seed: Seed
  readonly drafters: readonly Drafter[]
  /** Null until it begins; of sealed packs everything is taken at once. */
  readonly draft: Draft | null
  readonly games: readonly DraftGame[]
}

export const courseOf = ({ course }: DraftRow): DraftCourse => JSON.parse(course) as DraftCourse
export const gameOf = ({ game }: DraftRow): LimitedGame => game as LimitedGame

export const seatOf = ({ drafters }: DraftCourse, user: string | undefined): number | null => {
  const seat = drafters.findIndex((drafter) => drafter.user === user)
  return seat < 0 ? null : seat
}

/** The course with one drafter changed. */
export const withDrafter = (course: DraftCourse, seat: number, change: Partial<Drafter>): DraftCourse => ({
  ...course,
  drafters: course.drafters.map((drafter, at) => (at === seat ? { ...drafter, ...change } : drafter)),
})

export const poolOf = ({ draft }: DraftCourse, seat: number): readonly string[] => draft?.pools[seat] ?? []
export const packOf = ({ draft }: DraftCourse, seat: number): readonly string[] => draft?.packs[seat] ?? []

/** Whether all these cards are there, copies counted one by one. */
export function isOutOf(pool: readonly string[], keys: readonly string[]): boolean {
  const left = [...pool]
  return keys.every((key) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
