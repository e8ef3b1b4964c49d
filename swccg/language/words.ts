/** The words of card text that the grammar reads and the English of a tree says: one table for each part of speech. */
import type { CardKind, CardType, Icon } from '../cards/definition.ts'
import type { Phase } from '../phases.ts'
import type { CardNumber, Filter } from '../text/filter.ts'

/** The makes of TIEs. */
export const TIES: readonly string[] = [
  'TIE',
  'TIE/ad',
  'TIE/ln',
  'TIE/sr',
  'TIE/rc',
  'TIE/sa',
  'TIE Advanced x1',
  'TIE Defender',
  'TIE Defender Mark I',
  'TIE Interceptor',
]

/** The makes of freighters. */
export const FREIGHTERS: readonly string[] = [
  'Modified Light Freighter',
  'Modified Corellian Freighter',
  'YV-Class Freighter',
]

/** An Effect that is no Utinni, Immediate, Mobile or Starting Effect: those are told by their own names. */
export const PLAIN_EFFECT: Filter = {
  kind: 'effect',
  not: { type: ['utinni', 'immediate', 'mobile', 'starting'] },
}

/** What a noun by itself means, by its singular. */
export const NOUNS: Readonly<Record<string, Filter>> = {
  character: { kind: 'character' },
  starship: { kind: 'starship' },
  vehicle: { kind: 'vehicle' },
  creature: { kind: 'creature' },
  weapon: { kind: 'weapon' },
  device: { kind: 'device' },
  location: { kind: 'location' },
  Interrupt: { kind: 'interrupt' },
  Effect: PLAIN_EFFECT,
  'Effect of any kind': { kind: 'effect' },
  'Utinni Effect': { type: 'utinni' },
  'Immediate Effect': { type: 'immediate' },
  'Mobile Effect': { type: 'mobile' },
  Rebel: { type: 'rebel' },
  Imperial: { type: 'imperial' },
  alien: { type: 'alien' },
  droid: { type: 'droid' },
  starfighter: { type: 'starfighter' },
  'capital starship': { type: 'capital' },
  'creature vehicle': { type: 'creature' },
  'combat vehicle': { type: 'combat' },
  'transport vehicle': { type: 'transport' },
  'shuttle vehicle': { type: 'shuttle' },
  'character weapon': { kind: 'weapon', type: 'character' },
  'starship weapon': { kind: 'weapon', type: 'starship' },
  'vehicle weapon': { kind: 'weapon', type: 'vehicle' },
  'artillery weapon': { kind: 'weapon', type: 'artillery' },
  'combat or shuttle vehicle': { type: ['combat', 'shuttle'] },
  'automated weapon': { kind: 'weapon', type: 'automated' },
  site: { type: 'site' },
  system: { type: 'system' },
  'system or sector': { type: ['system', 'sector'] },
  'cloud sector': { trait: 'cloud sector' },
  'asteroid sector': { trait: 'asteroid sector' },
  'docking bay': { trait: 'docking bay' },
  battleground: { kind: 'location', battleground: true },
  desert: { type: 'site', titleHas: 'Desert' },
  'desert site': { type: 'site', titleHas: 'Desert' },
  jungle: { type: 'site', titleHas: 'Jungle' },
  'jungle site': { type: 'site', titleHas: 'Jungle' },
  swamp: { type: 'site', titleHas: 'Swamp' },
  'swamp site': { type: 'site', titleHas: 'Swamp' },
  forest: { type: 'site', titleHas: 'Forest' },
  'forest site': { type: 'site', titleHas: 'Forest' },
  farm: { type: 'site', titleHas: 'Farm' },
  'marker site': { type: 'site', titleHas: 'Marker' },
  'war room': { type: 'site', titleHas: 'War Room' },
  captive: { trait: 'captive' },
  'escorted captive': { trait: 'escorted' },
  'imprisoned captive': { trait: 'imprisoned' },
  'frozen captive': { trait: 'frozen' },
  prison: { trait: 'prison' },
  warrior: { icon: 'warrior' },
  pilot: { kind: 'character', icon: 'pilot' },
  'Scomp link': { icon: 'scomp-link' },
  Jedi: { trait: 'jedi knight' },
  mine: { kind: 'weapon', type: 'automated', titleHas: 'Mine' },
  seeker: { kind: 'weapon', type: 'automated', titleHas: 'Seeker' },
  'R unit droid': { trait: 'r-unit' },
  astromech: { trait: 'astromech droid' },
  card: {},
  TIE: { model: TIES },
  'tractor beam': { kind: 'device', titleHas: 'Tractor Beam' },
  'mouse droid': { type: 'droid', titleHas: 'Mouse' },
  male: { kind: 'character', trait: 'male' },
  female: { kind: 'character', trait: 'female' },
  freighter: { model: FREIGHTERS },
  'fusion generator': { titleHas: 'Fusion Generator' },
  blaster: { trait: 'blaster' },
}

