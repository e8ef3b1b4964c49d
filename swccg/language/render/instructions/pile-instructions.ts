/** What is done with hands and piles: searching, looking, retrieving, showing, shuffling. */
import type { Variant } from '@dejarik/kernel'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import { sayAmount } from '../amounts.ts'
import { both, either, words } from '../lists.ts'
import { sayAt, sayTo } from '../nouns/locations.ts'
import { a, many, oneOf } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { OWNERS, PILES } from '../words/piles.ts'
import { does, force, isDrawn } from './force.ts'

/** "That number of cards", "1 card". */
function cards(amount: Amount, speaker: Speaker): string {
  const said = sayAmount(amount, speaker)
  if (isDrawn(said)) return 'that number of cards'
  if (said === '1') return '1 card'
  const [number, ...more] = said.split(' (')
  return words(`${number}${/^same/.test(number!) ? ' of' : ''} cards`, ...more.map((each) => `(${each}`))
}
/** A sum or a count is told after the cards. */
function sayRandom(amount: Amount, pile: string, speaker: Speaker): string {
  const said = sayAmount(amount, speaker)
  const count = /^X \(X = (number of .*)\)$/.exec(said)?.[1] ?? said
  return count.startsWith('number of')
    ? `X cards at random in ${pile}, where X = ${count}`
    : `${cards(amount, speaker)} at random in ${pile}`
}
const whose = (who: 'yours' | 'opponents', { owner }: Speaker): string => owner ?? OWNERS[who]
const SIDE = { you: 'yours', opponent: 'opponents' } as const

function sayRetrieve(step: Variant<Instruction, 'do', 'retrieve'>, speaker: Speaker): string {
  const { who, amount, what, random, nearest, to } = step
  const isOne = amount === 1
  const count = isDrawn(sayAmount(amount, speaker)) ? 'up to that number of' : sayAmount(amount, speaker)
  const which = what
    ? isOne
      ? nearest
        ? a(what, speaker)
        : oneOf(what, speaker)
      : `${count} ${many(what, speaker)}`
    : random
      ? cards(amount, speaker)
      : force(amount, speaker)
  return words(
    does(who, 'retrieve'),
    which,
    random && 'at random',
    nearest && 'closest to top of Lost Pile',
    to === 'hand' ? 'into hand' : to === 'used' && 'into Used Pile',
  )
}

/** A count is told after the cards. */
const sayTop = (count: string, pile: string): string =>
  count.startsWith('number of')
    ? `top X cards of ${pile} (where X = ${count})`
    : `top ${count} cards of ${pile}`

function sayLook(
  { at, whose: side, top, random, take, reorder }: Variant<Instruction, 'do', 'look'>,
  speaker: Speaker,
): string {
  const owner = whose(side, speaker)
  const pile = `${owner} ${PILES[at]}`
  const what =
    random !== undefined
      ? sayRandom(random, pile, speaker)
      : top === undefined
        ? pile
        : top === 1
          ? `top card of ${pile}`
          : sayTop(sayAmount(top, speaker), pile)
  if (!take) return `look at ${what}${reorder ? ' and put back in any order' : ''}`
  const found = many(take.what, speaker)
  const which = take.all
    ? take.most === undefined
      ? `all ${found}`
      : take.most === 1
        ? oneOf(take.what, speaker)
        : `${sayAmount(take.most, speaker)} ${found}`
    : take.most === undefined
      ? `any ${found}`
      : take.most === 1
        ? a(take.what, speaker, 'one')
        : `up to ${sayAmount(take.most, speaker)} ${found}`
  if (take.most !== undefined && typeof take.most !== 'number' && take.to === 'out-of-play')
    return `look at ${what}; ${take.all ? '' : 'may '}place X ${found} there out of play, where X = ${sayAmount(take.most, speaker)}`
  if (take.to === 'hand') return `look at ${what}; ${take.all ? '' : 'may '}take ${which} into hand`
  if (take.to === 'out-of-play')
    return `look at ${what}; ${take.all ? '' : 'may '}place ${which} there out of play`
  return `look at ${what}; ${take.all ? '' : 'may '}place ${which} there in ${owner} ${PILES[take.to]}`
}

const isFree = ({ number }: Filter): boolean => number?.name === 'deploy' && number.most === 0
const ANY_NUMBER = 50
const upTo = (most: number, what: Filter, speaker: Speaker): string =>
  most === 1
    ? oneOf(what, speaker)
    : `${most > ANY_NUMBER ? 'any number of' : `up to ${most}`} ${many(what, speaker)}`

const lost = (cards: string): string => `${cards} ${cards.startsWith('those ') ? 'are' : 'is'} lost`

