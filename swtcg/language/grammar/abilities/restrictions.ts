/** When an effect may be played, where its text says so. */

import { self } from '../../names.ts'
import {
  either,
  fittingCard,
  map,
  type Parser,
  pattern,
  say,
  separated,
  unless,
  where,
} from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { OwnZone, Timing } from '../../tree/tree.ts'
import { condition } from '../conditions/conditions.ts'
import { before } from '../conditions/history.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference } from '../nouns/references.ts'
import { selector } from '../nouns/selectors.ts'
import { arena, count } from '../nouns/words.ts'

export interface Restriction {
  readonly undisruptable?: true
  readonly anyNumber?: true
  readonly times?: number
  readonly oncePerGame?: true
  readonly oncePerTurn?: true
  readonly oncePerAttack?: true
  readonly oncePerStep?: true
  readonly shared?: true
  /** What the unit that is chosen must be. */
  readonly on?: Filter
  /** What all that are chosen must be. */
  readonly each?: Filter
  readonly timing?: Timing
  readonly also?: readonly Timing[]
  readonly only?: Condition
  readonly zones?: readonly OwnZone[]
}

const fighting = (of: Filter, part: 'attacking' | 'defending'): Condition => ({
  if: 'there-are',
  of: merge(of, { state: [part] }),
  atLeast: 1,
})

/** Somebody who has a part in the attack: `one of your Jedi`, or a card by its name. */
const fighter: Parser<Filter> = either<Filter>(
  say`${selector}`(({ of }) => of),
  unless(
    self,
    where(filter, ({ names }) => names !== undefined),
  ),
)
const by = (of: Filter, foe: Filter, part: 'attacking' | 'defending'): Condition => ({
  if: 'all',
  of: [fighting(of, part), fighting(foe, part === 'attacking' ? 'defending' : 'attacking')],
})
const fought: Parser<Condition> = either<Condition>(
  say`${fighter} (?:is|are) attacking`((of) => fighting(of, 'attacking')),
  say`${fighter} (?:is|are) attacking (?:an? |any )?${filter}`((of, foe) => by(of, foe, 'attacking')),
  say`${fighter} (?:is|are) (?:being attacked|defending)(?! by)`((of) => fighting(of, 'defending')),
  say`${fighter} (?:is|are) being attacked by (?:an? |any )?${filter}`((of, foe) => by(of, foe, 'defending')),
)

