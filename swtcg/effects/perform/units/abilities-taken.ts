/** Abilities that a unit takes over from other cards for a while: one of each as the player chooses it, or all. */
import type { CardId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import type { Condition } from '../../../language/tree/conditions.ts'
import type { Ability, Bonus, Cost } from '../../../language/tree/tree.ts'
import { isActivated } from '../../../rules/chances/activated-ability.ts'
import { type Context, cardsFor } from '../../context.ts'
import type { Named, Performers } from '../performer.ts'
import { last } from './units.ts'

type Taking = Named<'take-ability'>
interface TakeAbility {
  readonly context: Context
  readonly taking: Taking
  /** The cards whose abilities are still to be chosen. */
  readonly cards: readonly CardId[]
}

/** What belongs to the card itself rather than to a unit that has it. */
const OF_CARDS: ReadonlySet<Ability['ability']> = new Set([
  'to-complete',
  'complete-only-if',
  'copies',
  'hidden-cost',
  'alternative-cost',
  'reduced-cost',
  'meditate',
  'insert',
  'joins-stack',
  'equip',
  'equipped',
  'attachment',
])
const isForce = (part: Cost): boolean =>
  part.pay === 'force' || (part.pay === 'act' && part.act.do === 'pay-x' && part.act.of === 'force')

/** The abilities of a card that may be taken. */
export function abilitiesToTake(game: Game, card: CardId, of: Taking['of']): readonly Ability[] {
  const all = definitionOf(game, card).abilities.filter(({ ability }) => !OF_CARDS.has(ability))
  if (!of) return all
  if (of === 'bounty' || of === 'pilot') return all.filter(({ ability }) => ability === of)
  const played = all.filter(isActivated)
  return of === 'activated' ? played : played.filter(({ cost }) => cost.some(isForce))
}

function give(
  game: Game,
  context: Context,
  { who, for: duration }: Taking,
  abilities: readonly Ability[],
): void {
  for (const card of cardsFor(game, context, who))
    for (const gain of abilities.map(gainOf))
      last(game, context, { kind: 'gain', name: 'effect', card, ...gain }, card, duration)
}
/** Of a Pilot ability it is what a piloted unit gets, whatever may be piloted. */
const gainOf = (ability: Ability): Gained =>
  ability.ability === 'pilot'
    ? { ...ability.bonus, abilities: ability.gives.map(unmanned) }
    : { abilities: [ability] }
/** Without the Pilot there is nobody to count: what asks for more Pilots is given all the same (the ruling at Hound's Tooth). */
function unmanned(ability: Ability): Ability {
  if (ability.ability !== 'static' || !ability.while || !countsPilots(ability.while)) return ability
  const { while: _, ...given } = ability
  return given
}
const countsPilots = (condition: Condition): boolean =>
  condition.if === 'matches' && condition.of.carries?.what === 'pilots'
type Gained = Bonus & { readonly abilities: readonly Ability[] }

export const takeAbility = procedure<TakeAbility>('swtcg/take-ability', [
  ask(
    'which',
    (game, { context, taking, cards: [card] }) => {
      const all = card === undefined ? [] : abilitiesToTake(game, card, taking.of)
      if (card === undefined || all.length === 0) return undefined
      const options = all.map((_, index) => String(index + 1))
      return { kind: 'choice' as const, seat: context.you, about: 'choose-ability', card, options }
    },
    (game, { context, taking, cards: [card] }, chosen) => {
      const one = abilitiesToTake(game, card!, taking.of)[Number(chosen) - 1]
      if (one) give(game, context, taking, [one])
    },
  ),
  step('next', (game, { cards }) => {
    if (cards.length > 1) game.goto('which')
    return { cards: cards.slice(1) }
  }),
])

export const takingPerformers: Performers<'take-ability'> = {
  'take-ability': (game, context, taking, found) => {
    if (!taking.all) return game.call(takeAbility, { context, taking, cards: found })
    for (const card of found) give(game, context, taking, abilitiesToTake(game, card, taking.of))
  },
}
