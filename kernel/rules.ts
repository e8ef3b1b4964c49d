/** A ruleset: procedures, constants and policies, as an edition and options leave them. */

import type { Citations } from './citing.ts'
import type { Machine } from './machine.ts'
import type { AnyStep, Procedure, Step } from './procedure.ts'
import { type Copy, copied } from './record.ts'
import type { Contribute, EffectRule, Listener } from './rule-parts.ts'
import type { Card, CardId, Kinds } from './state.ts'

/** How a computed number of a card comes about: each contribution named, summed, then finished. */
export interface NumberRule<K extends Kinds> {
  readonly parts: (game: Machine<K>, card: CardId, add: Contribute) => void
  readonly finish?: (sum: number) => number
}

/** What a game or an edition starts from. */
export interface RuleSource<K extends Kinds> {
  readonly procedures: readonly Procedure<K, never>[]
  readonly constants: K['constants']
  readonly policies: K['policies']
  readonly numbers?: Readonly<Record<string, NumberRule<K>>>
  readonly effects?: Readonly<Record<string, EffectRule<K>>>
  readonly listeners?: Readonly<Partial<Record<K['event']['kind'], readonly Listener<K>[]>>>
  readonly copies?: Partial<Copies<K>>
}

/**
 * Copies of records with every field written out: such a literal is made six times as fast as a copy field by field,
 * and all its copies have one shape.
 */
export interface Copies<K extends Kinds> {
  readonly card: Copy<Card<K>>
  readonly seat: Copy<Readonly<K['seat']>>
  readonly table: Copy<Readonly<K['table']>>
}

/** A change to a ruleset by an edition or an option. Steps that it takes away are declared, so none is lost by mistake. */
export interface Patch<K extends Kinds> {
  readonly name: string
  /** Declared losses, as `procedure:step`. */
  readonly removes?: readonly string[]
  /** Constants and policies that it sets with what an earlier patch has set in mind; to set one twice is an error else. */
  readonly wraps?: readonly (keyof K['constants'] | keyof K['policies'])[]
  /** What an edition sets, any option may set. */
  readonly edition?: true
  readonly apply: (edit: RulesEditor<K>) => void
}

/** A step and the name of the one that follows it; `END` after the last. */
export interface LinkedStep<K extends Kinds> {
  readonly step: AnyStep<K>
  readonly next: string
}
export const END = ''

export interface LinkedProcedure<K extends Kinds> {
  readonly first: string
  readonly steps: ReadonlyMap<string, LinkedStep<K>>
}

export interface Ruleset<K extends Kinds> {
  readonly procedures: ReadonlyMap<string, LinkedProcedure<K>>
  readonly constants: Readonly<K['constants']>
  readonly policies: Readonly<K['policies']>
  readonly numbers: Readonly<Record<string, NumberRule<K>>>
  readonly effects: Readonly<Record<string, EffectRule<K>>>
  readonly listeners: ReadonlyMap<string, readonly Listener<K>[]>
  readonly copies: Copies<K>
  readonly citations: Citations
}

/** The patch interface. Every call names a step that must exist. */
export class RulesEditor<K extends Kinds> {
  readonly procedures = new Map<string, AnyStep<K>[]>()
  readonly numbers: Record<string, NumberRule<K>>
  readonly effects: Record<string, EffectRule<K>>
  readonly listeners = new Map<string, readonly Listener<K>[]>()
  citations: Citations = {}
  /** The constants and policies that the present patch has set. */
  private set = new Set<string>()
  constants: K['constants']
  policies: K['policies']

  constructor(source: RuleSource<K>) {
    for (const procedure of source.procedures) this.addProcedure(procedure)
    this.numbers = { ...source.numbers }
    this.effects = { ...source.effects }
    for (const [kind, listeners] of Object.entries(source.listeners ?? {}))
      this.listeners.set(kind, listeners as readonly Listener<K>[])
    this.constants = { ...source.constants }
    this.policies = { ...source.policies }
  }

