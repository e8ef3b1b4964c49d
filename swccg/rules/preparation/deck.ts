/** Whether a deck may be played: size, one side, a location to start with. */
import { unknownKeys } from '@dejarik/kernel'
import { type CardDefinition, canBegin } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import { isOfLaterSet, playsLaterSets, setNameOf } from '../../cards/released.ts'
import type { Reason } from '../../reasons.ts'
import { unsupplied } from './required.ts'

export const DECK_SIZE = 60

/** Every reason at once, by the rules of 1995; keys must be of the library, which has the cards of all editions. */
export function checkDeck(
  library: Library,
  deck: readonly string[],
  edition: string,
  size = DECK_SIZE,
): readonly Reason[] {
  const cards = deck.filter((key) => library.has(key)).map((key) => library.card(key))
  const unknown = deck.filter((key) => !library.has(key))
  const reasons: Reason[] = [...unknownKeys(unknown, (key) => library.closestKeys(key))]
  reasons.push(...laterCards(cards, edition))
  if (deck.length !== size)
    reasons.push({ code: 'deck-size', rule: 'ccg95/deck/sixty-cards', detail: { size, given: deck.length } })
  if (new Set(cards.map(({ side }) => side)).size > 1)
    reasons.push({ code: 'mixed-sides', rule: 'ccg95/deck/one-side-only' })
  const objectives = cards.filter(({ kind }) => kind === 'objective').length
  if (objectives > 1)
    reasons.push({ code: 'two-objectives', rule: 'ccg/deck/one-objective', detail: { given: objectives } })
  reasons.push(...startingEffects(cards, edition))
  for (const { key } of unsupplied(cards))
    reasons.push({ code: 'objective-without', rule: 'ccgx/objective/start-required', detail: { card: key } })
  if (objectives === 0 && !cards.some(canBegin))
    reasons.push({ code: 'no-location', rule: 'ccg95/start/one-location-each' })
  return reasons
}

/** Editions by whose book one of several Starting Effects is picked, or all stay in the deck. */
const WITH_STARTING_EFFECTS_TO_PICK: ReadonlySet<string> = new Set(['1995', 'beginners'])

/** Tournaments lay out a Starting Effect unasked, so a deck has no two (ccgx/final/deck-one-starting-effect). */
function startingEffects(cards: readonly CardDefinition[], edition: string): readonly Reason[] {
  const given = cards.filter(({ kind, type }) => kind === 'effect' && type === 'starting').length
  if (given < 2 || WITH_STARTING_EFFECTS_TO_PICK.has(edition)) return []
  return [{ code: 'two-starting-effects', rule: 'ccgx/final/deck-one-starting-effect', detail: { given } }]
}

/** Cards of sets that the edition's book does not cover, each title once. */
function laterCards(cards: readonly CardDefinition[], edition: string): readonly Reason[] {
  if (playsLaterSets(edition)) return []
  return [...new Set(cards.filter(isOfLaterSet))].map((card) => ({
    code: 'later-set',
    rule: 'ccg95/goal/uncovered-situations',
    detail: { card: card.key, set: setNameOf(card) },
  }))
}
