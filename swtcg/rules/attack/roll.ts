/** A roll of dice: added dice, rerolls and alterations follow it before the result counts (idc/pop/dice-roll-order). */
import { type CardId, rollDice, type SeatId } from '@dejarik/kernel'
import { ask, type Die, type Game, procedure, type Roll, step } from '../../kinds.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { callUp, nextMoment } from '../chances/waiting.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { accuracyOf } from '../keywords/accuracy.ts'
import { takeBackfire } from '../keywords/backfire.ts'
import { takeFocus } from '../keywords/focus.ts'
import { diceOfFury } from '../keywords/fury.ts'
import { askLucky, luckyUnits } from '../keywords/lucky.ts'

interface Rolling {
  readonly seat: SeatId
  readonly count: number
  readonly for: Roll['for']
  /** The sides of the dice, where they are not six. */
  readonly sides?: number
  /** The unit that attacks or does dice of damage. */
  readonly unit?: CardId
  /** The card whose ability it is. */
  readonly card?: CardId
  readonly outer?: Roll | null
  /** Units that still may use Lucky. */
  readonly lucky?: readonly CardId[]
  readonly result?: readonly Die[]
}

export const rolling = procedure<Rolling>('swtcg/roll', [
  step('roll', (game, { seat, count, for: reason, unit = null, sides = 6, card }) => {
    const outer = game.table.roll
    const own = card === undefined ? {} : { card }
    const roll: Roll = { seat, for: reason, unit, dice: [], moment: nextMoment(game), sides, ...own }
    game.changeTable({ roll })
    addDice(game, count)
    return { outer }
  }),
  step('first-roll', (game) => {
    const { for: reason, unit, dice } = present(game)
    if (reason !== 'attack' || unit === null) return
    takeFocus(game, unit, dice)
    takeBackfire(game, unit, dice)
  }),
  step('fury', (game) => addDice(game, diceOfFury(game, present(game)))),
  step('add-chance', (game) => openChance(game, 'add-dice')),
  step('rerolls', (game) => {
    callUp(game, 'revealed', 'reroll')
    resolveDue(game, 'reroll')
  }),
  step<Rolling>('who-is-lucky', (game) => ({ lucky: isAttackRoll(game) ? luckyUnits(game) : [] })),
  ask(
    'lucky',
    (game, { lucky = [] }: Rolling) => askLucky(game, lucky),
    (game, { lucky = [] }, chosen) => {
      if (lucky.length > 1) game.goto('lucky')
      rerollDice(game, lucky[0]!, chosen)
      return { lucky: lucky.slice(1) }
    },
  ),
  step('reroll-chance', (game) => {
    if (!isAttackRoll(game) || !game.table.attack?.secret) openChance(game, 'reroll')
  }),
  step('alter-chance', (game) => openChance(game, 'alter-dice')),
  step('end', (game, { outer = null }) => {
    const result = game.table.roll?.dice ?? []
    game.changeTable({ roll: outer })
    return { result }
  }),
])

const isAttackRoll = (game: Game): boolean => present(game).for === 'attack' && present(game).dice.length > 0

const present = (game: Game): Roll => {
  if (!game.table.roll) throw new Error('no dice are rolled')
  return game.table.roll
}

const changeDice = (game: Game, dice: readonly Die[]): void =>
  game.changeTable({ roll: { ...present(game), dice } })

function throwDice(game: Game, count: number): Die[] {
  const { seat, for: reason, unit, sides } = present(game)
  if (count <= 0) return []
  const naturals = rollDice(game, count, sides)
  game.emit({ kind: 'diceRolled', seat, dice: naturals, for: reason })
  const bonus = reason === 'attack' && unit !== null ? accuracyOf(game, unit) : 0
  return naturals.map((natural) => ({ natural, value: natural + bonus }))
}

export function addDice(game: Game, count: number): void {
  changeDice(game, [...present(game).dice, ...throwDice(game, count)])
}

/** Rolls dice again, by their places; the earlier results are ignored (idc/phrase/natural-reroll). */
export function rerollDice(game: Game, by: CardId, chosen: readonly number[]): void {
  if (chosen.length === 0) return
  const { seat, dice } = present(game)
  const rolled = throwDice(game, chosen.length)
  const from = chosen.map((index) => dice[index]!.natural)
  const to = rolled.map((die) => die.natural)
  changeDice(
    game,
    dice.map((die, index) => rolled[chosen.indexOf(index)] ?? die),
  )
  game.emit({ kind: 'diceRerolled', seat, from, to, cause: { card: by } })
}

/** Changes what dice count as, not what they show (idc/phrase/natural-is-the-face-shown). */
export function alterDice(
  game: Game,
  by: CardId,
  chosen: readonly number[],
  value: (die: Die) => number,
): void {
  if (chosen.length === 0) return
  const { seat, dice } = present(game)
  const altered = dice.map((die, index) => (chosen.includes(index) ? { ...die, value: value(die) } : die))
  const from = chosen.map((index) => dice[index]!.value)
  const to = chosen.map((index) => altered[index]!.value)
  changeDice(game, altered)
  game.emit({ kind: 'diceAltered', seat, from, to, cause: { card: by } })
}
