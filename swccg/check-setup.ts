/** Setups from outside: everything that keeps one from being played, each with its rule. */
import type { Reason } from '@dejarik/kernel'
import { checkDeck, type Edition } from './rules/deck.ts'
import { deckSide, libraryFor, type SwccgSetup } from './table.ts'

export function checkSetup(setup: SwccgSetup): readonly Reason[] {
  const { players, seats, edition } = setup
  if (players.length !== seats || seats !== 2)
    return [
      { code: 'player-count', rule: 'ccg95/goal/two-sides', detail: { seats: 2, given: players.length } },
    ]
  const library = libraryFor(setup)
  const reasons = players.flatMap(({ deck }) => checkDeck(library, deck, edition as Edition))
  return [...reasons, ...sameSide(setup)]
}

/** Light Side against Dark Side (ccg95/deck/opposite-sides). */
function sameSide(setup: SwccgSetup): Reason[] {
  const library = libraryFor(setup)
  const [one, other] = setup.players.map(({ deck }) => deckSide(library, deck))
  if (one === null || one === undefined || one !== other) return []
  const rule = setup.edition === 'beginners' ? 'ccg/deck/one-side-only' : 'ccg95/deck/opposite-sides'
  return [{ code: 'same-side', rule, detail: { side: one } }]
}
