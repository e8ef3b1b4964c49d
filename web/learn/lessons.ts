/** The lessons of both games, in order. */
import type { Lesson } from './lesson.ts'
import { SWCCG_LESSONS } from './lessons/swccg.ts'
import { SWTCG_LESSONS } from './lessons/swtcg.ts'

export const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  swtcg: SWTCG_LESSONS,
  swccg: SWCCG_LESSONS,
}
