/** Instructions about cards: choosing, showing, and discarding. */
import { type CardId, EVERYONE, reveal } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import type { Game } from '../../../kinds.ts'
import type { Reference } from '../../../language/tree/nouns.ts'
import { note } from '../../../marks.ts'
import { arenaOf, exists, isIn } from '../../../rules/cards/place.ts'
import { lastNumbers } from '../../amounts/last-numbers.ts'
import { type Context, cardsFor } from '../../context.ts'
import { arenaIndex } from '../../nouns/arenas-meant.ts'
import { causeOf, type Performers } from '../performer.ts'
import { discard } from './discard.ts'

const THAT: Reference = { the: 'chosen', name: 'that' }

/** Everybody sees them; what was in a hand is told. */
export function showAll(game: Game, context: Context, cards: readonly CardId[]): void {
  for (const card of cards) {
    reveal(game, card, EVERYONE)
    const { owner: seat, is } = game.card(card)
    if (isIn(game, card, 'hand')) game.emit({ kind: 'showed', seat, card, is, cause: causeOf(context) })
  }
}

export const cardPerformers: Performers<'choose' | 'show' | 'discard'> = {
  choose: (game, context, { what, also }, found) => {
    if (also) return { chosenIn: cardsFor(game, context, THAT).map((card) => arenaIndex(game, card)) }
    if (!what.of.fresh) return undefined
    note(game, ...found.map((card) => ({ kind: 'chosen' as const, by: context.self, card })))
    return undefined
  },
  show: (game, context, _, found) => showAll(game, context, found),
  discard: (game, context, { what, as, fromArenas }, meant) => {
    const found = fromArenas
      ? meant.filter((card) => fromArenas.some((arena) => arena === arenaOf(game, card)))
      : meant
    const arena = found[0] === undefined ? null : arenaOf(game, found[0])
    const left = arena === null ? {} : { left: ARENAS.indexOf(arena), ...lastNumbers(game, found) }
    const there = found
      .filter((card) => exists(game, card) && !game.policies.isProtected(game, card))
      .map((card) => discard(game, context, card))
    const isThat = 'the' in what ? what.the === 'chosen' : what.of.place?.in !== 'stack'
    return {
      'that-much': found.length,
      discarded: there,
      ...left,
      ...(isThat ? { that: there } : {}),
      ...(as ? { [as]: found.length } : {}),
    }
  },
}
