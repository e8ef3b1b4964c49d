/** Nouns and adjectives of cards: what kinds, types, icons and traits are called. */

import type { CardKind, CardType, Icon } from '../../../cards/definition.ts'
import { SPECIES } from '../../../cards/species.ts'
import type { Sensitivity } from '../../../text/filter.ts'
import { pluralOf } from '../../words.ts'

/** One and several of them, and the kind of card that the word tells by itself. */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly of?: CardKind
}

const noun = (one: string, of?: CardKind): Noun => ({ one, many: pluralOf(one), ...(of ? { of } : {}) })

export const KINDS: Readonly<Record<CardKind, Noun>> = {
  character: noun('character', 'character'),
  starship: noun('starship', 'starship'),
  vehicle: noun('vehicle', 'vehicle'),
  weapon: noun('weapon', 'weapon'),
  device: noun('device', 'device'),
  effect: noun('Effect', 'effect'),
  interrupt: noun('Interrupt', 'interrupt'),
  location: noun('location', 'location'),
  creature: noun('creature', 'creature'),
  'epic-event': noun('Epic Event', 'epic-event'),
  'jedi-test': noun('Jedi Test', 'jedi-test'),
  objective: noun('Objective', 'objective'),
}

export const TYPES: Readonly<Record<CardType, Noun>> = {
  rebel: noun('Rebel', 'character'),
  imperial: noun('Imperial', 'character'),
  alien: noun('alien', 'character'),
  droid: noun('droid', 'character'),
  republic: noun('Republic character', 'character'),
  sith: noun('Sith character', 'character'),
  'jedi-master': noun('Jedi Master', 'character'),
  starfighter: noun('starfighter', 'starship'),
  capital: noun('capital starship', 'starship'),
  squadron: noun('squadron', 'starship'),
  transport: noun('transport vehicle', 'vehicle'),
  creature: noun('creature vehicle', 'vehicle'),
  combat: noun('combat vehicle', 'vehicle'),
  shuttle: noun('shuttle vehicle', 'vehicle'),
  character: noun('character weapon', 'weapon'),
  starship: noun('starship weapon', 'weapon'),
  automated: noun('automated weapon', 'weapon'),
  vehicle: noun('vehicle weapon', 'weapon'),
  artillery: noun('artillery weapon', 'weapon'),
  'death-star': noun('Death Star weapon', 'weapon'),
  used: noun('Used Interrupt', 'interrupt'),
  lost: noun('Lost Interrupt', 'interrupt'),
  site: noun('site', 'location'),
  system: noun('system', 'location'),
  sector: noun('sector', 'location'),
  utinni: noun('Utinni Effect', 'effect'),
  starting: noun('Starting Effect', 'effect'),
  immediate: noun('Immediate Effect', 'effect'),
  mobile: noun('Mobile Effect', 'effect'),
}

/** Icons that are what a card is. */
export const ICON_NOUNS: Readonly<Partial<Record<Icon, Noun>>> = {
  pilot: noun('pilot', 'character'),
  warrior: noun('warrior', 'character'),
}
/** Icons that stand before the noun. */
export const ICON_ADJECTIVES: Readonly<Partial<Record<Icon, string>>> = {
  planet: 'planet',
  space: 'space',
  mobile: 'mobile',
  interior: 'interior',
  exterior: 'exterior',
  underground: 'underground',
  'starship-site': 'starship',
  'vehicle-site': 'vehicle',
  independent: 'independent',
  'selective-creature': 'selective',
}
/** Icons that a card has. */
export const ICON_POSSESSIONS: Readonly<Record<Icon, string>> = {
  pilot: 'a permanent pilot',
  warrior: 'a warrior icon',
  'nav-computer': 'a nav computer',
  'scomp-link': 'a Scomp link',
  planet: 'a planet icon',
  space: 'a space icon',
  mobile: 'a mobile icon',
  interior: 'an interior icon',
  exterior: 'an exterior icon',
  underground: 'an underground icon',
  cave: 'a cave icon',
  'starship-site': 'a starship icon',
  'vehicle-site': 'a vehicle icon',
  independent: 'an independent icon',
  'permanent-weapon': 'a permanent weapon',
  'selective-creature': 'a selective creature icon',
  grabber: 'a grabber icon',
  'episode-i': 'an Episode I icon',
  'clone-army': 'a Clone Army icon',
  separatist: 'a Separatist icon',
}

