/** Icons and traits that a card has, printed and not taken, or given by other cards. What others give or take are numbers, so that they are remembered. */
import { type Card, type CardId, numberOf } from '@dejarik/kernel'
import { ICONS, type Icon } from '../../cards/definition.ts'
import { definitionOf, type Game, type Swccg } from '../../kinds.ts'
import { CAPTIVE } from './place.ts'

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

/** The note of a captive that was delivered to a prison since it was captured (ccgx/bounty/once-per-captive). */
export const DELIVERED = 'delivered'

/** The note of a location that was destroyed (ccgx/epic/blown-away). */
export const BLOWN_AWAY = 'blown away'

/** States of cards that texts speak of as of traits: no marks on the card, but how it is on table. */
const STATES: Readonly<Record<string, (card: Card<Swccg>) => boolean>> = {
  missing: ({ as }) => as === 'missing',
  undercover: ({ as }) => as === 'undercover',
  captive: ({ as }) => CAPTIVE.has(as),
  escorted: ({ as }) => as === 'escorted',
  imprisoned: ({ as }) => as === 'imprisoned',
  unattended: ({ as }) => as === 'unattended',
  captured: ({ as }) => as === 'captured',
  frozen: ({ frozen }) => frozen,
  off: ({ off }) => off,
  crashed: ({ crashed }) => crashed,
  delivered: ({ notes }) => notes[DELIVERED] === 1,
  [BLOWN_AWAY]: ({ notes }) => notes[BLOWN_AWAY] === 1,
}
/** Whether a trait is such a state, so that whoever names it finds inactive cards (the ruling at ccgx/state/active). */
export const isState = (trait: string): boolean => STATES[trait] !== undefined

export const hasTraitNow = (game: Game, card: CardId, trait: string): boolean =>
  STATES[trait]?.(game.card(card)) === true ||
  definitionOf(game, card).traits?.includes(trait) === true ||
  isOfCreature(game, card, trait) ||
  isGiven(game, traitNumber(trait), card)

/** A space creature, a swamp creature: what its type line says. */
const isOfCreature = (game: Game, card: CardId, trait: string): boolean => {
  const { creature } = definitionOf(game, card)
  return creature !== undefined && trait === `${creature} creature`
}

export const isBlownAway = (game: Game, location: CardId): boolean =>
  game.card(location).notes[BLOWN_AWAY] === 1

/** Only what some card can give or take has a number. */
const isGiven = (game: Game, name: string, card: CardId): boolean =>
  game.rules.numbers[name] !== undefined && numberOf(game, name, card) > 0
