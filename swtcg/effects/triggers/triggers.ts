/** Triggered effects: events set them off, and they wait for the chance that belongs to the event. */

import {
  type CardId,
  gather,
  type Listener,
  lastingOf,
  lasts,
  remembered,
  removeLasting,
} from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { definitionOf, type Game, type Swtcg, type Waiting, type WaitingEffect } from '../../kinds.ts'
import type { Noun } from '../../language/tree/nouns.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'
import type { Trigger } from '../../language/tree/triggers.ts'
import { abilitiesOf } from '../../rules/abilities/abilities.ts'
import { census } from '../../rules/abilities/abilities-in-play.ts'
import { type ActiveAbility, printedAbilities } from '../../rules/abilities/active-ability.ts'
import { arenaOf, exists } from '../../rules/cards/place.ts'
import type { Chance } from '../../rules/chances/kinds-of-chances.ts'
import { nextMoment, wait } from '../../rules/chances/waiting.ts'
import { trapsSetOff } from '../../rules/traps/traps-set-off.ts'
import { hasUsed, isFirstUse, type Use } from '../../uses.ts'
import { holds } from '../conditions.ts'
import type { Bound, Context } from '../context.ts'
import { type Happening, HEARD, happenings, isArena, spokenOf } from './happenings.ts'
import { chancesMeant } from './timing.ts'
import { isWaitedFor } from './waited-for.ts'

const listen: Listener<Swtcg> = (game, event) => {
  const found: readonly SetOff[] = gather(happenings(game, event), (happening): SetOff[] => [
    ...setOff(game, happening),
    ...trapsSetOff(game, happening, TELLING).map((waiting) => ({ waiting })),
  ])
  if (found.length === 0) return
  const moment = nextMoment(game)
  for (const { waiting, once, use } of found) {
    if (use && !isFirstUse(game, use)) continue
    wait(game, waiting, moment)
    if (once !== undefined) removeLasting(game, once)
  }
}
export const triggerListeners = Object.fromEntries(HEARD.map((kind) => [kind, [listen]]))

interface Watching {
  readonly card: CardId
  readonly ability: TriggeredAbility
  /** Of an effect that waits for a while: what it means by its words, and whether it waits only once. */
  readonly context?: Context
  readonly once?: number
}
interface SetOff {
  readonly waiting: Omit<Waiting, 'moment'>
  readonly once?: number
  /** What counts as used up for the rest of the turn when it takes place. */
  readonly use?: Use
}

/** Everything that a happening sets off. */
function setOff(game: Game, happening: Happening): readonly SetOff[] {
  if (!mightSetOff(game, happening)) return NOTHING
  const found: SetOff[] = []
  for (const watcher of watching(game)) addSetOff(game, happening, watcher, found)
  for (const watcher of lastWords(game, happening)) addSetOff(game, happening, watcher, found)
  return found
}

const NOTHING: readonly SetOff[] = []

/** What a Trap means by its words, and when it is sprung. */
const TELLING = {
  bound: (context: Context, told: TriggeredAbility, happening: Happening): Bound =>
    contextFor(context, told.when, spokenOf(told, happening)).bound,
  chance: (told: TriggeredAbility, happening: Happening) => chanceFor(happening, told),
}

/** A quick look at what triggered effects in play wait for; what effects and options give is not counted there. */
const mightSetOff = (game: Game, { when }: Happening): boolean =>
  when === 'is-discarded' ||
  census(game).triggers.has(when) ||
  game.constants.grants.length > 0 ||
  lasts(game, 'watch') ||
  lasts(game, 'decree')

/** Most watchers wait for something else, so that is looked at first. */
function addSetOff(
  game: Game,
  happening: Happening,
  { card, ability, context: given, once }: Watching,
  found: SetOff[],
): void {
  if (ability.when.when !== happening.when) return
  const meant = given ?? ownContext(game, card)
  if (!isWaitedFor(game, meant, ability.when, happening)) return
  const context = contextFor(meant, ability.when, spokenOf(ability, happening))
  if (ability.only && !holds(game, context, ability.only)) return
  const use: Pick<SetOff, 'use'> = ability.oncePerTurn
    ? { use: { kind: 'trigger', card, when: ability.when } }
    : {}
  if (use.use && hasUsed(game, use.use)) return
  const waiting = {
    chance: chanceFor(happening, ability),
    by: 'trigger' as const,
    seat: context.you,
    ...(happening.at === 'build-start' && happening.seat !== undefined ? { during: happening.seat } : {}),
    effect: { kind: 'effect' as const, context, instructions: ability.do },
  }
  found.push({ waiting, ...(once === undefined ? {} : { once }), ...use })
}