/** Plurals that do not end in -s alone. */
const PLURALS: Readonly<Record<string, string>> = {
  Elom: 'Elom',
  Jedi: 'Jedi',
  'Dark Jedi': 'Dark Jedi',
  spy: 'spies',
  thief: 'thieves',
  'proton torpedoes': 'proton torpedoes',
}

export const pluralOf = (noun: string): string =>
  PLURALS[noun] ?? (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** The plural of a name whose last word may have a plural of its own. */
export const pluralNamed = (name: string): string => {
  const irregular = Object.entries(PLURALS).find(([word]) => name.toLowerCase().endsWith(word))
  return irregular ? name.slice(0, name.length - irregular[0].length) + irregular[1] : pluralOf(name)
}

/** The kind that every card of such a type, icon or trait has, so that it need not be said. */
export const KIND_OF_TYPE: Readonly<Partial<Record<CardType, CardKind>>> = {
  rebel: 'character',
  imperial: 'character',
  alien: 'character',
  droid: 'character',
  republic: 'character',
  sith: 'character',
  'jedi-master': 'character',
  starfighter: 'starship',
  capital: 'starship',
  squadron: 'starship',
  creature: 'vehicle',
  combat: 'vehicle',
  transport: 'vehicle',
  shuttle: 'vehicle',
  site: 'location',
  system: 'location',
  sector: 'location',
  utinni: 'effect',
  immediate: 'effect',
  mobile: 'effect',
  starting: 'effect',
  used: 'interrupt',
  lost: 'interrupt',
  character: 'weapon',
  starship: 'weapon',
  automated: 'weapon',
  vehicle: 'weapon',
  artillery: 'weapon',
  'death-star': 'weapon',
}
export const KIND_OF_ICON: Readonly<Partial<Record<Icon, CardKind>>> = {
  warrior: 'character',
  exterior: 'location',
  interior: 'location',
  planet: 'location',
  space: 'location',
  mobile: 'location',
}

/** Traits of weapons. */
export const ARMS: ReadonlySet<string> = new Set([
  'lightsaber',
  'blaster',
  'blaster rifle',
  'rifle',
  'ewok weapon',
])

/** Adjectives before a noun. */
export const ADJECTIVES: Readonly<Record<string, Filter>> = {
  unique: { unique: true },
  'non-unique': { unique: false },
  'non-starting': { not: { type: 'starting' } },
  exterior: { icon: 'exterior' },
  interior: { icon: 'interior' },
  planet: { icon: 'planet' },
  mobile: { icon: 'mobile' },
  battleground: { battleground: true },
  matching: { matching: true },
  imprisoned: { trait: 'imprisoned' },
  spaceport: { titleHas: 'Spaceport' },
  male: { trait: 'male' },
  female: { trait: 'female' },
  nighttime: { night: true },
  outermost: { outermost: true },
  movable: { movable: true },
  independent: { icon: 'independent' },
  '[independent starship]': { icon: 'independent' },
  '[independent]': { icon: 'independent' },
  'Imperial-': { trait: 'imperial (starship)' },
}

/** Numbers of cards, as cards call them. */
export const NUMBER_WORDS: Readonly<Record<string, CardNumber>> = {
  power: 'power',
  ability: 'ability',
  maneuver: 'maneuver',
  armor: 'armor',
  hyperspeed: 'hyperspeed',
  landspeed: 'landspeed',
  forfeit: 'forfeit',
  'forfeit value': 'forfeit',
  deploy: 'deploy',
  'deploy cost': 'deploy',
  destiny: 'destiny',
  'destiny number': 'destiny',
}

export const PHASE_WORDS: Readonly<Record<string, Phase>> = {
  activate: 'activate',
  control: 'control',
  deploy: 'deploy',
  battle: 'battle',
  move: 'move',
  draw: 'draw',
}

/** Numbers that are written out. */
export const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}

export const PILE_WORDS = {
  'Reserve Deck': 'reserve',
  'Force Pile': 'force',
  'Used Pile': 'used',
  'Lost Pile': 'lost',
  hand: 'hand',
  'Life Force': 'life-force',
} as const
