/** The compiler: the text of a card becomes its effect tree; what it does not understand is reported, never guessed. */
import type { CardFacts } from '../cards/definition.ts'
import { equipmentAbility } from './equipment-abilities.ts'
import { normalise } from './normalise.ts'
import { type Parser, readWhole } from './parser.ts'
import { compilePilot } from './pilots.ts'
import { splitAbilities } from './split.ts'
import type { Traced } from './traced.ts'
import type { Ability } from './tree.ts'
import { unitAbility } from './unit-abilities.ts'

/** A piece of text that is not carried out. */
export interface Unread {
  readonly text: string
  /** Where it begins in the text that was given. */
  readonly position: number
}
export interface Compiled {
  readonly abilities: readonly Ability[]
  readonly notUnderstood: readonly Unread[]
}

export function compile(text: string, card: CardFacts): Compiled {
  const parts = splitAbilities(normalise(text)).map((part) => compilePart(part, card))
  const unread = parts.flatMap(({ rest }) => rest)
  return {
    abilities: parts.flatMap(({ abilities }) => abilities),
    notUnderstood: unread.map((part) => ({ text: sourceOf(part, text), position: part.at[0]! })),
  }
}

interface CompiledPart {
  readonly abilities: readonly Ability[]
  readonly rest: readonly Traced[]
}

function compilePart(part: Traced, card: CardFacts): CompiledPart {
  const pilot = card.kind === 'unit' ? compilePilot(part, card) : undefined
  if (pilot) return { abilities: [pilot.ability], rest: pilot.rest }
  const ability = readWhole(grammarOf(card), { text: part.text, card })
  return ability ? { abilities: [ability], rest: [] } : { abilities: [], rest: [part] }
}

const nothing: Parser<Ability> = () => []
/** Missions, Battle cards, Locations and Resources have effects of their own kinds, none of them compiled yet. */
const GRAMMARS: Readonly<Partial<Record<CardFacts['kind'], Parser<Ability>>>> = {
  unit: unitAbility,
  equipment: equipmentAbility,
}
const grammarOf = (card: CardFacts): Parser<Ability> => GRAMMARS[card.kind] ?? nothing

const sourceOf = ({ at }: Traced, text: string): string => text.slice(at[0], at.at(-1)).trim()
