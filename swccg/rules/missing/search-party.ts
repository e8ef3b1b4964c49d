/** Search parties: characters at the site of a missing one draw destiny to find it (ccgx/missing/search-party). */
import { because, type CardId, isAllowed, type ProcedureName, pickBelow, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { ask, type Check, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import { destiny } from '../battle/destiny.ts'
import type { Capturing } from '../capture/capture.ts'
import { exists, locationsInPlay } from '../cards/place.ts'
import { ownAt } from '../locations/presence.ts'
import { findMissing, missingAt } from './missing.ts'
import { SEARCHING } from './under-way.ts'

const RULE = 'ccgx/missing/search-party'
const SEARCHED = 'turn:searched'
/** A total above this finds somebody (ccgx/missing/search-result). */
const NEEDED = 5

interface SearchAttempt {
  readonly seat: SeatId
  /** The site. */
  readonly card: CardId
}

/** Active characters there that have searched nothing in this turn. */
const searchersAt = (game: Game, { seat, card: at }: SearchAttempt): readonly CardId[] =>
  ownAt(game, seat, at).filter(
    (card) => definitionOf(game, card).kind === 'character' && !game.card(card).uses.includes(SEARCHED),
  )

export const SEARCH_CHECKS: readonly Check<SearchAttempt>[] = [
  (game, { seat }) =>
    game.table.phase === 'control' && game.table.current === seat
      ? null
      : because('not-your-control-phase', RULE),
  (game, { seat, card }) =>
    missingAt(game, seat, card).length > 0 ? null : because('nobody-missing', RULE, { card }),
  (game, attempt) =>
    searchersAt(game, attempt).length > 0 ? null : because('nobody-to-search', RULE, { card: attempt.card }),
]

export const searchOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  game.policies.cardsGoInactive
    ? locationsInPlay(game)
        .filter((card) => isAllowed(game, SEARCH_CHECKS, { seat, card }))
        .map((card) => ({ verb: 'search-party', key: `search ${card}`, card }))
    : []

/** A party of one's own, or one that hunts for a character of the opponent (ccgx/missing/hunting-party). */
export interface SearchParty extends SearchAttempt {
  readonly hunted?: SeatId
  /** Adds one for each member that fits. */
  readonly helpers?: Filter
  readonly party?: readonly CardId[]
  readonly drawn?: number | null
}
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }
const capturing: ProcedureName<Capturing> = { name: 'swccg/capture' }

/** Whoever searched or was found neither moves nor battles any more in this turn (ccgx/missing/search-tired). */
const TIRES: readonly Instruction[] = (['move', 'battle'] as const).map((what) => ({
  do: 'for-a-while',
  what: { static: 'bars', what, of: { the: { chosen: 'tired' } } },
  until: 'end-of-turn',
}))

/** The members of a party know each other by it until it is told what they have found. */
function setOut(game: Game, party: readonly CardId[]): void {
  for (const card of party) game.changeCard(card, { uses: [...game.card(card).uses, SEARCHING] })
}
function goHome(game: Game, party: readonly CardId[]): void {
  for (const card of party)
    game.changeCard(card, { uses: game.card(card).uses.filter((use) => use !== SEARCHING) })
}

function noteSearch(game: Game, cards: readonly CardId[]): void {
  for (const card of cards) game.changeCard(card, { uses: [...game.card(card).uses, SEARCHED] })
}

/** What those of the party add to the draw. */
const helpIn = (game: Game, { seat, card, helpers, party = [] }: SearchParty): number =>
  helpers ? party.filter((one) => matches(game, speaking(seat, card), helpers, one)).length : 0

/** One of them by chance, where there are several. */
function foundBy(game: Game, search: SearchParty): CardId | undefined {
  const { seat, card, hunted = seat, drawn = null } = search
  const missing = missingAt(game, hunted, card)
  if (drawn === null || drawn + helpIn(game, search) <= NEEDED || missing.length === 0) return undefined
  return missing[missing.length > 1 ? pickBelow(game, missing.length) : 0]
}

export const searchParty = procedure<SearchParty>('swccg/search-party', [
  ask(
    'who',
    (game, attempt) => {
      const from = searchersAt(game, attempt)
      const { seat, card } = attempt
      if (from.length === 0) return
      return { kind: 'cards', seat, about: 'who-searches', card, from, min: 1, max: from.length } as const
    },
    (_game, _locals, party) => ({ party }),
  ),
  step('draw', (game, { seat, card, party = [] }) => {
    if (party.length === 0) return game.finish()
    noteSearch(game, party)
    setOut(game, party)
    game.call(destiny, { seat, count: 1, for: 'search-party', at: card }, 'drawn')
  }),
  step('result', (game, search) => {
    const { seat, card, hunted } = search
    const party = (search.party ?? []).filter((one) => exists(game, one))
    goHome(game, party)
    const one = foundBy(game, { ...search, party })
    const tired = one === undefined ? party : [...party, one]
    game.call(resolving, { todo: TIRES, context: { ...speaking(seat, card), chosen: { tired } } })
    if (one === undefined) return
    noteSearch(game, [one])
    if (hunted !== undefined) game.call(capturing, { cards: [one], by: seat, restored: false, frozen: false })
    findMissing(game, one, seat)
  }),
])
