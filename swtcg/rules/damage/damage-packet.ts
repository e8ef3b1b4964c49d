/** Damage about to be done to a unit, with what its source gives it. */

import type { CardId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import type { Game, Packet } from '../../kinds.ts'
import type { Rule } from '../../language/tree/tree.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { exists } from '../cards/place.ts'
import { nextMoment } from '../chances/waiting.ts'
import { bountiesOf } from '../keywords/bounty.ts'
import { ferocityOf } from '../keywords/ferocity.ts'
import { OF_ATTACKS } from './of-attacks.ts'

/** Damage from one cause to one unit. Each has a moment of its own, which "once for each instance" counts by. */
export function packet(
  game: Game,
  unit: CardId,
  amount: number,
  source: CardId | null,
  by: Packet['by'],
): Packet {
  const moment = nextMoment(game)
  const marks = { ...(source === null ? {} : marksOf(game, source, by)), ...takenBy(game, unit) }
  return { unit, amount: amount * timesBy(game, source), prevented: 0, source, by, moment, ...marks }
}

/** How many times as much a unit does as it says. */
const timesBy = (game: Game, source: CardId | null): number =>
  source === null || !exists(game, source)
    ? 1
    : constraintsOn(game, source).reduce(
        (times, { rule }) => ('damageTimes' in rule ? times * rule.damageTimes : times),
        1,
      )

/** Some units cannot be helped at all, whoever damages them. */
function takenBy(game: Game, unit: CardId): Pick<Packet, 'unpreventable'> {
  if (!exists(game, unit)) return {}
  const fixed = constraintsOn(game, unit).find(({ rule }) => 'taken' in rule)
  return fixed ? { unpreventable: { context: fixed.context } } : {}
}

/** What the source gives its damage: its Bounties, and that nothing prevents it. */
function marksOf(game: Game, source: CardId, by: Packet['by']): Pick<Packet, 'bounties' | 'unpreventable'> {
  if (!exists(game, source)) return {}
  const bounties = bountiesOf(game, source)
  const fixed = constraintsOn(game, source).find(
    ({ rule }) => 'damage' in rule && (rule.of === undefined || OF_ATTACKS.has(by)),
  )
  const ferocious = ferocityOf(game, source)
  return {
    ...(bounties.length > 0 ? { bounties } : {}),
    ...(!ferocious && fixed && 'damage' in fixed.rule
      ? { unpreventable: unpreventable(fixed.rule, fixed.context) }
      : {}),
    ...(ferocious ? { unpreventable: ferocious } : {}),
  }
}

function unpreventable(
  { damage: _, of: __, ...how }: Extract<Rule, { readonly damage: unknown }>,
  context: Context,
): NonNullable<Packet['unpreventable']> {
  return { ...how, context }
}
