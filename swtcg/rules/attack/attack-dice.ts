/** How many dice an attack rolls, and how that number comes about. */
import { breakdown, type CardId, numberOf } from '@dejarik/kernel'
import type { Attack, Game } from '../../kinds.ts'
import { accuracyOf } from '../keywords/accuracy.ts'
import { toHit } from './dice.ts'

/** As many dice as the unit's power, or its Bombard or Ion Cannon value and power effects, less Shields. */
export function attackDice(game: Game, attacking: Attack): number {
  return attacking.rolls ?? Math.max(0, attackPower(game, attacking) - shieldsIn(game, attacking))
}

const attackPower = (game: Game, { attacker, with: using }: Attack): number =>
  using === 'power'
    ? numberOf(game, 'power', attacker)
    : numberOf(game, using, attacker) + powerFromEffects(game, attacker, using)

const shieldsIn = (game: Game, { attacker, defender }: Attack): number =>
  game.policies.shieldsAgainst(game, defender, attacker)

/** Power from effects, without what is printed; what stacking adds counts for Barrage (now/keywords/barrage). */
function powerFromEffects(game: Game, unit: CardId, using: Attack['with']): number {
  return breakdown(game, 'power', unit)
    .parts.filter(({ name }) => name !== 'printed' && (name !== 'stack' || using === 'barrage'))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Where the number of dice was set, power and Shields have no part in it. */
export function tellDice(game: Game, attacking: Attack, dice: number): void {
  const { attacker, defender, with: using, rolls } = attacking
  const [power, shields] =
    rolls === undefined ? [attackPower(game, attacking), shieldsIn(game, attacking)] : [rolls, 0]
  const accuracy = accuracyOf(game, attacker)
  const cause = { rule: 'idc/attack/dice-equal-power' }
  const counted = { power, shields, dice, accuracy, toHit: toHit(game, defender, 'attack') }
  game.emit({ kind: 'attackDiceCounted', attacker, with: using, ...counted, cause })
}
