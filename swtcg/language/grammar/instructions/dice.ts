/** Clauses about dice: rolling them, rolling them again, and how many an attack has. */

import { self } from '../../names.ts'
import { either, type Parser, pattern, say, unless, where } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import { quantity, units } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { selector } from '../nouns/selectors.ts'
import { count } from '../nouns/words.ts'

type Reroll = Extract<Instruction, { readonly do: 'reroll' }>
type Whose = Pick<Reroll, 'whose'>

const whose: Parser<Whose> = either<Whose>(
  pattern(/(?:those|the) (?:attack )?dice\b/, () => ({})),
  pattern(/(?:(?:its|this unit's) )?(?:attack )?(?:dice|die)\b/, () => ({})),
  pattern(/your attack dice\b/, () => ({ whose: 'you' })),
  pattern(/your opponent's attack dice\b/, () => ({ whose: 'opponent' })),
)
const ANY = pattern(/(?:any(?: number)?|one or more)(?: of)?\b/, () => 'any' as const)
const ALL = pattern(/all(?: of)?\b/, () => 'all' as const)
type HowMany = Pick<Reroll, 'dice' | 'upTo'>
const some = either<HowMany>(
  say`${either(ANY, ALL)}`((dice) => ({ dice })),
  say`${count}(?: of)?`((dice) => ({ dice })),
  say`up to ${count}(?: of)?`((dice) => ({ dice, upTo: true })),
)
type Those = Omit<Reroll, 'do'>
/** `any number of those dice`, `all of your attack dice`. */
const those: Parser<Those> = say`${some} ${whose}`((number, of) => ({ ...number, ...of }))

/** `all of his or her attack dice`. */
const theirs: Parser<Those> = either<Those>(
  those,
  say`${some} his or her attack dice`((number) => ({ ...number, whose: 'opponent' })),
)
/** Whose ability the dice are rolled for. */
const roller: Parser<Reference | Filter> = either<Reference | Filter>(
  say`${possessive} abilities`((of) => of),
  say`the abilities of ${reference}`((of) => of),
  say`the abilities of ${where(selector, ({ take }) => take.take === 'exactly')}`(({ of }) => of),
  say`your ${filter}'s abilities`((of) => merge({ whose: 'you' }, of)),
  say`${unless(self, filter)}'s abilities`((of) => of),
)
const again: Parser<Instruction> = either<Instruction>(
  say`reroll ${either<HowMany>(
    pattern(/a die\b/, () => ({ dice: 1 })),
    some,
  )}(?: (?:the )?dice| die)? for one of ${roller}`((number, ofAbility) => ({
    do: 'reroll',
    ...number,
    ofAbility,
  })),
  say`reroll ${those}(?: once)?`((dice) => ({ do: 'reroll', ...dice })),
  say`your opponent rerolls ${theirs}(?: once)?`((dice) => ({ do: 'reroll', ...dice })),
  say`have your opponent reroll ${those}(?: once)?`((dice) => ({ do: 'reroll', ...dice })),
  say`choose ${those}[.] (?:Reroll|Your opponent rerolls) those dice`((dice) => ({ do: 'reroll', ...dice })),
  say`reroll it(?: once)?`(() => ({ do: 'reroll', dice: 'all' })),
)

const rolling: Parser<Instruction> = either<Instruction>(
  say`roll (?:a die|one of your dice|1 die)`(() => ({ do: 'roll', dice: 1, as: 'roll' })),
  say`roll ${where(count, (number) => number > 1)}(?: of your)? dice(?! of damage| against)`((dice) => ({
    do: 'roll',
    dice,
    as: 'roll',
  })),
  say`roll a number of dice equal to ${possessive} power`((of) => ({
    do: 'roll',
    dice: { amount: 'statistic', statistic: 'power', of },
    as: 'roll',
  })),
)

const dice = quantity(units(/(?:of your )?(?:dice|die)\b/))
const POWER: Amount = { amount: 'statistic', statistic: 'power', of: { the: 'attacker' } }
/** In place of as many dice as the unit has power. */
const equalToPower = pattern(/(?:instead of a number of dice equal to [\w' -]+? power\b)?/, () => null)
const rounding = pattern(/[(]rounded (up|down)[)]/, ([, way]) => way as 'up' | 'down')
const instead: Parser<Instruction> = either<Instruction>(
  say`(?:for this attack, )?roll only ${dice}${equalToPower}`((number) => ({
    do: 'set-attack-dice',
    dice: number,
  })),
  say`roll only half of the attack dice ${rounding} instead`((rounded) => ({
    do: 'set-attack-dice',
    dice: { amount: 'half', of: POWER, rounded },
  })),
)
/** A die of the present roll shows so much more, or less. */
const altering: Parser<Instruction> =
  say`add ${pattern(/(-?\d+)\b/, ([, digits]) => Number(digits))} to ${count} (?:die|dice) of the roll`(
    (add, dice) => ({ do: 'alter-dice', dice, add }),
  )
export const diceClause: Parser<Instruction> = either(again, rolling, instead, altering)
