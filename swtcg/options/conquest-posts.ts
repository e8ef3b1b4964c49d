/** Command Posts of a Ground battle: they stay on units, and whoever has them all has conquered the Location. */
import type { CardId, CardsQuestion, SeatId } from '@dejarik/kernel'
import { canBear } from '../effects/perform/equipment.ts'
import { ask, definitionOf, type Game, procedure, type Side, step } from '../kinds.ts'
import { attach } from '../rules/attachment.ts'
import { cardsAt, cardsIn, sideOf } from '../rules/place.ts'
import { type Special, specialOffer } from '../rules/special.ts'
import { unitsInPlay } from '../rules/unit.ts'
import type { Edit } from './option.ts'
import { addSpecial } from './specials.ts'

const RULE = 'opt/galactic-conquest'
const BROUGHT = 'brought posts '

export const isPost = (game: Game, card: CardId): boolean => {
  const { kind, name } = definitionOf(game, card)
  return kind === 'equipment' && name === 'Command Post'
}

const looseOf = (game: Game, seat: SeatId): CardId[] =>
  cardsIn(game, seat, 'build').filter((card) => !game.card(card).faceDown && isPost(game, card))

const placedPosts = (game: Game): CardId[] => cardsAt(game, 'attached').filter((card) => isPost(game, card))

/** Units of the seat that could carry a Post and carry none. */
const carriersOf = (game: Game, seat: SeatId, post: CardId): CardId[] =>
  unitsInPlay(game, seat).filter(
    (unit) => canBear(game, post, unit) && !game.card(unit).equipment.some((each) => isPost(game, each)),
  )

function put(game: Game, post: CardId, unit: CardId): void {
  const card = attach(game, post, unit, 'equipment')
  game.emit({ kind: 'equipped', card, unit, cause: { rule: `${RULE}/loose-command-posts` } })
}

/** One after the other goes on a unit of its own, as long as there is one. */
export const posts = procedure<{ seat: SeatId }>('swtcg/posts', [
  ask<{ seat: SeatId }, CardsQuestion>(
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

/** In the build step a Post may go to another unit for nothing (opt/galactic-conquest/command-posts-stay). */
const moving: Special = {
  says: 'Move {card} to {unit}',
  offers: (game, seat, moment) =>
    moment === 'build'
      ? placedPosts(game)
          .filter((card) => game.card(card).controller === seat)
          .flatMap((card) =>
            carriersOf(game, seat, card).map((unit) => specialOffer('move-post', { card, unit })),
          )
      : [],
  act: (game, _, { card, unit }) => put(game, card!, unit!),
}

/** A side that brought no Post has none to lose, so the Posts decide only where both sides brought some. */
export function noteBrought(game: Game, seat: SeatId): void {
  const mark = `${BROUGHT}${sideOf(game, seat)}`
  if (!game.table.marks.includes(mark)) game.changeTable({ marks: [...game.table.marks, mark] })
}

export function hasAllPosts(game: Game): Side | null {
  const all = [...placedPosts(game), ...game.table.order.flatMap((seat) => looseOf(game, seat))]
  const sides = new Set(all.map((post) => sideOf(game, game.card(post).controller)))
  const bothBrought = game.constants.sides.every((side) => game.table.marks.includes(`${BROUGHT}${side}`))
  return bothBrought && sides.size === 1 ? [...sides][0]! : null
}

export function holdPosts(edit: Edit): void {
  edit.addProcedure(posts)
  edit.setPolicies({ mayBeDetached: (game, card) => !isPost(game, card) })
  addSpecial(edit, 'move-post', moving)
  edit.insertBefore<{ seat: SeatId }>(
    'swtcg/build-step',
    'end',
    step('posts', (game, { seat }) => game.call(posts, { seat })),
  )
  edit.insertBefore<object>(
    'swtcg/game',
    'turns',
    step('posts', (game) => {
      for (const seat of game.table.order.toReversed()) game.call(posts, { seat })
    }),
  )
}
