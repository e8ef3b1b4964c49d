/** Clauses about players: Force, build points, drawing, decks and hands. */

import { either, type Parser, pattern, remember, say, where, worded } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Player } from '../../tree/nouns.ts'
import { amountPhrase, quantity, times, units, whereX } from '../nouns/amounts.ts'
import { count, owner, subject } from '../nouns/words.ts'
import { top } from './decks.ts'
import { isPlain } from './third-person.ts'

const force = quantity(units(/Force\b/))
const build = quantity(units(/build points?\b/))
const cards = quantity(units(/(?:extra |more )?cards?\b/))

const rounding = pattern(/(up|down)\b/, ([, way]) => way as 'up' | 'down')
const gaining: Parser<Instruction> = either<Instruction>(
  say`${subject} loses? ${count} build points?`((who, number) => ({
    do: 'gain-build',
    who,
    amount: -number,
  })),
  say`${subject} (?:gains?|gets?) ${force}`((who, amount) => ({ do: 'gain-force', who, amount })),
  say`(?:you )?gain any combination of (?:Force and build points|build points (?:and|or) Force) equal to ${amountPhrase}`(
    (amount) => ({ do: 'gain-either', amount }),
  ),
  say`${subject} loses? ${force}`((who, amount) => ({ do: 'lose-force', who, amount })),
  say`${subject} loses? all (?:of )?(?:your|his or her) Force`((who) => ({
    do: 'lose-force',
    who,
    amount: { amount: 'force', of: who },
  })),
  say`${subject} loses? half (?:of )?(?:your|his or her) Force,? [(]?rounded ${rounding}[)]?`(
    (who, rounded) => ({
      do: 'lose-force',
      who,
      amount: { amount: 'half', of: { amount: 'force', of: who }, rounded },
    }),
  ),
  say`${subject} (?:gains?|gets?) ${build}(?: this turn)?`((who, amount) => ({
    do: 'gain-build',
    who,
    amount,
  })),
  say`(?:you )?(?:gain|get) ${build} (?:next turn|during your next build step|when your next build step starts)`(
    (amount) => ({
      do: 'later',
      at: 'next-build-step',
      what: [{ do: 'gain-build', who: 'you', amount }],
    }),
  ),
  say`${subject} loses? ${count} build points?(?: this turn)?`((who, number) => ({
    do: 'gain-build',
    who,
    amount: -number,
  })),
  say`${subject} gets? -X build points?${whereX}`((who, x) => ({
    do: 'gain-build',
    who,
    amount: times(-1, x),
  })),
  say`${subject} gets? -${count} build points?(?: this turn)?`((who, number) => ({
    do: 'gain-build',
    who,
    amount: -number,
  })),
  say`the (?:Dark|Light) Side gets -${count} build points?(?: this turn)?`((number) => ({
    do: 'gain-build',
    who: 'opponent',
    amount: -number,
  })),
)
const deck: Parser<Instruction> = either<Instruction>(
  say`discard ${top} (?:of|from) ${owner} deck`((number, who) => ({ do: 'discard-top', who, count: number })),
  say`your opponent discards ${top} (?:of|from) his or her deck`((number) => ({
    do: 'discard-top',
    who: 'opponent',
    count: number,
  })),
  say`put ${top} (?:of|from) ${owner} deck into (?:the|your|his or her|your opponent's) discard pile`(
    (number, who) => ({ do: 'mill', who, count: number }),
  ),
  say`your opponent (?:must )?puts? ${top} (?:of|from) his or her deck into (?:the|his or her) discard pile`(
    (number) => ({ do: 'mill', who: 'opponent', count: number }),
  ),
  say`${subject} draws? ${cards}`((who, number) => ({ do: 'draw', who, count: number })),
  say`${subject} draws? another card`((who) => ({ do: 'draw', who, count: 1 })),
  say`${subject} draws? up to ${cards}`((who, number) => ({ do: 'draw', who, count: number, upTo: true })),
  say`${subject} draws? cards equal to ${amountPhrase}`((who, number) => ({
    do: 'draw',
    who,
    count: number,
  })),
  say`put ${owner} deck into (?:the|your|his or her) discard pile`((who) => ({
    do: 'mill',
    who,
    count: { amount: 'count', of: { whose: who === 'you' ? 'you' : 'opponent', place: { in: 'deck' } } },
  })),
  say`put a number of cards from the top of ${owner} deck into (?:the|your|his or her) discard pile equal to ${amountPhrase}`(
    (who, number) => ({ do: 'mill', who, count: number }),
  ),
  say`shuffle ${owner} deck`((who) => ({ do: 'shuffle', who })),
  say`your opponent shuffles his or her deck`(() => ({ do: 'shuffle', who: 'opponent' })),
)
const looking: Parser<Instruction> = either<Instruction>(
  say`look at your opponent's hand`(() => ({ do: 'look-at-hand', who: 'opponent' as Player })),
  say`(?:reveal your hand(?: to your opponent)?|show your hand to your opponent)`(() => ({
    do: 'reveal-hand',
    who: 'you' as Player,
  })),
  say`your opponent (?:reveals his or her hand|shows you his or her hand)`(() => ({
    do: 'reveal-hand',
    who: 'opponent' as Player,
  })),
)
const discounting: Parser<Instruction> =
  say`the next Battle card you play costs ${count} less Force(?: to play)?`((number) => ({
    do: 'discount',
    by: -number,
  }))
const paying: Parser<Instruction> = either<Instruction>(
  say`pay (?:any amount of|X) Force(?!,? where|,? up to)`(() => ({ do: 'pay-x', of: 'force' })),
  say`pay X Force,? up to ${count}`((most) => ({ do: 'pay-x', of: 'force', most })),
  say`pay (?:any number of|X) build points(?!,? where)`(() => ({ do: 'pay-x', of: 'build' })),
)
const BOTH: Amount = {
  amount: 'sum',
  of: [
    { amount: 'force', of: 'you' },
    { amount: 'force', of: 'opponent' },
  ],
}
const adding: Parser<Instruction> = either<Instruction>(
  say`total (?:both|each) player(?:s'|'s) Force`(() => ({ do: 'note', amount: BOTH })),
  say`note ${amountPhrase} as the total`((amount) => ({ do: 'note', amount })),
)
const winning: Parser<Instruction> = say`${subject} wins? the game`((who) => ({ do: 'win', who }))
/** `draws 2 cards` is said of somebody who was named before, not of you. */
const hasDoer = (words: string): boolean => !/^\s*(?:draws|gains|loses|wins)\b/.test(words)
/** What is worked out for each of several players is said of each. */
export const playerClause: Parser<Instruction> = remember(
  where(
    worded(either(gaining, deck, looking, discounting, paying, adding, winning), hasDoer),
    (one) => !('who' in one) || one.who === 'you' || one.who === 'opponent' || isPlain(one),
  ),
)
