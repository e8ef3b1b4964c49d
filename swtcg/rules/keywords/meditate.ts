/** Meditate: a card is played from the discard pile for its Meditate cost, and is removed when it would be discarded again. */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { chancesFor } from '../../effects/triggers/timing.ts'
import type { Game } from '../../kinds.ts'
import type { Cost, MeditateAbility } from '../../language/tree/tree.ts'
import { marksOf, note } from '../../marks.ts'
import { placesOf } from '../abilities/places-of-abilities.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { putOut } from '../cards/out-of-game.ts'
import type { Chance } from '../chances/kinds-of-chances.ts'

type Priced = Pick<CardDefinition, 'abilities'>

/** The places of its Meditate costs among its abilities; of several one is chosen (now/keywords/meditate-isolated). */
export const meditations = ({ abilities }: Priced): readonly number[] => placesOf(abilities, 'meditate')

/** What is paid in place of all that the card would cost. */
export function meditateCost({ abilities }: Priced, index: number): readonly Cost[] {
  const ability = abilities[index]
  return ability?.ability === 'meditate' ? ability.cost : []
}

/** What it says of a card that is played so, and nothing of one that is not. */
export function meditationAt(
  { abilities }: Priced,
  index: number | undefined,
): Pick<MeditateAbility, 'and' | 'undisruptable'> {
  const ability = index === undefined ? undefined : abilities[index]
  return ability?.ability === 'meditate' ? ability : {}
}

/** Battle cards are meditated when they could be played from hand (now/keywords/meditate-when). */
export const meditateChances = (cards: readonly CardDefinition[]): readonly Chance[] =>
  cards
    .filter((card) => card.kind === 'battle' && meditations(card).length > 0)
    .flatMap(({ abilities }) =>
      abilities.flatMap((ability) => (ability.ability === 'effect' ? chancesFor(ability) : [])),
    )

export const noteMeditated = (game: Game, card: CardId): void => note(game, { kind: 'meditated', card })

const isMeditated = (game: Game, card: CardId): boolean =>
  marksOf(game, 'meditated').some((mark) => mark.card === card)

/** Instead of being discarded it is removed from the game (now/keywords/meditate-then-removed). */
export function removedInstead(game: Game, card: CardId): CardId | null {
  if (!isMeditated(game, card)) return null
  const { is } = game.card(card)
  const gone = putOut(game, card, { term: 'removed', by: card }, 'face-up')
  game.emit({ kind: 'removed', card: gone, is, cause: { rule: 'now/keywords/meditate-then-removed' } })
  return gone
}

/** Whether a card of a discard pile is one that may be meditated. */
export const hasMeditate = (game: Game, card: CardId): boolean =>
  meditations(priceAbilities(game, card)).length > 0
