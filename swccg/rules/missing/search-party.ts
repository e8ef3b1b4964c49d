/** Search parties: characters at the site of a missing one draw destiny to find it (ccgx/missing/search-party). */
import { because, type CardId, isAllowed, pickBelow, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { ask, type Check, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import { destiny } from '../battle/destiny.ts'
import { locationsInPlay } from '../cards/place.ts'
import { ownAt } from '../locations/presence.ts'
import { findMissing, missingAt } from './missing.ts'

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

interface Searching extends SearchAttempt {
  readonly party?: readonly CardId[]
  readonly drawn?: number | null
}
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

/** Whoever searched or was found neither moves nor battles any more in this turn (ccgx/missing/search-tired). */
const TIRES: readonly Instruction[] = (['move', 'battle'] as const).map((what) => ({
  do: 'for-a-while',
  what: { static: 'bars', what, of: { the: { chosen: 'tired' } } },
  until: 'end-of-turn',
}))

export const searchParty = procedure<Searching>('swccg/search-party', [
  ask(
    'who',
    (game, attempt) => {
      const from = searchersAt(game, attempt)
      const { seat, card } = attempt
      return { kind: 'cards', seat, about: 'who-searches', card, from, min: 1, max: from.length } as const
    },
    (_game, _locals, party) => ({ party }),
  ),
  step('draw', (game, { seat, card, party = [] }) => {
    for (const one of party) game.changeCard(one, { uses: [...game.card(one).uses, SEARCHED] })
    game.call(destiny, { seat, count: 1, for: 'search-party', at: card }, 'drawn')
  }),
  step('result', (game, { seat, card, party = [], drawn }) => {
    const missing = missingAt(game, seat, card)
    const found = drawn != null && drawn > NEEDED && missing.length > 0
    const one = found ? missing[missing.length > 1 ? pickBelow(game, missing.length) : 0]! : undefined
    if (one !== undefined) findMissing(game, one, seat)
    const tired = one === undefined ? party : [...party, one]
    game.call(resolving, { todo: TIRES, context: { ...speaking(seat, card), chosen: { tired } } })
  }),
])
