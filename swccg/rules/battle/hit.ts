/** What must be forfeited: a card that a weapon hit is turned sideways and fights on (ccg95/weapon/hit-sideways). */
import { type CardId, removeLasting } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { exists } from '../cards/place.ts'

/** Whether it was not hit before. */
export function markHit(game: Game, card: CardId, weapon: CardId): boolean {
  if (game.card(card).hit) return false
  game.changeCard(card, { hit: true })
  game.emit({
    kind: 'hit',
    card,
    cause: { card: weapon, rule: 'ccg95/weapon/hit-sideways' },
  })
  return true
}

/** As if no weapon had struck it: neither the hit nor what weapons and Interrupts have made of it lasts. */
export function restore(game: Game, card: CardId): void {
  game.changeCard(card, { hit: false })
  for (const { id, context } of game.state.lasting)
    if (context.chosen['target']?.includes(card) && wasFiredOrPlayed(game, context.self))
      removeLasting(game, id)
}

/** A weapon, or an Interrupt, which has left since (ccgx/state/restored-to-normal). */
const wasFiredOrPlayed = (game: Game, card: CardId): boolean =>
  !exists(game, card) || ['weapon', 'interrupt'].includes(definitionOf(game, card).kind)

/** The mark of a card that some text has forfeited when the battle is settled. */
const DOOMED = 'battle:doomed'

export const markDoomed = (game: Game, card: CardId): void =>
  game.changeCard(card, { uses: [...game.card(card).uses, DOOMED] })

export const mustBeForfeited = (game: Game, card: CardId): boolean =>
  game.card(card).hit || game.card(card).uses.includes(DOOMED)
