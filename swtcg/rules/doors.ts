/** Doors of the rules: points that no edition sets differently but that options may, each with its usual value. */
import type { SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../cards/definition.ts'
import type { Game, Side } from '../kinds.ts'
import type { StartAction } from './build-start.ts'
import { isEverywhere } from './control.ts'
import { DECK_RULES, type DeckRules } from './deck-rules.ts'
import type { Gained, Income } from './income.ts'

export interface Bonus {
  readonly points: number
  readonly rule: string
}

export interface OpenConstants {
  readonly income: Readonly<Record<Gained, Income>>
  /** What a deck must be like. */
  readonly deck: DeckRules
  /** Cards in a draw step. */
  readonly cardsDrawn: number
  /** The rule that they are drawn by. */
  readonly drawRule: string
  /** Whoever comes first in all things, and wins ties (idc/primary/dark-overrides). */
  readonly sides: readonly Side[]
  /** The turn in which the first battle is fought. */
  readonly playBegins: number
  /** How many players build from one total in setup. */
  readonly buildersSharing: number
  /** The order of the battle steps. */
  readonly battles: readonly Arena[]
}

export interface OpenPolicies {
  /** What a player gets of the amount that was rolled or fixed. */
  readonly share: (of: Gained, amount: number) => number
  /** Build points besides. */
  readonly buildBonus: (game: Game, seat: SeatId) => readonly Bonus[]
  /** What becomes of build points that are left when a build step ends. */
  readonly unspentBuild: 'lost' | 'kept'
  /** Whether the battle step of an arena takes place in this turn. */
  readonly isFought: (game: Game, arena: Arena) => boolean
  /** The order of what is done at the start of a build step. */
  readonly startOrder: 'any' | readonly StartAction[]
  /** Whether the same unique card of two sides is contested. */
  readonly contestsOpponents: boolean
  /** Whether a side can have a unique card only once. */
  readonly contestsOwn: boolean
}

export const usualConstants: OpenConstants = {
  income: {
    force: { rolls: 'nobody', roller: 'dark', sides: 6, fixed: 4, rule: 'idc/turn/gain-four-force' },
    build: { rolls: 'one', roller: 'light', sides: 6, fixed: 0, rule: 'idc/turn/roll-for-build' },
  },
  deck: DECK_RULES.idc,
  cardsDrawn: 1,
  drawRule: 'idc/turn/draw-step-one-card',
  sides: ['dark', 'light'],
  playBegins: 1,
  buildersSharing: 1,
  battles: ARENAS,
}

export const usualPolicies: OpenPolicies = {
  share: (_, amount) => amount,
  buildBonus: (game, seat) =>
    isEverywhere(game, seat) ? [{ points: 1, rule: 'idc/turn/build-bonus-three-arenas' }] : [],
  unspentBuild: 'lost',
  isFought: () => true,
  startOrder: 'any',
  contestsOpponents: true,
  contestsOwn: true,
}
