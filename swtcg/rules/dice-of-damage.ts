/** Dice of damage: dice rolled against a unit outside an attack; each hit does 1 damage. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { type Die, procedure, step } from '../kinds.ts'
import { damage, packet } from './damage.ts'
import { hitsOn } from './dice.ts'
import { exists, isInPlay } from './place.ts'
import { rolling } from './roll.ts'

interface DiceOfDamage {
  readonly roller: SeatId
  /** The unit that does it, if one does; it may have left play by now. */
  readonly source: CardId | null
  readonly unit: CardId
  readonly dice: number
  readonly rolled?: readonly Die[]
}

export const diceOfDamage = procedure<DiceOfDamage>('swtcg/dice-of-damage', [
  step('roll', (game, { roller, source, unit, dice }) => {
    if (!exists(game, unit) || !isInPlay(game, unit)) return game.finish()
    const by = source === null ? {} : { unit: source }
    game.call(rolling, { seat: roller, count: dice, for: 'dice-of-damage', ...by }, 'rolled')
  }),
  step('damage', (game, { source, unit, rolled = [] }) => {
    const amount = hitsOn(game, unit, rolled, 'damage')
    game.call(damage, { packets: [packet(game, unit, amount, source, 'dice-of-damage')] })
  }),
])
