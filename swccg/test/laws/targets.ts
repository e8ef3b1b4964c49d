/** A target that the text does not name is never offered. Read from what is printed, not by the filters of the game. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { actionSaid, type Law, playedNow } from './law.ts'

const PRINTED = ['kind', 'type', 'title', 'persona', 'model'] as const
const HERE: ReadonlySet<unknown> = new Set(['same-site', 'same-location', 'present'])

/** The location that a card lies at: what carries it, and what carries that. */
function placeOf(game: Game, card: CardId): CardId {
  const { on } = game.card(card)
  return on === null ? card : placeOf(game, on)
}

/** Whether the words could mean the card, as far as paper tells. */
function couldMean(game: Game, you: SeatId, self: CardId, filter: Filter, card: CardId): boolean {
  const facts = definitionOf(game, card)
  const { whose, titleHas, where, not, any } = filter
  const isSaid = (field: (typeof PRINTED)[number]): boolean => {
    const wanted = filter[field]
    return wanted === undefined || ([wanted].flat() as readonly unknown[]).includes(facts[field])
  }
  return (
    PRINTED.every(isSaid) &&
    (titleHas === undefined || facts.title.includes(titleHas)) &&
    (whose === undefined || (game.card(card).controller === you) === (whose === 'yours')) &&
    (!HERE.has(where) || placeOf(game, card) === placeOf(game, self)) &&
    (not === undefined || !isPlain(not) || !couldMean(game, you, self, not, card)) &&
    (any === undefined || any.some((each) => couldMean(game, you, self, each, card)))
  )
}
/** Said in printed words alone. */
const isPlain = (filter: Filter): boolean =>
  Object.keys(filter).every((field) => (PRINTED as readonly string[]).includes(field))

export const targets: Law = (card) => ({
  answer: (game, question) => {
    const playing =
      question.kind === 'cards' && question.about === 'target' ? playedNow(game, card.key) : null
    const action = playing && actionSaid(card, playing.index, playing.half)
    const target = action?.targets?.[playing!.named]
    if (!target || question.kind !== 'cards') return null
    const wrong = question.from.find(
      (each) => !couldMean(game, playing!.seat, playing!.card, target.what, each),
    )
    return wrong === undefined ? null : `it may name ${definitionOf(game, wrong).title}`
  },
})
