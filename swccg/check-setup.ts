/** Setups from outside: everything that keeps one from being played, each with its rule. */
import { cited } from '@dejarik/kernel'
import type { Reason } from './reasons.ts'
import { checkDeck, DECK_SIZE } from './rules/preparation/deck.ts'
import { deckSide, libraryFor, rulesFor, type SwccgSetup } from './table.ts'

/** The option by which players agree on smaller decks. */
const SMALLER = 'smaller-decks'

export const checkSetup = (setup: SwccgSetup): readonly Reason[] =>
  everythingWrong(setup).map((reason) => cited(rulesFor(setup).citations, reason))

function everythingWrong(setup: SwccgSetup): readonly Reason[] {
  const { players, seats, options } = setup
  if (players.length !== seats || seats !== 2)
    return [
      { code: 'player-count', rule: 'ccg95/goal/two-sides', detail: { seats: 2, given: players.length } },
    ]
  const library = libraryWithAll(setup)
  const size = options.includes(SMALLER) ? Math.min(DECK_SIZE, players[0]!.deck.length) : DECK_SIZE
  const reasons = players.flatMap(({ deck }) => checkDeck(library, deck, setup.edition, size))
  return [
    ...reasons.map((reason) => (options.includes(SMALLER) ? asEqual(reason) : reason)),
    ...sameSide(setup),
  ]
}

/** What an edition does not play with is told as such, so all cards are known here. */
const libraryWithAll = ({ cards }: SwccgSetup) => libraryFor(cards ? { cards } : {})

/** Fewer cards by agreement, but both the same number (ccg95/deck/fewer-but-equal). */
const asEqual = (reason: Reason): Reason =>
  reason.code === 'deck-size'
    ? { ...reason, code: 'unequal-decks', rule: 'ccg95/deck/fewer-but-equal' }
    : reason

/** Light Side against Dark Side (ccg95/deck/opposite-sides). */
function sameSide(setup: SwccgSetup): Reason[] {
  const library = libraryWithAll(setup)
  const [one, other] = setup.players.map(({ deck }) => deckSide(library, deck))
  if (one === null || one === undefined || one !== other) return []
  return [{ code: 'same-side', rule: 'ccg95/deck/opposite-sides', detail: { side: one } }]
}
