/** Command Posts stay on units, may go to others, and whoever has them all has conquered the Location. */
import type { SeatId } from '@dejarik/kernel'
import { type Game, type Side, step } from '../../../kinds.ts'
import { marksOf, note } from '../../../marks.ts'
import { sideOf } from '../../../rules/cards/place.ts'
import { type Special, specialOffer } from '../../../rules/chances/special-actions.ts'
import type { Edit } from '../../option.ts'
import { addSpecial } from '../../specials.ts'
import { carriersOf, isPost, looseOf, placedPosts, posts, put } from './conquest-posts.ts'

const hasBrought = (game: Game, side: Side): boolean =>
  marksOf(game, 'posts-brought').some((mark) => mark.side === side)

/** In the build step a Post may go to another unit for nothing (opt/galactic-conquest/command-posts-stay). */
const moving: Special = {
  says: 'Move {card} to {unit}',
  rule: 'opt/galactic-conquest/command-posts-stay',
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
  const side = sideOf(game, seat)
  if (!hasBrought(game, side)) note(game, { kind: 'posts-brought', side })
}

export function hasAllPosts(game: Game): Side | null {
  const all = [...placedPosts(game), ...game.table.order.flatMap((seat) => looseOf(game, seat))]
  const sides = new Set(all.map((post) => sideOf(game, game.card(post).controller)))
  const bothBrought = game.constants.sides.every((side) => hasBrought(game, side))
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
