/** Changed numbers of cards: "power and forfeit +2", "your aliens here are power +1", "adds 2 to power". */
import type { Filter } from '../../../text/filter.ts'
import type { Operation, Static } from '../../../text/statics.ts'
import { sayAdded, sayAmount } from '../amounts.ts'
import { isDrawn } from '../instructions/force.ts'
import { both, possessive, words } from '../lists.ts'
import { isMany, many } from '../nouns/nouns.ts'
import { phraseOf } from '../nouns/phrases.ts'
import { type Speaker, theWord } from '../nouns/speaker.ts'
import { CARD_NUMBER_WORDS, MULTIPLES, WHOLLY_IMMUNE } from '../words/numbers.ts'

export type NumberChange = Extract<Static, { static: 'number' }>
export const isSelf = (of: Filter): boolean => of.the === 'self' && Object.keys(of).length === 1
const isHost = (of: Filter): boolean => of.the === 'host' && Object.keys(of).length === 1

/** Clauses about the same cards: what they are, and what needs a verb of its own. */
export function sayNumbers(
  of: Filter,
  changes: readonly NumberChange[],
  speaker: Speaker,
): readonly string[] {
  if (isAllImmunity(changes)) return [LOSES(changes[0]!, speaker).replace('immunity', 'all immunity')]
  const own = changes.filter((change) => verbOf(change) === undefined)
  const others = changes.filter((change) => verbOf(change) !== undefined)
  const isCarrier = isHost(of) && speaker.facts.kind === 'character'
  const bonuses = own.length === 0 ? [] : isCarrier ? carried(own, speaker) : [whatTheyAre(of, own, speaker)]
  return [...bonuses, ...others.map((change) => verbOf(change)!(change, speaker))]
}
/** What is not said as "is" or "adds". */
const verbOf = (change: NumberChange): Says | undefined => {
  if (takesAway(change, 'immunity')) return LOSES
  if (change.change === 'training' && 'add' in change && typeof change.add === 'object') return BY_X
  return OWN_VERB[change.change]
}
const takesAway = (change: NumberChange, what: 'immunity' | 'immunity-exactly'): boolean =>
  change.change === what && 'fix' in change && change.fix === 0
const isAllImmunity = (changes: readonly NumberChange[]): boolean =>
  changes.length === 2 && takesAway(changes[0]!, 'immunity') && takesAway(changes[1]!, 'immunity-exactly')
const BY_X: Says = (change, speaker) => {
  const amount = 'add' in change ? change.add : 0
  const isLess = typeof amount === 'object' && 'less' in amount && amount.from === 0
  const x = sayAmount(isLess ? amount.less : amount, speaker)
  const what = `${CARD_NUMBER_WORDS[change.change]} of ${many(change.of, speaker)}`
  return `${isLess ? 'subtract X from' : 'add X to'} ${what}, where X = ${x}`
}
const LOSES: Says = ({ of }, speaker) =>
  words(many(of, speaker), isMany(of, speaker) ? 'lose' : 'loses', 'immunity to attrition')

function whatTheyAre(of: Filter, changes: readonly NumberChange[], speaker: Speaker): string {
  const said = bonuses(changes, speaker)
  if (isSelf(of) && !speaker.namesItself) return said
  const isOfPiles = changes.every(({ change }) => change === 'destiny') // counts when it is drawn (ccgx/destiny/destiny-of-cards)
  const who = words(many(of, speaker), !isOfPiles && isAnywhere(of, speaker) && 'on table')
  const isSet = changes.every(
    (change) => ('fix' in change || 'become' in change) && !sayImmunity(change, speaker),
  )
  if (isSet && of.the)
    return words(possessive(theWord(of.the, speaker)), said, ...phraseOf(of, speaker).after)
  if (changes.every((change) => 'times' in change)) return multiplied(who, changes, speaker)
  return words(who, isMany(of, speaker) ? 'are' : 'is', said)
}

/** A location speaks of what is here, unless it says so. */
const isAnywhere = ({ where, the, on, inBattle }: Filter, { facts: { kind } }: Speaker): boolean =>
  kind === 'location' && where === undefined && the === undefined && on === undefined && !inBattle

/** "Power of other Rebels in battle is doubled". */
const multiplied = (who: string, changes: readonly NumberChange[], speaker: Speaker): string =>
  changes
    .map((change) => `${CARD_NUMBER_WORDS[change.change]} of ${who} is ${sayOperation(change, speaker)}`)
    .join(' and ')

