/** When something holds: "while at same site as Beru", "if you control", "unless Tarkin is aboard". */
import { same } from '@dejarik/kernel'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import { ARMS } from '../../words.ts'
import { sayAmount } from '../amounts.ts'
import { force } from '../instructions/force.ts'
import { both, either, words } from '../lists.ts'
import { sayAt, sayPlace } from '../nouns/locations.ts'
import { a, bare, isState, predicate, several } from '../nouns/nouns.ts'
import { type Speaker, THEIR_CHOICE } from '../nouns/speaker.ts'
import { inWords } from '../words/numbers.ts'
import { OWNERS, PILES } from '../words/piles.ts'
import { onTable, type Said } from './there.ts'

export const sayWhen = (condition: Condition, speaker: Speaker): string => {
  const { opens, says } = said(condition, speaker)
  return words(opens, says)
}
/** Several conditions one after another, as one. */
export const sayAllOf = (of: readonly Condition[], speaker: Speaker): string =>
  of.length === 0 ? '' : sayWhen(of.length === 1 ? of[0]! : { if: 'all', of }, speaker)

const does = (by: 'you' | 'opponent' = 'you', you: string, opponent: string): string =>
  `${by} ${by === 'you' ? you : opponent}`

function said(condition: Condition, speaker: Speaker): Said {
  switch (condition.if) {
    case 'control':
      return {
        opens: 'if',
        says: words(does(condition.by, 'control', 'controls'), place(condition.at, speaker)),
      }
    case 'occupy':
      return {
        opens: 'if',
        says: words(does(condition.by, 'occupy', 'occupies'), place(condition.at, speaker)),
      }
    case 'outnumber':
      return {
        opens: 'if',
        says: words(
          does(condition.by, 'outnumber opponent', 'outnumbers you'),
          condition.at ? sayAt(condition.at, speaker) : 'here',
        ),
      }
    case 'on-table':
      if (isAttack(condition.what)) return { opens: '', says: 'during an attack' }
      return onTable(condition, speaker)
    case 'this':
      return ofThis(condition.is, speaker)
    case 'host':
      return ofHost(condition.is, speaker)
    case 'nighttime':
      return condition.at === 'anywhere'
        ? { opens: 'if', says: "'nighttime conditions' exist anywhere on table" }
        : { opens: '', says: "under 'nighttime conditions'" }
    case 'battle':
      return battle(condition.by, speaker)
    case 'won':
      return {
        opens: 'if',
        says: `${does(condition.by, 'are winning', 'is winning')} the battle${condition.orDuel ? ' or duel' : ''}`,
      }
    case 'idle':
      return {
        opens: 'if',
        says: 'none of your cards participated in battles, Force drains or Jedi Tests this turn',
      }
    case 'reached':
      return { opens: 'when', says: 'reached by target', denies: 'target is elsewhere' }
    case 'noted':
      return noted(condition, speaker)
    case 'phase':
      return {
        opens: '',
        says: `during ${condition.of === 'you' ? 'your' : "opponent's"} ${condition.phase ? `${condition.phase} phase` : 'turn'}`,
      }
    case 'first-here':
      return { opens: '', says: 'not cumulatively' }
    case 'nothing-stacked':
      return { opens: 'if', says: 'no card is stacked here', denies: 'a card is stacked here' }
    case 'came-earlier':
      return { opens: '', says: 'after the turn it was deployed', denies: 'during the turn it was deployed' }
    case 'compare':
      return { opens: 'if', says: compared(condition, speaker) }
    case 'parity':
      return { opens: 'if', says: `${sayAmount(condition.of, speaker)} is ${condition.is}` }
    case 'all':
      return (
        between(condition.of, speaker) ??
        together(condition.of, speaker) ??
        inBattleWith(condition.of, speaker) ??
        series(condition.of, 'and', speaker)
      )
    case 'any':
      return sayEither(condition.of, speaker) ?? series(condition.of, 'or', speaker)
    case 'not':
      return denied(condition.of, speaker)
    case 'code':
      return { opens: 'if', says: CODED[condition.name] }
  }
}

/** A creature that fights: there is an attack. */
const isAttack = ({ inAttack, kind, ...rest }: Filter): boolean =>
  inAttack === true && kind === 'creature' && Object.keys(rest).length === 0

const CODED = {
  'your-total-power-was-doubled-in-this-battle': 'your total power was doubled this battle',
  'the-target-is-back-where-it-was': 'target has returned to where it was',
} as const

