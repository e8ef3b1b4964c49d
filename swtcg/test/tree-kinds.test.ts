/** The random trees know every kind of part that the schema of trees has: a new one without them fails here. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ability } from './random-trees.ts'
import { kindsIn, schemaKinds } from './tree-kinds.ts'
import { printed } from './varied-trees.ts'

/** Parts that rule tests write as trees and that run, but that no words of a card say. */
const WITHOUT_WORDS: readonly string[] = [
  'Amount cards',
  'Attached equipment',
  'CardKind event',
  'CardSide vong',
  'Condition beneath',
  'Condition done',
  'Condition no-attack',
  'Condition piloting',
  'Condition predicted',
  'Condition predicted.of',
  'Condition rolling',
  'Disruptable equipment',
  'Disruptable resource',
  'Gain cant',
  'Gain subtypes',
  'Instruction add-dice',
  'Instruction alter-dice.by',
  'Instruction alter-dice.to',
  'Instruction change-damage',
  'Instruction change-damage.add',
  'Instruction change-damage.to',
  'Instruction discard.as',
  'Instruction may-pay.as',
  'Instruction may.as',
  'Instruction move-damage',
  'Instruction prevent.as',
  'Instruction put.afterwards',
  'Instruction put.faceDown',
  'Instruction rearrange.moves',
  'Instruction reroll.by',
  'Instruction stack',
  'Instruction use-effect',
  'Instruction win-speed-ties',
  'Moment pending-damage',
  'Moment roll',
  'Place out-of-game.by',
  'Player chosen-player',
  'Player controllerOf',
  'Player side',
  'Prohibition deploy',
  'Prohibition prevent-damage',
  'Reference cards',
  'Rule except',
  'Rule retreats',
  'StaticAbility static.inPlay',
  'Timing step-end',
  'TreatAsAbility treat-as.types',
  'Trigger attack-ends.defender',
  'Trigger discards-by-damage.atLeast',
  'Trigger discards-by-damage.by',
  'Trigger is-discarded.by',
  'Trigger would-attack',
  'Trigger would-attack.against',
  'Trigger would-be-damaged.atLeast',
  'Trigger would-be-damaged.by',
  'Trigger would-damage.atLeast',
  'Trigger would-damage.by',
]

describe('the kinds of parts in trees', () => {
  test('all are in random trees, or have no words', () => {
    const made = [...fc.sample(ability, { numRuns: 5000, seed: 1 }), ...printed().map(({ tree }) => tree)]
    const seen = new Set(made.flatMap((tree) => [...kindsIn('Ability', tree)]))
    const unsaid = [...schemaKinds()].filter((kind) => !seen.has(kind))
    expect(unsaid.filter((kind) => !WITHOUT_WORDS.includes(kind))).toEqual([])
  })
  test('those without words are kinds of the schema', () => {
    expect(WITHOUT_WORDS.filter((kind) => !schemaKinds().has(kind))).toEqual([])
  })
})
