/** What is due at a chance: units whose health is used up go, then waiting effects take place one by one. */

import { type ActionQuestion, type CardId, canonical, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/language'
import { resolving } from '../../effects/resolving.ts'
import { type About, ask, type Game, procedure, type SwtcgOffer, step, type Waiting } from '../../kinds.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { spentUnits } from '../damage/health-used-up.ts'
import type { Spring } from '../traps/traps-set-off.ts'
import { type Chance, isSpecial } from './kinds-of-chances.ts'
import { cardOf, dueAt, isBusy, nextOf, type Resolved, takeWaiting } from './waiting.ts'

/** These lead back here, so they are called by name. */
const diceOfDamage: ProcedureName<{
  roller: SeatId
  source: CardId
  units: readonly CardId[]
  dice: number
}> = {
  name: 'swtcg/dice-of-damage',
}
const arrival: ProcedureName<{ unit: CardId }> = { name: 'swtcg/arrival' }
const springTraps: ProcedureName<{ seat: SeatId; springs: readonly Spring[] }> = {
  name: 'swtcg/spring-traps',
}
const placement: ProcedureName<{ placed: readonly CardId[] }> = { name: 'swtcg/placement' }

interface Settling {
  readonly chance: Chance
  readonly last?: Resolved
}

export const takePlace = procedure<Settling>('swtcg/settle', [
  step('spent', (game, { chance }) => {
    const placed = discardsSpent(game, chance) ? spentUnits(game) : []
    if (placed.length === 0) return
    game.goto('spent')
    game.call(placement, { placed })
  }),
  ask('which', whichNext, (game, { chance, last }, offer) => {
    const taken = takeWaiting(game, (each) => each === offered(game, chance, last, offer.key))
    if (!taken) return undefined
    game.goto('spent')
    resolveWaiting(game, taken)
    return { last: { moment: taken.moment, side: game.seat(taken.seat).side } }
  }),
])

/** Lets what is due take place, and tells whether there is anything. */
export function resolveDue(game: Game, chance: Chance): boolean {
  const due = dueAt(game, chance).length > 0 || (discardsSpent(game, chance) && spentUnits(game).length > 0)
  if (due) game.call(takePlace, { chance })
  return due
}

/** Damage settles its own discards; elsewhere a unit that lost health goes at once (idc/term/discard-when-health-used-up). */
const discardsSpent = (game: Game, chance: Chance): boolean =>
  !isSpecial(chance) && chance !== 'placement' && chance !== 'unit-discard' && !isBusy(game)

/** Dice of damage from Retaliate or Avenge, or instructions that were put off. */
export function resolveWaiting(game: Game, { seat, effect }: Waiting): void {
  if (effect.kind === 'retaliate')
    game.call(diceOfDamage, { roller: seat, source: effect.unit, units: [effect.against], dice: effect.dice })
  else if (effect.kind === 'avenge') {
    if ([effect.unit, effect.against].every((unit) => exists(game, unit) && arenaOf(game, unit) !== null))
      game.call(diceOfDamage, {
        roller: seat,
        source: effect.unit,
        units: [effect.against],
        dice: effect.dice,
      })
  } else if (effect.kind === 'arrival') game.call(arrival, { unit: effect.unit })
  else if (effect.kind === 'traps') game.call(springTraps, { seat, springs: effect.springs })
  else if (effect.kind === 'effect')
    game.call(resolving, { context: effect.context, instructions: effect.instructions })
}

/** What comes next, each effect once: copies that do the same need no order. */
const next = (game: Game, chance: Chance, last?: Resolved): readonly Waiting[] =>
  different(nextOf(game, dueAt(game, chance), chance, last))

function different(effects: readonly Waiting[]): readonly Waiting[] {
  if (effects.length < 2) return effects
  const seen = new Set<string>()
  return effects.filter(({ effect }) => {
    const known = seen.size
    return seen.add(canonical(asSpoken(effect))).size > known
  })
}

/** Without the cards that set it off, where it says nothing of them. */
function asSpoken(effect: Waiting['effect']): Waiting['effect'] {
  if (effect.kind !== 'effect' || mentions(effect.instructions, 'chosen')) return effect
  const { it: _, that: __, ...bound } = effect.context.bound
  return { ...effect, context: { ...effect.context, bound } }
}

function offersFor(effects: readonly Waiting[]): SwtcgOffer[] {
  const cards = effects.map(cardOf)
  return cards.map((card, index) => {
    const several = cards.filter((other) => other === card).length > 1
    const effect = cards.slice(0, index + 1).filter((other) => other === card).length
    return { key: `resolve ${card} ${effect}`, verb: 'resolve', card, ...(several ? { effect } : {}) }
  })
}

function offered(game: Game, chance: Chance, last: Resolved | undefined, key: string): Waiting | undefined {
  const effects = next(game, chance, last)
  return effects[offersFor(effects).findIndex((offer) => offer.key === key)]
}

/** Each side orders its own effects, a team by its primary player (idc/trigger/own-order-chosen-by-controller). */
function whichNext(game: Game, { chance, last }: Settling): ActionQuestion<SwtcgOffer, About> | undefined {
  const effects = next(game, chance, last)
  const [first] = effects
  if (!first) return undefined
  return {
    kind: 'action',
    seat: game.policies.primaryOf(game, game.seat(first.seat).side),
    about: 'trigger-order',
    rules: ['idc/trigger/own-order-chosen-by-controller'],
    offers: offersFor(effects),
  }
}
