/** Searching a deck, a hand or a discard pile: what is found goes somewhere, joins a stack, or stays. */
import { type CardId, type ChoiceQuestion, EVERYONE, reveal, type SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import { cardsIn, type OwnZone } from '../../../rules/cards/place.ts'
import { seatTitle } from '../../../rules/preparation/seat-title.ts'
import { mayStack, stackBeneath } from '../../../rules/unique/stack.ts'
import type { Bound, Context } from '../../context.ts'
import { typesIn } from '../../nouns/noun-of.ts'
import { fits } from '../../nouns/nouns.ts'
import type { Named } from '../performer.ts'
import { putCard } from './put.ts'

/** Who sees what a player looks at. */
export const sightOf = (game: Game, seat: SeatId): number => game.state.confidants[seat]!
export const nameOf = (game: Game, card: CardId): string => definitionOf(game, card).name

interface Search {
  readonly context: Context
  /** Who searches, and whose cards. */
  readonly seat: SeatId
  readonly owner: SeatId
  /** Whose decks may be chosen instead. */
  readonly owners?: readonly SeatId[]
  readonly zones: readonly OwnZone[]
  readonly what: Named<'search'>
  readonly count: number
  /** The unit whose stack the cards join, if there is one. */
  readonly onto?: CardId | null
  readonly taken?: readonly CardId[]
  readonly result?: Bound
}

/** A search takes what it finds, and may find nothing (idc/phrase/search-partial). */
export const search = procedure<Search>('swtcg/search', [
  ask<Search, ChoiceQuestion<About>>(
    'whose',
    (game, { context, seat, owner, owners = [owner] }) => ({
      kind: 'choice',
      seat,
      about: 'choose-player',
      card: context.self,
      options: owners.map((each) => seatTitle(game, each)),
    }),
    (game, { owner, owners = [owner] }, chosen) => ({
      owner: owners.find((each) => seatTitle(game, each) === chosen)!,
    }),
  ),
  step('look', (game, { seat, owner, zones }) => {
    for (const zone of zones)
      for (const card of cardsIn(game, owner, zone)) reveal(game, card, sightOf(game, seat))
  }),
  ask(
    'take',
    (game, locals) => {
      const { context, seat, count, what, taken = [] } = locals
      const from = takeable(game, locals)
      const max = Math.min(what.names ? 1 : count, count - taken.length, from.length)
      if (taken.length > 0 && max === 0) return undefined
      return { kind: 'cards' as const, seat, about: 'search', card: context.self, from, min: 0, max }
    },
    (game, { what, taken = [] }, more) => {
      if (what.names && more.length > 0) game.goto('take') // one after another, as each tells which names are left
      return { taken: [...taken, ...more] }
    },
  ),
  step('put', (game, locals) => ({ result: putFound(game, locals) })),
])

/** What may be taken besides the cards that were. */
function takeable(game: Game, { context, owner, zones, what, taken = [] }: Search): CardId[] {
  const { whose: _, place: __, ...sought } = what.of
  const of =
    typeof what.to === 'object' ? { ...sought, types: typesIn(sought.types, what.to.arenas) } : sought
  const names = taken.map((card) => nameOf(game, card))
  const isAlike = (card: CardId): boolean =>
    taken.length === 0 || !what.names || names.includes(nameOf(game, card)) === (what.names === 'same')
  return zones
    .flatMap((zone) => cardsIn(game, owner, zone))
    .filter((card) => !taken.includes(card) && fits(game, context, of, card) && isAlike(card))
    .sort((one, other) => one - other)
}

function putFound(game: Game, { context, what, onto, taken = [] }: Search): Bound {
  const { to, show, counters = 0, of } = what
  const there = taken.map((card) => {
    if (show === 'shown') reveal(game, card, EVERYONE)
    if (onto !== undefined) return joinStack(game, card, onto)
    if (!to) return card
    return putCard(game, context, card, { to, counters, ...(of.types ? { types: of.types } : {}) }) ?? card
  })
  return { that: there, 'that-much': there.length, ...(to || onto !== undefined ? {} : { those: there }) }
}

/** By the stacking rules as they are (idc/phrase/follow-normal-stacking-rules). */
const joinStack = (game: Game, card: CardId, unit: CardId | null): CardId =>
  unit === null || !mayStack(game, card, unit) ? card : stackBeneath(game, card, unit)
