/** Dice of damage: dice rolled against units outside an attack; each hit does 1 damage. */
import type { CardId, OrderQuestion, SeatId } from '@dejarik/kernel'
import {
  type About,
  ask,
  type Die,
  definitionOf,
  type Game,
  type Packet,
  procedure,
  step,
} from '../../kinds.ts'
import { exists, isInPlay } from '../cards/place.ts'
import { damage } from '../damage/damage.ts'
import { packet } from '../damage/damage-packet.ts'
import { hitsOn } from './dice.ts'
import { rolling } from './roll.ts'

interface DiceOfDamage {
  readonly roller: SeatId
  /** The unit that does it, if one does; it may have left play by now. */
  readonly source: CardId | null
  /** The card whose effect it is. */
  readonly effect?: CardId
  /** The units that dice are still to be rolled against. */
  readonly units: readonly CardId[]
  readonly dice: number
  readonly rolled?: readonly Die[]
  /** What cannot be done about the damage. */
  readonly unpreventable?: NonNullable<Packet['unpreventable']>
  /** The damage so far: it is settled together (idc/pop/mass-dice-one-prevention-pop). */
  readonly packets?: readonly Packet[]
}

export const diceOfDamage = procedure<DiceOfDamage>('swtcg/dice-of-damage', [
  step('who-is-there', (game, { units }) => ({
    units: units.filter((unit) => exists(game, unit) && isInPlay(game, unit)),
  })),
  ask('order', whichOrder, (_, { units }, order) => ({ units: order.map((index) => units[index]!) })),
  step('roll', (game, { roller, source, units: [unit], dice }) => {
    if (unit === undefined) return game.goto('damage')
    const by = source === null ? {} : { unit: source }
    game.call(rolling, { seat: roller, count: dice, for: 'dice-of-damage', ...by }, 'rolled')
  }),
  step(
    'count',
    (game, { source, effect, units: [unit, ...rest], rolled = [], packets = [], unpreventable }) => {
      game.goto('roll')
      const hits = hitsOn(game, unit!, rolled, 'damage')
      const made = {
        ...packet(game, unit!, hits, source, 'dice-of-damage'),
        ...(effect === undefined ? {} : { effect }),
        ...(unpreventable ? { unpreventable } : {}),
      }
      return { units: rest, packets: [...packets, made] }
    },
  ),
  step('damage', (game, { packets = [] }) => {
    if (packets.length > 0) game.call(damage, { packets })
  }),
])

/** Whoever has the effect orders the units that dice are rolled against (idc/pop/mass-dice-roll-order). */
function whichOrder(game: Game, { roller, units }: DiceOfDamage): OrderQuestion<About> | undefined {
  if (units.length < 2) return undefined
  const items = units.map((unit) => definitionOf(game, unit).name)
  return {
    kind: 'order',
    seat: roller,
    about: 'damage-order',
    rules: ['idc/pop/mass-dice-roll-order'],
    items,
  }
}
