/** Whether a card fits words for cards by what is printed on it, before there is a game. */
import { type CardDefinition, hasIcon, hasTrait } from '../cards/definition.ts'
import { isOfMake } from '../cards/makes.ts'
import type { Filter } from '../text/filter.ts'

type Words = string | readonly string[] | undefined

/** Where a card is and what becomes of it is for the game to bring about. */
export function fitsPrinted(card: CardDefinition, filter: Filter): boolean {
  const { not, any, titleHas, number } = filter
  return (
    isOne(filter.kind, card.kind) &&
    isOne(filter.type, card.type) &&
    isOne(filter.title, card.title) &&
    isOne(filter.persona, card.persona) &&
    (filter.model === undefined || isOfMake(card.model, filter.model)) &&
    isSome(filter.trait, (trait) => hasTrait(card, trait)) &&
    isSome(filter.icon, (icon) => hasIcon(card, icon as Parameters<typeof hasIcon>[1])) &&
    (titleHas === undefined || card.title.includes(titleHas)) &&
    (number === undefined || isInRange(card, number)) &&
    (!not || saysNothing(not) || !fitsPrinted(card, not)) &&
    (!any || any.some((one) => fitsPrinted(card, one)))
  )
}

const isSome = (wanted: Words, fits: (word: string) => boolean): boolean =>
  wanted === undefined || [wanted].flat().some(fits)
const isOne = (wanted: Words, word: string | undefined): boolean => isSome(wanted, (each) => each === word)

/** A description of which nothing is printed keeps no card out. */
const saysNothing = ({ kind, type, title, titleHas, persona, trait, icon, model, any }: Filter): boolean =>
  [kind, type, title, titleHas, persona, trait, icon, model].every((part) => part === undefined) &&
  (any ?? []).every(saysNothing)

function isInRange(card: CardDefinition, { name, least, most }: NonNullable<Filter['number']>): boolean {
  const value = { power: card.power, ability: card.ability, forfeit: card.forfeit, destiny: card.destiny }[
    name as 'power'
  ]
  if (value === undefined) return true
  return (typeof least !== 'number' || value >= least) && (typeof most !== 'number' || value <= most)
}
