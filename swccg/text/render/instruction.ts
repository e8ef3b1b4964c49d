/** What actions and triggers do, in words. */
import type { Instruction, Who } from '../instruction.ts'
import { sayAmount, sayCondition } from './condition.ts'
import { either, sayOne } from './filter.ts'
import { sayStatic } from './statics.ts'

const PILES = {
  hand: 'hand',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
} as const
const OWNERS = { yours: 'your', opponents: "your opponent's" } as const
const UNTIL = {
  'end-of-turn': 'Until the end of the turn',
  'end-of-battle': 'Until the end of the battle',
  'end-of-your-next-turn': 'Until the end of your next turn',
  'leaves-table': 'As long as the target is on table',
} as const

const does = (who: Who | undefined, verb: string, other = `${verb}s`): string =>
  who === 'opponent' ? `your opponent ${other}` : verb
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function sayLook({ at, whose, top, take }: Extract<Instruction, { do: 'look' }>): string {
  const where = `${OWNERS[whose]} ${PILES[at]}`
  const what = top === undefined ? where : `the top ${sayAmount(top)} of ${where}`
  if (!take) return `look at ${what}`
  const many = take.all ? 'every' : take.most === undefined ? 'any' : `up to ${take.most}`
  return `look at ${what} and ${take.all ? 'put' : 'you may put'} ${many} ${sayOne(take.what)} on the ${PILES[take.to]}`
}

