/** Instructions about decks and hidden cards: looking at them, revealing, searching. */
import { type CardId, EVERYONE, reveal, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import type { Filter, Reference } from '../../../language/tree/nouns.ts'
import { cardsIn, type OwnZone } from '../../../rules/cards/place.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Bound, type Context, cardsFor, seatsFor } from '../../context.ts'
import { candidates, fits } from '../../nouns/nouns.ts'
import type { Named, Performers } from '../performer.ts'
import { nameOf, search, sightOf } from './search.ts'

/** From the top until enough cards fit, or the deck is through. */
function revealed(
  game: Game,
  context: Context,
  seat: SeatId,
  { of, names }: Named<'reveal-until'>,
  count: number,
): Bound {
  const isKnown = (card: CardId, before: readonly CardId[]): boolean =>
    names === 'different' && before.some((one) => nameOf(game, one) === nameOf(game, card))
  const those: CardId[] = []
  const that: CardId[] = []
  for (const card of cardsIn(game, seat, 'deck')) {
    if (that.length >= count) break
    reveal(game, card, EVERYONE)
    those.push(card)
    if (fits(game, context, of, card) && !isKnown(card, that)) that.push(card)
  }
  return { that, those }
}

export const deckPerformers: Performers<'look-at' | 'look-at-top' | 'reveal-until' | 'search'> = {
  'look-at': (game, { you }, _, found) => {
    for (const card of found) reveal(game, card, sightOf(game, you))
    return { those: found, that: found }
  },
  'look-at-top': (game, context, { who, count, show }) => {
    const number = amountOf(game, context, count)
    const seen = seatsFor(game, context, who).flatMap((seat) => cardsIn(game, seat, 'deck').slice(0, number))
    for (const card of seen) reveal(game, card, show === 'shown' ? EVERYONE : sightOf(game, context.you))
    return { those: seen, that: seen }
  },
  'reveal-until': (game, context, instruction) => {
    const [seat = context.you] = seatsFor(game, context, instruction.who)
    return revealed(game, context, seat, instruction, amountOf(game, context, instruction.count))
  },
  search: (game, context, instruction) => {
    const { who, in: whose, zone, also = [], of, count, beneath } = instruction
    const zones = [zone, ...also].map((each): OwnZone => (each === 'discard-pile' ? 'discard' : each))
    const onto = beneath ? { onto: unitFor(game, context, beneath) } : {}
    for (const seat of seatsFor(game, context, who)) {
      const own = who === 'you' ? game.policies.decksToSearch(game, seat, of) : [seat]
      for (const owner of whose ? seatsFor(game, context, whose) : [seat])
        game.call(
          search,
          {
            context,
            seat,
            owner,
            zones,
            what: instruction,
            count: amountOf(game, context, count),
            ...onto,
            ...(owner === seat ? { owners: own } : {}),
          },
          'nested',
        )
    }
  },
}

/** The unit whose stack the cards are to join. */
const unitFor = (game: Game, context: Context, unit: Reference | Filter): CardId | null =>
  ('the' in unit ? cardsFor(game, context, unit) : candidates(game, context, unit))[0] ?? null
