/** What a player may do with a card, and what happens by itself: sentences. */
import { same } from '@dejarik/kernel'
import { hasPart, mentions } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardTrigger } from '../../../text/text.ts'
import { unimplied } from '../../implied.ts'
import { sayAllOf } from '../conditions/conditions.ts'
import { answering, sayTime } from '../conditions/times.ts'
import { force } from '../instructions/force.ts'
import { clausesOf, sayStep } from '../instructions/instructions.ts'
import { after } from '../instructions/remembering.ts'
import { both, sentence, upper, words } from '../lists.ts'
import { a, isNamed } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { sayLimit } from '../words/times.ts'
import { saySquad } from './squads.ts'
import { inlined, knowing, sayTargets } from './targets.ts'
import { sayWay } from './ways.ts'

const speaksOfBattle = ({ when: _, ...action }: CardAction): boolean =>
  !hasPart(action, (part) => part['inAttack'] === true) &&
  (mentions(action, 'end-of-battle') ||
    hasPart(action, (part) => part['inBattle'] === true || part['if'] === 'battle'))

/** Where nothing is said it is a battle that is spoken of, or any time. */
function timeOf(action: CardAction, speaker: Speaker): string {
  const { when } = action
  const isSilent = when === 'battle' ? speaksOfBattle(action) : when === 'any-time' && !speaksOfBattle(action)
  return isSilent ? '' : sayTime(when, speaker)
}
/** Moment and condition in one: "if opponent just initiated a battle and your Han is present in battle". */
function joined(time: string, condition: string): string {
  if (!time || !condition) return time || condition
  const isBoth = time.startsWith('if ') && condition.startsWith('if ')
  if (isBoth) return `${time} and ${condition.slice('if '.length)}`
  return /^(?:while|during|under|in|when)\b/.test(condition) && /^if\b/.test(time)
    ? `${time} ${condition}`
    : `${time}, ${condition}`
}

/** Clauses of what is done, the price first. */
function deeds(action: CardAction, speaker: Speaker): readonly string[] {
  const { targets = [], first = [], do: steps, cost } = action
  const asked = answering(action.when, speaker)
  const knows = knowing(targets, asked)
  const [lost] = first
  const isLoss = isPrice(action)
  const inline = saySquad(action, asked) ?? inlined(isLoss ? { ...action, first: [] } : action, asked)
  const ready = first.reduce((known, step) => after(step, known), knows)
  const clauses = inline
    ? [inline]
    : [
        ...(targets.length > 0 && !defending(action, asked) ? [sayTargets(targets, asked)] : []),
        ...clausesOf(isLoss ? [] : first, knows),
        ...clausesOf(steps, ready),
      ]
  const [opening, ...rest] = clauses
  const price = isLoss
    ? isItself(lost!)
      ? `lose ${knows.self}`
      : sayStep(lost!, knows)
    : cost?.use === undefined
      ? ''
      : `use ${force(cost.use, knows)}`
  if (price === '') return clauses
  const paid = isVerb(opening!) ? opening! : caused(opening!)
  return isVerb(paid) ? [`${price} to ${paid}`, ...rest] : [price, opening!, ...rest]
}
/** Force that is lost for it is a price, where nothing else is paid or done first. */
const isPrice = (action: CardAction): boolean => {
  const { first = [], cost } = action
  const [lost, ...more] = first
  if (!lost || more.length > 0 || cost?.use !== undefined) return false
  return (lost.do === 'lose-force' && lost.who === 'you') || isItself(lost)
}
/** The card itself is what it costs. */
const isItself = (step: Instruction): boolean => same(step, { do: 'lose-cards', what: { the: 'self' } })
/** Whether a clause tells the player what to do, or what becomes of something. */
const isVerb = (clause: string): boolean =>
  /^(?:target|draw|choose|cause|take|steal|cancel|retrieve|lose|place|move|relocate|return|re|stack|exchange|fire|look|peek|reveal|shuffle|activate|use|add|double|triple|name|switch|subtract|deploy|increase|reduce|raise|turn|release|satisfy|exclude|initiate|attempt|make|restore|rearrange)\b/.test(
    clause,
  )

export function sayAction(own: CardAction, speaker: Speaker): string {
  const isTheirs = own.by === 'opponent'
  const action = isTheirs ? { ...fromTheOtherSide(own), by: own.by } : own
  const { limit, when } = action
  const condition = unimplied(action)
  const knows = knowing(action.targets ?? [], answering(when, speaker))
  const head = joined(timeOf(action, knows), defending(action, knows) ?? sayAllOf(condition, knows))
  const [opening, ...rest] = deeds(action, speaker)
  const may =
    speaker.facts.kind === 'interrupt'
      ? ''
      : action.through
        ? words(a(action.through, speaker), 'may be played', BY[action.by ?? 'you'], 'to')
        : MAY[action.by ?? 'you']
  const deed = may && !isVerb(opening!) ? caused(opening!) : opening
  const said = words(limit && `${sayLimit(limit, speaker)},`, head && `${head},`, may, deed)
  const all = isTheirs ? [[said, ...rest].join(' and ')] : [said, ...rest]
  return all.map(sentence).join(' ') + sayImmunity(action)
}
/** What the opponent may do is told from the side of the card's player. */
function fromTheOtherSide<T>(part: T): T {
  if (Array.isArray(part)) return part.map(fromTheOtherSide) as T
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).map(([field, value]) => [
    field,
    typeof value === 'string' ? (OTHER_SIDE[value] ?? value) : fromTheOtherSide(value),
  ])
  return Object.fromEntries(fields) as T
}
const OTHER_SIDE: Readonly<Record<string, string>> = {
  yours: 'opponents',
  opponents: 'yours',
  you: 'opponent',
  opponent: 'you',
}
const BY = { you: '', opponent: 'by opponent', either: 'by any player' } as const
const MAY = { you: 'may', opponent: 'opponent may', either: 'any player may' } as const
/** Several one after another; ways that a location opens are said in the words of locations. */
export function sayActions(actions: readonly CardAction[], speaker: Speaker): readonly string[] {
  const [first] = actions
  if (!first) return []
  const way = sayWay(actions, speaker)
  if (!way) return [sayAction(first, speaker), ...sayActions(actions.slice(1), speaker)]
  const head = joined(timeOf(first, speaker), sayAllOf(unimplied(first), speaker))
  const said = words(first.limit && `${sayLimit(first.limit, speaker)},`, head && `${head},`, way.says)
  return [sentence(said), ...sayActions(actions.slice(way.takes), speaker)]
}
/** What cannot answer it. */
export const sayImmunity = ({ immuneTo }: CardAction): string =>
  immuneTo ? ` (Immune to ${both(immuneTo)}.)` : ''

