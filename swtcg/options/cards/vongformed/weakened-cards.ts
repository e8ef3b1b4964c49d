/** What Vongformed makes of each card that it weakens, by title. */
import type { Cost } from '../../../language/tree/tree.ts'
import { costing, everywhere, forceCost, type Weaken, withAbilities } from './ways-to-weaken.ts'
import { byItsCost, cancellable, goesUnder, inOneArena, units } from './weaker-effects.ts'

export const WEAKENED: Readonly<Record<string, Weaken>> = {
  'Holoprojection Chamber': withAbilities(
    everywhere((part) =>
      Array.isArray(part['kind']) && part['kind'].includes('mission')
        ? { ...part, number: { of: 'cost', is: 'at-least', than: 2 } }
        : null,
    ),
  ),
  Hotwire: costing(4),
  'Kessel System': withAbilities(
    everywhere((part) =>
      part['ability'] === 'effect' ? { ...part, cost: [...(part['cost'] as Cost[]), forceCost(1)] } : null,
    ),
  ),
  "Luke's X-Wing (E)": cancellable,
  'R2-D2 (J)': cancellable,
  Ugnaught: withAbilities(
    everywhere((part) => {
      const place = part['place'] as { readonly in?: string } | undefined
      return place?.in === 'discard-pile' ? { ...part, other: true } : null
    }),
  ),
  'Weapon Turret': withAbilities(
    everywhere((part) => (part['do'] === 'dice-of-damage' ? { ...part, dice: 0 } : null)),
  ),
  'Blockaded Naboo': (card) => ({
    ...withAbilities(
      everywhere((part) => (part['do'] === 'may-pay' ? { ...part, cost: [forceCost(1)] } : null)),
    )(card),
    cost: 1,
  }),
  'Duel of the Fates': inOneArena,
  "Falcon's Needs": goesUnder,
  'Chewbacca (G)': withAbilities((ability) =>
    ability.ability === 'effect'
      ? {
          ...ability,
          cost: ability.cost.map((each) => (each.pay === 'build' ? { ...each, amount: 2 } : each)),
        }
      : ability,
  ),
  'Price of Serenity': byItsCost,
  'Death Star II (D)': withAbilities(
    everywhere((part) => (part['do'] === 'gain-build' ? { ...part, amount: 2 } : null)),
  ),
  'Free Tatooine': units,
  'Occupied Tatooine': units,
  'Lost in the Asteroids': costing(3),
  'Lull in the Fighting': costing(3),
  'Peace on Naboo': costing(3),
}
