/** Changed numbers of a side: "Force drain +1 here", "your total power here is +2", "add one battle destiny". */
import type { Amount } from '../../../text/condition.ts'
import type { SideNumber } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { sayAdded, sayAmount } from '../amounts.ts'
import { thereIs } from '../conditions/there.ts'
import { isDrawn } from '../instructions/force.ts'
import { words } from '../lists.ts'
import { sayAt } from '../nouns/locations.ts'
import { each } from '../nouns/nouns.ts'
import { naming, type Speaker } from '../nouns/speaker.ts'
import { inWords, MULTIPLES, SIDE_NUMBER_WORDS } from '../words/numbers.ts'
import { sayTimes } from './number-clauses.ts'

type SideChange = Extract<Static, { static: 'side-number' }>
const WHOSE = { yours: 'your', opponents: "opponent's", both: "both players'" } as const
const WHO = { yours: 'you', opponents: 'opponent', both: 'each player' } as const

/** Here where nothing is said; an Interrupt speaks of its battle anyway. */
function place({ at }: SideChange, speaker: Speaker): string {
  if (!at) return 'here'
  if (Object.keys(at).length === 0) return 'anywhere'
  if (at.kind === 'location' && Object.keys(at).length === 1) return 'at any location'
  if (at.inBattle && Object.keys(at).length === 1)
    return speaker.facts.kind === 'interrupt' ? '' : 'in battle'
  return sayAt(at, speaker)
}

export const saySideNumber = (what: SideChange, speaker: Speaker): string =>
  words(what.cumulative && 'cumulatively', sayPlain(what, speaker)).replace(/ is (?=is )/, ' is, ')

const sayPlain = (what: SideChange, speaker: Speaker): string =>
  SAYINGS[what.change]?.(what, speaker) ??
  reduced(what, speaker) ??
  addedAmount(what, speaker) ??
  words(WHOSE[what.whose], SIDE_NUMBER_WORDS[what.change], place(what, speaker), operation(what, speaker))

/** "Add target's power to your total power here". */
function addedAmount(what: SideChange, speaker: Speaker): string | undefined {
  if (!('add' in what) || typeof what.add === 'number' || !('number' in what.add || 'total' in what.add))
    return undefined
  return words(
    `add ${sayAmount(what.add, speaker)} to`,
    WHOSE[what.whose],
    SIDE_NUMBER_WORDS[what.change],
    place(what, speaker),
  )
}
/** "Reduce attrition against you by that much". */
function reduced(what: SideChange, speaker: Speaker): string | undefined {
  const add = 'add' in what ? what.add : 0
  if (typeof add !== 'object' || !('less' in add) || add.from !== 0) return undefined
  const by = sayAmount(add.less, speaker)
  const named =
    what.change === 'attrition'
      ? `attrition against ${AGAINST[what.whose]}`
      : words(WHOSE[what.whose], SIDE_NUMBER_WORDS[what.change])
  return words('reduce', named, place(what, speaker), 'by', isDrawn(by) ? 'that much' : by)
}
const AGAINST = { yours: 'opponent', opponents: 'you', both: 'both players' } as const
function operation(what: SideChange, speaker: Speaker): string {
  const is = SIDE_NUMBER_WORDS[what.change].endsWith('icons') ? 'are' : 'is'
  if ('add' in what) return `${is} ${sayAdded(there(what.add, what), naming(speaker, { at: 'there' }))}`
  if ('times' in what) return `${is} ${sayTimes(what.times)}`
  return 'fix' in what ? `= ${sayAmount(what.fix, speaker)}` : `starts at ${sayAmount(what.become, speaker)}`
}
/** What is counted at the place that was just named is counted there. */
function there(add: Amount, { at }: SideChange): Amount {
  if (typeof add === 'number' || !('count' in add) || !at) return add
  const { where } = add.count
  const isSame =
    JSON.stringify(where) === JSON.stringify(at.where ?? {}) ||
    JSON.stringify(where) === JSON.stringify({ atA: at })
  return isSame ? { ...add, count: { ...add.count, where: { atA: { the: { chosen: 'at' } } } } } : add
}

type Says = (what: SideChange, speaker: Speaker) => string | undefined
/** "Add 1 to each of your battle destiny draws here". */
const eachDraw: Says = (what, speaker) => {
  if (!('add' in what)) return undefined
  const draws = words(`each of ${WHOSE[what.whose]} ${SIDE_NUMBER_WORDS[what.change]}`, place(what, speaker))
  if (typeof what.add === 'object' && 'count' in what.add)
    return `add ${what.add.times ?? 1} to ${draws} for ${each(what.add.count, speaker)}`
  if (typeof what.add !== 'number') return undefined
  return words(what.add < 0 ? `subtract ${-what.add} from` : `add ${what.add} to`, draws)
}
const ADDS = { yours: 'add', opponents: 'opponent adds', both: 'both players add' } as const
/** "Add one battle destiny"; "both players add one destiny to power only". */
const moreDraws =
  (draw: string): Says =>
  (what, speaker) =>
    'add' in what ? sayMore(what.add, draw, what, speaker) : undefined
