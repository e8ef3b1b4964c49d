/** Battle Scenes: one battle step a turn, each arena in its turn. */
import { option } from '../option.ts'

export const battleScenes = option('Battle Scenes', {
  says: 'Each turn one arena fights: Space, then Ground, then Character; players draw 2 cards in their draw step.',
  supersededBy: ['Massive Battle'],
  apply: (edit) => {
    edit.setConstants({ cardsDrawn: 2, drawRule: 'opt/battle-scenes/uses-double-time' })
    edit.setPolicies({
      isFought: ({ constants: { battles }, table: { turn } }, arena) =>
        battles[(turn - 1) % battles.length] === arena,
    })
  },
})
