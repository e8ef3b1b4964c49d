/** The game text of a card in our own words, a line for each thing that it says. */
import type { Moment } from '../happening.ts'
import type {
  Beside,
  CardAction,
  CardText,
  CardTrigger,
  CostChange,
  Deploys,
  Fires,
  Half,
  When,
} from '../text.ts'
import { sayAmount, sayCondition } from './condition.ts'
import { either, sayLocation, sayOne } from './filter.ts'
import { sayAll } from './instruction.ts'
import { sayStatic } from './statics.ts'

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function sayText(text: CardText): readonly string[] {
  return [
    ...(text.deploys ? sayDeploys(text.deploys) : []),
    ...(text.starts ? [`Before the game: ${sayAll(text.starts)}.`] : []),
    ...sayHalf(text),
    ...(text.fires ? [sayFires(text.fires)] : []),
    ...facing('Dark Side', text.dark),
    ...facing('Light Side', text.light),
    ...(text.immuneTo ? [`Immune to ${either(text.immuneTo)}.`] : []),
    ...(text.back ? sayText(text.back).map((line) => `Other face: ${line}`) : []),
  ]
}

const facing = (side: string, half: Half | undefined): readonly string[] =>
  half ? sayHalf(half).map((line) => `${side}: ${line}`) : []

const sayHalf = ({ statics = [], actions = [], triggers = [] }: Half): readonly string[] => [
  ...statics.map(sayStatic),
  ...actions.map(sayAction),
  ...triggers.map(sayTrigger),
]

function sayDeploys({
  on = [],
  only,
  changes = [],
  both,
  if: condition,
  when,
  there,
  oncePerGame,
  target,
  after = [],
}: Deploys): readonly string[] {
  const ways = on.map(({ on: where, cost = 0 }) => {
    const place = typeof where === 'string' ? BESIDE[where] : sayOne(where)
    return `${place}${cost === 0 ? '' : ` for ${sayAmount(cost)} Force`}`
  })
  return [
    ...(ways.length > 0 ? [`Deploy on ${either(ways)}.`] : []),
    ...(only ? [`Deploy only at ${sayLocation(only)}.`] : []),
    ...(both ? [`Deploying takes ${both} Force of each player.`] : []),
    ...(when ? [`Deploy ${sayWhen(when)}${sayThere(there)}.`] : []),
    ...(oncePerGame ? ['Once per game.'] : []),
    ...(condition ? [`Deploy only if ${sayCondition(condition)}.`] : []),
    ...(target ? [`Targets ${sayOne(target)}.`] : []),
    ...changes.map(sayChange),
    ...(after.length > 0 ? [`When it has come: ${sayAll(after)}.`] : []),
  ]
}

const sayThere = (there: Deploys['there']): string =>
  there === true ? ', where it happened' : there ? `, ${there}` : ''

const BESIDE: Readonly<Record<Beside, string>> = {
  'own-side': 'your side of the table',
  'opponents-side': "your opponent's side of the table",
  'opponents-deck': "your opponent's Reserve Deck, shuffled in",
}

function sayChange({ add, to, if: condition }: CostChange): string {
  const cost = add === 'free' ? 'free' : add < 0 ? `for ${-add} less` : `for ${add} more`
  return `Deploys ${cost}${to ? ` to ${sayLocation(to)}` : ''}${condition ? ` if ${sayCondition(condition)}` : ''}.`
}

function sayFires({
  at,
  cost = 0,
  draws = 1,
  add = [],
  if: condition,
  reach,
  again,
  do: steps,
}: Fires): string {
  const added = add.map(
    ({ amount, against }) =>
      `${amount < 0 ? 'less' : 'plus'} ${Math.abs(amount)}${against ? ` against ${sayOne(against)}` : ''}`,
  )
  return [
    `${condition ? `If ${sayCondition(condition)}, fire` : 'Fire'} at ${sayOne(at)}${reach ? ' here or at an adjacent site' : ''}`,
    cost === 0 ? ' free' : ` for ${sayAmount(cost)} Force`,
    again ? ', as often as you can pay' : '',
    `: draw ${draws === 1 ? 'destiny' : `${draws} destinies`}${added.length > 0 ? ` (${added.join(', ')})` : ''}; more than the target's defense: `,
    `${steps ? sayAll(steps) : 'it is hit'}.`,
  ].join('')
}

function sayAction({
  name,
  when,
  if: condition,
  cost,
  limit,
  targets = [],
  first = [],
  do: steps,
}: CardAction): string {
  const price = cost?.use === undefined ? '' : `, for ${sayAmount(cost.use)} Force`
  const often = limit ? `, ${limit.times === 1 ? 'once' : `${limit.times} times`} a ${limit.per}` : ''
  const aims = targets.length > 0 ? ` Name ${targets.map(({ what }) => sayOne(what)).join(', then ')}.` : ''
  const needs = condition ? ` if ${sayCondition(condition)}` : ''
  const before = first.length > 0 ? ` First ${sayAll(first)}.` : ''
  const what = steps.length > 0 ? ` ${upper(sayAll(steps))}.` : ''
  return `${upper(name)} (${sayWhen(when)}${needs}${price}${often}):${aims}${before}${what}`
}

const sayTrigger = ({ when, if: condition, do: steps }: CardTrigger): string =>
  `${when === 'always' ? 'As soon as' : upper(sayWhen(when))}${condition ? `${when === 'always' ? '' : ' if'} ${sayCondition(condition)}` : ''}: ${sayAll(steps)}.`

const PLAYERS = { you: 'your', opponent: "your opponent's", either: "either player's" } as const

const MOMENTS: Readonly<Record<Moment, string>> = {
  'turn-began': 'the start of a turn',
  'turn-ended': 'the end of a turn',
  'phase-began': 'the start of a phase',
  'force-activated': 'Force that was activated',
  'drain-initiated': 'a Force drain',
  'battle-initiated': 'the start of a battle',
  'battle-ended': 'the end of a battle',
  deployed: 'a card that was deployed',
  played: 'a card that was played',
  reacted: 'a react',
  'destiny-drawn': 'a destiny that was drawn',
  targeted: 'a card that was targeted',
  'weapon-fired': 'a weapon that was fired',
  hit: 'a hit',
  'about-to-be-lost': 'a card that is about to be lost',
  lost: 'a card that was lost',
  forfeited: 'a card that was forfeited',
  'must-lose-force': 'Force that must be lost',
  'lost-force': 'Force that was lost',
  'battle-destinies-drawn': 'the battle destinies',
  attrition: 'attrition that must be met',
  arrived: 'a card that has moved',
}

function sayWhen(when: When): string {
  if (when === 'any-time') return 'at any time'
  if (when === 'your-turn') return 'in your turn'
  if (when === 'battle') return 'during a battle'
  if ('phase' in when && !('just' in when)) return `in ${PLAYERS[when.of]} ${when.phase} phase`
  const { just, by, at, card, from, source, winner, harms } = when
  const who = by ? ` by ${by === 'you' ? 'you' : 'your opponent'}` : ''
  const which = card ? ` (${sayOne(card)})` : ''
  const how = [
    from ? ` to a ${from}` : '',
    source ? ` with ${sayOne(source)}` : '',
    winner ? ` that ${winner === 'you' ? 'you' : 'your opponent'} won` : '',
    harms ? ` against ${sayOne(harms)}` : '',
  ].join('')
  return `in answer to ${MOMENTS[just]}${which}${who}${at ? ` at ${sayLocation(at)}` : ''}${how}`
}
