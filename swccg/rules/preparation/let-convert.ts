/** Both begin at one place: a player may let the opponent's card convert the own one (ccgx/final/start-same-location). */
import type { SeatId } from '@dejarik/kernel'
import { ask, step } from '../../kinds.ts'
import { clashOf, type Starting } from './start.ts'

interface Clashing extends Starting {
  /** Players who have said no. */
  readonly refused?: number
}

/** The Dark Side is asked first, then the Light Side. */
export const letConvert = ask(
  'let-convert',
  (game, { chosen = [], refused = 0 }: Clashing) => {
    const seat: SeatId = refused
    const card = chosen[seat]
    if (card == null || clashOf(game, chosen) === null) return
    return {
      kind: 'confirm',
      seat,
      about: 'let-convert',
      card,
      rules: ['ccgx/final/start-same-location'],
    } as const
  },
  (_, { refused = 0 }: Clashing, yes): Partial<Clashing> =>
    yes ? { beneath: refused } : { refused: refused + 1 },
)

/** Whoever chooses again is asked again. */
export const askTheOther = step<Clashing>('ask-the-other', (game, { refused = 0, beneath }) => {
  if (beneath !== undefined) return
  if (refused === 1) game.goto('let-convert')
  if (refused === 2) return { refused: 0 }
})
