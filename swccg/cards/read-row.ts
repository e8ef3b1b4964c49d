/** Reads the facts of a card out of a row of a set file. Game text is looked at for figures only, and never kept. */
import { type Capacity, type CardFacts, PRINTED_FIGURES, type Side, UNLIMITED } from './definition.ts'
import { MENDED, SQUADRONS } from './mended.ts'
import { personaOf } from './personas.ts'
import { creatureOf, destinyOf, dotsOf, iconsOf, kindOf, NO_TRAITS, NoCard, typeOf } from './read-face.ts'
import { speciesOf } from './species.ts'

/** A row of a set file, as far as facts go. */
export interface Row {
  readonly id: string
  readonly side: string
  readonly rarity: string
  readonly front: Readonly<Record<string, unknown>> & { readonly title: string; readonly type: string }
}

/** Titles that both sides have carry their side in the key. */
export function readRows(rows: readonly Row[]): readonly CardFacts[] {
  const facts = rows.map(readRow)
  return facts.map((card) => {
    const shared = facts.some(({ title, side }) => title === card.title && side !== card.side)
    const key = shared ? `${card.title} (${card.side === 'light' ? 'L' : 'D'})` : card.title
    return { ...card, key }
  })
}

/** Whether a row makes a card of the game: charts that players look at do not. */
export function isCard(row: Row): boolean {
  try {
    readRow(row)
    return true
  } catch (error) {
    if (error instanceof NoCard) return false
    throw error
  }
}

function readRow({ id, side, rarity, front }: Row): CardFacts {
  const title = plainFront(front.title)
  const read = {
    key: title,
    title,
    side: side.toLowerCase() as Side,
    ...kindOf(front),
    ...typeOf(front),
    ...dotsOf(front),
    ...destinyOf(front),
    ...figures(front),
    ...creatureOf(front),
    ...listed('icons', iconsOf(front)),
    ...listed('traits', [...traitsOf(front, title), ...loreOf(side, front)]),
    ...personaOf(title),
    ...loadOf(front),
    ...weaponOf(front),
    ...placeOf(front, title),
    rarity,
    number: id,
  }
  return { ...read, ...MENDED[title] }
}

/** The title without the dots and diamonds before it. */
export const plainFront = (title: string): string => title.replace(/^(?:•|<>)+/, '')

const FIGURES = [...PRINTED_FIGURES, 'parsec'] as const

