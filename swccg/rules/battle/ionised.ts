/** What ion cannons leave behind: numbers of a starship that stay set until it leaves the table or is mended. */
import { type CardId, removeLasting } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { CardNumber } from '../../text/filter.ts'
import { exists } from '../cards/place.ts'

type Numbers = readonly CardNumber[]
const DISABLED: Numbers = ['armor', 'maneuver', 'hyperspeed']

/** Lasting effects that set one of these numbers of a card, and were made by an ion cannon. */
const damageTo = (game: Game, card: CardId, numbers: Numbers) =>
  game.state.lasting.filter(
    ({ what, context }) =>
      what.static === 'number' &&
      'fix' in what &&
      numbers.includes(what.change) &&
      context.chosen['target']?.includes(card) === true &&
      isIonCannon(game, context.self),
  )

/** A cannon that has left the table since is known by its work alone. */
const isIonCannon = (game: Game, card: CardId): boolean =>
  !exists(game, card) || definitionOf(game, card).traits?.includes('ion cannon') === true

export const isIonised = (game: Game, card: CardId): boolean => damageTo(game, card, DISABLED).length > 0

export function mend(game: Game, card: CardId, numbers: Numbers): void {
  for (const { id } of damageTo(game, card, numbers)) removeLasting(game, id)
}
