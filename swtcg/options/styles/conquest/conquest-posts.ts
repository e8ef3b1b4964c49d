/** Command Posts of a Ground battle: which there are, and how they come onto units. */
import type { CardId, CardsQuestion, SeatId } from '@dejarik/kernel'
import { canBear } from '../../../effects/perform/units/equipment.ts'
import { type About, ask, definitionOf, type Game, procedure } from '../../../kinds.ts'
import { attach } from '../../../rules/cards/attachment.ts'
import { cardsAt, cardsIn } from '../../../rules/cards/place.ts'
import { unitsInPlay } from '../../../rules/cards/unit.ts'

const RULE = 'opt/galactic-conquest'

export const isPost = (game: Game, card: CardId): boolean => {
  const { kind, name } = definitionOf(game, card)
  return kind === 'equipment' && name === 'Command Post'
}

export const looseOf = (game: Game, seat: SeatId): CardId[] =>
  cardsIn(game, seat, 'build').filter((card) => !game.card(card).faceDown && isPost(game, card))

export const placedPosts = (game: Game): CardId[] =>
  cardsAt(game, 'attached').filter((card) => isPost(game, card))

/** Units of the seat that could carry a Post and carry none. */
export const carriersOf = (game: Game, seat: SeatId, post: CardId): CardId[] =>
  unitsInPlay(game, seat).filter(
    (unit) => canBear(game, post, unit) && !game.card(unit).equipment.some((each) => isPost(game, each)),
  )

export function put(game: Game, post: CardId, unit: CardId): void {
  const card = attach(game, post, unit, 'equipment')
  game.emit({ kind: 'equipped', card, unit, cause: { rule: `${RULE}/loose-command-posts` } })
}

/** One after the other goes on a unit of its own, as long as there is one. */
export const posts = procedure<{ seat: SeatId }>('swtcg/posts', [
  ask<{ seat: SeatId }, CardsQuestion<About>>(
    'unit',
    (game, { seat }) => {
      const [card] = looseOf(game, seat)
      const from = card === undefined ? [] : carriersOf(game, seat, card)
      if (card === undefined || from.length === 0) return undefined
      return {
        kind: 'cards',
        seat,
        about: 'post',
        card,
        rules: [`${RULE}/loose-command-posts`],
        from,
        min: 1,
        max: 1,
      }
    },
    (game, { seat }, [unit]) => {
      put(game, looseOf(game, seat)[0]!, unit!)
      game.goto('unit')
    },
  ),
])
