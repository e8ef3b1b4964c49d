/** What actions and triggers do, in words. */
import type { Variant } from '@dejarik/kernel'
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
  'this-leaves-table': 'As long as this is on table',
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

type Saying<D extends Instruction['do']> = (step: Variant<Instruction, 'do', D>) => string

const SAYINGS: { readonly [D in Instruction['do']]: Saying<D> } = {
  choose: ({ who, what }) => `${does(who, 'choose')} ${sayOne(what)}`,
  'draw-destiny': ({ count, without, who }) => {
    const many = count !== undefined && count !== 1
    const otherwise = without?.length ? ` (if there is none: ${sayAll(without)})` : ''
    return `${does(who, 'draw')} ${many ? `${sayAmount(count!)} destinies` : 'destiny'}${otherwise}`
  },
  'choose-number': ({ who, from, to }) =>
    `${does(who, 'choose')} a number from ${sayAmount(from ?? 1)} to ${sayAmount(to)}`,
  remember: ({ as, amount }) => `the ${as} is ${sayAmount(amount)}`,
  note: ({ amount, as }) => `it remembers ${sayAmount(amount)} as ${as}`,
  each: ({ of, so }) => `for each ${sayOne(of)}: ${sayAll(so)}`,
  if: ({ when, so, else: others }) => {
    const otherwise = others && others.length > 0 ? `; otherwise ${sayAll(others)}` : ''
    return `if ${sayCondition(when)}, ${sayAll(so)}${otherwise}`
  },
  'choose-one': ({ who, options }) => `${does(who, 'choose')}: ${either(options)}`,
  'after-battle': ({ so }) => `after the battle, ${sayAll(so)}`,
  may: ({ who, so }) => `${who === 'opponent' ? 'your opponent' : 'you'} may: ${sayAll(so)}`,
  hit: ({ what }) => `${sayOne(what)} is hit`,
  'must-forfeit': ({ what }) => `${sayOne(what)} must be forfeited in this battle`,
  'lose-cards': ({ what }) => `${sayOne(what)} is lost`,
  'out-of-play': ({ what }) => `${sayOne(what)} goes out of play`,
  'return-to-hand': ({ what }) => `${sayOne(what)} returns to hand`,
  relocate: ({ what, to }) => `${sayOne(what)} goes to ${sayOne(to)}`,
  move: ({ what, to }) => `${sayOne(what)} moves to ${sayOne(to)}`,
  steal: ({ what, to }) => `steal ${sayOne(what)}${to ? ` for ${sayOne(to)}` : ''}`,
  'show-hand': ({ who, random }) =>
    `${does(who, 'show')} ${random ? 'a card at random' : 'every card'} in hand`,
  peek: ({ both }) => `look at the top card of your Reserve Deck${both ? ' with your opponent' : ''}`,
  'name-kind': ({ who }) => `${does(who, 'name')} a kind of cards`,
  discard: ({ what, who }) =>
    `${sayOne(what)}${who === 'opponent' ? " in your opponent's hand" : ''} is lost`,
  'put-on-pile': ({ what, piles }) =>
    `put ${sayOne(what)} on top of the ${either(piles.map((pile) => PILES[pile]))}`,
  'set-battle-destiny': ({ who, to }) =>
    `${who === 'opponent' ? "your opponent's" : 'your'} total battle destiny becomes ${sayAmount(to)}`,
  attach: ({ what, to }) => `put ${sayOne(what)} on ${sayOne(to)}`,
  aim: ({ at }) => `its target is ${sayOne(at)} from now on`,
  'move-away': ({ what, by, free, orLost }) =>
    `each ${sayOne(what)} moves away${by ? ` by ${either(by)}` : ''}${free ? ' free' : ''}${orLost ? ' or is lost' : ''}`,
  revive: ({ what, to }) => `${sayOne(what)} comes back to ${sayOne(to)}`,
  stack: ({ what }) => `put ${sayOne(what)} beneath this card`,
  'exchange-stacked': () => 'exchange a card of your hand for one beneath this card',
  'take-into-hand': ({ what }) => `take ${sayOne(what)} into your hand`,
  'fire-together': ({ at }) =>
    `fire two or more weapons at ${sayOne(at)}; the sum of all destinies counts for each`,
  'battle-among': ({ who }) => `a battle begins among ${sayOne(who)} alone`,
  retarget: ({ to }) => `the shot goes to ${sayOne(to)} instead`,
  'change-loss': ({ by }) => `that loss changes by ${sayAmount(by)}`,
  'lose-force': ({ who, amount }) => `${does(who, 'lose')} ${sayAmount(amount)} Force`,
  'use-force': ({ who, amount }) => `${does(who, 'use')} ${sayAmount(amount)} Force`,
  activate: ({ who, amount }) => `${does(who, 'activate')} ${sayAmount(amount)} Force`,
  retrieve: ({ who, amount, what, random, nearest, to }) =>
    `${does(who, 'retrieve')} ${sayAmount(amount)}${what ? ` ${sayOne(what)}` : ' Force'}${random ? ' at random' : ''}${nearest ? ' nearest the top' : ''}${to === 'hand' ? ' into hand' : ''}`,
  look: sayLook,
  'lose-from-pile': ({ what, whose, pile }) =>
    `each ${sayOne(what)} in ${OWNERS[whose]} ${PILES[pile]} is lost`,
  'draw-cards': ({ amount }) => `draw ${sayAmount(amount)} cards from your Reserve Deck`,
  'put-from-hand': ({ all }) => `put ${all ? 'all' : 'any'} cards of your hand on your Used Pile`,
  'lose-this': () => 'this card is lost',
  'reveal-and-deploy': ({ most }) =>
    `turn over up to ${most} cards of your Reserve Deck, deploy what you can free, and lose the rest`,
  borrow: ({ amount }) => `the next ${sayAmount(amount)} Force that you use in this turn is your opponent's`,
  search: ({ what }) => `find ${sayOne(what)} in your Reserve Deck and take it into hand`,
  'bring-out': ({ what }) => `bring ${sayOne(what)} from your Reserve Deck to the table`,
  'turn-over': () => 'turn this card over',
  shuffle: ({ who, pile }) => `shuffle ${who === 'opponent' ? "your opponent's" : 'your'} ${PILES[pile]}`,
  redraw: () => 'cancel it and have another drawn',
  cancel: () => 'cancel it',
  'cancel-cards': ({ what }) => `cancel ${sayOne(what)}`,
  'for-a-while': ({ until, what }) => `${lower(UNTIL[until])}, ${lower(sayStatic(what)).replace(/\.$/, '')}`,
}

/** A clause without its full stop. */
const sayInstruction = (step: Instruction): string => (SAYINGS[step.do] as Saying<Instruction['do']>)(step)

export const sayAll = (steps: readonly Instruction[]): string => steps.map(sayInstruction).join('; then ')
