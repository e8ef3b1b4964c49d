/** What people are told of a draft: of packs, cards and decks only their own. */
import { limitedOf } from '@dejarik/table/limited'
import type { DrafterNotice, DraftNotice } from '../api/draft-messages.ts'
import type { DraftRow, UserRow } from '../store/schema.ts'
import { courseOf, type DraftCourse, gameOf, packOf, poolOf, seatOf } from './course.ts'
import { sideOf } from './pairing.ts'

export function draftNotice(row: DraftRow, viewer: UserRow | null): DraftNotice {
  const course = courseOf(row)
  const you = seatOf(course, viewer?.id)
  const own = you === null ? undefined : course.drafters[you]
  const [pack, pool] = you === null ? [[], []] : [packOf(course, you), poolOf(course, you)]
  const { nameOf } = limitedOf(gameOf(row))
  return {
    id: row.id,
    version: row.version,
    game: gameOf(row),
    way: course.way,
    set: course.set,
    seats: course.seats,
    state: row.state,
    yours: viewer !== null && row.host === viewer.id,
    you,
    drafters: drafters(row, course),
    round: course.draft?.round ?? 1,
    pack,
    pool,
    deck: own?.deck ?? [],
    chosen: own?.chosen ?? null,
    names: Object.fromEntries([...pack, ...pool].map((key) => [key, nameOf(key)])),
    games: course.games,
    touched: row.touched,
  }
}

/** People, and once it has begun the programs behind them. */
function drafters(row: DraftRow, course: DraftCourse): readonly DrafterNotice[] {
  const people = course.drafters.map(({ name, away, chosen, deck }) => ({
    name,
    program: false,
    away,
    hasChosen: away || chosen !== null,
    side: deck.length === 0 ? null : sideOf(row, deck),
  }))
  if (course.draft === null) return people
  const programs = Array.from({ length: course.seats - people.length }, (_, index) => ({
    name: `Program ${index + 1}`,
    program: true,
    away: false,
    hasChosen: true,
    side: null,
  }))
  return [...people, ...programs]
}
