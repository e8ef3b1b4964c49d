/** Disrupting: a chance to cancel an attack, a played card or an activated ability before it takes place. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { asFarAsKnown } from '../../effects/amounts/open-x.ts'
import type { Context } from '../../effects/context.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import { allOf } from '../../effects/triggers/timing.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Disruptable, Instruction } from '../../language/tree/instructions.ts'
import type { Filter } from '../../language/tree/nouns.ts'
import type { Nature } from '../../language/tree/prohibitions.ts'
import type { EffectAbility, Rule } from '../../language/tree/tree.ts'
import type { Reason } from '../../reasons.ts'
import { constraintsOn, isMeant, ownConstraints } from '../abilities/constraints.ts'
import { playerRules } from '../abilities/player-rules.ts'
import { areOpponents, exists } from '../cards/place.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { isRefused } from '../chances/permission.ts'

/** The thing that a chance to disrupt was opened for. */
export interface Subject {
  readonly what: Disruptable
  readonly card: CardId
  /** Whose thing it is. */
  readonly seat: SeatId
  readonly disrupted: boolean
  /** Of an ability: the name of it among those of its card. */
  readonly ability?: string
  /** Of an ability or a Battle card. */
  readonly nature?: readonly Nature[]
}

interface Disruption {
  readonly subject: Subject
  /** What could be disrupted when this came up: a disrupt may be disrupted too (idc/disrupt/disrupt-may-be-disrupted). */
  readonly outer?: Subject | null
  readonly result?: boolean
}

export const disruption = procedure<Disruption>('swtcg/disruption', [
  step('begin', (game, { subject }) => {
    const outer = game.table.disrupting
    game.changeTable({ disrupting: subject })
    return { outer }
  }),
  step('chance', (game) => openChance(game, 'disrupt')),
  step('end', (game, { outer = null }) => {
    const result = game.table.disrupting?.disrupted ?? false
    game.changeTable({ disrupting: outer })
    return { result }
  }),
])

/** What a procedure that opens a chance to disrupt keeps: whether it was used. */
export interface MayBeDisrupted {
  readonly disrupted?: boolean
}

/** Text says that nothing of this player, no attack or ability of this unit, or not this card can be disrupted. */
const isCertain = (game: Game, subject: Subject): boolean =>
  playerRules(game, subject.seat).some(
    (rule) =>
      'disrupted' in rule ||
      ('deploys' in rule && subject.what === 'unit' && isSuch(game, subject, rule.of)) ||
      ('cards' in rule && SAID[subject.what] === 'card' && isSuch(game, subject, rule.of)),
  ) ||
  (exists(game, subject.card) && isCertainItself(game, subject))
/** A card that was its own price is gone where nobody can follow it. */
const isCertainItself = (game: Game, { what, card, seat, nature = [] }: Subject): boolean =>
  [...constraintsOn(game, card), ...(SAID[what] === 'card' ? ownConstraints(game, card, seat) : [])].some(
    ({ rule }) =>
      'disrupted' in rule && rule.what === SAID[what] && (!rule.nature || nature.includes(rule.nature)),
  )
type Certain = Extract<Rule, { readonly disrupted: unknown }>['what']
const SAID: Readonly<Record<Disruptable, Certain>> = {
  attack: undefined,
  ability: 'abilities',
  unit: 'card',
  battle: 'card',
  mission: 'card',
  location: 'card',
  equipment: 'card',
  resource: 'card',
}
/** The card is about to be deployed, so it is where no words for units reach it yet. */
const isSuch = (game: Game, { seat, card }: Subject, of: Filter): boolean =>
  fits(game, { you: seat, self: card, bound: {} }, { ...of, place: { in: 'hand' } }, card) ||
  fits(game, { you: seat, self: card, bound: {} }, { ...of, state: ['face-down'] }, card) ||
  fits(game, { you: seat, self: card, bound: {} }, of, card)

/** Opens the chance, if such things can be disrupted at all; the caller's local `disrupted` tells what came of it. */
export function openDisruption(
  game: Game,
  what: Disruptable,
  card: CardId,
  seat: SeatId,
  ability?: {
    readonly undisruptable?: true | undefined
    readonly name?: string
    readonly nature?: readonly Nature[]
  },
): void {
  const { undisruptable, nature, name } = ability ?? {}
  const subject: Subject = {
    what,
    card,
    seat,
    disrupted: false,
    ...(nature ? { nature } : {}),
    ...(name === undefined ? {} : { ability: name }),
  }
  if (undisruptable || isCertain(game, subject)) return
  if (game.constants.disruptable.has(what)) game.call(disruption, { subject }, 'disrupted')
}

/** The present subject is cancelled (idc/disrupt/cancels-actions-and-effects). */
export function disruptSubject(game: Game): void {
  const { disrupting } = game.table
  if (disrupting) game.changeTable({ disrupting: { ...disrupting, disrupted: true } })
}

type Disrupt = Extract<Instruction, { readonly do: 'disrupt' }>
/** Whether the declared attack comes from such a unit, against that one; X is not known before it is paid. */
export function isThatAttack(game: Game, context: Context, { attacker, against }: Disrupt): boolean {
  const { attack } = game.table
  if (!attacker && !against) return true
  if (!attack || (against && !isMeant(game, context, against, attack.defender))) return false
  if (!attacker) return true
  return fits(game, context, asFarAsKnown(context, attacker), attack.attacker)
}

/** What a card's effect costs as it is printed. */
function printedForce(game: Game, card: CardId): number {
  const effect = definitionOf(game, card).abilities.find(({ ability }) => ability === 'effect')
  const cost = effect?.ability === 'effect' ? effect.cost : []
  return cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)
}

/** Why an effect cannot disrupt what is about to happen, or null. */
export function whyNotDisrupt(
  game: Game,
  seat: SeatId,
  card: CardId,
  { do: instructions }: EffectAbility,
): Reason | null {
  const { disrupting } = game.table
  if (!disrupting || disrupting.disrupted)
    return because('nothing-to-disrupt', 'idc/disrupt/window-card-played')
  if (!game.policies.mayDisruptOwn && !areOpponents(game, seat, disrupting.seat))
    return because('own-card', 'wotc/disrupt/own-card', { card: disrupting.card })
  if (isRefused(game, seat, disrupting.card))
    return because('teammate-refused', 'idc/thw/no-touching-teammates-cards', { card: disrupting.card })
  /** What was its own price is gone where nobody can follow it. */
  const isStillThere = exists(game, disrupting.card)
  const disrupts = allOf(instructions).some(
    (each) =>
      each.do === 'disrupt' &&
      (!each.what || each.what.includes(disrupting.what)) &&
      (!each.of ||
        (isStillThere && fits(game, { you: seat, self: card, bound: {} }, each.of, disrupting.card))) &&
      isThatAttack(game, { you: seat, self: card, bound: {} }, each) &&
      (!each.nature || disrupting.nature?.includes(each.nature)) &&
      (each.forceAtMost === undefined ||
        (isStillThere && printedForce(game, disrupting.card) <= each.forceAtMost)),
  )
  if (disrupts) return null
  return because('cannot-disrupt-that', 'idc/disrupt/cancels-actions-and-effects', {
    card: disrupting.card,
  })
}