/** On a location its player controls it; other cards speak of the location where they are. */
const place = (at: Filter | undefined, { facts, ...rest }: Speaker): string =>
  at ? sayAt(at, { facts, ...rest }).replace(/^at /, '') : facts.kind === 'location' ? '' : 'same location'

/** "While on Tatooine"; of a ship: "while Luke is aboard", "while Han is piloting". */
function ofThis(is: Filter, speaker: Speaker): Said {
  if (is.inBattle && Object.keys(is).length === 1)
    return { opens: 'while', says: 'participating in a battle' }
  const { kind } = speaker.facts
  const crew = is.with
  if (crew && Object.keys(is).length === 1 && (kind === 'starship' || kind === 'vehicle')) {
    const { pilots, ...who } = crew
    if (pilots === true && Object.keys(who).length === 0)
      return { opens: 'while', says: 'piloted', denies: 'unpiloted' }
    const says = `${a(who, speaker)} is ${pilots === true ? 'piloting' : 'aboard'}`
    if (pilots === true || pilots === undefined)
      return { opens: 'while', says, denies: says.replace(' is ', ' is not ') }
  }
  if (crew && Object.keys(is).length === 1 && kind === 'character' && isArm(crew))
    return { opens: 'while', says: `armed with ${a(crew, speaker)}` }
  return { opens: 'while', says: predicate(is, speaker) }
}
const isArm = ({ kind, title, trait, the }: Filter): boolean =>
  !the && (kind === 'weapon' || title !== undefined || (typeof trait === 'string' && ARMS.has(trait)))
/** "While that character is present"; "while on a character". */
function ofHost(is: Filter, speaker: Speaker): Said {
  if (!isState(is, speaker))
    return {
      opens: 'while',
      says: `${speaker.facts.kind === 'character' ? 'aboard' : 'on'} ${a(is, speaker)}`,
    }
  const says = predicate(is, speaker)
  const verb = says.startsWith('with ') ? says.replace(/^with /, 'has ') : `is ${says}`
  return {
    opens: 'while',
    says: `${speaker.host} ${verb}`,
    denies: `${speaker.host} ${verb.replace(/^has /, 'does not have ').replace(/^is /, 'is not ')}`,
  }
}

function battle(by: 'you' | 'opponent' | undefined, { facts: { kind } }: Speaker): Said {
  const denies = 'except during battle'
  if (by === undefined)
    return kind === 'interrupt'
      ? { opens: '', says: 'during a battle', denies }
      : { opens: 'while', says: 'in battle', denies }
  if (kind === 'location')
    return { opens: 'if', says: does(by, 'initiate a battle here', 'initiates a battle here') }
  return { opens: 'when', says: by === 'opponent' ? 'defending a battle' : 'you initiated the battle' }
}

/** What a player declared; else what the card remembers. */
function noted({ name, is = 1 }: Extract<Condition, { if: 'noted' }>, { declared, self }: Speaker): Said {
  if (declared[name]?.[is - 1] !== undefined) return { opens: 'if', says: `you chose (${is})` }
  const [marked, unmarked] = [
    `${self} is marked '${name}${is > 1 ? ` ${is}` : ''}'`,
    `${self} is not marked '${name}'`,
  ]
  return is === 0
    ? { opens: 'if', says: unmarked, denies: marked }
    : { opens: 'if', says: marked, denies: marked.replace(' is ', ' is not ') }
}

/** Several in a row; the opening word is said once where it is the same. */
function series(of: readonly Condition[], word: 'and' | 'or', speaker: Speaker): Said {
  const told = bothDrew(of).map((each) => ('opens' in each ? each : said(each, speaker)))
  const isExcept = ({ says }: Said): boolean => says.startsWith('except during ')
  const all = word === 'and' ? [...told.filter(isExcept), ...told.filter((each) => !isExcept(each))] : told
  const runs: { opens: Said['opens']; says: string[] }[] = []
  for (const { opens, says } of all) {
    const last = runs.at(-1)
    if (last && last.opens === opens && opens !== '') last.says.push(says)
    else runs.push({ opens, says: [says] })
  }
  const [first, ...rest] = runs.map(({ opens, says }) => ({
    opens,
    says: word === 'and' ? says.join(' and ') : either(says),
  }))
  const more = rest.map(({ opens, says }, index) => {
    const isPlain = word === 'and' && (opens === '' || (index === 0 && first!.opens === ''))
    return `${isPlain ? '' : `${word} `}${words(opens, says)}`
  })
  const others = words(...more)
  const comma = first!.says.startsWith('except ') && others ? ',' : ''
  return { opens: first!.opens, says: words(`${first!.says}${comma}`, others) }
}
/** The same cards in one place or another: "you have a droid at a docking bay or aboard a starship". */
function sayEither(of: readonly Condition[], speaker: Speaker): Said | undefined {
  const all = of.map((each) => (each.if === 'on-table' ? onTable(each, speaker) : undefined))
  const [first, ...rest] = all
  const place = / (?:(?:is )?present )?(?:at|aboard|on) /
  const split = (says: string): readonly [string, string] => {
    const index = says.search(place)
    return [says.slice(0, index), says.slice(index + 1)]
  }
  if (!first || rest.some((each) => !each || !place.test(each.says)) || !place.test(first.says))
    return undefined
  const [who, where] = split(first.says)
  const others = rest.map((each) => split(each!.says))
  if (others.some(([other]) => other.replace(/ is$/, '') !== who.replace(/ is$/, ''))) return undefined
  return { opens: first.opens, says: `${who} ${either([where, ...others.map(([, other]) => other)])}` }
}

