/** The Capital Ship that a fleet gets free is its flagship, and has Shields of its own. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import { marksOf, note } from '../../../marks.ts'
import type { Edit } from '../../option.ts'
import { addGrant } from '../../specials.ts'

const isFlagship = (game: Game, card: CardId): boolean =>
  marksOf(game, 'flagship').some((mark) => mark.card === card)

export const noteFlagship = (game: Game, card: CardId): void => note(game, { kind: 'flagship', card })

/** The free ship has Shields 2, and no Shields at all while it is damaged (opt/galactic-conquest/free-capital-ship-shields). */
export function shieldFlagships(edit: Edit): void {
  addGrant(edit, (game, card) =>
    isFlagship(game, card) ? [{ ability: 'keyword', keyword: 'shields', value: 2 }] : [],
  )
  edit.wrapNumber('shields', (shields) => ({
    ...shields,
    parts: (game, card, add) => {
      if (game.card(card).damage === 0 || !isFlagship(game, card)) shields.parts(game, card, add)
    },
  }))
}
