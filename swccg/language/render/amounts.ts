/** How much: numbers of cards, counts, sums and what was drawn. */
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import { thereIs } from './conditions/there.ts'
import { both, listed, possessive, words } from './lists.ts'
import { sayAt } from './nouns/locations.ts'
import { a, each, many } from './nouns/nouns.ts'
import { phraseOf } from './nouns/phrases.ts'
import { type Speaker, theWord } from './nouns/speaker.ts'
import { CARD_NUMBER_WORDS, MULTIPLES, SIDE_NUMBER_WORDS } from './words/numbers.ts'
import { OWNERS, PILES } from './words/piles.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const ICONS = {
  yours: 'of your Force icons',
  opponents: "of opponent's Force icons",
  both: '[Dark Side Force] and [Light Side Force]',
  dark: '[Dark Side Force]',
  light: '[Light Side Force]',
} as const
const CODED = {
  'where-the-target-is': "target's location",
  'parsecs-to-the-target': 'parsec distance to target',
  'sites-to-the-target': 'distance to target',
} as const

/** An amount as one thing: "2", "target's ability", "number of your starships here". */
export function sayAmount(amount: Amount, speaker: Speaker): string {
  if (typeof amount === 'number') return String(amount)
  if ('count' in amount) {
    const count = `number of ${many(amount.count, speaker)}`
    return amount.times === undefined ? count : `${amount.times} x ${count}`
  }
  if ('number' in amount) return ofCard(CARD_NUMBER_WORDS[amount.number], amount.of, speaker)
  if ('numberOfTop' in amount)
    return `${CARD_NUMBER_WORDS[amount.numberOfTop]} of highest-${CARD_NUMBER_WORDS[amount.by]} card among ${many(amount.of, speaker)}`
  if ('highest' in amount) return sayHighest(CARD_NUMBER_WORDS[amount.highest], amount.of, speaker)
  if ('lowest' in amount)
    return `total of up to ${amount.most} lowest ${CARD_NUMBER_WORDS[amount.lowest]} numbers of ${many(amount.of, speaker)} on table`
  if ('value' in amount) return speaker.values[amount.value] ?? `the ${amount.value}`
  if ('total' in amount && amount.of.the && theWord(amount.of.the, speaker) === 'target') {
    const { the: _, ...more } = amount.of
    const [first = '', ...after] = a(amount.of, speaker).split(' ')
    return words(
      possessive(first),
      CARD_NUMBER_WORDS[amount.total],
      Object.keys(more).length > 0 && after.join(' '),
    )
  }
  if ('total' in amount) return `total ${CARD_NUMBER_WORDS[amount.total]} of ${many(amount.of, speaker)}`
  if ('side' in amount)
    return words(OWNERS[amount.whose], SIDE_NUMBER_WORDS[amount.side], amount.at && sayAt(amount.at, speaker))
  if ('half' in amount) return `half of ${sayAmount(amount.half, speaker)} (round ${amount.round})`
  if ('sum' in amount) return saySum(amount.sum, speaker)
  if ('less' in amount) return sayLess(amount, speaker)
  if ('smallest' in amount) return `lesser of ${both(amount.smallest.map((one) => sayAmount(one, speaker)))}`
  if ('largest' in amount) return `greater of ${both(amount.largest.map((one) => sayAmount(one, speaker)))}`
  return sayState(amount, speaker)
}

type OfState = Extract<
  Amount,
  | { readonly cardsIn: unknown }
  | { readonly drained: unknown }
  | { readonly generated: unknown }
  | { readonly borrowed: unknown }
  | { readonly noted: unknown }
  | { readonly icons: unknown }
  | { readonly battleDestiny: unknown }
  | { readonly oneOf: unknown }
  | { readonly code: unknown }
>
/** What the game has at the moment. */
function sayState(amount: OfState, speaker: Speaker): string {
  if ('cardsIn' in amount) return `number of cards in ${OWNERS[amount.whose]} ${PILES[amount.cardsIn]}`
  if ('drained' in amount)
    return `Force ${amount.drained === 'yours' ? 'you' : 'opponent'} lost to Force drains this turn`
  if ('generated' in amount)
    return amount.generated === 'yours' ? 'Force you generate' : 'Force opponent generates'
  if ('borrowed' in amount) return "opponent's Force you used this turn"
  if ('noted' in amount) return speaker.values[amount.noted] ?? amount.noted
  if ('icons' in amount) return `number of ${ICONS[amount.icons].replace(/^of /, '')} here`
  if ('battleDestiny' in amount)
    return `${OWNERS[amount.whose]} ${amount.battleDestiny === 'draws' ? 'number of battle destiny draws' : 'total battle destiny'}`
  return 'oneOf' in amount ? `${amount.is} if ${thereIs(amount.oneOf, speaker)}` : CODED[amount.code]
}

