/** The chances at which an effect may be played, told by its text or by what it does. */
import type { Instruction } from '../language/instructions.ts'
import type { EffectAbility, Timing } from '../language/tree.ts'
import type { Chance } from '../rules/chances.ts'

const STATED: Readonly<Record<Timing, readonly Chance[]>> = {
  'build-step': ['build'],
  'no-attack': ['general', 'step-start', 'step-end'],
  'would-attack': ['would-attack'],
  'battle-start': ['battle-start'],
  'retreat-step': ['retreat'],
}

/** Words that belong to one chance whatever else the text says (idc/pop/three-that-always-occur). */
const MEANT: readonly {
  readonly means: (instruction: Instruction) => boolean
  readonly at: readonly Chance[]
}[] = [
  { means: ({ do: act }) => act === 'disrupt', at: ['disrupt'] },
  { means: ({ do: act }) => act === 'prevent', at: ['prevention'] },
  { means: isAboutAttack, at: ['attack'] },
]

/** General effects may also be played while a unit attacks (idc/attack/attack-pop-what). */
const GENERAL: readonly Chance[] = ['general', 'attack']

export function chancesFor({ timing, do: instructions }: EffectAbility): readonly Chance[] {
  if (timing) return STATED[timing]
  const all = instructions.flatMap(flatten)
  return MEANT.find(({ means }) => all.some(means))?.at ?? GENERAL
}

function flatten(instruction: Instruction): Instruction[] {
  return [instruction, ...inner(instruction).flatMap(flatten)]
}

function inner(instruction: Instruction): readonly Instruction[] {
  switch (instruction.do) {
    case 'may':
    case 'for-each':
    case 'later':
      return instruction.what
    case 'may-pay':
      return [...instruction.so, ...instruction.otherwise]
    case 'if':
      return [...instruction.so, ...(instruction.otherwise ?? [])]
    case 'choose-one':
      return instruction.of.flat()
    default:
      return []
  }
}

function isAboutAttack(instruction: Instruction): boolean {
  if (instruction.do === 'redirect-attack' || instruction.do === 'end-attack') return true
  if ('for' in instruction && instruction.for === 'this-attack') return true
  const who = 'who' in instruction ? instruction.who : null
  return (
    typeof who === 'object' &&
    who !== null &&
    'the' in who &&
    (who.the === 'attacker' || who.the === 'defender')
  )
}
