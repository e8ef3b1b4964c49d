/** What a sabacc hand can count: wild cards, clone cards, and destiny numbers for all others (ccgx/sabacc/values). */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { SabaccRules } from '../../text/sabacc.ts'
import { cardsIn } from '../cards/place.ts'
import { destinyOf } from '../force/piles.ts'

/** A player of the game: whose hand it is, by which Interrupt, and the character who plays; the opponent may have none. */
export interface Gambler {
  readonly seat: SeatId
  readonly card: CardId
  readonly rules: SabaccRules
  readonly player: CardId | null
}

export const PERFECT = 11

export const handOf = (game: Game, { seat }: Gambler): readonly CardId[] => cardsIn(game, seat, 'sabacc')

const fits = (game: Game, { seat, card: self }: Gambler, what: Filter, card: CardId): boolean =>
  matches(game, speaking(seat, self), what, card)

const playerFits = (game: Game, gambler: Gambler, who: Filter | undefined): boolean =>
  who !== undefined && gambler.player !== null && fits(game, gambler, who, gambler.player)

/** Some places keep a player from using wild cards: they count as any other then (ccgx/sabacc/casino). */
const mayUseWild = (game: Game, { seat, card }: Gambler): boolean =>
  !active(game, 'bars-wild-cards').some(
    ({ what, context }) =>
      (context.you === seat) === (what.whose === 'yours') && matches(game, context, what.of, card),
  )

const isWild = (game: Game, gambler: Gambler, card: CardId): boolean =>
  fits(game, gambler, gambler.rules.wild.what, card) && mayUseWild(game, gambler)

const mayBeWild = (game: Game, gambler: Gambler, card: CardId): boolean => {
  const { alsoWild } = gambler.rules
  return (
    alsoWild !== undefined &&
    playerFits(game, gambler, alsoWild.players) &&
    fits(game, gambler, alsoWild.what, card) &&
    mayUseWild(game, gambler)
  )
}

/** A wild card is no clone card besides. */
const isClone = (game: Game, gambler: Gambler, card: CardId): boolean =>
  !isWild(game, gambler, card) && fits(game, gambler, gambler.rules.clone, card)

/** As it is printed; a card of two numbers has either. */
const destiniesOf = (game: Game, card: CardId): readonly number[] =>
  definitionOf(game, card).destinies ?? [destinyOf(game, card)]

function valuesOf(game: Game, gambler: Gambler, card: CardId): readonly number[] {
  const { from, to } = gambler.rules.wild
  const range = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (isWild(game, gambler, card)) return range
  const plain = destiniesOf(game, card)
  return mayBeWild(game, gambler, card) ? [...new Set([...plain, ...range])] : plain
}

/** Values that a clone card may have whatever else is in the hand. */
function fixedClones(game: Game, gambler: Gambler): readonly number[] {
  const { card, player, rules } = gambler
  const fixed = playerFits(game, gambler, rules.cloneAs?.players) ? [rules.cloneAs!.as] : []
  return player !== null && allowedBy(game, 'clone-own-destiny', player, card) !== null
    ? [...fixed, numberOf(game, 'destiny', player)]
    : fixed
}

/** Each way to set the values of cards: their sum, and which values there are to be cloned. */
interface Way {
  readonly sum: number
  readonly values: readonly number[]
}

/** All totals that a hand can have, the lowest first. */
export function totalsOf(game: Game, gambler: Gambler): readonly number[] {
  const hand = handOf(game, gambler)
  const clones = hand.filter((card) => isClone(game, gambler, card))
  const fixed = fixedClones(game, gambler)
  let ways: readonly Way[] = [{ sum: 0, values: [] }]
  for (const card of hand)
    if (!clones.includes(card))
      ways = distinct(ways.flatMap((way) => grown(way, valuesOf(game, gambler, card))))
  const totals = ways.flatMap((way) => cloned(way, clones.length, fixed))
  return [...new Set(totals)].toSorted((one, other) => one - other)
}

const grown = ({ sum, values }: Way, options: readonly number[]): readonly Way[] =>
  options.map((value) => ({ sum: sum + value, values: [...new Set([...values, value])].toSorted() }))

const distinct = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [`${way.sum}|${way.values.join()}`, way])).values(),
]

/** A hand of clone cards only has nothing to clone: each is 0 (ccgx/sabacc/clone). */
function cloned({ sum, values }: Way, clones: number, fixed: readonly number[]): readonly number[] {
  const options = [...values, ...fixed]
  let sums: readonly number[] = [sum]
  for (let left = clones; left > 0; left--)
    sums = [
      ...new Set(sums.flatMap((each) => (options.length === 0 ? [0] : options).map((one) => each + one))),
    ]
  return sums
}

/** The first two cards make 11 by their destiny numbers, without wild or clone cards (ccgx/sabacc/perfect). */
export function isPerfect(game: Game, gambler: Gambler): boolean {
  const hand = handOf(game, gambler)
  const [one, other] = hand
  if (hand.length !== 2) return false
  if (hand.some((card) => isWild(game, gambler, card) || isClone(game, gambler, card))) return false
  return destiniesOf(game, one!).some((first) =>
    destiniesOf(game, other!).some((second) => first + second === PERFECT),
  )
}
