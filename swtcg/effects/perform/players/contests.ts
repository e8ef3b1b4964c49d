/** Instructions that players settle by a roll or a guess, and damage that a player divides. */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { isHit } from '../../../hits.ts'
import { ask, type Die, definitionOf, type Game, procedure, type Roll, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { areOpponents } from '../../../rules/cards/place.ts'
import { wait } from '../../../rules/chances/waiting.ts'
import { damage } from '../../../rules/damage/damage.ts'
import { packet } from '../../../rules/damage/damage-packet.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Bound, type Context, cardsFor } from '../../context.ts'
import { type Performers, performAll } from '../performer.ts'

const rolling: ProcedureName<{ seat: SeatId; count: number; for: Roll['for'] }> = { name: 'swtcg/roll' }
type RollOffWords = Extract<Instruction, { readonly do: 'roll-off' }>

interface RollOff {
  readonly context: Context
  readonly words: RollOffWords
  readonly opponent: SeatId
  readonly own?: readonly Die[]
  readonly theirs?: readonly Die[]
  readonly nested?: Bound | null
  readonly result?: Bound
}

const sum = (dice: readonly Die[]): number => dice.reduce((total, { value }) => total + value, 0)

/** Each player rolls a die, and the results are compared. */
export const rollOff = procedure<RollOff>('swtcg/roll-off', [
  step('yours', (game, { context }) =>
    game.call(rolling, { seat: context.you, count: 1, for: 'effect' }, 'own'),
  ),
  step('theirs', (game, { opponent }) =>
    game.call(rolling, { seat: opponent, count: 1, for: 'effect' }, 'theirs'),
  ),
  step('compare', (game, { context, words, own = [], theirs = [] }) => {
    const [mine, other] = [sum(own), sum(theirs)]
    performAll(game, context, mine > other ? words.higher : mine < other ? words.lower : words.tie)
  }),
  step('tell', (_, { nested }) => ({ result: nested ?? {} })),
])

interface Prediction {
  readonly context: Context
  readonly of?: 'damage'
  readonly at?: 'count'
  readonly so: readonly Instruction[]
}
/** As many hits as anybody would predict. */
const MOST_HITS = 40

/** A number is said before the dice are rolled. */
export const predict = procedure<Prediction>('swtcg/predict', [
  ask(
    'number',
    (_, { context }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'predict',
      card: context.self,
      min: 0,
      max: MOST_HITS,
    }),
    (game, { context, so, of, at }, prediction) =>
      wait(game, {
        chance: at ? 'pending-damage' : 'attack-end',
        by: 'activation',
        seat: context.you,
        effect: {
          kind: 'effect',
          context: { ...context, bound: { ...context.bound, prediction } },
          instructions: [{ do: 'if', condition: { if: 'predicted', ...(of ? { of } : {}) }, so }],
        },
      }),
  ),
])

interface Dividing {
  readonly context: Context
  readonly units: readonly CardId[]
  readonly points: number
  readonly source: CardId | null
  /** Dice that are rolled first; their hits are what is divided (now/general/divide-dice-damage). */
  readonly dice?: number
  readonly rolled?: readonly Die[]
}

/** A player says how much damage goes to which of the units. */
export const shareDamage = procedure<Dividing>('swtcg/share-damage', [
  step('roll', (game, { context, dice }) => {
    if (dice === undefined) return game.goto('shares')
    game.call(rolling, { seat: context.you, count: dice, for: 'dice-of-damage' }, 'rolled')
  }),
  /** Nobody is hit yet, so no unit's Armor counts. */
  step('count', (game, { rolled = [] }) => {
    const points = rolled.filter((die) => isHit(die, { atLeast: game.constants.hitOn })).length
    if (points === 0) game.finish()
    return { points }
  }),
  ask(
    'shares',
    (game, { context, units, points }) => ({
      kind: 'divide' as const,
      seat: context.you,
      about: 'divide-damage',
      card: context.self,
      amount: points,
      among: units.map((card) => ({ card, name: definitionOf(game, card).name, max: points })),
    }),
    (game, { units, source }, shares) => {
      const packets = units.flatMap((unit, index) =>
        shares[index]! > 0 ? [packet(game, unit, shares[index]!, source, 'direct')] : [],
      )
      if (packets.length > 0) game.call(damage, { packets })
    },
  ),
])

const opponentOf = (game: Game, { you }: Context): SeatId =>
  game.table.order.find((seat) => areOpponents(game, seat, you)) ?? you

export const contestPerformers: Performers<'roll-off' | 'predict' | 'share-damage'> = {
  'roll-off': (game, context, words) =>
    game.call(rollOff, { context, words, opponent: opponentOf(game, context) }, 'nested'),
  predict: (game, context, { so, of, at }) =>
    game.call(predict, { context, so, ...(of ? { of } : {}), ...(at ? { at } : {}) }),
  'share-damage': (game, context, { amount, from, dice }, units) => {
    const source = from ? (cardsFor(game, context, from)[0] ?? null) : null
    const points = amountOf(game, context, amount)
    const rolls = dice ? { dice: points } : {}
    if (units.length > 0 && points > 0) game.call(shareDamage, { context, units, points, source, ...rolls })
  },
}
