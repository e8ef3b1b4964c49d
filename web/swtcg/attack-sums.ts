/** How an attack comes to its result, in sums: “3 power − 1 Shields = 2 dice”. */
import type { AttackShown } from './attack-shown.ts'

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const sumsOf = (shown: AttackShown): readonly string[] => [
  ...(shown.counted && shown.counted.shields > 0 ? [diceSum(shown)] : []),
  ...accuracy(shown),
  ...results(shown),
]

/** The same for the log, where the dice are not to be seen. */
export function toldAttack(shown: AttackShown): string {
  const dice = shown.dice.map(({ natural }) => natural).join(', ')
  const rolled = shown.dice.length > 0 ? [`${diceSum(shown)}: ${dice}`] : []
  return [...rolled, ...accuracy(shown), ...results(shown)].join(' · ')
}

function diceSum({ counted, dice }: AttackShown): string {
  const rolled = plural(dice.length || (counted ? counted.power - counted.shields : 0), 'die', 'dice')
  return counted && counted.shields > 0
    ? `${counted.power} power − ${counted.shields} Shields = ${rolled}`
    : rolled
}

const accuracy = ({ counted, dice }: AttackShown): readonly string[] =>
  counted && counted.accuracy > 0 && dice.length > 0 ? [`Accuracy: each +${counted.accuracy}`] : []

/** Hits, what is added and taken away, the damage if no sum has told it, and what came of the defender. */
function results({ hits, critical, prevented, damage, isDestroyed }: AttackShown): readonly string[] {
  const coming = (hits ?? 0) + critical
  const left = Math.max(0, coming - prevented)
  const isTold = (critical > 0 || prevented > 0) && damage === left
  return [
    ...(hits === null
      ? []
      : critical > 0
        ? [`${plural(hits, 'hit')} + ${critical} critical = ${coming} damage`]
        : [hits === 0 ? 'no hits' : plural(hits, 'hit')]),
    ...(prevented > 0 ? [`${coming} − ${prevented} prevented = ${left} damage`] : []),
    ...(damage === null || isTold ? [] : [`${damage} damage`]),
    ...(isDestroyed ? ['destroyed'] : []),
  ]
}
