/** Cards that an action names: "target one opponent's character", or said where the only step uses them. */

import { mentions } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, Target } from '../../../text/text.ts'
import { pluralOf } from '../../words.ts'
import { sayStep } from '../instructions/instructions.ts'
import { both, words } from '../lists.ts'
import { a, isNamed, oneOf, several } from '../nouns/nouns.ts'
import { phraseOf } from '../nouns/phrases.ts'
import { naming, plainNoun, type Speaker } from '../nouns/speaker.ts'

/** One is the target; several are told apart by what they are. */
export function knowing(targets: readonly Target[], speaker: Speaker): Speaker {
  const cards: Record<string, string> = {}
  for (const { name, what, most = 1 } of targets) {
    const noun = plainNoun(what)
    const [head, ...others] = phraseOf(what, speaker).heads
    const word =
      isNamed(what, speaker) && others.length === 0
        ? head!.one
        : targets.length === 1
          ? most > 1
            ? 'targets'
            : 'target'
          : most > 1
            ? `those ${pluralOf(noun)}`
            : `that ${noun}`
    cards[name] = Object.values(cards).includes(word) ? word.replace(/^that /, 'other ') : word
  }
  return naming(speaker, cards)
}

export const sayTargets = (targets: readonly Target[], speaker: Speaker): string =>
  `target ${both(targets.map((target, index) => sayTarget(target, earlier(targets, index, speaker))))}`
const earlier = (targets: readonly Target[], index: number, speaker: Speaker): Speaker => {
  const known = knowing(targets, speaker).cards
  return naming(speaker, Object.fromEntries(targets.slice(0, index).map(({ name }) => [name, known[name]!])))
}
const FROM = {
  hand: 'from hand',
  lost: 'in Lost Pile',
  'top-of-lost': 'on top of Lost Pile',
} as const
function sayTarget({ what, least = 1, most = 1, by, from, orBeneath }: Target, speaker: Speaker): string {
  const which =
    most === 1
      ? oneOf(what, speaker)
      : least === most
        ? several(most, what, speaker)
        : several(most > 50 ? 'any number' : `${least} to ${most}`, what, speaker)
  return words(
    most > 50 && !phraseOf(what, speaker).owner ? which.replace('any number', 'any number of') : which,
    from && FROM[from],
    orBeneath && `or on ${a(orBeneath, speaker)}`,
    by && "(opponent's choice)",
  )
}

/** "Steal one droid" instead of "target one droid. Steal target." */
export function inlined(
  { targets = [], first = [], do: steps, cost }: CardAction,
  speaker: Speaker,
): string | undefined {
  const [step, ...more] = steps
  if (!step || more.length > 0 || first.length > 0 || targets.length === 0) return undefined
  if (mentions(cost, 'chosen')) return undefined
  if (targets.some(({ most = 1, by, from }) => most !== 1 || by || from) || !isOnce(step, targets))
    return undefined
  const named = Object.fromEntries(
    targets.map(({ name, what }, index) => [
      name,
      oneOf(moving(step, what), earlier(targets, index, speaker)),
    ]),
  )
  const said = sayStep(step, naming(speaker, named))
  const [only] = targets
  if (step.do === 'lose-cards') return `choose ${named[only!.name]} to be lost`
  if (step.do === 'move-away' && said.includes(' must move'))
    return `choose ${said.replace(' must move', ' to move')}`
  if (step.do === 'move')
    return `${said}${cost?.use === undefined ? ' for free' : ''}${isMovable(targets, step) ? '' : ', even if already moved'}`
  return said
}
const isMovable = (targets: readonly Target[], { what }: Extract<Instruction, { do: 'move' }>): boolean =>
  what.the === 'self' || targets.some(({ what: { movable } }) => movable)
/** What is moved can move. */
const moving = (step: Instruction, { movable, ...what }: Filter): Filter =>
  step.do === 'move' || !movable ? what : { movable, ...what }

/** Whether each target is named once, as one of the things that the step is about. */
function isOnce(step: Instruction, targets: readonly Target[]): boolean {
  const fields: readonly unknown[] = Object.values(step)
  const names = targets.map(({ name }) => JSON.stringify({ the: { chosen: name } }))
  const text = JSON.stringify(step) + JSON.stringify(targets.map(({ what }) => what))
  return names.every(
    (name) => fields.some((field) => JSON.stringify(field) === name) && text.split(name).length === 2,
  )
}
