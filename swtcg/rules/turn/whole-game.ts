/** The course of a game: preparation, setup, then turn after turn. */
import { procedure, step } from '../../kinds.ts'
import { preparation } from '../preparation/preparation.ts'
import { setup } from '../preparation/setup.ts'
import type { Sides } from '../preparation/sides.ts'
import { turns } from './turn.ts'

export const wholeGame = procedure<Sides>('swtcg/game', [
  step('preparation', (game, { decks }) => game.call(preparation, { decks })),
  step('setup', (game) => game.call(setup, { side: game.constants.sides[0]! })),
  step('turns', (game) => game.call(turns, {})),
])