/** "Both players drew only one battle destiny". */
function bothDrew(of: readonly Condition[]): readonly (Condition | Said)[] {
  const draws = of.flatMap((each, index) =>
    each.if === 'compare' &&
    each.is === '=' &&
    typeof each.left === 'object' &&
    'battleDestiny' in each.left &&
    each.left.battleDestiny === 'draws' &&
    typeof each.right === 'number'
      ? [{ index, whose: each.left.whose, count: each.right }]
      : [],
  )
  const [one, other] = draws
  if (
    !one ||
    !other ||
    one.whose !== 'yours' ||
    other.whose !== 'opponents' ||
    one.count !== other.count ||
    other.index !== one.index + 1
  )
    return of
  const says: Said = { opens: 'if', says: `both players drew only ${inWords(one.count)} battle destiny` }
  return [...of.slice(0, one.index), says, ...of.slice(other.index + 1)]
}

/** Who fights beside or against whom: "your Luke and Leia are in battle together", "Han is defending a battle alone". */
function together(of: readonly Condition[], speaker: Speaker): Said | undefined {
  const fighters = of.flatMap((each) =>
    each.if === 'on-table' && each.what.inBattle && each.least === undefined && each.most === undefined
      ? [each.what]
      : [],
  )
  const [opening] = of
  if (opening?.if === 'battle' && opening.by === 'opponent' && fighters.length === 1 && of.length === 2) {
    const { inBattle: _, alone, where, ...who } = fighters[0]!
    return {
      opens: 'if',
      says: words(
        a(who, speaker),
        'is defending a battle',
        alone && 'alone',
        where && sayPlace(where, speaker),
      ),
    }
  }
  if (fighters.length !== of.length || fighters.length < 2) return undefined
  const [first, ...rest] = fighters.map(({ inBattle: _, ...who }) => who)
  if (fighters.length === 2 && fighters.every(({ whose }) => whose === undefined))
    return {
      opens: '',
      says: `during any battle involving both ${a(first!, speaker)} and ${a(rest[0]!, speaker)}`,
    }
  const others = rest.map(({ whose, ...who }) =>
    first!.whose && !whose
      ? `any player's ${bare(who, speaker)}`
      : a(whose === first!.whose ? who : { ...who, ...(whose ? { whose } : {}) }, speaker),
  )
  return { opens: 'if', says: `${both([a(first!, speaker), ...others])} are in a battle together` }
}

/** The card beside others in one battle: "while in battle with a Rebel leader at a system". */
function inBattleWith(of: readonly Condition[], speaker: Speaker): Said | undefined {
  const own = of.find((each) => each.if === 'this' && each.is.inBattle && Object.keys(each.is).length === 1)
  const met = of.find((each) => each.if === 'on-table' && each.what.inBattle && each.most === undefined)
  const [place, ...more] = of.filter((each) => each !== own && each !== met)
  if (!own || met?.if !== 'on-table' || more.length > 0) return undefined
  if (place && (place.if !== 'this' || !place.is.where || Object.keys(place.is).length > 1)) return undefined
  const { inBattle: _, ...who } = met.what
  const company = met.least ? `at least ${several(met.least, who, speaker)}` : a(who, speaker)
  return {
    opens: 'while',
    says: words('in battle with', company, place?.if === 'this' && predicate(place.is, speaker)),
  }
}

