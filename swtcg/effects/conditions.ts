/** Conditions of card text, tested in a position. */
import { ARENAS } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import type { Condition } from '../language/conditions.ts'
import type { Filter, Reference } from '../language/nouns.ts'
import { isBeneath, isPiloting } from '../rules/attachment.ts'
import { controlOf } from '../rules/control.ts'
import { remainingHealth } from '../rules/numbers.ts'
import { pendingOn } from '../rules/pending.ts'
import { arenaOf, bearer, exists, isInPlay } from '../rules/place.ts'
import { amountOf } from './amounts.ts'
import { compare } from './compare.ts'
import { type Context, cardsFor, seatsFor } from './context.ts'
import { happened } from './history.ts'
import { candidates, fits, locationArena } from './nouns.ts'

export function holds(game: Game, context: Context, condition: Condition): boolean {
  switch (condition.if) {
    case 'there-are':
      return candidates(game, context, condition.of).length >= condition.atLeast
    case 'there-are-no':
      return candidates(game, context, condition.of).length === 0
    case 'matches':
      return some(game, context, condition.card, (card) => fits(game, context, condition.of, card))
    case 'in-arena':
      return some(
        game,
        context,
        condition.card,
        (card) => (arenaOf(game, card) ?? locationArena(game, card)) === condition.arena,
      )
    case 'piloting':
      return some(game, context, condition.card, (card) => isPiloting(game, card))
    case 'in-stack':
      return some(game, context, condition.card, (card) => isInPlay(game, bearer(game, card)))
    case 'beneath':
      return some(game, context, condition.card, (card) => isBeneath(game, card))
    case 'compare':
      return compare(
        amountOf(game, context, condition.left),
        condition.is,
        amountOf(game, context, condition.right),
      )
    case 'odd':
      return amountOf(game, context, condition.of) % 2 === 1
    case 'controls-arena':
      return seatsFor(game, context, condition.who).some(
        (seat) => controlOf(game, condition.arena) === game.seat(seat).side,
      )
    case 'attacking':
      return (
        (!condition.with || game.table.attack?.with === condition.with) &&
        fights(game, context, condition.card, 'attacker', condition.against)
      )
    case 'defending':
      return fights(game, context, condition.card, 'defender', condition.against)
    case 'no-attack':
      return game.table.attack === null
    case 'rolling':
      return condition.for.some((reason) => reason === game.table.roll?.for)
    case 'damage-done':
      return compare(game.table.attack?.done ?? 0, condition.is, condition.than)
    case 'hits':
      return compare(game.table.attack?.hits ?? 0, condition.is, condition.than)
    case 'happened':
      return happened(game, context, condition)
    case 'step':
      return condition.step === 'battle' ? isInBattle(game) : game.table.step === condition.step
    case 'predicted':
      return context.bound['prediction'] === (game.table.attack?.[condition.of ? 'done' : 'hits'] ?? 0)
    case 'doomed':
      return some(
        game,
        context,
        condition.card,
        (card) => remainingHealth(game, card) <= pendingOn(game, card),
      )
    case 'rolled':
      return condition.faces.includes(context.bound['roll'] as number)
    case 'done':
      return (context.bound[condition.name] ?? 0) !== 0
    case 'not':
      return !holds(game, context, condition.of)
    case 'all':
      return condition.of.every((part) => holds(game, context, part))
    case 'any':
      return condition.of.some((part) => holds(game, context, part))
  }
}

/** From the start of the battle phase to the end of its last step. */
const isInBattle = ({ table: { step } }: Game): boolean =>
  step === 'battle-start' || ARENAS.some((arena) => arena === step)

const some = (game: Game, context: Context, reference: Reference, test: (card: number) => boolean): boolean =>
  cardsFor(game, context, reference).some(test)

/** The card plays this part in the running attack, against a unit that fits. */
function fights(
  game: Game,
  context: Context,
  card: Reference,
  part: 'attacker' | 'defender',
  against?: Filter,
): boolean {
  const { attack } = game.table
  if (!attack || !some(game, context, card, (each) => attack[part] === each)) return false
  const foe = part === 'attacker' ? attack.defender : attack.attacker
  return !against || (exists(game, foe) && fits(game, context, against, foe)) // it may have gone where nobody can follow it
}
