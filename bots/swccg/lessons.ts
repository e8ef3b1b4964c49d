/** How the Star Wars CCG is learned. */
import { shippedCards } from '@dejarik/swccg'
import { type Lessons, lessonsBy } from '../net/lessons.ts'
import { byThumb } from '../thumb.ts'
import { cadet, thumbOf } from './cadet.ts'
import { value } from './features.ts'
import { look } from './learned.ts'
import { sketching } from './sketch.ts'
import { VETERAN } from './weights.ts'

export const lessons: Lessons = {
  ...lessonsBy(sketching, look, () => shippedCards().cards),
  regression: value,
  teachers: [cadet, byThumb(thumbOf(VETERAN))],
}