/** "Destiny is from 2 to 3". */
function between([low, high, ...more]: readonly Condition[], speaker: Speaker): Said | undefined {
  if (low?.if !== 'compare' || high?.if !== 'compare' || more.length > 0) return undefined
  if (low.is !== '>=' || high.is !== '<=' || !same(low.left, high.left)) return undefined
  const [least, most] = [sayAmount(low.right, speaker), sayAmount(high.right, speaker)]
  return { opens: 'if', says: `${sayAmount(low.left, speaker)} is from ${least} to ${most}` }
}

function denied(condition: Condition, speaker: Speaker): Said {
  if (condition.if === 'not') return said(condition.of, speaker)
  const { opens, says, denies } = said(condition, speaker)
  if (denies && /^(?:except|during)\b/.test(denies)) return { opens: '', says: denies }
  if (denies) return { opens: opens === '' ? 'while' : opens === 'when' ? 'while' : opens, says: denies }
  if (opens === 'if' || condition.if === 'all' || condition.if === 'any')
    return { opens: '', says: `unless ${opens === 'if' || opens === 'while' ? says : words(opens, says)}` }
  return { opens: 'while', says: `not ${says}` }
}

const COMPARED = { '<': '<', '<=': 'is at most', '=': '=', '>=': 'is at least', '>': '>' } as const
const COUNTED = {
  '<': 'less than',
  '<=': 'at most',
  '=': 'exactly',
  '>=': 'at least',
  '>': 'more than',
} as const

function compared({ left, is, right }: Extract<Condition, { if: 'compare' }>, speaker: Speaker): string {
  const amount = sayAmount(right, speaker)
  if (typeof left === 'object') {
    if ('cardsIn' in left) return counted(left, is, right, speaker)
    if ('drained' in left)
      return `${left.drained === 'yours' ? 'you' : 'opponent'} lost ${COUNTED[is]} ${amount} Force to Force drains this turn`
    if ('borrowed' in left) return `you used ${COUNTED[is]} ${amount} of opponent's Force this turn`
    if ('value' in left) {
      const chosen = speaker.choices?.[left.value]
      if (chosen && is === '=' && typeof right === 'number' && chosen[right] !== undefined)
        return `${speaker.values[left.value] === THEIR_CHOICE ? 'opponent' : 'you'} chose (${right + 1})`
      if (left.value === 'winner' && is === '=' && typeof right === 'number')
        return WINS[right] ?? 'nobody wins'
      const flag = speaker.flags?.[left.value]
      if (flag !== undefined && is === '=' && right === flag) return 'you do'
    }
    if ('battleDestiny' in left && left.battleDestiny === 'draws' && is === '=' && typeof right === 'number')
      return `${left.whose === 'yours' ? 'you' : 'opponent'} drew only ${inWords(right)} battle destiny`
  }
  if (typeof left === 'object' && 'count' in left && is === '>=' && amount.startsWith('X ('))
    return holding(left.count, amount, speaker) ?? `${sayAmount(left, speaker)} ${COMPARED[is]} ${amount}`
  return `${sayAmount(left, speaker)} ${COMPARED[is]} ${amount}`
}
/** "Opponent occupies at least X Hoth sites (X = 5)". */
function holding({ occupied, ...place }: Filter, amount: string, speaker: Speaker): string | undefined {
  if (occupied !== 'you' && occupied !== 'opponent') return undefined
  const [figure, value] = amount.split(' (')
  return `${occupied === 'you' ? 'you occupy' : 'opponent occupies'} at least ${several(figure!, place, speaker)} (${value}`
}
/** Of a battle that is over. */
const WINS: readonly string[] = ['you win', 'opponent wins']

/** "Opponent has more than 2 cards in hand", "your Life Force < 15". */
function counted(
  { cardsIn, whose }: Extract<Amount, { cardsIn: unknown }>,
  is: keyof typeof COUNTED,
  right: Amount,
  speaker: Speaker,
): string {
  const has = whose === 'yours' ? 'you have' : 'opponent has'
  const amount = sayAmount(right, speaker)
  if (cardsIn === 'life-force') return `${OWNERS[whose]} Life Force ${COMPARED[is]} ${amount}`
  if (is === '>' && right === 0) return `${has} cards in ${PILES[cardsIn]}`
  if (cardsIn === 'force')
    return `${has} ${COUNTED[is]} ${force(right, speaker)}`.replace(
      /(at least|at most|more than|less than|exactly) Force equal to/,
      'Force $1 equal to',
    )
  return `${has} ${COUNTED[is]} ${amount} cards in ${PILES[cardsIn]}`
}
