/** The start of a game: starting locations, shuffling, opening hands, and who goes first (ccg95/start/order). */
import { type CardId, reveal, type SeatId, seatBit } from '@dejarik/kernel'
import { canBegin } from '../../cards/definition.ts'
import { ask, definitionOf, type Game, procedure, type Side, type SwccgOffer, step } from '../../kinds.ts'
import { cardsIn, locationsInPlay, seatOf } from '../cards/place.ts'
import { lacksPlace, placesToBring } from '../deploy/needed-place.ts'
import { drawCards, shuffle } from '../force/piles.ts'
import { layLocation, placesInRow } from '../locations/row.ts'

export interface Starting {
  /** What each seat chose, by seat. */
  readonly chosen?: readonly (CardId | null)[]
  /** Titles that both chose: nobody may choose them again. */
  readonly clashed?: readonly string[]
  /** Of two cards for one place: whose lies beneath the other. */
  readonly beneath?: SeatId
}

export const start = procedure<Starting>('swccg/start', [
  step('look', (game) => {
    for (const seat of game.state.seats.keys())
      for (const card of locationsOf(game, seat)) reveal(game, card, seatBit(seat))
  }),
  ask(
    'starting-location',
    (game, { clashed = [] }) =>
      choosers(game).map((seat) => {
        const offers = startOffers(game, seat, clashed)
        const rules = ['ccg95/start/one-location-each']
        return {
          kind: 'action',
          seat,
          about: 'starting-location',
          offers,
          rules,
          evenIfForced: true,
        } as const
      }),
    (_, { chosen = [null, null] }, offer, seat) => ({
      chosen: chosen.map((card, each) => (each === seat ? offer.card! : card)),
    }),
  ),
  step('clash', (game, { chosen = [], clashed = [], beneath }) => {
    const one = clashOf(game, chosen)
    if (beneath !== undefined || one === null || !canChooseAgain(game, [...clashed, one])) return
    game.emit({
      kind: 'startingClash',
      is: one,
      cause: { rule: 'ccg95/start/same-location-choose-again' },
    })
    game.goto('starting-location')
    return { clashed: [...clashed, one], chosen: [null, null] }
  }),
  step('lay', (game, { chosen = [], beneath = 0 }) => {
    const seats = [...chosen.keys()].sort((one, other) => Number(other === beneath) - Number(one === beneath))
    for (const seat of seats) if (chosen[seat] != null) layStart(game, seat, chosen[seat])
  }),
  step('shuffle', (game) => {
    for (const seat of game.state.seats.keys())
      shuffle(game, seat, 'reserve', { rule: 'ccg95/start/shuffle' })
  }),
  step('hands', (game) => {
    const cause = { rule: 'ccg95/start/draw-eight' }
    for (const seat of game.state.seats.keys())
      drawCards(game, seat, game.constants.openingHand, 'reserve', cause)
  }),
  step('first', (game) => game.changeTable({ current: seatOf(game, firstSide(game)) })),
])

/** The title of the one place that both chose. */
export function clashOf(game: Game, chosen: readonly (CardId | null)[]): string | null {
  const [one, other] = chosen.map((card) => (card === null ? null : definitionOf(game, card).title))
  return one !== undefined && one === other ? one : null
}

/** The Dark Side, unless a starting location says otherwise (ccg95/start/dark-goes-first, ccgx/deathstar/starting). */
const firstSide = (game: Game): Side =>
  choosers(game).some((seat) => locationsInPlay(game).some((place) => letsLightBegin(game, place, seat)))
    ? 'light'
    : 'dark'

function letsLightBegin(game: Game, place: CardId, seat: SeatId): boolean {
  const { side, text } = definitionOf(game, place)
  const who = side === 'light' ? undefined : 'opponent'
  return (
    game.seat(seat).side === side &&
    text[side]?.statics?.some((each) => each.static === 'goes-first' && each.who === who) === true
  )
}

/** A player who began with an Objective has no starting location (ccg/objective/replaces-starting-location). */
const choosers = (game: Game): readonly SeatId[] =>
  [...game.state.seats.keys()].filter(
    (seat) => !cardsIn(game, seat, 'side').some((card) => definitionOf(game, card).kind === 'objective'),
  )

const locationsOf = (game: Game, seat: SeatId): readonly CardId[] =>
  cardsIn(game, seat, 'reserve').filter(
    (card) =>
      canBegin(definitionOf(game, card)) &&
      (!lacksPlace(game, seat, card) || placesToBring(game, seat, card).length > 0),
  )

/** A player with no other location keeps a clashing one (the ruling at ccg95/start/same-location-choose-again). */
function startOffers(game: Game, seat: SeatId, clashed: readonly string[]): readonly SwccgOffer[] {
  const own = locationsOf(game, seat)
  const others = own.filter((card) => !clashed.includes(definitionOf(game, card).title))
  return (others.length > 0 ? others : own).map((card) => ({
    verb: 'start-with',
    key: `start ${card}`,
    card,
  }))
}

const canChooseAgain = (game: Game, clashed: readonly string[]): boolean =>
  [...game.state.seats.keys()].some((seat) =>
    locationsOf(game, seat).some((card) => !clashed.includes(definitionOf(game, card).title)),
  )

function layStart(game: Game, seat: SeatId, card: CardId): void {
  const [needed] = lacksPlace(game, seat, card) ? placesToBring(game, seat, card) : []
  if (needed !== undefined) layStart(game, seat, needed)
  const [place] = placesInRow(game, card)
  const laid = place ? layLocation(game, card, seat, place) : card
  const cause = { rule: 'ccg95/start/one-location-each' }
  game.emit({ kind: 'startingLocation', seat, card: laid, is: game.card(laid).is, cause })
}
