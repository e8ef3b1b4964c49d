/** Why an answer in the build step is refused, and why what belongs there cannot be done at another time. */

import { type Attempt, type CardId, isAttempt, type Question, type SeatId, whyNot } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { isPiloting } from '../cards/attachment.ts'
import { exists } from '../cards/place.ts'
import { equipAbilities } from '../equipment/equip-cost.ts'
import { DETACH_CHECKS } from '../equipment/equipment.ts'
import { EQUIP_CHECKS } from '../keywords/equip.ts'
import { BOARD_CHECKS, LEAVE_CHECKS } from '../pilots/board-and-leave.ts'
import { REARRANGE_CHECKS } from '../unique/rearrange-in-build.ts'
import { whyInNoStack } from '../unique/unique.ts'
import { ADD_CHECKS, LAY_CHECKS } from './build-counters.ts'
import { destinationsOf } from './destination.ts'
import { saidIn, waysMeant } from './destination-said.ts'
import { MOVE_CHECKS } from './move.ts'
import { COMPLETE_CHECKS } from './what-can-be-completed.ts'

/** An attempt with a card that is there. */
type Meant = Attempt & { readonly card: CardId }
type Why = (game: Game, seat: SeatId, attempt: Meant) => readonly Reason[]

/** What can be done in the build step, and the rule that it is done there alone. */
const ACTIONS: Readonly<Record<string, { readonly only: string; readonly why: Why }>> = {
  complete: { only: 'idc/build/only-in-build-step', why: whyNotCompleted },
  'lay-face-down': {
    only: 'idc/build/only-in-build-step',
    why: (game, seat, { card }) => whyNot(game, LAY_CHECKS, { seat, card }),
  },
  'add-counters': {
    only: 'idc/build/only-in-build-step',
    why: (game, seat, { card }) => whyNot(game, ADD_CHECKS, { seat, card }),
  },
  move: { only: 'idc/turn/build-step-move-between-arenas', why: whyNotMoved },
  pilot: {
    only: 'idc/turn/build-step-move-pilots',
    why: (game, seat, { card: pilot, unit }) =>
      isCard(game, unit)
        ? whyNot(game, BOARD_CHECKS, { seat, pilot, version: definitionOf(game, pilot), unit })
        : [],
  },
  equip: { only: 'idc/equipment/equip-in-own-build-step', why: whyNotEquipped },
  detach: {
    only: 'idc/equipment/unit-stolen-detach',
    why: (game, seat, { card }) => whyNot(game, DETACH_CHECKS, { seat, card }),
  },
  rearrange: {
    only: 'idc/turn/build-step-rearrange',
    why: (game, seat, { card, version }) =>
      isCard(game, version) ? whyNot(game, REARRANGE_CHECKS, { seat, card, version }) : [],
  },
}

export function explainBuild(game: Game, { seat }: Question, value: unknown): readonly Reason[] {
  if (!isAttempt(value) || !isCard(game, value.card)) return []
  return ACTIONS[value.verb]?.why(game, seat, value as Meant) ?? []
}

/** What is for the build step cannot be done at another time. */
export function explainOutsideBuild(_: Game, __: Question, value: unknown): readonly Reason[] {
  const action = isAttempt(value) ? ACTIONS[value.verb] : undefined
  return action ? [{ code: 'only-in-build-step', rule: action.only }] : []
}

/** At the start of the build step nothing that is for the step itself can be done or played. */
export function explainBuildStart(_: Game, __: Question, value: unknown): readonly Reason[] {
  const early = isAttempt(value) && (value.verb in ACTIONS || value.verb === 'play')
  return early ? [{ code: 'not-yet', rule: 'idc/turn/no-during-effects-at-start' }] : []
}

export function explainCounters(game: Game, { seat }: Question, value: unknown): readonly Reason[] {
  if (typeof value !== 'number') return []
  if (value < 1) return [{ code: 'too-low', rule: 'idc/build/at-least-one-counter' }]
  const { build } = game.seat(seat)
  if (value <= build) return []
  return [
    { code: 'not-enough-build', rule: 'idc/build/counter-costs-one-point', detail: { needed: value, build } },
  ]
}

const isCard = (game: Game, value: unknown): value is CardId =>
  typeof value === 'number' && exists(game, value)

function whyNotCompleted(game: Game, seat: SeatId, attempt: Meant): readonly Reason[] {
  if (isInVain(game, seat, attempt)) return [whyInNoStack(game, attempt.card)]
  const ways = waysMeant(game, attempt['destination'], destinationsOf(game, seat, attempt.card))
  const meant = ways.length > 0 ? ways : [undefined]
  return meant.flatMap((destination) =>
    whyNot(game, COMPLETE_CHECKS, { seat, card: attempt.card, destination }),
  )
}

/** Whether it is to go into a stack, and there is none for it. */
function isInVain(game: Game, seat: SeatId, { card, destination }: Meant): boolean {
  const { onto, place } = saidIn(destination)
  if (onto !== undefined || (place !== 'top' && place !== 'beneath')) return false
  return !destinationsOf(game, seat, card).some((way) => way && 'onto' in way)
}

function whyNotMoved(game: Game, seat: SeatId, { card, to }: Meant): readonly Reason[] {
  const place = ([...ARENAS, 'build'] as const).find((each) => each === to)
  if (!place) return []
  return isPiloting(game, card)
    ? whyNot(game, LEAVE_CHECKS, { seat, pilot: card, to: place })
    : whyNot(game, MOVE_CHECKS, { seat, card, to: place })
}

function whyNotEquipped(game: Game, seat: SeatId, { card, unit, ability }: Meant): readonly Reason[] {
  if (!isCard(game, unit)) return []
  const paths = equipAbilities(definitionOf(game, card)).map(([path]) => path)
  const meant = paths.includes(String(ability)) ? [String(ability)] : paths
  return meant.flatMap((path) => whyNot(game, EQUIP_CHECKS, { seat, card, unit, ability: path }))
}
