/** Instructions about cards: choosing, showing, and discarding. */
import { EVERYONE, reveal } from '@dejarik/kernel'
import { exists } from '../../rules/place.ts'
import { discard } from './discard.ts'
import type { Performers } from './performer.ts'

export const cardPerformers: Performers<'choose' | 'show' | 'discard'> = {
  choose: () => undefined,
  show: (game, _context, _, found) => {
    for (const card of found) reveal(game, card, EVERYONE)
  },
  discard: (game, context, { as }, found) => {
    for (const card of found) if (exists(game, card)) discard(game, context, card)
    return { 'that-much': found.length, ...(as ? { [as]: found.length } : {}) }
  },
}
