/** What actions and triggers do, in words. */
import type { Instruction, Who } from '../instruction.ts'
import { sayAmount, sayCondition } from './condition.ts'
import { either, sayOne } from './filter.ts'
import { sayStatic } from './statics.ts'

const PILES = { reserve: 'Reserve Deck', force: 'Force Pile', used: 'Used Pile', lost: 'Lost Pile' } as const
const UNTIL = {
  'end-of-turn': 'Until the end of the turn',
  'end-of-battle': 'Until the end of the battle',
  'end-of-your-next-turn': 'Until the end of your next turn',
  'leaves-table': 'As long as the target is on table',
} as const

const does = (who: Who | undefined, verb: string, other = `${verb}s`): string =>
  who === 'opponent' ? `your opponent ${other}` : verb
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A clause without its full stop. */
export function sayInstruction(step: Instruction): string {
  switch (step.do) {
    case 'choose':
      return `${does(step.who, 'choose')} ${sayOne(step.what)}`
    case 'draw-destiny': {
      const many = step.count !== undefined && step.count !== 1
      return `${does(step.who, 'draw')} ${many ? `${sayAmount(step.count!)} destinies` : 'destiny'}`
    }
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
    case 'move-away':
      return `${sayOne(step.what)} moves away${step.free ? ' free' : ''}${step.orLost ? ' or is lost' : ''}`
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
    case 'lose-force':
      return `${does(step.who, 'lose')} ${sayAmount(step.amount)} Force`
    case 'use-force':
      return `${does(step.who, 'use')} ${sayAmount(step.amount)} Force`
    case 'activate':
      return `${does(step.who, 'activate')} ${sayAmount(step.amount)} Force`
    case 'retrieve':
      return `${does(step.who, 'retrieve')} ${sayAmount(step.amount)}${step.what ? ` ${sayOne(step.what)}` : ' Force'}${step.random ? ' at random' : ''}${step.to === 'hand' ? ' into hand' : ''}`
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