const one: Parser<Restriction> = either<Restriction>(
  say`during (?:your|the) build step`(() => ({ timing: 'build-step' })),
  fittingCard(
    either<Restriction>(
      say`during your opponent's build step`(() => ({ timing: 'opponent-build-step' })),
      say`during (?:any|each) player's build step`(() => ({
        timing: 'build-step',
        also: ['opponent-build-step'],
      })),
      say`when your opponent's build step starts`(() => ({ timing: 'opponent-build-step-start' })),
      say`when the roll for build points is made`(() => ({ timing: 'build-roll' })),
    ),
    (_, { kind }) => kind !== 'battle' && kind !== 'mission', // nothing is played from hand then
  ),
  say`(?:when|if) no units? (?:is|are) attacking`(() => ({ timing: 'no-attack' })),
  say`(?:when|if) ${reference} would attack`(() => ({ timing: 'would-attack' })),
  say`when the battle step starts`(() => ({ timing: 'step-start' })),
  say`when the battle phase starts`(() => ({ timing: 'battle-start' })),
  say`when the ${arena} battle step starts`((step) => ({
    timing: 'step-start',
    only: { if: 'step', step },
  })),
  say`when the ${arena} battle step ends`((step) => ({ timing: 'step-end', only: { if: 'step', step } })),
  say`at the end of the ${arena} battle step`((step) => ({ timing: 'step-end', only: { if: 'step', step } })),
  say`(?:when the battle phase ends|at the end of the battle phase)`(() => ({ timing: 'battle-end' })),
  say`if ${self} is in your ${pattern(/(hand|discard pile)\b/, ([, zone]) => zone)}`((_, zone) => ({
    zones: [zone === 'hand' ? 'hand' : 'discard-pile'],
  })),
  say`during (?:your|the) build step or (?:when|if) ${reference} would attack`(() => ({
    timing: 'build-step',
    also: ['would-attack'],
  })),
  say`when ${reference} would attack or during an attack`(() => ({
    timing: 'would-attack',
    also: ['attack'],
  })),
  say`when ${reference} (?:is attacked or would attack|would attack or is attacked)`((card) => ({
    timing: 'would-attack',
    also: ['attack'],
    only: { if: 'any', of: [{ if: 'no-attack' }, { if: 'defending', card }] },
  })),
  say`during (?:your|the) build step or (?:during )?the battle phase`(() => ({
    timing: 'build-step',
    also: ['battle-phase'],
  })),
  say`during (?:your|the) retreat step`(() => ({ timing: 'retreat-step' })),
  say`during an attack`(() => ({ timing: 'attack' })),
  say`during battle|during the battle phase|during the battle step`(() => ({})),
  say`(?:once per turn|once each turn)(?! for all)`(() => ({ oncePerTurn: true })),
  say`once per game`(() => ({ oncePerGame: true })),
  say`up to ${count} times (?:per|each) turn`((times) => ({ times })),
  say`once per (?:Character|unit)`(() => ({ each: { fresh: true } })),
  say`once per turn for all of them`(() => ({ oncePerTurn: true, shared: true })),
  say`once (?:per|during each|each) battle step`(() => ({ oncePerStep: true })),
  say`once (?:per|during each|each) attack`(() => ({ oncePerAttack: true })),
  say`(?:any number of times|any number of times per turn)`(() => ({ anyNumber: true })),
  say`before (?:you|your opponent) rolls? attack dice|before dice are rolled for this attack`(() => ({
    timing: 'attack',
  })),
  say`if damage is pending`(() => ({})),
  say`once when damage would be done to ${reference}`(() => ({})),
  say`when ${reference} would be discarded`((card) => ({ only: { if: 'doomed', card } })),
  say`on an? ${filter}`((on) => ({ on })),
  say`if both (?:chosen )?units are tapped(?: and can be untapped)?`(() => ({ each: { state: ['tapped'] } })),
  say`(?:when|while) ${reference} is (?:attacking|the attacking unit)`((card) => ({
    timing: 'attack',
    only: { if: 'attacking', card },
  })),
  say`(?:when|while) ${reference} is attacking (?:an? |any )?${filter}`((card, against) => ({
    timing: 'attack',
    only: { if: 'attacking', card, against },
  })),
  say`(?:when|while) ${reference} is (?:being attacked|defending|attacked)`((card) => ({
    timing: 'attack',
    only: { if: 'defending', card },
  })),
  say`(?:when|while|if) ${fought}`((only) => ({ timing: 'attack', only })),
  say`during (?:the|your) ${arena} battle step`((step) => ({ only: { if: 'step', step } })),
  say`${before}`((only) => ({ only })),
  say`when ${where(condition, (only) => only.if === 'compare')}`((only) => ({ only })),
  say`if ${unless(
    fought,
    where(condition, (only) => only.if !== 'no-attack'),
  )}`((only) => ({ only })),
)
/** A time and nothing else. */
const isBareTime = ({ timing, ...rest }: Restriction): boolean =>
  timing !== undefined && Object.keys(rest).length === 0
/** `during your build step or when no unit is attacking`: at either time. */
const eitherTime: Parser<Restriction> = say`${where(one, isBareTime)} or (?:only )?${where(one, isBareTime)}`(
  ({ timing }, other) => ({
    timing: timing!,
    also: [other.timing!],
  }),
)
const joint = pattern(/(?:, )?and only\b|, only\b|and\b/, () => null)
const andOnly: Parser<Restriction> = map(
  say`and only ${separated(one, joint)}`((all) => all),
  combine,
)

