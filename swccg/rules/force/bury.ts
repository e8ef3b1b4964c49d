/** Putting the top card of a pile beneath the pile, unseen (ccg95/term/pile). */
import { type CardId, moveCard, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../../kinds.ts'
import { PILES } from '../../words/names.ts'
import { countIn, seatZone } from '../cards/place.ts'
import { topOf } from './piles.ts'

const BURIED = ['reserve', 'force', 'used', 'lost'] as const
type Buried = (typeof BURIED)[number]
interface Pile {
  readonly owner: SeatId
  readonly pile: Buried
}
export interface Burying {
  readonly seat: SeatId
  /** The card whose text does it. */
  readonly card: CardId
  readonly picked?: number
}
const picking: ProcedureName<{ seat: SeatId; card: CardId; options: readonly string[] }> = {
  name: 'swccg/pick',
}

/** Piles with a card that another could lie under, the player's own first. */
const pilesFor = (game: Game, seat: SeatId): readonly Pile[] =>
  [seat, 1 - seat].flatMap((owner) =>
    BURIED.filter((pile) => countIn(game, owner, pile) > 0).map((pile) => ({ owner, pile })),
  )

const nameOf = ({ owner, pile }: Pile, seat: SeatId): string =>
  `${owner === seat ? 'your' : "opponent's"} ${PILES[pile]}`

export const buryTop = procedure<Burying>('swccg/bury-top', [
  step('which', (game, { seat, card }) => {
    const options = pilesFor(game, seat).map((pile) => nameOf(pile, seat))
    if (options.length === 0) return game.finish()
    game.call(picking, { seat, card, options }, 'picked')
  }),
  step('bury', (game, { seat, card, picked = 0 }) => {
    const { owner, pile } = pilesFor(game, seat)[picked]!
    const top = topOf(game, owner, pile)!
    moveCard(game, top, seatZone(owner, pile), { at: 'bottom' })
    game.emit({ kind: 'stacked', seat: owner, pile, beneath: true, cause: { card } })
  }),
])
