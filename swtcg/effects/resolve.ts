/** Carrying out the instructions of an effect, one after another. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { rewrite } from '@dejarik/kernel/language'
import { ARENAS } from '../cards/definition.ts'
import { type Game, procedure, step } from '../kinds.ts'
import type { Instruction } from '../language/tree/instructions.ts'
import { isReference, type Noun, type Reference } from '../language/tree/nouns.ts'
import { choose } from './choosing/choose.ts'
import { chooseDiffering } from './choosing/choose-differing.ts'
import { chooseInEach } from './choosing/choose-in-each.ts'
import { chooseTotalling } from './choosing/choose-totalling.ts'
import { singleOut } from './choosing/single-out.ts'
import { type Bound, type Context, cardsFor } from './context.ts'
import { meant } from './nouns/arenas-meant.ts'
import { nounBinding, nounOf } from './nouns/noun-of.ts'
import { candidates } from './nouns/nouns.ts'
import { perform } from './perform.ts'

export interface Resolving {
  readonly context: Context
  readonly instructions: readonly Instruction[]
  /** The cards that the present instruction is about. */
  readonly found?: readonly CardId[]
  /** The one opponent that the present instruction means; it is `singled` for those that follow. */
  readonly against?: SeatId | null
  /** What a nested effect has bound. */
  readonly nested?: Bound | null
  readonly result?: Bound
}

export const resolve = procedure<Resolving>('swtcg/resolve', [
  step('single-out', (game, { context, instructions: [instruction] }) => {
    const how = instruction ? game.policies.singlesOut?.(game, context, instruction) : null
    if (how != null) game.call(singleOut, { context, how }, 'against')
  }),
  step('find', (game, { context, instructions: [instruction], against }) => {
    if (!instruction) {
      game.finish()
      return { result: context.bound }
    }
    const meant = against == null ? context : { ...context, bound: { ...context.bound, opponent: against } }
    return { ...find(game, harming(meant, instruction), nounOf(instruction)), context: meant }
  }),
  step('perform', (game, { context, instructions: [instruction], found = [] }) => {
    const bound = nounBinding(instruction!, found, context.bound['that'])
    const widened = { ...context, bound: { ...context.bound, ...bound } }
    const made = perform(game, widened, sourced(game, context, instruction!), found)
    return { context: made ? { ...widened, bound: { ...widened.bound, ...made } } : widened, nested: null }
  }),
  step('next', (game, { context, instructions, nested }) => {
    game.goto('single-out')
    const { opponent: singled, ...all } = nested ? { ...context.bound, ...nested } : context.bound
    const bound = singled === undefined ? all : { ...all, singled }
    return { context: { ...context, bound }, instructions: instructions.slice(1), found: [], against: null }
  }),
])

/** What a player cannot do to a teammate's units without leave. */
const HARMFUL: ReadonlySet<Instruction['do']> = new Set(['damage', 'dice-of-damage', 'put-damage-counters'])

/** While cards are found for it, an effect knows whether it harms one of them or several. */
function harming(context: Context, instruction: Instruction): Context {
  if (!HARMFUL.has(instruction.do)) return context
  const noun = nounOf(instruction)
  if (!noun || isReference(noun)) return context
  const { take } = noun
  const one = (take.take === 'exactly' || take.take === 'up-to') && take.count === 1
  return { ...context, harms: one ? 'one' : 'several' }
}

function find(game: Game, context: Context, noun: Noun | null): Partial<Resolving> | undefined {
  if (noun === null) return { found: [] }
  if (isReference(noun)) return { found: cardsFor(game, context, noun) }
  if (noun.inEach) {
    game.call(chooseInEach, { context, selector: noun, arenas: meant(game, ARENAS) }, 'found')
    return undefined
  }
  if (noun.differ) {
    game.call(chooseDiffering, { context, selector: { ...noun, differ: noun.differ } }, 'found')
    return undefined
  }
  if (noun.total) {
    game.call(chooseTotalling, { context, selector: { ...noun, total: noun.total } }, 'found')
    return undefined
  }
  if (noun.take.take === 'each') return { found: candidates(game, context, noun.of) }
  game.call(choose, { context, selector: noun }, 'found')
  return undefined
}

/** `That unit does damage equal to its power to one of …`: who does it and how much is meant before the other is found. */
function sourced(game: Game, context: Context, instruction: Instruction): Instruction {
  const told = measured(game, context, instruction)
  if (!('from' in told) || told.from?.the !== 'chosen') return told
  return { ...told, from: { the: 'cards', cards: cardsFor(game, context, told.from) } }
}
/** A number that speaks of a card speaks of one that was meant before, if there was any. */
function measured(game: Game, context: Context, instruction: Instruction): Instruction {
  const noun = nounOf(instruction)
  const key = 'dice' in instruction ? 'dice' : 'amount'
  const amount = (instruction as { readonly [Key in typeof key]?: unknown })[key]
  if (typeof amount !== 'object' || !noun || isReference(noun) || context.bound['that'] === undefined)
    return instruction
  const meant = cardsFor(game, context, THAT)
  const told = rewrite(amount, (part) =>
    part['the'] === 'chosen' && part['name'] === 'that' ? { the: 'cards', cards: meant } : part,
  )
  return { ...instruction, [key]: told } as Instruction
}
const THAT: Reference = { the: 'chosen', name: 'that' }
