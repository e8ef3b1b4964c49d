/** What a game text does somewhere in its actions and triggers, for texts that speak of such cards. */
import type { Doing } from '../text/filter.ts'
import type { Instruction } from '../text/instruction.ts'
import type { CardText, Half } from '../text/text.ts'

const isPaid = (pile: string): boolean => pile === 'used' || pile === 'force'
const IS: Readonly<Record<Exclude<Doing, 'insert'>, (step: Instruction) => boolean>> = {
  release: (step) => step.do === 'release',
  examine: (step) =>
    (step.do === 'look' && step.at === 'used') ||
    (step.do === 'search' && (step.from === 'used' || step.from === 'force')),
  'examine-own': (step) =>
    (step.do === 'look' && isPaid(step.at) && step.whose === 'yours') ||
    (step.do === 'search' && (step.from === 'used' || step.from === 'force')),
  'examine-other': (step) => step.do === 'look' && isPaid(step.at) && step.whose === 'opponents',
}

const inside = (step: Instruction): readonly Instruction[] =>
  'so' in step ? [...step.so, ...('else' in step && step.else ? step.else : [])] : []
const some = (steps: readonly Instruction[], is: (step: Instruction) => boolean): boolean =>
  steps.some((step) => is(step) || some(inside(step), is))

const known = new WeakMap<CardText, Partial<Record<Doing, boolean>>>()

const stepsOf = ({ actions = [], triggers = [] }: Half): readonly Instruction[] => [
  ...actions.flatMap((action) => [...(action.first ?? []), ...action.do]),
  ...triggers.flatMap((trigger) => trigger.do),
]

const isInserted = ({ deploys }: CardText): boolean =>
  deploys?.on?.some(({ on }) => on === 'opponents-deck') === true

/** Found once for each text. */
export function doesIt(text: CardText, what: Doing): boolean {
  const found = known.get(text) ?? {}
  found[what] ??=
    what === 'insert'
      ? isInserted(text)
      : some([text, text.dark ?? {}, text.light ?? {}].flatMap(stepsOf), IS[what])
  known.set(text, found)
  return found[what]
}
