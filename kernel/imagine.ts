/**
 * A game as a seat can imagine it: all that it knows, and for the rest something that could as well be true. What a
 * seat cannot know has no influence on it: games that look alike to the seat are imagined alike.
 */
import { type Below, sampleAnswer } from './answers.ts'
import type { Answer, Asked } from './ask.ts'
import type { GameDefinition, Setup } from './definition.ts'
import { drawFrom, holdsAll } from './draw-from.ts'
import type { Machine } from './machine.ts'
import { seedRandom } from './random.ts'
import { type Card, type Kinds, noteNothing, type SeatId } from './state.ts'
import type { Viewer } from './view.ts'
import { knows, sightOf, zone } from './zones.ts'

/** A fork to try things in. Hidden cards, secret answers and the future of chance are drawn again. */
export function imagine<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  game: Machine<K>,
  viewer: Viewer,
  below: Below,
): Machine<K> {
  const dream = game.fork()
  for (const owner of dream.state.seats.keys()) redeal(definition, dream, owner, viewer, below)
  definition.imagineRest?.(dream, viewer, below)
  dream.state.random = seedRandom(below(2 ** 31))
  dream.state.script = []
  noteNothing(dream.state)
  askAgain(dream, viewer, below)
  return dream
}

/** Gives new faces to all cards of an owner that the viewer cannot know. */
function redeal<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  dream: Machine<K>,
  owner: SeatId,
  viewer: Viewer,
  below: Below,
): void {
  const own = dream.state.cards.filter((card): card is Card<K> => card?.owner === owner)
  const hidden = own.filter((card) => !knows(card, viewer))
  const seen = own.filter((card) => knows(card, viewer)).map(({ is }) => is)
  const secretDeck = owner === viewer ? undefined : supposedDeck(definition, dream, owner, seen, below)
  const next = secretDeck
    ? drawFrom(secretDeck, seen, below)
    : drawFrom(hidden.map(({ is }) => is).sort(), [], below)
  for (const card of openPlacesFirst(dream, hidden)) {
    const is = next((candidate) => definition.couldBe?.(dream, card, candidate) ?? true)
    const knownTo = sightOf(dream, owner, card.faceDown, zone(dream, card.zone))
    dream.rewriteCard(card.id, { is, knownTo } as Partial<Card<K>>)
  }
}

/** A deck that everybody has heard of, if what was seen may come from it; else whatever a deck may hold. */
function supposedDeck<K extends Kinds, S extends Setup>(
  { pool, knownDecks }: GameDefinition<K, S>,
  dream: Machine<K>,
  owner: SeatId,
  seen: readonly string[],
  below: Below,
): readonly string[] | undefined {
  const sorted = seen.toSorted()
  const fitting = knownDecks?.(dream, owner).filter((deck) => holdsAll(deck, sorted)) ?? []
  return fitting.length > 0 ? fitting[below(fitting.length)] : pool?.(dream, owner)
}

/** Cards that lie face-down in the open are the ones that cannot be everything. */
function openPlacesFirst<K extends Kinds>(game: Machine<K>, cards: readonly Card<K>[]): readonly Card<K>[] {
  const isOpen = (card: Card<K>): boolean => zone(game, card.zone).sight === 'everyone'
  return [...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card))]
}

/** What others are asked may depend on what they hold, and what they have answered is their secret. */
function askAgain<K extends Kinds>(dream: Machine<K>, viewer: Viewer, below: Below): void {
  const { asked } = dream.state
  if (!asked || asked.questions.every(({ seat }) => seat === viewer)) return
  dream.state.asked = null
  dream.state.asks--
  dream.run()
  const again = dream.state.asked as Asked<K['offer']> | null
  if (again) dream.state.asked = { ...again, answers: imaginedAnswers(asked, again, viewer, below) }
}

function imaginedAnswers(asked: Asked, again: Asked, viewer: Viewer, below: Below): (Answer | null)[] {
  return again.questions.map((question, index) => {
    const given = asked.answers[index] ?? null
    return given === null || question.seat === viewer ? given : sampleAnswer(question, below)
  })
}
