/** What effects rule for players while they work: cards drawn besides, and hands that lie open. */
import {
  type CardId,
  EVERYONE,
  type Listener,
  lastingOf,
  lasts,
  remembered,
  reveal,
  type SeatId,
} from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import { type Context, seatsFor } from '../../effects/context.ts'
import type { Game, Swtcg, SwtcgEvent } from '../../kinds.ts'
import type { PlayerRule, PlayerRuleAbility } from '../../language/tree/tree.ts'
import { cardsIn } from '../cards/place.ts'
import { abilitiesOf } from './abilities.ts'
import { census } from './abilities-in-play.ts'

/** A rule for a player, and the card that makes it. */
interface RuleForPlayer {
  readonly rule: PlayerRule
  readonly source: CardId
}

/** The rules that cards in play make for a seat, and those that effects have decreed. */
export function rulesFor(game: Game, seat: SeatId): readonly RuleForPlayer[] {
  if (census(game).rulingPlayers.length === 0 && !lasts(game, 'decree')) return NONE
  return remembered(game, 'player-rules', seat, () =>
    stated(game).flatMap(({ ability, context }) => {
      if (ability.while && !holds(game, context, ability.while)) return []
      const isFor = seatsFor(game, context, ability.who).includes(seat)
      return isFor ? [{ rule: ability.rule, source: context.self }] : []
    }),
  )
}
const NONE: readonly RuleForPlayer[] = []

interface Stated {
  readonly ability: PlayerRuleAbility
  readonly context: Context
}
function stated(game: Game): readonly Stated[] {
  const inPlay = census(game).rulingPlayers.flatMap((source) => {
    const context: Context = { you: game.card(source).controller, self: source, bound: {} }
    return abilitiesOf(game, source).map(({ ability }) => ({ ability, context }))
  })
  return [...inPlay, ...lastingOf(game, 'decree')].flatMap(({ ability, context }) =>
    ability.ability === 'player-rule' ? [{ ability, context }] : [],
  )
}

export function playerRules(game: Game, seat: SeatId): readonly PlayerRule[] {
  const rules = rulesFor(game, seat)
  return rules.length === 0 ? NO_RULES : rules.map(({ rule }) => rule)
}
const NO_RULES: readonly PlayerRule[] = []

/** How many cards a seat draws in its draw step: what the rules say, and what effects add. */
export const cardsToDraw = (game: Game, seat: SeatId): number =>
  playerRules(game, seat).reduce(
    (sum, rule) => ('draws' in rule ? sum + rule.draws : sum),
    game.constants.cardsDrawn,
  )

/** How many cards go back under the deck after the draw. */
export const cardsToReturn = (game: Game, seat: SeatId): number =>
  playerRules(game, seat).reduce((sum, rule) => ('draws' in rule ? sum + (rule.returns ?? 0) : sum), 0)

/** Everybody sees the hands that effects lay open, and what is built openly. */
function showOpenHands(game: Game): void {
  for (const seat of game.table.order) {
    const rules = playerRules(game, seat)
    if (rules.some((rule) => 'hand' in rule))
      for (const card of cardsIn(game, seat, 'hand')) reveal(game, card, EVERYONE)
    if (rules.some((rule) => 'builds' in rule))
      for (const card of cardsIn(game, seat, 'build')) reveal(game, card, EVERYONE)
  }
}

/** Whenever a hand may have grown, or a card may have begun to lay it open. */
const HEARD: readonly SwtcgEvent['kind'][] = [
  'drew',
  'laidFaceDown',
  'deployed',
  'controlChanged',
  'stepBegan',
  'stacked',
  'moved',
]
const listen: Listener<Swtcg> = (game) => {
  if (census(game).rulingPlayers.length > 0 || lasts(game, 'decree')) showOpenHands(game)
}
export const openHandListeners = Object.fromEntries(HEARD.map((kind) => [kind, [listen]]))