/** Species have capitals. */
const SPECIES_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  SPECIES.map((word) => [word.toLowerCase(), word]),
)
/** Traits that are written with capitals or that are no characters; all others are nouns for characters. */
const TRAIT_NOUNS: Readonly<Record<string, Noun>> = {
  jawa: noun('Jawa', 'character'),
  hutt: noun('Hutt', 'character'),
  'tusken raider': noun('Tusken Raider', 'character'),
  'jedi knight': noun('Jedi', 'character'),
  'jedi master': noun('Jedi Master', 'character'),
  'dark jedi': noun('Dark Jedi', 'character'),
  'rebel trooper': noun('Rebel trooper', 'character'),
  'death star trooper': noun('Death Star trooper', 'character'),
  'r-unit': noun('R-unit droid', 'character'),
  'isb agent': noun('ISB agent', 'character'),
  'docking bay': noun('docking bay', 'location'),
  sandcrawler: noun('sandcrawler', 'vehicle'),
  lightsaber: noun('lightsaber', 'weapon'),
  blaster: noun('blaster', 'weapon'),
  'blaster rifle': noun('blaster rifle', 'weapon'),
  enclosed: noun('enclosed vehicle', 'vehicle'),
  escorted: noun('escorted captive', 'character'),
  unattended: noun('unattended captive', 'character'),
  frozen: noun("'frozen' captive", 'character'),
  prison: noun('prison', 'location'),
  'ewok weapon': noun('Ewok weapon', 'weapon'),
  'echo base trooper': noun('Echo Base trooper', 'character'),
  'cloud city trooper': noun('Cloud City trooper', 'character'),
  'rogue squadron pilot': noun('Rogue Squadron pilot', 'character'),
  corellian: noun('Corellian', 'character'),
  'proton torpedoes': { one: 'proton torpedoes', many: 'proton torpedoes', of: 'weapon' },
}
/** Traits that stand before the noun. */
export const TRAIT_ADJECTIVES: Readonly<Record<string, string>> = {
  male: 'male',
  female: 'female',
  immediate: 'Immediate',
  mobile: 'Mobile',
  imprisoned: 'imprisoned',
  released: 'released',
  captured: 'captured',
  undercover: 'Undercover',
  missing: 'missing',
  off: 'switched-off',
  delivered: 'already delivered',
  'blown away': "'blown away'",
  'gold squadron': 'Gold Squadron',
  'red squadron': 'Red Squadron',
  'imperial (starship)': 'Imperial',
  'rebel (starship)': 'Rebel',
}
/** Traits that a card has or lacks. */
export const TRAIT_POSSESSIONS: Readonly<Record<string, readonly [has: string, lacks: string]>> = {
  'no hyperdrive': ['without hyperdrive', 'with hyperdrive'],
  'isb lore': ["with 'ISB', 'Rebel' or 'Rebellion' in lore", 'without these words in lore'],
}
export const traitNoun = (trait: string): Noun =>
  TRAIT_NOUNS[trait] ?? noun(SPECIES_WORDS[trait] ?? trait, 'character')

export const SENSITIVITIES: Readonly<Record<Sensitivity, Noun>> = {
  none: noun('non-Force-sensitive character', 'character'),
  weak: noun('Force-weak character', 'character'),
  attuned: noun('Force-attuned character', 'character'),
  sensitive: noun('Force-sensitive character', 'character'),
  'jedi-knight': noun('Jedi Knight', 'character'),
  'jedi-master': noun('Jedi Master', 'character'),
}

/** Titles that are spoken of like kinds: any number of them may be on table. */
const COMMON_TITLES: ReadonlySet<string> = new Set([
  'Bantha',
  'Death Star Trooper',
  'Dewback',
  'Gaderffii Stick',
  'Hydroponics Station',
  "MSE-6 'Mouse' Droid",
  'Rancor',
  'Rebel Trooper',
  'Restraining Bolt',
  'Stormtrooper',
  'Tusken Raider',
  'Vaporator',
  'Wampa',
])
export const isCommonTitle = (title: string): boolean => COMMON_TITLES.has(title)
