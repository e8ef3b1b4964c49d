/** Instructions about dice: rolling them for an effect, and changing the dice of the present roll. */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { ask, type Die, type Game, procedure, type Roll, step } from '../../../kinds.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { addDice, alterDice, rerollDice } from '../../../rules/attack/roll.ts'
import { wait } from '../../../rules/chances/waiting.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Bound, type Context, seatsFor } from '../../context.ts'
import type { Performers } from '../performer.ts'

const rolling: ProcedureName<{ seat: SeatId; count: number; for: Roll['for']; card: CardId }> = {
  name: 'swtcg/roll',
}

interface RollForEffect {
  readonly seat: SeatId
  /** The card whose effect it is. */
  readonly card: CardId
  readonly count: number
  /** The name that the sum is bound to. */
  readonly as: string
  readonly dice?: readonly Die[]
  readonly result?: Bound
}

/** Every roll may be changed before it counts (idc/pop/dice-roll-opens-after-any-roll). */
export const rollForEffect = procedure<RollForEffect>('swtcg/roll-for-effect', [
  step('roll', (game, { seat, count, card }) =>
    game.call(rolling, { seat, count, for: 'effect', card }, 'dice'),
  ),
  step('count', (_, { as, dice = [] }) => ({
    result: { [as]: dice.reduce((sum, { value }) => sum + value, 0), dice: dice.map(({ value }) => value) },
  })),
])

interface ChangeDice {
  readonly context: Context
  readonly seat: SeatId
  readonly most: number
  /** Fewer will do. */
  readonly upTo: boolean
  /** Rolled again if nothing is said of what they become. */
  readonly alter?: { readonly to?: number; readonly add?: number }
}

/** Somebody picks dice of the present roll, which are then rolled again or changed. */
export const changeDice = procedure<ChangeDice>('swtcg/change-dice', [
  ask(
    'which',
    (game, { context, seat, most, upTo, alter }) => {
      const items = (game.table.roll?.dice ?? []).map(({ natural, value }) => String(alter ? value : natural))
      const max = Math.min(most, items.length)
      const min = upTo ? 0 : max
      return { kind: 'several' as const, seat, about: 'dice', card: context.self, items, min, max }
    },
    (game, { context, alter }, chosen) => {
      if (!alter) return rerollDice(game, context.self, chosen)
      const { to, add = 0 } = alter
      alterDice(game, context.self, chosen, ({ value }) => (to ?? value) + add)
    },
  ),
])

/** Before a secret roll a player says how many dice; which of them is chosen when they are seen. */
export const announceReroll = procedure<Omit<ChangeDice, 'alter'>>('swtcg/announce-reroll', [
  ask(
    'how-many',
    (_, { context, seat, most, upTo }) => ({
      kind: 'number' as const,
      seat,
      about: 'secret-rerolls',
      card: context.self,
      min: upTo ? 0 : most,
      max: Math.min(most, MOST_DICE),
    }),
    (game, { context, seat }, dice) =>
      wait(game, {
        chance: 'revealed',
        by: 'activation',
        seat,
        effect: { kind: 'effect', context, instructions: [{ do: 'reroll', dice }] },
      }),
  ),
])
/** As many as anybody would announce. */
const MOST_DICE = 20

type Picking = Extract<Instruction, { readonly do: 'reroll' | 'alter-dice' }>

function picking(game: Game, context: Context, instruction: Picking): Omit<ChangeDice, 'alter'> {
  const { dice, by } = instruction
  const [seat = context.you] = seatsFor(game, context, by ?? 'you')
  if (typeof dice === 'string') return { context, seat, most: Number.MAX_SAFE_INTEGER, upTo: true }
  return { context, seat, most: amountOf(game, context, dice), upTo: 'upTo' in instruction }
}

/** Dice that nobody rolls here are rolled as ever when they should be rolled again. */
const isFixed = ({ for: reason, dice }: Roll): boolean =>
  dice.length === 0 && (reason === 'build' || reason === 'force')

export const dicePerformers: Performers<
  'roll' | 'reroll' | 'alter-dice' | 'add-dice' | 'roll-secretly' | 'set-attack-dice'
> = {
  roll: (game, context, { dice, as }) => {
    const count = amountOf(game, context, dice)
    game.call(rollForEffect, { seat: context.you, card: context.self, count, as }, 'nested')
  },
  reroll: (game, context, instruction) => {
    if (game.table.roll && isFixed(game.table.roll)) return addDice(game, 1)
    const isBefore = game.table.attack?.secret && !game.table.roll
    if (!isBefore && instruction.dice === 'all') {
      const dice = game.table.roll?.dice ?? []
      return dice.length > 0 ? rerollDice(game, context.self, [...dice.keys()]) : undefined
    }
    if (isBefore) game.call(announceReroll, picking(game, context, instruction))
    else game.call(changeDice, picking(game, context, instruction))
  },
  'alter-dice': (game, context, instruction) => {
    const { to, add } = instruction
    const alter = {
      ...(to === undefined ? {} : { to: amountOf(game, context, to) }),
      ...(add === undefined ? {} : { add: amountOf(game, context, add) }),
    }
    game.call(changeDice, { ...picking(game, context, instruction), alter })
  },
  'add-dice': (game, context, { dice }) => {
    if (game.table.roll) addDice(game, amountOf(game, context, dice))
  },
  'set-attack-dice': (game, context, { dice }) => {
    const { attack } = game.table
    if (attack) game.changeTable({ attack: { ...attack, rolls: amountOf(game, context, dice) } })
  },
  'roll-secretly': (game) => {
    const { attack } = game.table
    if (attack) game.changeTable({ attack: { ...attack, secret: { rerolls: {}, prevented: 0 } } })
  },
}