/** `Play only during your build step and only if …`. */
export const restriction: Parser<Restriction> = map(
  say`[(]?(?:in either case, )?(?:you may )?(?:play|use|do) (?:this |this ability |this card )?only ${separated(either(one, eitherTime), joint)}[)]?`(
    (all) => all,
  ),
  combine,
)

const times = pattern(
  /any number of times(?: (?:during|per|each) (?:your |each )?(?:build step|turn|attack))?/,
  () => null,
)
/** `You may play this ability any number of times each turn`. */
export const anyNumber: Parser<Restriction> = either<Restriction>(
  say`this (?:ability|Battle card|card|effect) can't be disrupted`(() => ({ undisruptable: true })),
  say`${self} can't be disrupted`(() => ({ undisruptable: true })),
  say`(?:you may )?play (?:this ability )?any(?:time| time)(?! and)`(() => ({ timing: 'any-time' })),
  say`you may play this Battle card during your build step`(() => ({ also: ['build-step'] })),
  say`(?:you may )?(?:play|use) (?:this ability )?${times}(?! as long as)`(() => ({ anyNumber: true })),
  say`(?:you may )?(?:play|use) (?:this ability )?${times} ${andOnly}`((_, limits) => ({
    ...limits,
    anyNumber: true,
  })),
  say`(?:you may )?(?:play|use) (?:this ability )?up to ${count} times (?:per|each) turn`((number) => ({
    times: number,
  })),
  say`(?:you may )?(?:play|use) (?:this ability )?up to ${count} times (?:per|each) turn ${andOnly}`(
    (number, limits) => ({ ...limits, times: number }),
  ),
  say`(?:you may )?(?:play|use) (?:this ability )?${times} as long as no unit is attacking`(() => ({
    anyNumber: true,
    timing: 'no-attack',
  })),
  say`(?:you (?:may|can) )?(?:play|use) this ability more than once (?:per|each|during each) (?:turn|attack)`(
    () => ({
      anyNumber: true,
    }),
  ),
  say`(?:you may )?(?:play|use) this ability once (?:during|per) (?:each )?attack`(() => ({
    oncePerAttack: true,
  })),
)

export function combine(all: readonly Restriction[]): Restriction {
  const conditions = all.flatMap(({ only }) => (only ? [only] : []))
  const timing = all.find((each) => each.timing)?.timing
  const on = all.find((each) => each.on)?.on
  const each = all.find((one) => one.each)?.each
  const also = all.find((each) => each.also)?.also
  const zones = all.find((each) => each.zones)?.zones
  const often = all.find((each) => each.times)?.times
  return {
    ...(on ? { on } : {}),
    ...(each ? { each } : {}),
    ...(all.some((each) => each.undisruptable) ? { undisruptable: true as const } : {}),
    ...(all.some((each) => each.anyNumber) ? { anyNumber: true as const } : {}),
    ...(often ? { times: often } : {}),
    ...(all.some((each) => each.oncePerGame) ? { oncePerGame: true as const } : {}),
    ...(all.some((each) => each.oncePerAttack) ? { oncePerAttack: true as const } : {}),
    ...(all.some((each) => each.oncePerStep) ? { oncePerStep: true as const } : {}),
    ...(all.some((each) => each.oncePerTurn) ? { oncePerTurn: true as const } : {}),
    ...(all.some((each) => each.shared) ? { shared: true as const } : {}),
    ...(timing ? { timing } : {}),
    ...(also ? { also } : {}),
    ...(zones ? { zones } : {}),
    ...(conditions.length === 1 ? { only: conditions[0]! } : {}),
    ...(conditions.length > 1 ? { only: { if: 'all', of: conditions } as const } : {}),
  }
}
