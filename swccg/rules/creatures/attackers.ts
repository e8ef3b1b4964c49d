/** Who fights in an attack, and whether it goes on. */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { isParked } from '../aboard/crew.ts'
import { exists, isInside, locationOf, sided } from '../cards/place.ts'
import { ownAt } from '../locations/presence.ts'

/** The mark of a card that attacked a creature in this turn, and of a creature that attacked. */
export const ATTACKED = 'turn:attacked'

const ATTACKERS: ReadonlySet<string> = new Set(['character', 'vehicle', 'starship'])

/** All that are there and attacked nothing in this turn (ccgx/creature/player-attacks). */
export function attackersAt(game: Game, seat: SeatId, at: CardId): readonly CardId[] {
  const able = ownAt(game, seat, at).filter(
    (card) =>
      ATTACKERS.has(definitionOf(game, card).kind) &&
      game.card(card).as !== 'cargo' &&
      !isParked(game, card) &&
      !game.card(card).uses.includes(ATTACKED),
  )
  return able.some((card) => !isInside(game, card)) ? able : []
}

/** The cards of the attack that are still there, on the side of cards. */
export function cardsInAttack(game: Game): readonly CardId[] {
  const { attack } = game.table
  if (!attack) return []
  return attack.cards.filter((card) => exists(game, card) && locationOf(game, card) === attack.at)
}

/** Whether a card takes part in the attack that is going on, on either side. */
export const isInAttack = (game: Game, card: CardId): boolean =>
  game.table.attack !== null &&
  (game.table.attack.creature === card || game.table.attack.cards.includes(card))

/** A cancelled attack, or one that a side has left, comes to nothing (ccgx/creature/attack-move). */
export function isAttackOver(game: Game): boolean {
  const { attack } = game.table
  if (!attack || attack.cancelled || !exists(game, attack.creature)) return true
  return game.card(attack.creature).on !== attack.at || cardsInAttack(game).length === 0
}

/** Power of those who count, as in a battle. */
export const attackPower = (game: Game): number =>
  cardsInAttack(game)
    .filter((card) => game.policies.countsPower(game, card))
    .reduce((sum, card) => sum + numberOf(game, 'power', card), addedToAttack(game))

/** What texts add to all of them together. */
function addedToAttack(game: Game): number {
  const { attack } = game.table
  const [card] = cardsInAttack(game)
  if (!attack || card === undefined) return 0
  return numberOf(game, sided(game, 'attack-power', game.card(card).controller), attack.at)
}

/** Destinies that they may draw: one for their ability, and what texts add. */
export function destiniesAgainst(game: Game): number {
  const { attack } = game.table
  const [card] = cardsInAttack(game)
  if (!attack || card === undefined) return 0
  const added = numberOf(game, sided(game, 'attack-destinies', game.card(card).controller), attack.at)
  return (mayDrawDestiny(game) ? 1 : 0) + added
}

/** Whether their ability lets them draw one destiny (ccgx/creature/attack-power). */
export const mayDrawDestiny = (game: Game): boolean =>
  cardsInAttack(game)
    .filter((card) => game.policies.countsAbility(game, card))
    .reduce((sum, card) => sum + numberOf(game, 'ability', card), 0) >= game.constants.abilityForBattleDestiny