/** The same change of several numbers is said once: "power and forfeit +2, maneuver +1". */
function bonuses(changes: readonly NumberChange[], speaker: Speaker): string {
  const byChange = new Map<string, string[]>()
  const immunities: string[] = []
  for (const change of changes) {
    const immunity = sayImmunity(change, speaker)
    if (immunity) immunities.push(immunity)
    else {
      const how = words(sayOperation(change, speaker), change.cumulative && 'cumulatively')
      byChange.set(how, [...(byChange.get(how) ?? []), CARD_NUMBER_WORDS[change.change]])
    }
  }
  return both([...[...byChange].map(([how, numbers]) => `${both(numbers)} ${how}`), ...immunities])
}

/** Set to 0 or to another number it stays so; set to a figure it is where changes begin. */
function sayOperation(operation: Operation, speaker: Speaker): string {
  if ('add' in operation) return sayAdded(operation.add, speaker)
  if ('times' in operation) return sayTimes(operation.times)
  const amount = 'fix' in operation ? operation.fix : operation.become
  const isFigure = typeof amount === 'number' && amount !== 0
  const usual = 'fix' in operation ? !isFigure : isFigure
  return `${usual ? '=' : 'fix' in operation ? 'fixed at' : 'starting at'} ${sayAmount(amount, speaker)}`
}
export const sayTimes = (times: number): string => (MULTIPLES[times] ? `${MULTIPLES[times]}d` : `x${times}`)

function sayImmunity(change: NumberChange, speaker: Speaker): string | undefined {
  if (!('become' in change)) return undefined
  const amount = sayAmount(change.become, speaker)
  if (change.change === 'immunity-exactly') return `immune to attrition of exactly ${amount}`
  if (change.change !== 'immunity') return undefined
  return change.become === WHOLLY_IMMUNE ? 'immune to attrition' : `immune to attrition < ${amount}`
}

/** Of what a character is aboard: "adds 1 to power and maneuver". */
function carried(changes: readonly NumberChange[], speaker: Speaker): readonly string[] {
  const byVerb = new Map<string, string[]>()
  const others: NumberChange[] = []
  for (const change of changes) {
    if (!('add' in change) || typeof change.add !== 'number') others.push(change)
    else {
      const verb = change.add < 0 ? `subtracts ${-change.add} from` : `adds ${change.add} to`
      byVerb.set(verb, [...(byVerb.get(verb) ?? []), CARD_NUMBER_WORDS[change.change]])
    }
  }
  const adds = [...byVerb].map(
    ([verb, numbers], index) => `${index > 0 ? verb.replace('adds ', '') : verb} ${both(numbers)}`,
  )
  return [
    ...(adds.length > 0 ? [both(adds)] : []),
    ...(others.length > 0 ? [`${speaker.host} is ${bonuses(others, speaker)}`] : []),
  ]
}

type Says = (change: NumberChange, speaker: Speaker) => string
const onDraws =
  (object: string): Says =>
  (change, speaker) => {
    const what = `${object} of ${many(change.of, speaker)}`
    if ('add' in change && typeof change.add === 'object' && 'less' in change.add && change.add.from === 0) {
      const by = sayAmount(change.add.less, speaker)
      return `subtract ${isDrawn(by) ? 'that much' : by} from ${what}`
    }
    if (!('add' in change) || typeof change.add !== 'number')
      return `${what} ${sayOperation(change, speaker)}`
    return change.add < 0 ? `subtract ${-change.add} from ${what}` : `add ${change.add} to ${what}`
  }
const OWN_VERB: Readonly<Partial<Record<NumberChange['change'], Says>>> = {
  'usable-ability': (change, speaker) => {
    const who = many(change.of, speaker)
    if ('fix' in change && change.fix === 0)
      return `${who} may not apply ability toward drawing battle destiny`
    return `${possessive(who)} usable ability is ${sayOperation(change, speaker)}`
  },
  x: (change, speaker) => words(change.cumulative && 'cumulatively', onDraws('X')(change, speaker)),
  'weapon-draw': onDraws('each destiny draw'),
  'weapon-total': onDraws('total weapon destiny'),
  'beam-total': onDraws('total tractor beam destiny'),
  'own-draw': (change, speaker) =>
    onDraws('each destiny draw')(change, speaker).replace(' draw of ', ' draw for '),
  'duel-total': (change, speaker) =>
    words(
      `when ${many(change.of, speaker)} is in a duel,`,
      'add' in change && `add ${sayAmount(change.add, speaker)} to your total`,
    ),
  'total-against': onDraws('destiny totals against armor or maneuver'),
  'asteroid-destiny': (change, speaker) =>
    onDraws('asteroid destiny draws')(change, speaker).replace(' draws of ', ' draws targeting '),
}
