/** Setups from outside: everything that keeps one from being played, each with its rule. */

import type { Reason } from './reasons.ts'
import { checkDeck, DECK_SIZE, type Edition } from './rules/preparation/deck.ts'
import { deckSide, libraryFor, type SwccgSetup } from './table.ts'

/** The option by which players agree on smaller decks. */
const SMALLER = 'smaller-decks'

export function checkSetup(setup: SwccgSetup): readonly Reason[] {
  const { players, seats, edition, options } = setup
  if (players.length !== seats || seats !== 2)
    return [
      { code: 'player-count', rule: 'ccg95/goal/two-sides', detail: { seats: 2, given: players.length } },
    ]
  const library = libraryFor(setup)
  const size = options.includes(SMALLER) ? Math.min(DECK_SIZE, players[0]!.deck.length) : DECK_SIZE
  const reasons = players.flatMap(({ deck }) => checkDeck(library, deck, edition as Edition, size))
  return [
    ...reasons.map((reason) => (options.includes(SMALLER) ? asEqual(setup, reason) : reason)),
    ...sameSide(setup),
  ]
}

/** Fewer cards by agreement, but both the same number (ccg95/deck/fewer-but-equal). */
function asEqual({ edition }: SwccgSetup, reason: Reason): Reason {
  if (reason.code !== 'deck-size') return reason
  const rule = edition === 'beginners' ? 'ccg/deck/practice-fewer' : 'ccg95/deck/fewer-but-equal'
  return { ...reason, code: 'unequal-decks', rule }
}

/** Light Side against Dark Side (ccg95/deck/opposite-sides). */
function sameSide(setup: SwccgSetup): Reason[] {
  const library = libraryFor(setup)
  const [one, other] = setup.players.map(({ deck }) => deckSide(library, deck))
  if (one === null || one === undefined || one !== other) return []
  const rule = setup.edition === 'beginners' ? 'ccg/deck/one-side-only' : 'ccg95/deck/opposite-sides'
  return [{ code: 'same-side', rule, detail: { side: one } }]
}
