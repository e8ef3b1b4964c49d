/** What effects forbid, allow and demand of a card, while they work or last. */

import { type CardId, gather, lastingOf, lasts, remembered, type SeatId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import { type Context, cardsFor, isYours } from '../../effects/context.ts'
import { fits, isAt } from '../../effects/nouns/nouns.ts'
import { isGranted, staticsOn } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { EffectType, Prohibition } from '../../language/tree/instructions.ts'
import type { Filter, Keyword, Reference } from '../../language/tree/nouns.ts'
import type { Ability, PlayerProhibition, Rule, RuleAbility } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { exists } from '../cards/place.ts'
import { census } from './abilities-in-play.ts'
import { baseAbilities } from './base-abilities.ts'
import { rulesFor } from './player-rules.ts'

/** A rule that applies to a card, as the effect that made it means it. */
export interface Constraint {
  readonly rule: Rule
  readonly context: Context
  readonly source: CardId
}

/** Everything that effects say of a card. */
export function constraintsOn(game: Game, card: CardId): readonly Constraint[] {
  if (!lasts(game, 'rule') && standing(game).length === 0 && staticsOn(game, card).length === 0) return NONE
  return remembered(game, 'constraints', card, () => [
    ...standing(game)
      .filter(({ ability, context }) => applies(game, context, ability, card))
      .map(stated),
    ...gather(staticsOn(game, card), ({ gain, context, source }) =>
      (gain.cant ?? []).map((cant) => ({ rule: { cant }, context, source })),
    ),
    ...lasting(game, card),
  ])
}

/** Whether a rule of a kind applies to a card; rules of other kinds may depend on the answer and are not looked at. */
export const isUnderRule = (game: Game, card: CardId, isKind: (rule: Rule) => boolean): boolean =>
  standing(game).some(
    ({ ability, context }) => isKind(ability.rule) && applies(game, context, ability, card),
  ) || lasting(game, card).some(({ rule }) => isKind(rule))

const NONE: readonly Constraint[] = []

/** What a card says of itself holds before it is in play. */
export function ownConstraints(game: Game, card: CardId, you: SeatId): readonly Constraint[] {
  const context: Context = { you, self: card, bound: {} }
  return definitionOf(game, card).abilities.flatMap((one) =>
    one.ability === 'rule' && 'the' in one.who && (!one.while || holds(game, context, one.while))
      ? [{ rule: one.rule, context, source: card }]
      : [],
  )
}

interface Standing {
  readonly ability: RuleAbility
  readonly context: Context
  readonly source: CardId
}
const stated = ({ ability, context, source }: Standing): Constraint => ({
  rule: ability.rule,
  context,
  source,
})

/** Whether any card in play or lasting effect makes a rule of this kind. */
export const hasRule = (game: Game, isKind: (rule: Rule) => boolean): boolean =>
  standing(game).some(({ ability }) => isKind(ability.rule)) ||
  lastingOf(game, 'rule').some(({ rule }) => isKind(rule))

/** The standing rules for a card as if a seat played it; what was said of that very card does not count. */
export const rulesForCopy = (game: Game, seat: SeatId, card: CardId): readonly Rule[] =>
  gather(standing(game), ({ ability: { who, while: condition, rule }, context }) => {
    if ('the' in who || (condition && !holds(game, context, condition))) return []
    const { whose, ...rest } = who
    const concerns = !whose || isYours(game, context, seat) === (whose === 'you')
    return concerns && fits(game, context, rest, card) ? [rule] : []
  })

/** Every rule that a card in play makes, found once for each state. */
function standing(game: Game): readonly Standing[] {
  if (census(game).withRules.length === 0 && !lasts(game, 'decree')) return NOTHING
  return remembered(game, 'standing-rules', 0, () =>
    gather(ruling(game), ({ ability, context, source }) =>
      ability.ability === 'rule' && !isGranted(game, source, ability) ? [{ ability, context, source }] : [],
    ),
  )
}

const NOTHING: readonly Standing[] = []

interface Ruling {
  readonly ability: Ability
  readonly context: Context
  readonly source: CardId
}
/** The abilities that make rules: of cards in play, and what effects have decreed. */
function ruling(game: Game): readonly Ruling[] {
  return remembered(game, 'ruling', 0, () => [
    ...gather(census(game).withRules, (source) => {
      const context: Context = { you: game.card(source).controller, self: source, bound: {} }
      return baseAbilities(game, source).map(({ ability }) => ({ ability, context, source }))
    }),
    ...lastingOf(game, 'decree').map(({ ability, context }) => ({ ability, context, source: context.self })),
  ])
}

function applies(
  game: Game,
  context: Context,
  { who, while: condition }: RuleAbility,
  card: CardId,
): boolean {
  return (!condition || holds(game, context, condition)) && isMeant(game, context, who, card)
}

const lasting = (game: Game, card: CardId): Constraint[] =>
  gather(lastingOf(game, 'rule'), (effect) =>
    effect.card === card
      ? [{ rule: effect.rule, context: effect.context, source: effect.source ?? card }]
      : [],
  )

export const isMeant = (game: Game, context: Context, what: Reference | Filter, card: CardId): boolean =>
  'the' in what
    ? cardsFor(game, context, what).includes(card)
    : fits(game, context, what, card) && (!what.place || isAt(game, context, what.place, card))

/** The effect that forbids a thing to a card, or to it with another; "can't" always wins (idc/primary/cant-overrides). */
export function whyForbidden(
  game: Game,
  card: CardId,
  what: Prohibition,
  other?: CardId,
  using?: string | null,
): Reason | null {
  for (const { rule, context, source } of constraintsOn(game, card)) {
    if (!('cant' in rule) || rule.cant !== what) continue
    const { against, with: across } = rule
    if (across && across !== using) continue
    if (against && (other === undefined || !fits(game, context, against, other))) continue
    return { code: `cannot-${what}`, rule: 'idc/primary/cant-overrides', card: source }
  }
  return game.policies.forbids(game, card, what)
}

/** Whether an effect lets a unit attack what it normally could not (idc/phrase/may-attack). */
export const mayAttack = (game: Game, attacker: CardId, defender: CardId): boolean =>
  attacker !== defender &&
  constraintsOn(game, attacker).some(
    ({ rule, context }) =>
      'may' in rule &&
      isMeant(game, withMates(game, context, defender), rule.target, defender) &&
      ('the' in rule.target || game.policies.mayReach(game, attacker, rule.target, defender)),
  )

/** What is "yours" is a teammate's too, where leave may be asked for it. */
const withMates = (game: Game, context: Context, card: CardId): Context =>
  game.policies.mayAskFor(game, context.you, card) ? { ...context, team: true } : context

/** Of the units that a unit could attack, those that it must (idc/phrase/must-attack). */
export const mustAttack = (game: Game, attacker: CardId, able: readonly CardId[]): CardId[] =>
  able.filter((defender) =>
    constraintsOn(game, attacker).some(
      ({ rule, context }) => 'must' in rule && isMeant(game, context, rule.target, defender),
    ),
  )

/** Why a player cannot use an effect of this type or with this keyword, or null (idc/phrase/cant-use-scope). */
export function whyCantUse(
  game: Game,
  seat: SeatId,
  type: EffectType | 'battle-cards' | 'spend-build' | 'spend-force' | 'lose-game',
  keyword?: Keyword,
): Reason | null {
  const covers = (what: PlayerProhibition): boolean =>
    typeof what === 'string' ? what === type : keyword !== undefined && what.includes(keyword)
  for (const { seats, what, source } of lastingOf(game, 'cant-use'))
    if (seats.includes(seat) && covers(what)) return cannotUse(source)
  for (const { rule, source } of rulesFor(game, seat))
    if ('cant' in rule && covers(rule.cant)) return cannotUse(source)
  return null
}

const cannotUse = (card: CardId | null): Reason => ({
  code: 'cannot-use',
  rule: 'idc/phrase/cant-use-scope',
  ...(card === null ? {} : { card }),
})

/** Whether the controller of a unit cannot use this triggered keyword of it. */
export const isStopped = (game: Game, unit: CardId, keyword: Keyword): boolean =>
  exists(game, unit) && whyCantUse(game, game.card(unit).controller, 'triggered', keyword) !== null
