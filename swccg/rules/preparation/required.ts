/** Cards that an Objective begins with: a deck without them cannot be played (ccgx/objective/start-required). */
import { type CardDefinition, isGeneric } from '../../cards/definition.ts'
import type { Filter } from '../../text/filter.ts'

const among = <T>(wanted: T | readonly T[] | undefined, found: T | undefined): boolean =>
  wanted === undefined || (found !== undefined && [wanted].flat().includes(found))
const some = <T>(wanted: T | readonly T[] | undefined, found: readonly T[] = []): boolean =>
  wanted === undefined || [wanted].flat().some((one) => found.includes(one as T))

/** Whether a card may fit as far as its face tells; what only the table tells is left open. */
function mayFit(filter: Filter, facts: CardDefinition): boolean {
  const { kind, type, title, titleHas, persona, icon, trait, unique, generic, any, not } = filter
  return (
    among(kind, facts.kind) &&
    among(type, facts.type) &&
    among(title, facts.title) &&
    among(persona, facts.persona) &&
    some(icon, facts.icons) &&
    some(trait, facts.traits) &&
    (titleHas === undefined || facts.title.toLowerCase().includes(titleHas.toLowerCase())) &&
    (generic === undefined || isGeneric(facts)) &&
    (unique === undefined || (facts.dots === 1) === unique) &&
    (any === undefined || any.some((one) => mayFit(one, facts))) &&
    (not?.title === undefined || !among(not.title, facts.title))
  )
}

/** Objectives of the deck that lack a card that they begin with; "may deploy" asks for none. */
export const unsupplied = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.filter(
    ({ kind, text }) =>
      kind === 'objective' &&
      text.starts?.some((one) => one.do === 'bring-out' && !cards.some((card) => mayFit(one.what, card))),
  )