/** "Add one battle destiny (two if target is Falcon)", "one battle destiny if Owen is in battle and one if Beru is in battle". */
function sayMore(add: Amount, draw: string, what: SideChange, speaker: Speaker): string | undefined {
  const number = (count: number): string => words(inWords(count), draw)
  if (typeof add === 'number')
    return add > 0 ? words(ADDS[what.whose], number(add), place(what, speaker)) : undefined
  if (!('sum' in add)) return undefined
  const [first, second, ...more] = add.sum
  if (typeof second !== 'object' || !('oneOf' in second) || more.length > 0) return undefined
  const provided = thereIs(second.oneOf, speaker)
  if (typeof first === 'number')
    return words(
      ADDS[what.whose],
      number(first),
      place(what, speaker),
      `(${inWords(first + second.is)} if ${provided})`,
    )
  if (typeof first !== 'object' || !('oneOf' in first)) return undefined
  const condition = thereIs(first.oneOf, speaker)
  return words(
    ADDS[what.whose],
    number(first.is),
    place(what, speaker),
    `if ${condition} and ${number(second.is)} if ${provided}`,
  )
}

/** "To initiate a battle here, each player must use +1 Force". */
function toDo(deed: string): Says {
  return (what, speaker) => {
    if ('fix' in what && what.fix === 0)
      return words(WHO[what.whose], 'may', deed.replace(/^to /, ''), place(what, speaker), 'for free')
    const price =
      'fix' in what
        ? `X Force, where X = ${sayAmount(what.fix, speaker)}`
        : 'add' in what && typeof what.add === 'number'
          ? `${sayAdded(what.add, speaker)} Force`
          : 'add' in what
            ? `+X Force, where X = ${sayAmount(what.add, speaker)}`
            : undefined
    return price && `${words(deed, place(what, speaker))}, ${WHO[what.whose]} must use ${price}`
  }
}
const SAYINGS: Readonly<Partial<Record<SideNumber, Says>>> = {
  drain: (what, speaker) => {
    if (!('add' in what)) return undefined
    const drain = words(what.whose !== 'yours' && WHOSE[what.whose], 'Force drain')
    if (what.optional)
      return words(
        'may add',
        sayAdded(what.add, speaker).replace(/^\+/, ''),
        'to',
        drain,
        place(what, speaker),
      )
    const [sign, ...rest] = sayAdded(what.add, speaker).split(' ')
    return words(drain, sign, place(what, speaker), ...rest)
  },
  'battle-destiny': eachDraw,
  'weapon-destiny': eachDraw,
  'carbon-freezing-destiny': eachDraw,
  'search-party-destiny': eachDraw,
  'battle-destinies': (what, speaker) =>
    'fix' in what && what.fix === 0
      ? words(WHO[what.whose], 'may not draw battle destiny', place(what, speaker))
      : moreDraws('battle destiny')(what, speaker),
  'power-destinies': moreDraws('destiny to power only'),
  'attrition-destinies': moreDraws('destiny to attrition only'),
  transit: (what, speaker) => {
    if (!('fix' in what) || what.at) return undefined
    const price = what.fix === 0 ? 'is free' : `requires ${sayAmount(what.fix, speaker)} Force`
    return words(WHOSE[what.whose], 'docking bay transit from here', price)
  },
  'transit-to': (what, speaker) =>
    'add' in what && !what.at
      ? words(WHOSE[what.whose], 'docking bay transit to here requires', sayAdded(what.add, speaker), 'Force')
      : undefined,
  'enter-exit': (what, speaker) =>
    'fix' in what && !what.at
      ? words(
          WHOSE[what.whose],
          `characters may enter/exit here for ${sayAmount(what.fix, speaker)} Force each`,
        )
      : undefined,
  'battle-cost': toDo('to initiate a battle'),
  'drain-cost': toDo('to Force drain'),
  'battle-damage': (what, speaker) => {
    const multiple = 'times' in what ? MULTIPLES[what.times] : undefined
    return (
      multiple &&
      words(multiple, what.whose !== 'both' && WHOSE[what.whose], 'battle damage', place(what, speaker))
    )
  },
  attrition: (what, speaker) =>
    reduced(what, speaker) ??
    words('attrition against', AGAINST[what.whose], place(what, speaker), operation(what, speaker)),
  'force-icons': (what, speaker) => {
    if (!('add' in what) || what.whose !== 'both' || typeof what.add !== 'number') return undefined
    const count = inWords(what.add)
    return words(`add ${count} [Dark Side Force] and ${count} [Light Side Force]`, place(what, speaker))
  },
}
