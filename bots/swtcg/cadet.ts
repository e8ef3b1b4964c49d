/** The Star Wars TCG by rules of thumb, read from the view and the offers. */
import type { SwtcgOffer } from '@dejarik/swtcg'
import { byThumb, type Thumb } from '../thumb.ts'
import { answer } from './choices.ts'
import { judge } from './offers.ts'
import { type Board, positionIn } from './position.ts'
import { BEGINNER, type Taste } from './weights.ts'

export const thumbOf = (taste: Taste): Thumb<Board, SwtcgOffer> => ({
  positionIn: (seen) => positionIn(seen, taste),
  judge,
  answer,
})

export const cadet = byThumb(thumbOf(BEGINNER))