/** A clause without its full stop. */
export function sayInstruction(step: Instruction): string {
  switch (step.do) {
    case 'choose':
      return `${does(step.who, 'choose')} ${sayOne(step.what)}`
    case 'draw-destiny': {
      const many = step.count !== undefined && step.count !== 1
      const otherwise = step.without?.length ? ` (if there is none: ${sayAll(step.without)})` : ''
      return `${does(step.who, 'draw')} ${many ? `${sayAmount(step.count!)} destinies` : 'destiny'}${otherwise}`
    }
    case 'choose-number':
      return `${does(step.who, 'choose')} a number from ${sayAmount(step.from ?? 1)} to ${sayAmount(step.to)}`
    case 'remember':
      return `the ${step.as} is ${sayAmount(step.amount)}`
    case 'note':
      return `it remembers ${sayAmount(step.amount)} as ${step.as}`
    case 'each':
      return `for each ${sayOne(step.of)}: ${sayAll(step.so)}`
    case 'if': {
      const otherwise = step.else && step.else.length > 0 ? `; otherwise ${sayAll(step.else)}` : ''
      return `if ${sayCondition(step.when)}, ${sayAll(step.so)}${otherwise}`
    }
    case 'choose-one':
      return `${does(step.who, 'choose')}: ${either(step.options)}`
    case 'after-battle':
      return `after the battle, ${sayAll(step.so)}`
    case 'may':
      return `${step.who === 'opponent' ? 'your opponent' : 'you'} may: ${sayAll(step.so)}`
    case 'hit':
      return `${sayOne(step.what)} is hit`
    case 'must-forfeit':
      return `${sayOne(step.what)} must be forfeited in this battle`
    case 'lose-cards':
      return `${sayOne(step.what)} is lost`
    case 'out-of-play':
      return `${sayOne(step.what)} goes out of play`
    case 'return-to-hand':
      return `${sayOne(step.what)} returns to hand`
    case 'relocate':
      return `${sayOne(step.what)} goes to ${sayOne(step.to)}`
    case 'move':
      return `${sayOne(step.what)} moves to ${sayOne(step.to)}`
    case 'steal':
      return `steal ${sayOne(step.what)}${step.to ? ` for ${sayOne(step.to)}` : ''}`
    case 'show-hand':
      return `${does(step.who, 'show')} ${step.random ? 'a card at random' : 'every card'} in hand`
    case 'peek':
      return `look at the top card of your Reserve Deck${step.both ? ' with your opponent' : ''}`
    case 'name-kind':
      return `${does(step.who, 'name')} a kind of cards`
    case 'discard':
      return `${sayOne(step.what)}${step.who === 'opponent' ? " in your opponent's hand" : ''} is lost`
    case 'put-on-pile':
      return `put ${sayOne(step.what)} on top of the ${either(step.piles.map((pile) => PILES[pile]))}`
    case 'set-battle-destiny':
      return `${step.who === 'opponent' ? "your opponent's" : 'your'} total battle destiny becomes ${sayAmount(step.to)}`
    case 'attach':
      return `put ${sayOne(step.what)} on ${sayOne(step.to)}`
    case 'aim':
      return `its target is ${sayOne(step.at)} from now on`
    case 'move-away':
      return `each ${sayOne(step.what)} moves away${step.by ? ` by ${either(step.by)}` : ''}${step.free ? ' free' : ''}${step.orLost ? ' or is lost' : ''}`
    case 'revive':
      return `${sayOne(step.what)} comes back to ${sayOne(step.to)}`
    case 'stack':
      return `put ${sayOne(step.what)} beneath this card`
    case 'exchange-stacked':
      return 'exchange a card of your hand for one beneath this card'
    case 'take-into-hand':
      return `take ${sayOne(step.what)} into your hand`
    case 'fire-together':
      return `fire two or more weapons at ${sayOne(step.at)}; the sum of all destinies counts for each`
    case 'battle-among':
      return `a battle begins among ${sayOne(step.who)} alone`
    case 'retarget':
      return `the shot goes to ${sayOne(step.to)} instead`
    case 'change-loss':
      return `that loss changes by ${sayAmount(step.by)}`
    case 'lose-force':
      return `${does(step.who, 'lose')} ${sayAmount(step.amount)} Force`
    case 'use-force':
      return `${does(step.who, 'use')} ${sayAmount(step.amount)} Force`
    case 'activate':
      return `${does(step.who, 'activate')} ${sayAmount(step.amount)} Force`
    case 'retrieve':
      return `${does(step.who, 'retrieve')} ${sayAmount(step.amount)}${step.what ? ` ${sayOne(step.what)}` : ' Force'}${step.random ? ' at random' : ''}${step.nearest ? ' nearest the top' : ''}${step.to === 'hand' ? ' into hand' : ''}`
    case 'look':
      return sayLook(step)
    case 'lose-from-pile':
      return `each ${sayOne(step.what)} in ${OWNERS[step.whose]} ${PILES[step.pile]} is lost`
    case 'draw-cards':
      return `draw ${sayAmount(step.amount)} cards from your Reserve Deck`
    case 'put-from-hand':
      return `put ${step.all ? 'all' : 'any'} cards of your hand on your Used Pile`
    case 'lose-this':
      return 'this card is lost'
    case 'reveal-and-deploy':
      return `turn over up to ${step.most} cards of your Reserve Deck, deploy what you can free, and lose the rest`
    case 'borrow':
      return `the next ${sayAmount(step.amount)} Force that you use in this turn is your opponent's`
    case 'search':
      return `find ${sayOne(step.what)} in your Reserve Deck and take it into hand`
    case 'bring-out':
      return `bring ${sayOne(step.what)} from your Reserve Deck to the table`
    case 'turn-over':
      return 'turn this card over'
    case 'shuffle':
      return `shuffle ${step.who === 'opponent' ? "your opponent's" : 'your'} ${PILES[step.pile]}`
    case 'redraw':
      return 'cancel it and have another drawn'
    case 'cancel':
      return 'cancel it'
    case 'cancel-cards':
      return `cancel ${sayOne(step.what)}`
    case 'for-a-while':
      return `${lower(UNTIL[step.until])}, ${lower(sayStatic(step.what)).replace(/\.$/, '')}`
    case 'code':
      return step.name.replaceAll('-', ' ')
  }
}

export const sayAll = (steps: readonly Instruction[]): string => steps.map(sayInstruction).join('; then ')
