/** One test by the rules of both books, each proving the ids of its own. */
import type { Scenario, ScenarioStart } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { beginners, ccg95 } from './play.ts'

export type Play = (position: ScenarioPosition, start?: Omit<ScenarioStart, 'position'>) => Scenario<Swccg>
export type Edition = '1995' | 'beginners'

/** `ids` without the book's name; those that only one book has are written in full. */
export function both(
  title: string,
  ids: readonly string[],
  body: (play: Play, edition: Edition) => void,
): void {
  const of = (book: 'ccg95' | 'ccg'): string[] =>
    ids.flatMap((id) =>
      /^ccg(95)?\//.test(id) ? (id.startsWith(`${book}/`) ? [id] : []) : [`${book}/${id}`],
    )
  test(`1995: ${title}`, proves(...of('ccg95')), () => body(ccg95, '1995'))
  test(`Beginner's: ${title}`, proves(...of('ccg')), () => body(beginners, 'beginners'))
}