/** What a player may let be so. */
const sayDeclared = (clause: string): string =>
  /^that destiny is /.test(clause)
    ? clause.replace(/^that destiny is/, 'make that destiny')
    : /^open or close /.test(clause)
      ? clause
      : `declare that ${clause}`

/** "Cause that character to be lost". */
const caused = (clause: string): string =>
  /^(.+) (?:is|are) (lost|'hit')$/.test(clause)
    ? clause.replace(/^(.+) (?:is|are) (lost|'hit')$/, 'cause $1 to be $2')
    : /^(.+) (?:is|are) captured\b/.test(clause)
      ? clause.replace(/^(.+) (?:is|are) captured\b/, 'capture $1')
      : clause.startsWith('opponent ')
        ? clause.replace(/^opponent (\w+)s /, 'cause opponent to $1 ')
        : sayDeclared(clause)

/** "If your Obi-Wan is defending a battle alone at a site" names him, too. */
function defending({ if: condition, targets = [] }: CardAction, speaker: Speaker): string | undefined {
  const [target, ...more] = targets
  if (condition?.if !== 'battle' || condition.by !== 'opponent' || !target?.what.inBattle || more.length > 0)
    return undefined
  if (target.most !== undefined || target.by || !isNamed(target.what, speaker)) return undefined
  return sayAllOf([condition, { if: 'on-table', what: target.what }], speaker)
}

/** What an action does, without its time and price: how it is called in lists. */
export const callAction = (action: CardAction, speaker: Speaker): readonly string[] => {
  const [opening, ...rest] = deeds({ ...action, cost: {} }, speaker)
  return [opening!, ...rest.map(upper)]
}

export function sayTrigger(trigger: CardTrigger, speaker: Speaker): string {
  const { when, do: steps, limit } = trigger
  const { conditions, todo, opens } = atItsTime(trigger, speaker)
  const [asked] = conditions
  const them = asked?.if === 'on-table' && steps[0]?.do === 'choose' ? { them: asked.what } : {}
  const knows: Speaker = { ...answering(when, speaker), ...them }
  const condition = sayAllOf(conditions, knows)
  const head =
    when === 'always' ? condition.replace(/^while /, 'when ') : joined(sayTime(when, knows), condition)
  const [opening, ...rest] = clausesOf(todo, knows)
  if (rest.length === 0 && opens === '' && isOwnEnd(trigger, speaker) && /^(?:if|when) /.test(head))
    return sentence(`${opening} ${head}`)
  const first = words(
    limit && `${sayLimit(limit, knows)},`,
    opens === 'after that' && 'after that,',
    head && `${head},`,
    passive(opening!),
  )
  const said = opens === 'first' ? first.replace(/\breached by\b/, 'first reached by') : first
  const [next, ...more] = rest
  const isAsked = next?.startsWith('you may ') === true
  return (isAsked ? [`${said}, and ${next}`, ...more] : [said, ...rest]).map(sentence).join(' ')
}
/** An Effect that ends by itself says so first: "Effect is canceled if opponent controls this site". */
function isOwnEnd({ when, do: [step] }: CardTrigger, { facts: { kind } }: Speaker): boolean {
  if (when !== 'always' || kind !== 'effect') return false
  return (step?.do === 'cancel-cards' || step?.do === 'lose-cards') && step.what.the === 'self'
}
/** What a mark makes happen once, and what comes after that, is said in words. */
function atItsTime(trigger: CardTrigger, { onces }: Speaker) {
  const conditions = unimplied(trigger)
  const [first, ...rest] = trigger.do
  const name = onces.find((each) =>
    hasPart(conditions, (part) => part['if'] === 'noted' && part['name'] === each),
  )
  if (name === undefined) return { conditions, todo: trigger.do, opens: '' }
  const marked: Condition = { if: 'noted', name, is: 1 }
  const unmarked: Condition = { if: 'not', of: marked }
  const others = conditions.filter((each) => !same(each, marked) && !same(each, unmarked))
  const isFirst = conditions.some((each) => same(each, unmarked)) && others[0]?.if === 'reached'
  const isAfter = conditions.some((each) => same(each, marked))
  if (others.length + 1 !== conditions.length || isFirst === isAfter)
    return { conditions, todo: trigger.do, opens: '' }
  const sets = first?.do === 'note' && first.as === name && first.amount === 1
  return { conditions: others, todo: sets ? rest : trigger.do, opens: isFirst ? 'first' : 'after that' }
}
/** What happens by itself is told of what it happens to. */
const passive = (clause: string): string => clause.replace(/^cancel (?!it\b)(.+)$/, '$1 is canceled')
