/** How the Star Wars TCG is learned. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import { type Swtcg, shippedCards } from '@dejarik/swtcg'
import { type Lessons, lessonsBy } from '../net/lessons.ts'
import { byThumb } from '../thumb.ts'
import { cadet, thumbOf } from './cadet.ts'
import { value } from './features.ts'
import { glancing } from './glance.ts'
import { type Seen, sketching } from './sketch.ts'
import { VETERAN } from './weights.ts'

/** What a seat sees, for a net. */
const look = (game: Machine<Kinds>, seat: SeatId): Seen => ({
  view: viewOf(game, glancing, seat),
  library: (game.constants as Swtcg['constants']).library,
})

export const lessons: Lessons = {
  ...lessonsBy(sketching, look, () => shippedCards().cards),
  regression: value,
  teachers: [cadet, byThumb(thumbOf(VETERAN))],
}
