/** A card beneath a Jedi Test that its player may use instead of drawing destiny, as often as he likes (ccgx/dagobah/test-five-destiny). */
import { type CardId, EVERYONE, reveal, type SeatId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import { enter } from '../cards/attach.ts'
import { cardsIn } from '../cards/place.ts'

function keptFor(game: Game, seat: SeatId): CardId | null {
  for (const { context } of active(game, 'stands-in-for-destiny')) {
    const kept = game.card(context.self).holds.find((card) => game.card(card).as === 'beneath')
    if (context.you === seat && kept !== undefined) return kept
  }
  return null
}

/** Whether the seat uses its card now; the caller gets the card, or null. */
export const standIn = procedure<{ readonly seat: SeatId; readonly result?: CardId | null }>(
  'swccg/stand-in',
  [
    ask(
      'use',
      (game, { seat }) => {
        const kept = keptFor(game, seat)
        return kept === null
          ? undefined
          : ({ kind: 'confirm', seat, about: 'use-kept-destiny', card: kept } as const)
      },
      (game, { seat }, uses) => ({ result: uses ? keptFor(game, seat) : null }),
    ),
    step('done', () => undefined),
  ],
)

const SHOWN = 2
const shownTo = (game: Game, seat: SeatId): readonly CardId[] =>
  cardsIn(game, seat, 'reserve').slice(0, SHOWN)

/** The top two cards of the Reserve Deck are shown, and one of them is kept beneath the test. */
export const keepDestiny = procedure<{ readonly seat: SeatId; readonly test: CardId }>('swccg/keep-destiny', [
  step('show', (game, { seat, test }) => {
    const shown = shownTo(game, seat)
    if (shown.length === 0) return game.finish()
    for (const card of shown) reveal(game, card, EVERYONE)
    const is = shown.map((card) => game.card(card).is)
    const looked = { kind: 'looked', seat, whose: seat, from: 'reserve', count: shown.length, is } as const
    game.emit({ ...looked, cause: { card: test } })
  }),
  ask(
    'keep',
    (game, { seat, test: card }) =>
      ({
        kind: 'cards',
        seat,
        about: 'keep-destiny',
        card,
        from: shownTo(game, seat),
        min: 1,
        max: 1,
      }) as const,
    (game, { seat, test }, [kept]) => {
      enter(game, kept!, test, 'beneath', seat)
    },
  ),
])
