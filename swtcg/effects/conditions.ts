/** Conditions of card text, tested in a position. */

import type { Variant } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import type { Condition } from '../language/tree/conditions.ts'
import type { Filter, Reference } from '../language/tree/nouns.ts'
import { isBeneath, isPiloting } from '../rules/cards/attachment.ts'
import { arenaOf, bearer, exists, isInPlay } from '../rules/cards/place.ts'
import { pendingOn } from '../rules/damage/pending-damage.ts'
import { remainingHealth } from '../rules/damage/remaining-health.ts'
import { amountOf } from './amounts/amounts.ts'
import { compare } from './amounts/compare.ts'
import { differing } from './choosing/choose-differing.ts'
import { type Context, cardsFor, seatsFor } from './context.ts'
import { arenaIndex, locationArena } from './nouns/arenas-meant.ts'
import { candidates, fits } from './nouns/nouns.ts'
import { happened } from './triggers/history.ts'

type Test<I extends Condition['if']> = (
  game: Game,
  context: Context,
  condition: Variant<Condition, 'if', I>,
) => boolean

export const holds = (game: Game, context: Context, condition: Condition): boolean =>
  (TESTS[condition.if] as Test<Condition['if']>)(game, context, condition)

const TESTS: { readonly [I in Condition['if']]: Test<I> } = {
  'there-are': (game, context, { of, atLeast, differ }) => {
    const there = candidates(game, context, of)
    return (differ ? differing(game, differ, there) : there.length) >= atLeast
  },
  'there-are-no': (game, context, { of }) => candidates(game, context, of).length === 0,
  matches: (game, context, { card, of }) =>
    some(game, context, card, (each) => fits(game, context, of, each)),
  'in-arena': (game, context, { card, arena }) =>
    some(game, context, card, (each) => (arenaOf(game, each) ?? locationArena(game, each)) === arena),
  piloting: (game, context, { card }) => some(game, context, card, (each) => isPiloting(game, each)),
  'in-stack': (game, context, { card }) =>
    some(game, context, card, (each) => isInPlay(game, bearer(game, each))),
  beneath: (game, context, { card }) => some(game, context, card, (each) => isBeneath(game, each)),
  compare: (game, context, { left, is, right }) =>
    compare(amountOf(game, context, left), is, amountOf(game, context, right)),
  stayed: (game, { bound: { that: chosen, chosenIn } }, { count }) => {
    if (typeof chosen !== 'object' || typeof chosenIn !== 'object' || chosen.length < count) return false
    return chosen.every((card, at) => exists(game, card) && arenaIndex(game, card) === chosenIn[at])
  },
  odd: (game, context, { of }) => amountOf(game, context, of) % 2 === 1,
  'controls-arena': (game, context, { who, arena }) =>
    seatsFor(game, context, who).some(
      (seat) => game.constants.facts.controlOf(game, arena) === game.seat(seat).side,
    ),
  attacking: (game, context, { card, against, with: weapon }) =>
    (!weapon || game.table.attack?.with === weapon) && fights(game, context, card, 'attacker', against),
  defending: (game, context, { card, against }) => fights(game, context, card, 'defender', against),
  'no-attack': ({ table }) => table.attack === null,
  rolling: ({ table }, _, { for: reasons }) => reasons.some((reason) => reason === table.roll?.for),
  'damage-done': ({ table }, _, { is, than }) => compare(table.attack?.done ?? 0, is, than),
  hits: ({ table }, _, { is, than }) => compare(table.attack?.hits ?? 0, is, than),
  happened,
  step: (game, _, { step }) => (step === 'battle' ? isInBattle(game) : game.table.step === step),
  predicted: ({ table }, { bound }, { of }) =>
    bound['prediction'] === (table.attack?.[of ? 'done' : 'hits'] ?? 0),
  doomed: (game, context, { card }) =>
    some(game, context, card, (each) => remainingHealth(game, each) <= pendingOn(game, each)),
  rolled: (_, { bound }, { faces }) => faces.includes(bound['roll'] as number),
  done: (_, { bound }, { name }) => (bound[name] ?? 0) !== 0,
  not: (game, context, { of }) => !holds(game, context, of),
  all: (game, context, { of }) => of.every((part) => holds(game, context, part)),
  any: (game, context, { of }) => of.some((part) => holds(game, context, part)),
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