  addProcedure(procedure: Procedure<K, never>): void {
    this.procedures.set(procedure.name, [...procedure.steps])
  }
  insertBefore<L>(procedure: string, step: string, added: Step<K, L>): void {
    this.splice(procedure, this.indexOf(procedure, step), 0, added)
  }
  insertAfter<L>(procedure: string, step: string, added: Step<K, L>): void {
    this.splice(procedure, this.indexOf(procedure, step) + 1, 0, added)
  }
  /** The new step takes the old one's place and must keep its name, so that other patches still find it. */
  replace<L>(procedure: string, added: Step<K, L>): void {
    this.splice(procedure, this.indexOf(procedure, added.name), 1, added)
  }
  remove(procedure: string, step: string): void {
    this.stepsOf(procedure).splice(this.indexOf(procedure, step), 1)
  }
  /** Gives the named steps a new order among themselves; the others stay where they are. */
  reorder(procedure: string, names: readonly string[]): void {
    const steps = this.stepsOf(procedure)
    const places = names.map((name) => this.indexOf(procedure, name)).sort((a, b) => a - b)
    if (new Set(places).size < names.length) throw new Error(`${procedure}: the new order names a step twice`)
    const moved = names.map((name) => steps[this.indexOf(procedure, name)]!)
    for (const [index, place] of places.entries()) steps[place] = moved[index]!
  }
  setConstants(changed: Partial<K['constants']>): void {
    this.constants = { ...this.constants, ...changed }
    for (const name of Object.keys(changed)) this.set.add(name)
  }
  setPolicies(changed: Partial<K['policies']>): void {
    this.policies = { ...this.policies, ...changed }
    for (const name of Object.keys(changed)) this.set.add(name)
  }
  /** Adds to a constant that is a collection: what others put there stays, so it is not set twice. */
  addToConstant<N extends keyof K['constants']>(
    name: N,
    add: (present: K['constants'][N]) => K['constants'][N],
  ): void {
    this.constants = { ...this.constants, [name]: add(this.constants[name]) }
  }
  /** Makes a number of what it is without the patch. */
  wrapNumber(name: string, wrap: (present: NumberRule<K>) => NumberRule<K>): void {
    const present = this.numbers[name]
    if (!present) throw new Error(`there is no number ${name}`)
    this.numbers[name] = wrap(present)
  }
  /** From now on these rules are told in place of those that the code names. */
  cite(citations: Citations): void {
    this.citations = { ...this.citations, ...citations }
  }
  listen(kind: K['event']['kind'], listener: Listener<K>): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener])
  }

  /** What was set since this was asked last. */
  takeSet(): readonly string[] {
    const set = [...this.set]
    this.set = new Set()
    return set
  }

  private splice<L>(procedure: string, index: number, dropped: number, added: Step<K, L>): void {
    this.stepsOf(procedure).splice(index, dropped, added as unknown as AnyStep<K>)
  }
  private stepsOf(procedure: string): AnyStep<K>[] {
    const steps = this.procedures.get(procedure)
    if (!steps) throw new Error(`there is no procedure ${procedure}`)
    return steps
  }
  private indexOf(procedure: string, step: string): number {
    const index = this.stepsOf(procedure).findIndex((candidate) => candidate.name === step)
    if (index < 0) throw new Error(`the procedure ${procedure} has no step ${step}`)
    return index
  }
}

/**
 * Applies patches in order and links the steps. A step that a patch loses without saying so is an error, and so is a
 * constant or a policy that it sets over another patch's.
 */
export function makeRules<K extends Kinds>(
  source: RuleSource<K>,
  patches: readonly Patch<K>[] = [],
): Ruleset<K> {
  const editor = new RulesEditor(source)
  const setters = new Map<string, string>()
  for (const patch of patches) {
    const before = stepNames(editor)
    patch.apply(editor)
    const after = new Set(stepNames(editor))
    const lost = before.filter((name) => !after.has(name) && !patch.removes?.includes(name))
    if (lost.length > 0) throw new Error(`${patch.name} loses ${lost.join(', ')} without declaring it`)
    const set = editor.takeSet()
    if (!patch.edition) noteSetters(setters, patch.name, set, patch.wraps ?? [])
  }
  return {
    procedures: new Map([...editor.procedures].map(([name, steps]) => [name, link(name, steps)])),
    constants: editor.constants,
    policies: editor.policies,
    numbers: editor.numbers,
    effects: editor.effects,
    listeners: editor.listeners,
    copies: { card: copied, seat: copied, table: copied, ...source.copies },
    citations: editor.citations,
  }
}

/** Notes who set what, unless somebody else did before and the patch does not say that it wraps that. */
function noteSetters(
  setters: Map<string, string>,
  patch: string,
  set: readonly string[],
  wraps: readonly PropertyKey[],
): void {
  for (const name of set) {
    const other = setters.get(name)
    if (other !== undefined && !wraps.includes(name))
      throw new Error(`${patch} sets ${name}, as ${other} does, without declaring that it wraps it`)
    setters.set(name, patch)
  }
}

function stepNames<K extends Kinds>(editor: RulesEditor<K>): string[] {
  return [...editor.procedures].flatMap(([name, steps]) => steps.map((step) => `${name}:${step.name}`))
}

function link<K extends Kinds>(name: string, steps: readonly AnyStep<K>[]): LinkedProcedure<K> {
  const linked = new Map<string, LinkedStep<K>>()
  for (const [index, step] of steps.entries()) {
    if (linked.has(step.name)) throw new Error(`the procedure ${name} has two steps named ${step.name}`)
    linked.set(step.name, { step, next: steps[index + 1]?.name ?? END })
  }
  return { first: steps[0]?.name ?? END, steps: linked }
}
