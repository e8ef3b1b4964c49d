/** What kinds of movement have in common. */
import { because, type CardId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy, barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import { locationOf } from '../cards/place.ts'
import { hasTraitNow } from '../cards/skills.ts'
import { whyNotItsHabitat } from '../creatures/creatures.ts'
import { whyNotByDagobah } from '../dagobah/access.ts'
import { whyNotPaid } from '../force/paying.ts'
import { whyNotThroughShield } from '../locations/energy-shield.ts'
import { whyNotBesideTwin } from '../locations/one-per-location.ts'
import { operativeThere } from '../locations/operatives.ts'
import { whyNotInTrench } from '../locations/trench.ts'
import { moverOf } from '../ship-sites/steering.ts'
import type { MoveAttempt, Mover } from './way.ts'

/** A player moves in the own move phase, or in answer to the opponent where a card lets it react. */
const inMovePhase: Check<Mover> = (game, { seat, card, react }) => {
  if (react) return null
  const { phase, current } = game.table
  const isTheirTurn = kindOf(game, card) === 'location' ? current === seat : isItsTurn(game, card)
  return phase === 'move' && isTheirTurn ? null : because('not-your-move-phase', 'ccg95/move/phase')
}
const isItsTurn = (game: Game, card: CardId): boolean => game.table.current === game.card(card).controller

/** Of a group that leaves a place, each is looked at by itself. */
const ownCard: Check<Mover> = (game, { seat, card, react }) => {
  if (kindOf(game, card) === 'location') return null
  const { controller } = game.card(card)
  if ((react ? controller : moverOf(game, card)) === seat) return null
  return controller === seat
    ? because('steered', 'ccgx/shipsite/opponent-moves', { card })
    : because('not-yours', 'ccg95/move/phase', { card })
}

/** What every kind of movement asks for; whoever finds moves of own cards in the own move phase has it already. */
export const EVERY_MOVE: readonly Check<Mover>[] = [inMovePhase, ownCard]

export const notBarred: Check<MoveAttempt> = (game, { card, to, by }) => {
  const shut = whyNotThroughShield(game, { card, to, by })
  if (shut) return shut
  const trench = whyNotInTrench(game, to)
  if (trench) return trench
  if (game.card(card).crashed) return because('crashed', 'ccgx/vehicle/crash', { card })
  const lost = whyNotItsHabitat(game, card, to)
  if (lost) return lost
  const rival = operativeThere(game, game.card(card).controller, card, to)
  if (rival !== null) return because('operative-there', 'ccgx/operative/one-per-place', { card: rival })
  const twin = whyNotBesideTwin(game, game.card(card).controller, card, to)
  if (twin) return twin
  const away = whyNotByDagobah(game, { card, to, by })
  if (away) return away
  const bar =
    barredBy(game, 'move', card, to) ??
    (by === 'landspeed' ? null : barredBy(game, 'move-otherwise', card, to))
  return bar === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: bar })
}

/** The one main move of a turn; which kinds use it up is the edition's to say (ccg/move/one-main-move). */
export const mainMoveLeft: Check<Mover> = (game, { card, by }) => {
  const { moved } = game.card(card)
  if (!moved || !game.policies.mainMoves.has(by)) return null
  return because('moved-already', 'ccg95/move/once-per-turn', { card })
}

/** The usual price of moving one card is 1 Force (ccg95/move/cost-one). */
export const oneForce = (game: Game, attempt: MoveAttempt): number => {
  const { card, to, free } = attempt
  if (free || allowedBy(game, 'move-free', card, to) !== null || isFreed(game, attempt)) return 0
  return 1 + moreForce(game, card, to, attempt.by)
}
/** Whether a location at one end, or a card there, says that moves of the kind cost its player nothing. */
export const isFreed = (game: Game, { seat, card, to, by }: MoveAttempt): boolean =>
  active(game, 'frees-moves').some(
    ({ what, context }) =>
      context.you === seat &&
      what.by.includes(by) &&
      (what.of === undefined || matches(game, context, what.of, card)) &&
      (what.to === undefined || matches(game, context, what.to, to)) &&
      [card, to].some((end) => locationOf(game, end) === locationOf(game, context.self)),
  )
/** What texts ask for besides; of a system that moves, for whatever voyage. */
export const moreForce = (game: Game, card: CardId, to?: CardId, by?: MoveAttempt['by']): number =>
  active(game, 'move-cost')
    .filter(
      ({ what, context }) =>
        (what.by === undefined || what.by === by) &&
        matches(game, context, what.of, card) &&
        (what.to === undefined || (to !== undefined && matches(game, context, what.to, to))),
    )
    .reduce((sum, { what, context }) => sum + amountOf(game, context, what.add), 0)
export const noForce = (): number => 0

export const payable =
  (cost: (game: Game, attempt: MoveAttempt) => number): Check<MoveAttempt> =>
  (game, attempt) =>
    whyNotPaid(game, attempt.seat, cost(game, attempt), 'ccg95/force/use-needs-enough')

/** Notes the main move, where this kind is one. */
export function spendMainMove(game: Game, { card, by }: MoveAttempt): void {
  if (game.policies.mainMoves.has(by)) game.changeCard(card, { moved: true })
}

export const kindOf = (game: Game, card: CardId): string => definitionOf(game, card).kind
/** A starfighter, or a starship whose text has it deploy and move like one. */
export const isLikeStarfighter = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).type === 'starfighter' || allowedBy(game, 'fly-like-a-starfighter', card) !== null

/** A starfighter, or a craft whose text has it move like one: anywhere, or at the place. */
export const fliesLikeStarfighter = (game: Game, card: CardId, at: CardId): boolean =>
  definitionOf(game, card).type === 'starfighter' ||
  definitionOf(game, card).type === 'squadron' ||
  allowedBy(game, 'fly-like-a-starfighter', card, at) !== null

export const isCapital = (game: Game, card: CardId): boolean => definitionOf(game, card).type === 'capital'

/** All capital starships, and starfighters whose cards say so (ccg95/starship/ship-docking). */
export const hasShipDocking = (game: Game, card: CardId): boolean =>
  isCapital(game, card) || hasTraitNow(game, card, 'ship-docking capability')
