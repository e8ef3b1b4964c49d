/** Effects that were triggered or activated and wait for their chance. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Side, Waiting } from '../../kinds.ts'
import { type Chance, isSpecial } from './kinds-of-chances.ts'

/** Keeps an effect for later. What one event sets off carries one moment; each other effect has its own. */
export function wait(game: Game, waiting: Omit<Waiting, 'moment'>, moment = nextMoment(game)): void {
  game.state.waiting = [...game.state.waiting, { ...waiting, moment }]
  game.version++
}

/** A number that no attack, damage or trigger had before. */
export function nextMoment(game: Game): number {
  const moment = game.table.moments + 1
  game.changeTable({ moments: moment })
  return moment
}

/** Takes the effect that waited longest among those that fit. */
export function takeWaiting(game: Game, fits: (waiting: Waiting) => boolean): Waiting | undefined {
  const taken = game.state.waiting.find(fits)
  if (!taken) return undefined
  game.state.waiting = game.state.waiting.filter((waiting) => waiting !== taken)
  game.version++
  return taken
}

/** Lets what waited for one thing wait for another. */
export function callUp(game: Game, from: Waiting['chance'], to: Waiting['chance']): void {
  if (game.state.waiting.some(({ chance }) => chance === from))
    game.state.waiting = game.state.waiting.map((each) =>
      each.chance === from ? { ...each, chance: to } : each,
    )
}

export function forgetWaiting(game: Game, wanted: (waiting: Waiting) => boolean): void {
  if (game.state.waiting.some(wanted)) game.state.waiting = game.state.waiting.filter((each) => !wanted(each))
}

/** Effects that are being carried out, and what goes on by itself inside them. */
const CARRIES_OUT: ReadonlySet<string> = new Set(['swtcg/resolve', 'swtcg/play', 'swtcg/battle-card'])
const GOES_ON: ReadonlySet<string> = new Set([
  'swtcg/attack',
  'swtcg/battle-step',
  'swtcg/build-step',
  'swtcg/building',
])

/** Whether an effect is in the middle of being carried out (idc/effect/triggered-during-resolution-waits). */
export function isBusy(game: Game): boolean {
  const inner = game.state.frames.findLast(
    ({ procedure }) => CARRIES_OUT.has(procedure) || GOES_ON.has(procedure),
  )
  return inner !== undefined && CARRIES_OUT.has(inner.procedure)
}

/** What is due at a chance: what waits for it, and what waits for nothing but the end of other effects. */
export function dueAt(game: Game, chance: Chance): readonly Waiting[] {
  if (game.state.waiting.length === 0) return game.state.waiting
  const soon = !isSpecial(chance) && !isBusy(game)
  const now = (step: Waiting['step']): boolean => step === undefined || step === game.table.step
  return game.state.waiting.filter(
    (each) => (each.chance === chance && now(each.step)) || (soon && each.chance === 'soon'),
  )
}

/** The side that resolved last, and what it was. */
export interface Resolved {
  readonly moment: number
  readonly side: Side
}

/** Whichever of these comes next; where there are several, their side chooses. */
export function nextOf(
  game: Game,
  due: readonly Waiting[],
  chance: Chance,
  last?: Resolved,
): readonly Waiting[] {
  const triggers = due.filter(({ by }) => by === 'trigger')
  const activations = due.filter(({ by }) => by === 'activation')
  const playedFirst = chance === 'reroll' && activations.length > 0 // idc/attack/roll-order-played-effects
  return triggers.length === 0 || playedFirst ? activations.slice(0, 1) : nextTriggers(game, triggers, last)
}

/** In the order in which they arose; at one moment the sides take turns, the Dark Side first (idc/trigger/*). */
function nextTriggers(game: Game, triggers: readonly Waiting[], last?: Resolved): readonly Waiting[] {
  const moment = Math.min(...triggers.map((each) => each.moment))
  const together = game.policies.triggersInOrder
    ? triggers.filter((each) => each.moment === moment)
    : triggers
  const goesOn = last && (last.moment === moment || !game.policies.triggersInOrder)
  const { sides } = game.constants
  const from = goesOn ? sides.indexOf(last.side) + 1 : 0
  const turns = [...sides.slice(from), ...sides.slice(0, from)]
  const next = turns.find((side) => together.some(({ seat }) => game.seat(seat).side === side))
  return together.filter(({ seat }) => game.seat(seat).side === next)
}

/** The card whose effect it is. */
export const cardOf = ({ effect }: Waiting): CardId =>
  effect.kind === 'effect' ? effect.context.self : effect.unit