type Sayings = {
  readonly [D in Instruction['do']]?: (step: Variant<Instruction, 'do', D>, speaker: Speaker) => string
}
const SAYINGS: Sayings = {
  retrieve: sayRetrieve,
  look: sayLook,
  'lose-from-pile': ({ what, whose: side, pile }, speaker) =>
    `all ${many(what, speaker)} in ${whose(side, speaker)} ${PILES[pile]} are lost`,
  'draw-cards': ({ amount, from }, speaker) =>
    `draw ${cards(amount, speaker)} from ${PILES[from ?? 'reserve']}`,
  'put-at-random': ({ who, amount }, speaker) =>
    `place ${cards(amount, speaker)} at random (unseen) from ${whose(SIDE[who], speaker)} hand on Used Pile`,
  'renew-hands': () =>
    'each player places hand and Used Pile on Reserve Deck; reshuffle; each player draws as many cards as were in hand',
  'put-from-hand': ({ all, most, to }) => {
    const some = most === undefined ? 'any cards from hand' : `up to ${most} cards from hand`
    return `place ${all ? 'your entire hand' : some} on ${to ? 'top of Force Pile' : 'Used Pile'}`
  },
  'reveal-and-deploy': ({ most }) =>
    `reveal up to ${most} cards from Reserve Deck; deploy any characters, starships, vehicles, devices or weapons for free; others are lost`,
  search: ({ what, most = 1, from }, speaker) =>
    `take ${upTo(most, what, speaker)} into hand from ${PILES[from ?? 'reserve']}; reshuffle`,
  'deploy-from': ({ what, most = 1, pile, to, on, free, react, regardless }, speaker) =>
    words(
      `deploy ${upTo(most, what, speaker)}`,
      react && "as a 'react'",
      free && 'for free',
      to && sayTo(to, speaker),
      on && `on ${a(on, speaker)}`,
      regardless && '(regardless of location deployment restrictions)',
      pile === 'hand-or-reserve'
        ? 'from hand (or Reserve Deck; reshuffle)'
        : pile === 'hand'
          ? !what.the && 'from hand'
          : pile === 'stacked'
            ? 'from here'
            : `from ${PILES[pile]}${pile === 'lost' ? '' : '; reshuffle'}`,
    ),
  'bring-out': ({ what, most, to, who, imprisoned }, speaker) =>
    imprisoned
      ? words(
          does(who, 'deploy'),
          oneOf(what, speaker),
          `from ${who === 'opponent' ? "opponent's " : ''}Reserve Deck`,
          to && `imprisoned ${sayAt(to, speaker)}`,
        )
      : words(
          `${does(who, 'deploy')} from Reserve Deck`,
          most === undefined ? oneOf(what, speaker) : `one to ${most} of ${many(what, speaker)}`,
          to && sayTo(to, speaker),
          `${isFree(what) ? '' : 'for free'}; reshuffle`,
        ).replace(' ;', ';'),
  shuffle: ({ who = 'you', pile }, speaker) => `shuffle ${whose(SIDE[who], speaker)} ${PILES[pile]}`,
  'show-hand': ({ who, random }, speaker) =>
    `reveal ${random ? 'one card at random from ' : ''}${whose(SIDE[who], speaker)} hand`,
  peek: ({ both, whose }) =>
    both
      ? 'reveal top card of Reserve Deck'
      : `peek at top card of ${whose ? "opponent's " : ''}Reserve Deck`,
  show: ({ what }, speaker) => `reveal ${many(what, speaker)}`,
  'show-tops': ({ who, piles }) =>
    words(
      does(who, 'reveal'),
      `top card of ${who === 'you' ? 'your ' : ''}${both(piles.map((pile) => PILES[pile]))}`,
    ),
  'show-pile': ({ who, pile }) => words(does(who, 'reveal'), `entire ${PILES[pile]} (without shuffling)`),
  'look-at-shuffled': ({ top }, speaker) =>
    `look at top X cards of the pile just shuffled, where X = ${sayAmount(top, speaker)}, and may reshuffle that pile`,
  'name-title': () => 'name an Interrupt',
  'move-top': ({ whose: side, from, to }, speaker) =>
    `move top card of ${whose(side, speaker)} ${PILES[from]} to top of ${whose(side, speaker)} ${PILES[to]}`,
  recycle: () => 'after placing Interrupt in Used Pile, may place Used Pile on top of Reserve Deck',
  'bury-top': () =>
    'move top card of any Reserve Deck, Force Pile, Used Pile or Lost Pile to bottom of that pile (without looking)',
  'use-until': ({ kindNamed }, speaker) =>
    `use Force one by one, revealing each card used, until a card of ${speaker.values[kindNamed] ?? kindNamed} is revealed (take it into hand) or Force Pile is depleted`,
  'name-kind': ({ who }) => `${does(who, 'name')} a card type`,
  discard: ({ what, who = 'you', lowest }, speaker) =>
    lowest
      ? `cards of lowest ${lowest} among ${many(what, speaker)} are lost`
      : what.the
        ? lost(many(what, speaker))
        : `all ${many(what, speaker)} in ${whose(SIDE[who], speaker)} hand are lost`,
  'put-on-pile': ({ what, piles, bottom }, speaker) =>
    `place ${many(what, speaker)} on ${bottom ? 'bottom' : 'top'} of ${either(piles.map((pile) => PILES[pile]))}`,
}

export function sayPiles(step: Instruction, speaker: Speaker): string {
  const say = SAYINGS[step.do] as (step: Instruction, speaker: Speaker) => string
  return say(step, speaker)
}
