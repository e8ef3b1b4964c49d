/** The chances at which an effect may be played, told by its text or by what it does. */
import { gather } from '@dejarik/kernel'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { EffectAbility, Timing } from '../../language/tree/tree.ts'
import type { Chance } from '../../rules/chances/kinds-of-chances.ts'

const STATED: Readonly<Record<Timing, readonly Chance[]>> = {
  'battle-phase': ['general', 'attack'],
  'build-step': ['build'],
  'opponent-build-step': ['meanwhile'],
  'opponent-build-step-start': ['build-begun'],
  'build-roll': ['build-roll'],
  attack: ['attack'],
  'no-attack': ['general'],
  'would-attack': ['would-attack'],
  'battle-start': ['battle-start'],
  'retreat-step': ['retreat'],
  'step-start': ['step-start'],
  'step-end': ['step-end'],
  'battle-end': ['end-of-turn'],
  'any-time': [
    'attack',
    'placement',
    'unit-discard',
    'attack-end',
    'general',
    'battle-start',
    'step-start',
    'step-end',
    'end-of-turn',
    'retreat',
    'build-start',
    'build',
    'meanwhile',
  ],
}

/** Words that belong to one chance whatever else the text says (idc/pop/three-that-always-occur). */
const MEANT: readonly {
  readonly means: (instruction: Instruction) => boolean
  readonly at: readonly Chance[]
}[] = [
  { means: ({ do: act }) => act === 'disrupt', at: ['disrupt'] },
  { means: ({ do: act }) => act === 'prevent' || act === 'prevent-from', at: ['prevention'] },
  { means: ({ do: act }) => act === 'reroll', at: ['reroll'] },
  { means: ({ do: act }) => act === 'alter-dice', at: ['alter-dice'] },
  { means: ({ do: act }) => act === 'add-dice', at: ['add-dice'] },
  { means: ({ do: act }) => act === 'change-damage' || act === 'move-damage', at: ['pending-damage'] },
  { means: isAboutAttack, at: ['attack'] },
  { means: savesUnits, at: ['general', 'attack', 'placement'] },
]

/** General effects may also be played while a unit attacks (idc/attack/attack-pop-what). */
const GENERAL: readonly Chance[] = ['general', 'attack']

export function chancesFor({ timing, also = [], cost, do: instructions }: EffectAbility): readonly Chance[] {
  if (timing) return gather([timing, ...also], (each) => STATED[each])
  if (paysBuild(cost)) return ['build'] // there are no build points at any other time
  return [...(chancesMeant(instructions) ?? GENERAL), ...gather(also, (each) => STATED[each])]
}

const paysBuild = (cost: EffectAbility['cost']): boolean =>
  cost.some((part) => part.pay === 'build' || (part.pay === 'act' && isBuildPaid(part.act)))
const isBuildPaid = (act: Instruction): boolean => act.do === 'pay-x' && act.of === 'build'

/** The chances that belong to what instructions do, if any. */
export function chancesMeant(instructions: readonly Instruction[]): readonly Chance[] | undefined {
  const all = allOf(instructions)
  return MEANT.find(({ means }) => all.some(means))?.at
}

/** Everything that instructions may do at once, not what they put off. */
export const allOf = (instructions: readonly Instruction[]): Instruction[] => gather(instructions, flatten)

function flatten(instruction: Instruction): Instruction[] {
  return [instruction, ...gather(inner(instruction), flatten)]
}

function inner(instruction: Instruction): readonly Instruction[] {
  switch (instruction.do) {
    case 'may':
    case 'each-player':
    case 'that-player':
    case 'opponent-does':
    case 'for-each':
    case 'repeat':
    case 'unless-agreed':
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

const OF_ATTACKS: ReadonlySet<Instruction['do']> = new Set([
  'redirect-attack',
  'end-attack',
  'roll-secretly',
  'set-attack-dice',
  'divide-hits',
])

/** Saves units that are due to be discarded (idc/attack/placement-pop). */
function savesUnits(instruction: Instruction): boolean {
  if (instruction.do === 'remove-damage-counters') return true
  return instruction.do === 'get' && instruction.gain.health !== undefined
}

function isAboutAttack(instruction: Instruction): boolean {
  if (OF_ATTACKS.has(instruction.do)) return true
  if ('for' in instruction && instruction.for === 'this-attack') return true
  const who = 'who' in instruction ? instruction.who : null
  return (
    typeof who === 'object' &&
    who !== null &&
    'the' in who &&
    (who.the === 'attacker' || who.the === 'defender')
  )
}
