/** Icons and traits that a card has, printed and not taken, or given by other cards. What others give or take are numbers, so that they are remembered. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { ICONS, type Icon } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'

/** More than 0 for a card that something keeps from moving. */
export const HELD = 'held'

/** Written out once: these names are asked for all the time. */
const namesOf = (prefix: string): Readonly<Record<Icon, string>> =>
  Object.fromEntries(ICONS.map((icon) => [icon, `${prefix}${icon}`])) as Record<Icon, string>
const GIVEN = namesOf('icon-')
const TAKEN = namesOf('lost-icon-')

export const iconNumber = (icon: Icon): string => GIVEN[icon]
export const takenNumber = (icon: Icon): string => TAKEN[icon]
export const traitNumber = (trait: string): string => `trait-${trait}`

export const hasSkill = (game: Game, card: CardId, icon: Icon): boolean =>
  (definitionOf(game, card).icons?.includes(icon) === true && !isGiven(game, takenNumber(icon), card)) ||
  isGiven(game, iconNumber(icon), card)

/** Being undercover is no mark on the card but where it is. */
export const hasTraitNow = (game: Game, card: CardId, trait: string): boolean =>
  (trait === 'undercover' && game.card(card).as === 'undercover') ||
  definitionOf(game, card).traits?.includes(trait) === true ||
  isGiven(game, traitNumber(trait), card)

/** Only what some card can give or take has a number. */
const isGiven = (game: Game, name: string, card: CardId): boolean =>
  game.rules.numbers[name] !== undefined && numberOf(game, name, card) > 0
