/** Bounty: what a unit's controller gets at the start of the next build step when its damage discards another unit. */
import type { CardId } from '@dejarik/kernel'
import type { Bounty, Game, Packet } from '../../kinds.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { constraintsOn } from '../abilities/constraints.ts'
import { wait } from '../chances/waiting.ts'

/** Each copy pays for itself (idc/keyword/bounty-layered). */
export function bountiesOf(game: Game, card: CardId): Bounty[] {
  if (constraintsOn(game, card).some(({ rule }) => 'bounty' in rule && rule.bounty === 'none')) return []
  const seat = game.card(card).controller
  return abilitiesOf(game, card).flatMap(({ ability }) =>
    ability.ability === 'bounty' ? [{ seat, card, do: ability.do }] : [],
  )
}

/** It is received at the start of the next build step, not at once (idc/keyword/bounty-paid-at-next-build-step). */
export function earn(game: Game, { seat, card, do: instructions }: Bounty, unit: CardId): void {
  const context = { you: seat, self: card, bound: { that: [unit] } }
  wait(game, {
    chance: 'build-start',
    by: 'trigger',
    bounty: true,
    seat,
    effect: { kind: 'effect', context, instructions },
  })
}

/** Whoever's damage discarded a unit gets the Bounty (idc/keyword/bounty-trigger). */
export function earnByDiscard(game: Game, unit: CardId, packets: readonly Packet[]): void {
  if (game.policies.bountyFor !== 'discard') return
  for (const { bounties = [] } of packets) for (const bounty of bounties) earn(game, bounty, unit)
}

/** Text may say that nobody gets a Bounty for this unit. */
export const isWithoutBounty = (game: Game, unit: CardId): boolean =>
  constraintsOn(game, unit).some(({ rule }) => 'bounty' in rule && rule.bounty === 'none-for-it')
