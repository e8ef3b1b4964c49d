/** What a card does by lying there, in words. */
import type { Bar, Operation, Permission, Static } from '../statics.ts'
import { sayAmount, sayCondition } from './condition.ts'
import { sayLocation, sayOne } from './filter.ts'
import { SIDE } from './numbers.ts'

const OWNERS = { yours: 'your', opponents: "your opponent's", both: "both players'" } as const

const BARS: Readonly<Record<Bar, string>> = {
  move: 'move',
  deploy: 'be deployed',
  board: 'go aboard',
  battle: 'take part in battles',
  fire: 'be fired',
  'carry-weapons': 'carry weapons',
  'be-targeted': 'be targeted',
  activate: 'activate Force',
  act: 'do what its text lets it do',
}
const PERMISSIONS: Readonly<Record<Permission, string>> = {
  'deploy-without-presence': 'be deployed without presence',
  'deploy-free': 'be deployed free',
  'move-free': 'move free',
  react: 'move as a react',
  'react-flying': 'fly there as a react',
  'deploy-as-react': 'be deployed as a react',
  drive: 'drive',
  'move-without-presence': 'move without presence aboard',
  'go-to-interior': 'go to interior sites',
  'draw-battle-destiny': 'draw one battle destiny if unable to otherwise',
  'carry-any-number': 'carry and use any number of weapons and devices',
  'walk-directly': 'go there directly',
  'transfer-free': 'be handed over free',
  'stand-in': 'be forfeited instead of one that a weapon hit, which is as before then,',
  'reach-adjacent': 'be fired at targets at an adjacent site',
  'fire-twice': 'be fired twice in a battle, one shot after the other or both as one',
  'be-any-target': 'be targeted by any weapon',
  'forfeit-from-hand': 'be forfeited from hand after a lost battle',
}

/** No attrition reaches this. */
const WHOLLY = 99

function sayOperation(operation: Operation): string {
  if ('become' in operation) return `is at least ${sayAmount(operation.become)}`
  if ('fix' in operation) return `is ${sayAmount(operation.fix)}`
  if ('times' in operation) return `is multiplied by ${operation.times}`
  const { add } = operation
  if (typeof add === 'number') return add < 0 ? `is ${-add} less` : `is ${add} more`
  return `is more by ${sayAmount(add)}`
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const to = (filter: Parameters<typeof sayOne>[0] | undefined, word: string): string =>
  filter ? ` ${word} ${sayOne(filter)}` : ''

function clause(what: Static): string {
  switch (what.static) {
    case 'number':
      return what.change === 'immunity' && 'become' in what
        ? `${sayOne(what.of)} is immune to attrition${what.become === WHOLLY ? '' : ` below ${sayAmount(what.become)}`}`
        : `the ${what.change} of ${sayOne(what.of)} ${sayOperation(what)}`
    case 'side-number':
      return `${OWNERS[what.whose]} ${SIDE[what.change]} ${what.at ? `at ${sayLocation(what.at)}` : 'here'} ${sayOperation(what)}${what.optional ? ', if you like' : ''}`
    case 'deploy-cost':
      return `the deploy cost of ${sayOne(what.of)}${what.to ? ` to ${sayLocation(what.to)}` : ''}${to(what.on, 'on')} ${sayOperation(what)}`
    case 'generation':
      return `${OWNERS[what.whose]} Force generation is more by ${sayAmount(what.add)}`
    case 'gives':
      return `${sayOne(what.to)} counts as ${[what.icon, what.trait, what.type].filter(Boolean).join(', ')}`
    case 'takes':
      return `${sayOne(what.from)} has lost its ${what.icon} icon`
    case 'bars':
      return `${sayOne(what.of)} cannot ${BARS[what.what]}${to(what.by, 'by')}${to(what.to, 'to')}`
    case 'allows':
      return `${sayOne(what.of)} may ${PERMISSIONS[what.what]}${to(what.to, 'to')}`
    case 'blanks':
      return `${sayOne(what.of)} has no game text`
    case 'activates-into-hand':
      return `the first ${what.first} Force that you activate in your activate phase can be drawn into hand instead`
    case 'goes-first':
      return 'you go first if this is your starting location'
    case 'halves-losses':
      return `Force that ${what.whose === 'yours' ? 'you' : 'your opponent'} must lose is halved, rounded ${what.round}`
    case 'rotates':
      return 'this location faces the other way, icons and texts'
    case 'expands':
      return 'your text of this site holds at the adjacent sites too'
    case 'hides-lost-pile':
      return 'the Lost Pile beside it is face down'
    case 'stocks':
      return 'cards beneath it can be deployed from there'
    case 'astromech-room':
      return `there is room for ${what.add} more astromech aboard ${sayOne(what.of)}`
    case 'nighttime':
      return 'it is night at the sites of this system'
  }
}

/** One sentence, with the condition first. */
export function sayStatic(what: Static): string {
  const when = 'when' in what ? what.when : undefined
  return when ? `If ${sayCondition(when)}, ${clause(what)}.` : `${upper(clause(what))}.`
}
