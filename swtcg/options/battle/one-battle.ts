/** One battle step for all that is fought in a turn: the starts and ends of the other arenas' steps belong to it. */
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { type Game, step } from '../../kinds.ts'
import { endStepEffects } from '../../rules/abilities/lasting.ts'
import { openChance } from '../../rules/chances/kinds-of-chances.ts'
import type { Edit } from '../option.ts'

function begin(game: Game, arena: Arena, rule: string): void {
  game.changeTable({ step: arena })
  game.emit({ kind: 'stepBegan', turn: game.table.turn, step: arena, cause: { rule } })
  openChance(game, 'step-start')
}

function end(game: Game, arena: Arena, rule: string): void {
  game.changeTable({ step: arena })
  endStepEffects(game, arena)
  game.emit({ kind: 'stepEnded', turn: game.table.turn, step: arena, cause: { rule } })
  openChance(game, 'step-end')
}

interface Fought {
  readonly arena: Arena
}

const others = (arena: Arena): readonly Arena[] => ARENAS.filter((each) => each !== arena)

/** The steps that the turn loses. */
export const lostSteps = (arena: Arena): readonly string[] =>
  others(arena).map((each) => `swtcg/turn:${each}`)

/** Leaves one battle step: the starts of the others before its first attack, their ends after its end. */
export function oneBattle(
  edit: Edit,
  arena: Arena,
  rules: { readonly start: string; readonly end: string },
): void {
  for (const other of others(arena)) {
    edit.remove('swtcg/turn', other)
    edit.insertBefore(
      'swtcg/battle-step',
      'contests',
      step<Fought>(`start-${other}`, (game, fought) => {
        if (fought.arena === arena) begin(game, other, rules.start)
      }),
    )
    edit.insertBefore(
      'swtcg/battle-step',
      'again',
      step<Fought>(`end-${other}`, (game, fought) => {
        if (fought.arena === arena) end(game, other, rules.end)
      }),
    )
  }
  edit.insertBefore(
    'swtcg/battle-step',
    'contests',
    step<Fought>('fight', (game, fought) => game.changeTable({ step: fought.arena })),
  )
}
