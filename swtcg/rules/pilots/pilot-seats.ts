/** How many Pilots a unit may have, and which, where its text or theirs says so. */
import { because, type CardId } from '@dejarik/kernel'
import { fits } from '../../effects/nouns/nouns.ts'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn } from '../abilities/constraints.ts'

/** Why there is no room for another Pilot, or null. */
export function whyNotSeat(game: Game, pilot: CardId, unit: CardId): Reason | null {
  const aboard = game.card(unit).pilots.filter((other) => other !== pilot)
  const over = tooMany(game, pilot, unit, aboard) ?? aboard[roomFor(game, pilot, unit)]
  return over === undefined ? null : because('has-a-pilot', 'idc/keyword/pilot-one-per-unit', { card: over })
}

/** Pilots beyond the one that any unit may have; some room is only for Pilots of a kind. */
const roomFor = (game: Game, pilot: CardId, unit: CardId): number =>
  constraintsOn(game, unit).reduce((sum, { rule, context }) => {
    const counts = 'pilots' in rule && (!rule.of || fits(game, context, rule.of, pilot))
    return counts ? sum + rule.pilots : sum
  }, 0)

/** A Pilot aboard, where one more would be more than the unit can have. */
function tooMany(game: Game, pilot: CardId, unit: CardId, aboard: readonly CardId[]): CardId | undefined {
  for (const { rule, context } of constraintsOn(game, unit)) {
    if (!('pilotsAtMost' in rule)) continue
    const { of, pilotsAtMost } = rule
    const alike = aboard.filter((other) => !of || fits(game, context, of, other))
    const adds = !of || fits(game, context, of, pilot)
    if (adds && alike.length >= pilotsAtMost) return alike[0]
  }
  return undefined
}

/** Why these two do not go together by what either of them says, or null (idc/primary/cant-overrides). */
export function whyNotMatch(game: Game, pilot: CardId, unit: CardId): Reason | null {
  const bar =
    constraintsOn(game, unit).find(
      ({ rule, context }) => 'pilotedBy' in rule && !fits(game, context, rule.pilotedBy, pilot),
    ) ??
    constraintsOn(game, pilot).find(
      ({ rule, context }) => 'pilotsOnly' in rule && !fits(game, context, rule.pilotsOnly, unit),
    )
  return bar ? because('not-that-pilot', 'idc/primary/cant-overrides', { card: bar.source }) : null
}

/** A Droid may be piloted if its text says so (idc/pilot/not-on-droids). */
export const mayBePiloted = (game: Game, unit: CardId): boolean =>
  constraintsOn(game, unit).some(({ rule }) => 'piloted' in rule)

/** Whether a Pilot may board a unit that is not its player's. */
export const mayAlsoFly = (game: Game, pilot: CardId, unit: CardId): boolean =>
  constraintsOn(game, pilot).some(
    ({ rule, context }) => 'pilotsAlso' in rule && fits(game, context, rule.pilotsAlso, unit),
  )
