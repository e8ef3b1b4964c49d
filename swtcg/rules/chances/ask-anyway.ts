/** Tempo: a seat that might hold a card for this chance is asked even if it holds none, so that nobody can read its hand. */
import type { SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { allOf, chancesFor } from '../../effects/triggers/timing.ts'
import type { Game } from '../../kinds.ts'
import type { EffectAbility } from '../../language/tree/tree.ts'
import { cardsIn } from '../cards/place.ts'
import type { Chance } from './kinds-of-chances.ts'
import { chancesFrom } from './this-card.ts'

/** The chances at which some card could be played from hand, and those of them at which it needs attack dice. */
export interface HandChances {
  readonly always: ReadonlySet<Chance>
  readonly forAttackDice: ReadonlySet<Chance>
}

/** What Battle cards among these, and cards that say so, could be played at from hand. */
export function battleCardChances(cards: readonly CardDefinition[]): HandChances {
  const effects = cards
    .filter(({ kind }) => kind === 'battle')
    .flatMap(({ abilities }) => abilities.filter((ability) => ability.ability === 'effect'))
  const chances = (wanted: readonly EffectAbility[]) => wanted.flatMap(chancesFor)
  return {
    always: new Set([
      ...chances(effects.filter((effect) => !needsAttackDice(effect))),
      ...chancesFrom(cards, 'hand'),
    ]),
    forAttackDice: new Set(chances(effects.filter(needsAttackDice))),
  }
}

const needsAttackDice = ({ do: instructions }: EffectAbility): boolean =>
  allOf(instructions).some((each) => each.do === 'reroll' && each.whose !== undefined)

/** Whether, as far as opponents can tell, the seat might play a card from its hand now. */
export function mightPlayFromHand(game: Game, seat: SeatId, chance: Chance): boolean {
  const { hidesHands, battleChances } = game.constants
  if (!hidesHands || cardsIn(game, seat, 'hand').length === 0) return false
  const { always, forAttackDice } = battleChances
  return always.has(chance) || (forAttackDice.has(chance) && game.table.roll?.for === 'attack')
}
