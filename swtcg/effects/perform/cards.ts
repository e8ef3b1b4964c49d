/** Instructions about cards: choosing, showing, and discarding. */
import { EVERYONE, reveal } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { arenaOf, exists } from '../../rules/place.ts'
import { lastNumbers } from '../last-numbers.ts'
import { discard } from './discard.ts'
import type { Performers } from './performer.ts'

export const cardPerformers: Performers<'choose' | 'show' | 'discard'> = {
  choose: () => undefined,
  show: (game, _context, _, found) => {
    for (const card of found) reveal(game, card, EVERYONE)
  },
  discard: (game, context, { what, as }, found) => {
    const arena = found[0] === undefined ? null : arenaOf(game, found[0])
    const left = arena === null ? {} : { left: ARENAS.indexOf(arena), ...lastNumbers(game, found) }
    const there = found
      .filter((card) => exists(game, card) && !game.policies.isProtected(game, card))
      .map((card) => discard(game, context, card))
    const isThat = 'the' in what ? what.the === 'chosen' : what.of.place?.in !== 'stack'
    return {
      'that-much': found.length,
      ...left,
      ...(isThat ? { that: there } : {}),
      ...(as ? { [as]: found.length } : {}),
    }
  },
}
