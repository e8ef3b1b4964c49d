/** A card does the same in both seats: a game and the same game with the players' chairs exchanged go the same way. */
import { type Card, chance, Machine, type State } from '@dejarik/kernel'
import { leaningAnswer } from '../../exercise/player.ts'
import { stage } from '../../exercise/stage.ts'
import { editionsOf, type Trial } from '../../exercise/trial.ts'
import { explain } from '../../explain.ts'
import type { Game, Swccg } from '../../kinds.ts'
import { OWN_ZONES, tableZones } from '../../rules/cards/place.ts'
import { place } from '../../scenario/place.ts'
import { libraryFor, rulesFor, type SwccgSetup } from '../../table.ts'

const MOST_DECISIONS = 12

const otherSeat = (seat: number): number => 1 - seat
const otherZone = (zone: number): number => {
  const own = zone - tableZones.length
  if (own < 0) return zone
  return tableZones.length + ((own + OWN_ZONES.length) % (2 * OWN_ZONES.length))
}
/** Bits of two seats. */
const otherMask = (mask: number): number => ((mask & 1) << 1) | ((mask >> 1) & 1) | (mask & ~3)

const otherCard = (card: Card<Swccg>): Card<Swccg> => ({
  ...card,
  owner: otherSeat(card.owner),
  controller: otherSeat(card.controller),
  zone: otherZone(card.zone),
  knownTo: otherMask(card.knownTo),
})

/** The position with the chairs exchanged: nothing has happened in it yet that names a seat. */
function exchanged(state: State<Swccg>): State<Swccg> {
  const zones = state.zones.map((_, zone) => {
    const { owner, ...rest } = state.zones[otherZone(zone)]!
    return { ...rest, owner: owner === null ? null : otherSeat(owner) }
  })
  return {
    ...state,
    cards: state.cards.map((card) => card && otherCard(card)),
    zones,
    seats: state.seats.toReversed(),
    table: { ...state.table, current: otherSeat(state.table.current) },
  }
}

/** What is asked, of whom, and what can be answered; of the first game in the words of the second. */
function asked(game: Game, seatOf: (seat: number) => number): string {
  const [question] = game.state.asked?.questions ?? []
  if (!question) return 'nothing'
  const choices =
    question.kind === 'action'
      ? question.offers.map(({ key }) => key).toSorted()
      : question.kind === 'cards'
        ? [question.min, question.max, ...question.from.toSorted((a, b) => a - b)]
        : []
  return `${seatOf(question.seat)} ${question.about}: ${choices.join(', ')}`
}

const sameSeat = (seat: number): number => seat

/** How the two games part, or nothing; in the second, another card may be played in the place of the first. */
export function partingIn({ card, seed, start, aim, instead }: Trial): string | null {
  const below = chance(seed, 11)
  const editions = editionsOf(card)
  const edition = editions[seed % editions.length]!
  const setup: SwccgSetup = { seed, seats: 2, edition, options: ['quick-tempo'], players: [] }
  const { position, ...rest } = stage(libraryFor(setup), card, start, below, aim)
  const one: Game = new Machine(rulesFor(setup), place(setup, position), explain)
  const setupThere = instead ? { ...setup, cards: [instead] } : setup
  const other: Game = new Machine(rulesFor(setupThere), exchanged(place(setupThere, position)), explain)
  one.run()
  other.run()
  for (let decision = 0; decision < MOST_DECISIONS && one.state.asked; decision++) {
    const [here, there] = [asked(one, otherSeat), asked(other, sameSeat)]
    if (here !== there) return `${card.key}, seed ${seed}: ${here} | ${there}`
    const [question] = one.state.asked.questions
    const value = leaningAnswer(one, question!, { star: card.key, aim, ...rest }, below)
    one.answer({ ask: one.state.asked.id, seat: question!.seat, value })
    other.answer({ ask: other.state.asked!.id, seat: otherSeat(question!.seat), value })
  }
  return null
}