/** Where others have power, a creature has its ferocity. */
function figures(front: Row['front']): Partial<CardFacts> {
  const printed = FIGURES.filter((name) => name !== 'power' || front.type !== 'Creature').flatMap((name) => {
    const value = numeral(front[name])
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(printed), ...mindOf(front) }
}
/** Creatures that are ridden have a mind of their own, of which their text says how strong it is. */
function mindOf({ type, gametext }: Row['front']): Partial<CardFacts> {
  if (type !== 'Vehicle') return {}
  const part = /(?:^|[. ])[Aa]bility = ([½¼])/.exec(String(gametext))?.[1]
  return part ? { ability: part === '½' ? 0.5 : 0.25 } : {}
}

/** A star stands for what the text says, which is the entry's business. */
function numeral(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d+(?:[.]\d+)?$/.test(value) ? Number(value) : undefined
}

/** Droid kinds stand apart on the card; whoever is no droid and not marked as female is male (the study's ruling 42). */
function traitsOf(front: Row['front'], title: string): readonly string[] {
  const marked = strings(front['characteristics']).map((trait) => trait.toLowerCase())
  const kinds = strings(front['extraText'])
    .filter((kind) => !NO_TRAITS.test(kind))
    .map((kind) => kind.toLowerCase().replace('no hyperspped', 'no hyperdrive'))
  const character = front.type === 'Character' && front['subType'] !== 'Droid'
  const male = character && !marked.includes('female') ? ['male'] : []
  const place = front.type === 'Location' ? placeTraits(title) : []
  const species = front['subType'] === 'Alien' ? speciesOf(title, String(front['lore'] ?? '')) : undefined
  const all = [
    ...marked,
    ...kinds,
    ...male,
    ...(species ? [species] : []),
    ...place,
    ...(SQUADRONS[title] ?? []),
  ]
  return [...new Set(all)]
}

/** Words of a lore that the Dark Side's security bureau asks of its own characters (ccgx/objective/isb). */
const OF_REBELS = /\b(?:ISB|Rebels?|Rebellion)\b/
const loreOf = (side: string, front: Row['front']): readonly string[] =>
  side === 'Dark' && front.type === 'Character' && OF_REBELS.test(String(front['lore'] ?? ''))
    ? ['isb lore']
    : []

/** Kinds of locations that texts speak of, told by the title. */
const PLACE_TRAITS: readonly (readonly [RegExp, string])[] = [
  [/\bDocking Bay\b|: Launch Bay$/, 'docking bay'],
  [/^(?:Clouds|Bespin: Cloud City)$/, 'cloud sector'],
  [/^(?:Asteroid Field|Big One)$/, 'asteroid sector'],
  [/^(?:Dejarik Hologameboard|Imperial Holotable)$/, 'holosite'],
]
const placeTraits = (title: string): readonly string[] =>
  PLACE_TRAITS.filter(([pattern]) => pattern.test(title)).map(([, trait]) => trait)

function loadOf(front: Row['front']): Partial<CardFacts> {
  if (front.type !== 'Starship' && front.type !== 'Vehicle') return {}
  const text = String(front['gametext'])
  const pilot = /Permanent pilots?(?: aboard)? provides? (?:total )?ability of (\d+)/.exec(text)?.[1]
  const named = /Permanent pilot(?: aboard)? is •([^,•]+), who provides ability of (\d+)/.exec(text)
  const astromech = /Permanent astromech aboard is [•*]([^,]+),/.exec(text)?.[1]
  const load = /May (?:add|carry) ([^.]*)\./.exec(text)?.[1]
  return {
    ...(pilot ? { permanentPilot: Number(pilot) } : {}),
    ...(named ? { permanentPilot: Number(named[2]), pilotPersona: named[1]! } : {}),
    ...(astromech ? { astromechPersona: astromech } : {}),
    ...(load ? { capacity: load.split(/,? or (?=\d)/).map(readCapacity) } : {}),
  }
}

/** `Permanent weapon is •Luke's Lightsaber (…)`. */
function weaponOf({ gametext }: Row['front']): Partial<CardFacts> {
  const [, dot, name] = /Permanent weapon is (•?)([^(]+) \(/.exec(String(gametext)) ?? []
  if (name === undefined) return {}
  const title = name.replace(/(?<=^|[ -])[a-z]/g, (letter) => letter.toUpperCase())
  return { permanentWeapon: { title, ...(dot ? { unique: true as const } : {}) } }
}

const PLACES: readonly (readonly [RegExp, keyof Capacity])[] = [
  [/(\d) pilots? or passengers?/, 'either'],
  [/(\d) pilots?\b(?! or)/, 'pilots'],
  [/(\d) drivers?/, 'drivers'],
  [/(\d) passengers?/, 'passengers'],
  [/(\d) 'riders?' \(passengers?\)/, 'passengers'],
  [/(\d) astromechs?/, 'astromechs'],
  [/(\d) vehicles?/, 'vehicles'],
  [/(\d) speeder bikes?/, 'bikes'],
  [/(\d) TIEs?/, 'ties'],
]

/** What it says without a number is said of each: `unlimited pilots, passengers, vehicles and starfighters`. */
const UNNUMBERED = ['pilots', 'passengers', 'vehicles', 'starfighters'] as const
function readCapacity(text: string): Capacity {
  if (text.startsWith('unlimited '))
    return Object.fromEntries(
      UNNUMBERED.filter((place) => text.includes(place)).map((place) => [place, UNLIMITED]),
    )
  const found = PLACES.flatMap(([pattern, place]) => {
    const count = pattern.exec(text)?.[1]
    return count ? [[place, Number(count)]] : []
  })
  return Object.fromEntries(found)
}

function placeOf(front: Row['front'], title: string): Partial<CardFacts> {
  if (front.type !== 'Location') return {}
  return {
    ...(dotsOf(front).diamonds ? notTo(front) : systemAndRegion(title)),
    force: { dark: Number(front['darkSideIcons']), light: Number(front['lightSideIcons']) },
  }
}

/** Sites of a city or palace belong to the planet that it is on (ccgx/layout/order-bespin, ccgx/layout/order-tatooine). */
const PLANET_OF: Readonly<Record<string, string>> = { 'Cloud City': 'Bespin', "Jabba's Palace": 'Tatooine' }

function systemAndRegion(title: string): Pick<CardFacts, 'system' | 'region'> {
  const [first, second = ''] = title.split(': ')
  const planet = PLANET_OF[first!]
  if (planet) return { system: planet, region: first! }
  return { system: first!, ...(PLANET_OF[second] ? { region: second } : {}) }
}

/** `May not deploy to Bespin, Hoth or Yavin 4.` */
function notTo({ gametext }: Row['front']): Partial<CardFacts> {
  const [, names] = /May not (?:be )?deploy(?:ed)? to ([^.]*)[.]/.exec(String(gametext ?? '')) ?? []
  return names === undefined ? {} : { notTo: names.split(/, | or /) }
}

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const listed = (name: 'icons' | 'traits', list: readonly string[]): Partial<CardFacts> =>
  list.length > 0 ? { [name]: list } : {}
