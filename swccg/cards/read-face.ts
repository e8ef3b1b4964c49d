/** Reads what later sets brought to the face of a card: kinds and types, icons, diamonds, destinies of choice, creatures. */
import {
  CARD_KINDS,
  type CardFacts,
  type CardKind,
  type CardType,
  CREATURES,
  ICONS,
  type Icon,
  LATER_KINDS,
  TYPES_OF_KIND,
} from './definition.ts'

type Front = Readonly<Record<string, unknown>> & { readonly type: string }

/** A row that is no card of the game, with the reason. */
export class NoCard extends Error {}

const KINDS: readonly CardKind[] = [...CARD_KINDS, ...LATER_KINDS]

export function kindOf({ type }: Front): Pick<CardFacts, 'kind' | 'test'> {
  const [, test] = /^Jedi Test #(\d)$/.exec(type) ?? []
  if (test) return { kind: 'jedi-test', test: Number(test) }
  const kind = KINDS.find((each) => each === worded(type))
  if (!kind) throw new NoCard(`${type} is no kind of card`)
  return { kind }
}

const worded = (words: string): string => words.toLowerCase().replaceAll(' ', '-')

/**
 * `Starfighter: X-Wing` is a type and a make. An Interrupt of two types is Used, and its text says which functions are Lost or
 * are played at the start. Whoever has two types has the first one, and the other besides.
 */
export function typeOf(front: Front): Pick<CardFacts, 'type' | 'alsoType' | 'model' | 'creature'> {
  const { subType } = front
  const { kind } = kindOf(front)
  if (typeof subType !== 'string') return {}
  if (kind === 'creature') return { creature: known(CREATURES, subType.toLowerCase()) }
  if (kind === 'interrupt' && subType.startsWith('Used Or ')) return { type: 'used' }
  const [types, model] = subType.split(': ')
  const [type, alsoType] = types!.split('/').map((one) => known<CardType>(TYPES_OF_KIND[kind], worded(one)))
  return {
    type: type!,
    ...(alsoType ? { alsoType } : {}),
    ...(model ? { model: MODELS[model] ?? model } : {}),
  }
}
const MODELS: Readonly<Record<string, string>> = {
  'X-Wing': 'X-wing',
  'Y-Wing': 'Y-wing',
  'B-Wing': 'B-wing',
  'A-Wing': 'A-wing',
  'T-47 Snowspeeder': 'T-47',
  'T-47 Sandspeeder': 'T-47',
  'SPEEDER BIKE': 'speeder bike',
  'Speeder Bike': 'speeder bike',
  'Z-95 Headhunter': 'Z-95',
  'Modified Z-95 Headhunter': 'Z-95',
  'TIE/LN': 'TIE/ln',
  'TIE/SR': 'TIE/sr',
  'TIE/AD': 'TIE/ad',
  'TIE/RC': 'TIE/rc',
  'TIE/SA': 'TIE/sa',
  Corvette: 'Corellian Corvette',
  '1 TIE Advanced x1 2 TIE/LNS': 'TIE',
}

function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((each) => each === word)
  if (found === undefined) throw new NoCard(`"${word}" is not among ${words.join(', ')}`)
  return found
}

/** Dots say how many may be on table, diamonds how many for each system. */
export function dotsOf({ uniqueness }: Front): Pick<CardFacts, 'dots' | 'diamonds'> {
  const marks = String(uniqueness ?? '')
  if (marks.startsWith('<>')) return { diamonds: marks === '<>' ? 1 : 3 }
  return marks === '' ? {} : { dots: marks.length as 1 | 2 | 3 }
}

/** A star stands for what the text says. */
export function destinyOf(front: Front): Pick<CardFacts, 'destiny' | 'destinies'> {
  const values = front['destinyValues']
  const [first, ...others] = Array.isArray(values) ? values.map(Number) : [Number(front['destiny'])]
  const destiny = first === undefined || Number.isNaN(first) ? 0 : first
  return { destiny, ...(others.length > 0 ? { destinies: [destiny, ...others] } : {}) }
}

/** Icons that tell the set, or that the text tells again. */
const NO_ICONS: ReadonlySet<string> = new Set([
  ...['A New Hope', 'Hoth', 'Dagobah', 'Cloud City', "Jabba's Palace", 'Special Edition', 'Premium', 'Set P'],
  ...['Vader', 'Tatooine'],
])
const ICON_WORDS: Readonly<Record<string, Icon>> = {
  starship: 'starship-site',
  'vehicle-site': 'vehicle-site',
}

export const iconsOf = ({ icons }: Front): readonly Icon[] =>
  (Array.isArray(icons) ? icons.map(String) : [])
    .filter((icon) => !NO_ICONS.has(icon))
    .map((icon) => worded(icon.replace(/ x\d$/, '')))
    .map((icon) => ICON_WORDS[icon] ?? known(ICONS, icon))

/** `SLITHER: 3` is the defense value of a creature. */
export const NO_TRAITS = /: \d+$/

export function creatureOf(front: Front): Pick<CardFacts, 'ferocity' | 'defense'> {
  if (front.type !== 'Creature') return {}
  const words = Array.isArray(front['extraText']) ? front['extraText'].map(String) : []
  const defense = words.map((word) => /: (\d+)$/.exec(word)?.[1]).find((number) => number !== undefined)
  return { ...ferocityOf(front['ferocity']), ...(defense ? { defense: Number(defense) } : {}) }
}

/** `3`, `destiny -1`, `6 + two destiny`. */
function ferocityOf(printed: unknown): Pick<CardFacts, 'ferocity'> {
  if (typeof printed !== 'string') return {}
  const destinies = /two destiny/.test(printed) ? 2 : /destiny/.test(printed) ? 1 : 0
  const eaten = /\beaten\b/.test(printed)
  const [, base = '0'] = /^(\d+)(?: \+|$)/.exec(printed) ?? /destiny ?(- ?\d+)/.exec(printed) ?? []
  return {
    ferocity: { base: Number(base.replace(' ', '')), destinies, ...(eaten ? { eaten: true as const } : {}) },
  }
}