/** What prevents or changes dice happens at that chance of the event, and at no other (idc/term/prevent-only-in-prevention-pop). */
function chanceFor({ at }: Happening, ability: TriggeredAbility): Chance | 'soon' {
  const [meant] = chancesMeant(ability.do) ?? []
  return meant !== undefined && OWN_CHANCE.has(meant) ? meant : at
}
const OWN_CHANCE: ReadonlySet<Chance> = new Set(['disrupt', 'add-dice', 'reroll', 'alter-dice', 'prevention'])

/** The effects that would take the place of a card's discard (idc/term/discard-would-be-discarded). */
export function replacementsOf(game: Game, card: CardId): Replacement[] {
  const from = arenaOf(game, card) ?? 'build'
  const happening: Happening = { when: 'would-be-discarded', at: 'placement', card, from }
  return effectsOf(setOff(game, happening))
}
/** The effects that would take the place of damage for which a unit is discarded. */
export const rescuesOf = (game: Game, card: CardId): Replacement[] =>
  effectsOf(setOff(game, { when: 'would-die', at: 'prevention', card }))

/** The effects that would spare a Pilot when its unit is discarded. */
export function savesOf(game: Game, pilot: CardId, unit: CardId): Replacement[] {
  const from = arenaOf(game, unit) ?? 'build'
  const happening: Happening = { when: 'would-lose-pilot', at: 'placement', card: pilot, other: unit, from }
  return effectsOf(setOff(game, happening))
}
const effectsOf = (found: readonly SetOff[]): Replacement[] =>
  gather(found, ({ waiting: { effect }, ...used }) =>
    effect.kind === 'effect' ? [{ ...effect, ...used }] : [],
  )
type Replacement = Extract<WaitingEffect, { readonly kind: 'effect' }> & Pick<SetOff, 'use' | 'once'>

const NOBODY: readonly Watching[] = []

/** Every triggered ability in play, found once for each state; Dark Side's first. */
function watching(game: Game): readonly Watching[] {
  const { withTriggered } = census(game)
  if (withTriggered.length === 0 && !lasts(game, 'watch')) return NOBODY
  return remembered(game, 'triggered', 0, () => {
    const turn = ({ card, context }: Watching): number =>
      game.table.order.indexOf(context?.you ?? game.card(card).controller)
    const found = gather(withTriggered, (card) => triggered(card, abilitiesOf(game, card)))
    return [...found, ...waitingFor(game)].sort((one, other) => turn(one) - turn(other))
  })
}

/** Effects that wait for something to happen for a while. */
const waitingFor = (game: Game): Watching[] =>
  lastingOf(game, 'watch').map(({ id, ability, context, once }) => ({
    card: context.self,
    ability,
    context,
    ...(once ? { once: id } : {}),
  }))

/** A unit that was discarded still hears of its own discard. */
function lastWords(game: Game, { when, card }: Happening): Watching[] {
  if (when !== 'is-discarded' || card === undefined || !exists(game, card)) return []
  return triggered(card, printedAbilities(definitionOf(game, card), card)).filter(
    ({ ability }) =>
      'who' in ability.when && typeof ability.when.who === 'object' && 'the' in ability.when.who,
  )
}

const triggered = (card: CardId, abilities: readonly ActiveAbility[]): Watching[] =>
  gather(abilities, ({ ability }) => (ability.ability === 'triggered' ? [{ card, ability }] : []))

const ownContext = (game: Game, self: CardId): Context => ({
  you: game.card(self).controller,
  self,
  bound: {},
})

/** The card that set it off is bound as `it`, the other one as `other`; `that` is the one that the text has to find. */
function contextFor(
  { you, self, bound }: Context,
  when: Trigger,
  { card, other, amount, from, causer }: Happening,
): Context {
  return {
    you,
    self,
    bound: {
      ...bound,
      ...(card === undefined ? {} : { it: [card] }),
      ...(other === undefined ? {} : { other: [other] }),
      ...(amount === undefined ? {} : { 'that-much': amount }),
      ...(when.when === 'build-roll' && amount !== undefined ? { roll: amount } : {}),
      ...(causer === undefined ? {} : { causer: [causer] }),
      ...(isArena(from ?? '') ? { left: ARENAS.indexOf(from as Arena) } : {}),
      ...thatOf(self, when, card, other),
    },
  }
}

const nounOf = (when: Trigger): Noun | undefined =>
  'who' in when && typeof when.who === 'object' && !('controllerOf' in when.who) && !('side' in when.who)
    ? when.who
    : undefined

/** A unit of a kind is `that` unit, even if it is the card itself; beside the card itself, the other one is. */
function thatOf(self: CardId, when: Trigger, card: CardId | undefined, other: CardId | undefined): Bound {
  const noun =
    'attacker' in when ? when.attacker : 'to' in when && when.when === 'prevents' ? when.to : nounOf(when)
  const ofKind = when.when === 'equips' || (noun !== undefined && 'take' in noun)
  const that = card === self && !ofKind ? other : card
  return that === undefined ? {} : { that: [that] }
}
