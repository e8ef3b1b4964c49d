/** A whole game: the start, then turns until somebody's Life Force is spent. */
import { procedure, step } from '../../kinds.ts'
import { start } from '../preparation/start.ts'
import { turns } from './turn.ts'

export const wholeGame = procedure<object>('swccg/game', [
  step('start', (game) => game.call(start, {})),
  step('turns', (game) => game.call(turns, {})),
])
