/** A card does the same in both seats: a game and the same game with the players' chairs exchanged go the same way. */
import { type Card, chance, Machine, type State } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import { explain } from '../explain.ts'
import type { Game, Swtcg } from '../kinds.ts'
import { place } from '../scenario/place.ts'
import { rulesFor } from '../table.ts'
import { leaningAnswer } from './player.ts'
import { stage } from './stage.ts'
import { setupFor, type Trial } from './trial.ts'

const MOST_DECISIONS = 12

const otherSeat = (seat: number): number => 1 - seat
/** Bits of two seats. */
const otherMask = (mask: number): number => ((mask & 1) << 1) | ((mask >> 1) & 1) | (mask & ~3)

/** The position with the chairs exchanged: nothing has happened in it yet that names a seat. */
function exchanged(state: State<Swtcg>): State<Swtcg> {
  const { zones, table } = state
  const otherZone = (zone: number): number => {
    const { name, owner } = zones[zone]!
    return owner === null
      ? zone
      : zones.findIndex((each) => each.name === name && each.owner === otherSeat(owner))
  }
  const otherCard = (card: Card<Swtcg>): Card<Swtcg> => ({
    ...card,
    owner: otherSeat(card.owner),
    controller: otherSeat(card.controller),
    zone: otherZone(card.zone),
    knownTo: otherMask(card.knownTo),
  })
  return {
    ...state,
    cards: state.cards.map((card) => card && otherCard(card)),
    zones: zones.map((zone, at) => ({ ...zones[otherZone(at)]!, owner: zone.owner })),
    seats: state.seats.toReversed(),
    table: {
      ...table,
      order: table.order.map(otherSeat),
      builder: table.builder === null ? null : otherSeat(table.builder),
    },
  }
}

/** What a seat is asked, and what can be answered. */
function asked(game: Game, seat: number): string {
  const question = questionOf(game, seat)
  if (!question) return 'nothing'
  const choices =
    question.kind === 'action'
      ? question.offers.map(({ key }) => key).toSorted()
      : question.kind === 'cards'
        ? [question.min, question.max, ...question.from.toSorted((a, b) => a - b)]
        : []
  return `${question.about}: ${choices.join(', ')}`
}
const questionOf = (game: Game, seat: number) =>
  game.state.asked?.questions.find((each) => each.seat === seat)

/** How the two games part, or nothing; in the second, another card may be played in the place of the first. */
export function partingIn(
  { card, seed, start, hour = 'early', aim }: Trial,
  instead: CardDefinition = card,
): string | null {
  const below = chance(seed, 11)
  const setup = setupFor(card, seed)
  const { position, ...rest } = stage(rulesFor(setup).constants, card, { start, hour, aim }, below)
  const purpose = { star: card.key, mood: 'at-it', aim, ...rest } as const
  const one: Game = new Machine(rulesFor(setup), place(setup, position), explain)
  const there = setupFor(instead, seed)
  const other: Game = new Machine(rulesFor(there), exchanged(place(there, position)), explain)
  one.run()
  other.run()
  for (let decision = 0; decision < MOST_DECISIONS && one.state.asked; decision++) {
    const { id, questions, answers } = one.state.asked
    const question = questions[answers.indexOf(null)]!
    const [here, opposite] = [asked(one, question.seat), asked(other, otherSeat(question.seat))]
    if (here !== opposite) return `${card.key}, seed ${seed}: ${here} | ${opposite}`
    const value = leaningAnswer(one, question, purpose, below)
    one.answer({ ask: id, seat: question.seat, value })
    other.answer({ ask: other.state.asked!.id, seat: otherSeat(question.seat), value })
  }
  return null
}
