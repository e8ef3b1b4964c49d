/** The Star Wars CCG by rules of thumb, read from the view and the offers. */
import type { SwccgOffer } from '@dejarik/swccg'
import { byThumb, type Thumb } from '../thumb.ts'
import { answer } from './choices.ts'
import { judge } from './offers.ts'
import { type Board, positionIn } from './position.ts'
import { CADET, type Taste } from './weights.ts'

export const thumbOf = (taste: Taste): Thumb<Board, SwccgOffer> => ({
  positionIn: (seen) => positionIn(seen, taste),
  judge,
  answer,
})

export const cadet = byThumb(thumbOf(CADET))
