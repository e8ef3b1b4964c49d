/** Filters that compare a card with others: by history, by who can attack it, by being the most, by alternatives. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Filter } from '../language/nouns.ts'
import { canAttack } from '../rules/attack/targets.ts'
import { type Context, cardsFor } from './context.ts'
import { candidates, fits, isAt, measure } from './nouns.ts'

export function isRelated(game: Game, context: Context, filter: Filter, card: CardId): boolean {
  return (
    (!filter.happened || hasHistory(game, context, filter.happened, card)) &&
    (!filter.apartFrom || !cardsFor(game, context, filter.apartFrom).includes(card)) &&
    (!filter.controlledWith || isMate(game, context, filter.controlledWith, card)) &&
    (!filter.attackableBy || isAttackable(game, context, filter.attackableBy, card)) &&
    (!filter.anyOf || filter.anyOf.some((one) => isOne(game, context, one, card))) &&
    (!filter.most || isMost(game, context, filter, card))
  )
}

function hasHistory(
  game: Game,
  context: Context,
  { did, by, not }: NonNullable<Filter['happened']>,
  card: CardId,
): boolean {
  const others = by ? cardsFor(game, context, by) : null
  const happened = game.table.history.some(
    (fact) =>
      fact.did === did &&
      fact.card === card &&
      (others === null || (fact.other !== undefined && others.includes(fact.other))),
  )
  return happened === !not
}

/** Another card of the same player. */
const isMate = (
  game: Game,
  context: Context,
  of: NonNullable<Filter['controlledWith']>,
  card: CardId,
): boolean =>
  cardsFor(game, context, of).some(
    (other) => other !== card && game.card(other).controller === game.card(card).controller,
  )

const isAttackable = (
  game: Game,
  context: Context,
  by: NonNullable<Filter['attackableBy']>,
  card: CardId,
): boolean => cardsFor(game, context, by).some((unit) => unit !== card && canAttack(game, unit, card))

const isOne = (game: Game, context: Context, one: Filter, card: CardId): boolean =>
  fits(game, context, one, card) && (!one.place || isAt(game, context, one.place, card))

/** None of the others has a higher number, or a lower one; ties are all of them. */
function isMost(game: Game, context: Context, { most, ...rest }: Filter, card: CardId): boolean {
  if (!most) return true
  const sign = most.is === 'highest' ? 1 : -1
  const own = sign * measure(game, context, most.of, card)
  return candidates(game, context, rest).every(
    (other) => sign * measure(game, context, most.of, other) <= own,
  )
}
