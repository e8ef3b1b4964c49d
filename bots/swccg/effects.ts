/** What the entry of a card does, as far as it tells at a glance. */
import type { CardDefinition } from '@dejarik/swccg'
import { EFFECT, HARMFUL } from './weights.ts'

type Action = NonNullable<CardDefinition['text']['actions']>[number]
type Instruction = Action['do'][number]

/** Facts of an action, read once. */
export interface Reading {
  readonly benefit: number
  /** Whether one wishes it to the enemy's cards. */
  readonly harmful: boolean
}
const readings = new WeakMap<readonly Instruction[], Reading>()

export function reading(instructions: readonly Instruction[]): Reading {
  const kept = readings.get(instructions) ?? read(instructions)
  readings.set(instructions, kept)
  return kept
}

/** Also those inside of others. */
const allOf = (instructions: readonly Instruction[]): readonly Instruction[] =>
  instructions.flatMap((each) => [
    each,
    ...('so' in each ? allOf(each.so) : []),
    ...('else' in each && each.else ? allOf(each.else) : []),
  ])

function read(instructions: readonly Instruction[]): Reading {
  const all = allOf(instructions)
  return {
    benefit: all.reduce((sum, each) => sum + benefitOf(each), 0),
    harmful: all.some((each) => HARMFUL.has(each.do) || weakens(each)),
  }
}

/** What the other player loses is our gain; what we pay is none. */
function benefitOf(each: Instruction): number {
  const worth = EFFECT[each.do] ?? 0
  const ours = !('who' in each) || each.who !== 'opponent'
  return each.do === 'lose-force' && ours ? -worth : each.do !== 'lose-force' && !ours ? -worth : worth
}

/** Something that lasts and makes less of a number, or forbids. */
function weakens(each: Instruction): boolean {
  if (each.do !== 'for-a-while') return false
  const { what } = each
  return what.static === 'bars' || ('add' in what && typeof what.add === 'number' && what.add < 0)
}

/** The action that an offer means. */
export function actionOf(
  card: CardDefinition | undefined,
  { action, half }: { readonly action: number; readonly half?: 'dark' | 'light' },
): Action | undefined {
  const text = half ? card?.text[half] : card?.text
  return text?.actions?.[action]
}

/** Whether a card that lies on others is meant for the enemy's. */
export function isBane({ text }: CardDefinition): boolean {
  return (text.statics ?? []).some(
    (each) =>
      each.static === 'bars' ||
      each.static === 'blanks' ||
      ('add' in each && typeof each.add === 'number' && each.add < 0),
  )
}
