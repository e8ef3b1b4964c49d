/** INSERT: what a card gives to the top card of its stack, from wherever it lies in it. */
import { type CardId, gather } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { nested } from '../abilities/active-ability.ts'
import type { Grant } from '../abilities/grants.ts'

/** Each card of the stack for itself, the top card too (now/stack/insert, now/stack/insert-layered). */
export const insertGrants = (game: Game, top: CardId): Grant[] =>
  gather([top, ...game.card(top).stack], (card) =>
    gather(definitionOf(game, card).abilities, (ability, index) =>
      ability.ability === 'insert'
        ? [{ source: card, bonus: ability.bonus, given: nested(ability.gives, card, String(index)) }]
        : [],
    ),
  )