/** "Target's ability" for one that is known, "ability of a Rebel" for others. */
function ofCard(number: string, of: Filter, speaker: Speaker): string {
  const isKnown = of.the && Object.keys(of).length === 1
  return isKnown ? `${possessive(a(of, speaker))} ${number}` : `${number} of ${a(of, speaker)}`
}
/** "Ability of your highest-ability character on table". */
function sayHighest(number: string, of: Filter, speaker: Speaker): string {
  const { owner } = phraseOf(of, speaker)
  const { whose, ...rest } = of
  return `${number} of ${whose ? owner : 'the'} highest-${number} ${speaker.nouns.bare(rest, speaker)}${rest.where || rest.inBattle ? '' : ' on table'}`
}
/** What other cards add to the X of the card that speaks. */
const OWN_X: Amount = { number: 'x', of: { the: 'self' } }
/** "Destiny (+2 if target is Undercover)", "double your total power". */
function saySum(sum: readonly Amount[], speaker: Speaker): string {
  const [first, ...rest] = sum
  const classes = sayClasses(sum, speaker)
  if (classes) return classes
  const plain = sum.filter((one) => !same(one, OWN_X))
  if (plain.length < sum.length)
    return `X (X = ${plain.length === 1 ? sayAmount(plain[0]!, speaker) : saySum(plain, speaker)})`
  const multiple = rest.every((one) => same(first, one)) && MULTIPLES[sum.length]
  if (multiple) return `${multiple} ${sayAmount(first!, speaker)}`
  const added = rest.map((one) =>
    typeof one === 'object' && 'oneOf' in one
      ? ` (${sayAdded(one, speaker)})`
      : typeof one === 'number'
        ? ` ${sayAdded(one, speaker)}`
        : ` + ${sayAmount(one, speaker)}`,
  )
  return `${sayAmount(first!, speaker)}${added.join('')}`
}
/** "Number of classes among your X-wings and Y-wings in battle", and what else is added. */
function sayClasses(sum: readonly Amount[], speaker: Speaker): string | undefined {
  const [first] = sum
  if (typeof first !== 'object' || !('oneOf' in first) || !first.oneOf.model) return undefined
  const isOfClass = (one: Amount): one is Extract<Amount, { oneOf: Filter }> =>
    typeof one === 'object' &&
    'oneOf' in one &&
    one.oneOf.model !== undefined &&
    same({ ...one.oneOf, model: 0, is: one.is }, { ...first.oneOf, model: 0, is: 1 })
  const classes = sum.filter(isOfClass)
  if (classes.length < 3) return undefined
  const model = classes.flatMap(({ oneOf }) => listed(oneOf.model ?? []))
  const more = sum.filter((one) => !isOfClass(one)).map((one) => ` (${sayAdded(one, speaker)})`)
  return `number of classes among ${many({ ...first.oneOf, model }, speaker)}${more.join('')}`
}
function sayLess({ less, from }: Extract<Amount, { less: unknown }>, speaker: Speaker): string {
  if (typeof less === 'object' && 'oneOf' in less)
    return `${sayAmount(from, speaker)} (${less.is} less if ${thereIs(less.oneOf, speaker)})`
  const [one, other] = [sayAmount(from, speaker), sayAmount(less, speaker)]
  return speaker.compared === `${one}|${other}` || speaker.compared === `${other}|${one}`
    ? 'the difference'
    : `(${one} - ${other})`
}

/** What is added, with its sign: "+2", "-1", "+1 for each of your starships here". */
export function sayAdded(amount: Amount, speaker: Speaker): string {
  if (typeof amount === 'number') return amount < 0 ? String(amount) : `+${amount}`
  if ('count' in amount) return `${sayAdded(amount.times ?? 1, speaker)} for ${each(amount.count, speaker)}`
  if ('oneOf' in amount) return `${sayAdded(amount.is, speaker)} if ${thereIs(amount.oneOf, speaker)}`
  if ('less' in amount && amount.from === 0) return `-${sayAmount(amount.less, speaker)}`
  if (
    'sum' in amount &&
    amount.sum.every((one) => typeof one === 'object' && ('oneOf' in one || 'count' in one))
  )
    if (!sayClasses(amount.sum, speaker)) return both(amount.sum.map((one) => sayAdded(one, speaker)))
  if ('icons' in amount) return `+1 for each ${ICONS[amount.icons]} here`
  if ('smallest' in amount) return sayPairs(amount.smallest, speaker)
  if ('value' in amount || 'noted' in amount) return `+${sayAmount(amount, speaker)}`
  return `+X, where X = ${sayAmount(amount, speaker)}`
}

/** As many as there are of both: "+2 for each of your droid/Rebel pairs present". */
function sayPairs(amounts: readonly Amount[], speaker: Speaker): string {
  const counts = amounts.flatMap((one) => (typeof one === 'object' && 'count' in one ? [one] : []))
  const [first] = counts
  const isPair =
    counts.length === amounts.length &&
    counts.every((one) =>
      same({ ...one, count: { ...one.count, type: 0 } }, { ...first, count: { ...first!.count, type: 0 } }),
    )
  if (!isPair) return `+lesser of ${both(amounts.map((one) => sayAmount(one, speaker)))}`
  const { owner, after } = phraseOf(first!.count, speaker)
  const nouns = counts.map(
    ({ count: { type, ...rest } }) =>
      phraseOf({ ...(type ? { type } : {}), ...(rest.kind ? { kind: rest.kind } : {}) }, speaker).heads[0]!
        .one,
  )
  return words(`+${first!.times ?? 1} for each of`, owner, nouns.join('/'), 'pairs', ...after)
}
