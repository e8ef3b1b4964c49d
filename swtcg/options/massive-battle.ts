/** Massive Battle: one battle step for all arenas. */
import { ARENAS, type Arena } from '../cards/definition.ts'
import { type Game, step } from '../kinds.ts'
import { openChance } from '../rules/chances.ts'
import { option } from './option.ts'

const [, ...LATER] = ARENAS

function begin(game: Game, arena: Arena): void {
  const cause = { rule: 'opt/massive-battle/start-effects' }
  game.changeTable({ step: arena })
  game.emit({ kind: 'stepBegan', turn: game.table.turn, step: arena, cause })
  openChance(game, 'step-start')
}

function end(game: Game, arena: Arena): void {
  const cause = { rule: 'opt/massive-battle/end-effects' }
  game.changeTable({ step: arena })
  game.emit({ kind: 'stepEnded', turn: game.table.turn, step: arena, cause })
  openChance(game, 'step-end')
}

/** The step of the first arena takes in the others: their starts before its first attack, their ends after its end. */
export const massiveBattle = option('Massive Battle', {
  says: 'All arenas fight in one battle step, in one order of speed; units still attack in their own arena.',
  supersedes: ['Battle Scenes', 'Breakout'],
  removes: LATER.map((arena) => `swtcg/turn:${arena}`),
  apply: (edit) => {
    edit.setPolicies({ fightsWith: () => ARENAS })
    for (const arena of LATER) {
      edit.remove('swtcg/turn', arena)
      edit.insertBefore(
        'swtcg/battle-step',
        'contests',
        step(`start-${arena}`, (game) => begin(game, arena)),
      )
      edit.insertBefore(
        'swtcg/battle-step',
        'again',
        step(`end-${arena}`, (game) => end(game, arena)),
      )
    }
  },
})
