/** Skip: no setup, and no battle before the turn that was agreed on. */
import type { ConfirmQuestion } from '@dejarik/kernel'
import { type About, ask, type Game, step } from '../../kinds.ts'
import { hasBegun } from '../../rules/turn/battles-begun.ts'
import { option } from '../option.ts'

const TURNS = Array.from({ length: 19 }, (_, index) => String(index + 2))
const AGREED = ['6', ...TURNS.filter((turn) => turn !== '6')]
/** By how many turns the players may put the beginning off at once. */
const LATER = 3

export const skip = option('Skip', {
  says: 'There is no setup; players only build until the turn in which play begins.',
  supersedes: ['Blind', 'Shadow Ops'],
  agreed: AGREED,
  removes: ['swtcg/game:setup'],
  apply: (edit, agreed) => {
    edit.setConstants({ playBegins: Number(agreed) })
    edit.setPolicies({ settlesSides: 'roll' })
    edit.remove('swtcg/game', 'setup')
    edit.insertBefore('swtcg/turn', 'untap', postpone)
    edit.insertBefore(
      'swtcg/turn',
      'retreat',
      step('only-build', (game) => {
        if (!hasBegun(game)) game.goto('end')
      }),
    )
    edit.insertBefore(
      'swtcg/turn',
      'win',
      step('too-early', (game) => {
        if (!hasBegun(game)) game.finish()
      }),
    )
  },
})

/** The turn before play begins, all may agree to begin later (opt/skip/extend-deadline). */
const postpone = ask<{ agreed?: number }, ConfirmQuestion<About>>(
  'postpone',
  (game) =>
    game.table.turn === game.table.begins - 1
      ? game.table.order.map((seat) => ({
          kind: 'confirm',
          seat,
          about: 'postpone',
          rules: ['opt/skip/extend-deadline'],
        }))
      : undefined,
  (game, { agreed = 0 }, yes) => {
    const now = agreed + Number(yes)
    if (now === game.table.order.length) putOff(game)
    return { agreed: now }
  },
)

function putOff(game: Game): void {
  const begins = game.table.begins + LATER
  game.changeTable({ begins })
  game.emit({ kind: 'playPostponed', turn: begins, cause: { rule: 'opt/skip/extend-deadline' } })
}
