/** A choice between deeds, which are said where they are offered: "opponent chooses to (1) lose 2 Force from hand or (2) …". */
import type { Variant } from '@dejarik/kernel'
import type { Instruction } from '../../../text/instruction.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { either, words } from '../lists.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { does } from './force.ts'
import { after } from './remembering.ts'

type Choice = Variant<Instruction, 'do', 'choose-one'>
type Says = (steps: readonly Instruction[], speaker: Speaker) => string

/** What comes of each option, and how many steps say so. */
interface Outcomes {
  readonly takes: number
  readonly each: readonly (readonly Instruction[])[]
}

export function sayChoice(
  [choice, ...steps]: readonly Instruction[],
  speaker: Speaker,
  says: Says,
): { readonly takes: number; readonly says: string } | undefined {
  if (choice?.do !== 'choose-one') return undefined
  const outcomes = eitherWay(choice, steps) ?? oneByOne(choice, steps)
  if (!outcomes || outcomes.each.some((so, index) => so.length === 0 && !IDLE.test(choice.options[index]!)))
    return undefined
  const knows = after(choice, speaker)
  const told = outcomes.each.map((so, index) => sayOption(choice, index, says(so, knows), speaker))
  const isLong = told.some((each) => each.includes('; ') || each.includes(': '))
  const all = isLong ? told.join('; or ') : either(told)
  const to = choice.options.every((option) => VERBS.test(option)) && 'to'
  return { takes: outcomes.takes, says: words(does(choice.who, 'choose'), to, all) }
}
/** What is chosen so that nothing happens. */
const IDLE = /^(?:let|it stays)\b/
/** What a player is told to do: other options are things, or what becomes of something. */
const VERBS =
  /^(?:use|lose|take|steal|destroy|cancel|move|return|place|put|relocate|re-target|release|retrieve|deploy|select|cross|make|give|look)\b/i

/** "(1) lose 2 Force from hand": its own words are left out where they say no more than the deed. */
function sayOption(
  { who, options, provided = [] }: Choice,
  index: number,
  deed: string,
  speaker: Speaker,
): string {
  const condition = provided[index]
  const label = options[index]!
  return words(`(${index + 1}) ${label}`, condition ? `(${sayWhen(condition, speaker)})` : '').concat(
    deed === '' || asTold(deed, who) === label ? '' : `: ${deed}`,
  )
}

/** Told to whoever chooses it: "opponent loses 2 Force" is "lose 2 Force" then. */
const asTold = (deed: string, who: Choice['who']): string =>
  (who === 'opponent' && OF_THE_PLAYER.test(deed) ? `you ${deed}` : deed)
    .replace(who === 'opponent' ? /^opponent (\w+)s / : /^$/, '$1 ')
    .replace(/^((?:that|those|other|target)\b[^,;]*?) (?:is|are) lost$/, 'lose $1')
    .replace(/^((?:that|target)\b[^,;]*?) must move /, 'move $1 ')
/** What the player does who has the card, not whoever chooses. */
const OF_THE_PLAYER = /^(?:lose|use|activate|retrieve|draw|choose|take)\b/

/** Which option a step follows from. */
function optionOf(step: Instruction | undefined, { as }: Choice): number | undefined {
  if (step?.do !== 'if' || step.when.if !== 'compare' || step.when.is !== '=') return undefined
  const { left, right } = step.when
  const isIt = typeof left === 'object' && 'value' in left && left.value === as
  return isIt && typeof right === 'number' ? right : undefined
}

/** Of two options one is asked about; the other is what comes otherwise. */
function eitherWay(choice: Choice, [step, next]: readonly Instruction[]): Outcomes | undefined {
  const option = optionOf(step, choice)
  if (step?.do !== 'if' || choice.options.length !== 2 || (option !== 0 && option !== 1)) return undefined
  if (optionOf(next, choice) !== undefined) return undefined
  const others = step.else ?? []
  return { takes: 2, each: option === 0 ? [step.so, others] : [others, step.so] }
}

/** Every option is asked about, in its order. */
function oneByOne(choice: Choice, steps: readonly Instruction[]): Outcomes | undefined {
  const asked = steps.slice(0, choice.options.length)
  const each = asked.flatMap((step, index) =>
    step.do === 'if' && optionOf(step, choice) === index && !step.else ? [step.so] : [],
  )
  return each.length === choice.options.length ? { takes: each.length + 1, each } : undefined
}
