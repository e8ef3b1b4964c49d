/** Units and Pilots that go from place to place, in words. */
import type { Instruction } from '../tree/instructions.ts'
import { noun, oneOf } from './nouns.ts'
import { reference } from './references.ts'
import { arenaName, article, DURATIONS } from './words.ts'

type Sayer<N extends Instruction['do']> = (one: Extract<Instruction, { readonly do: N }>) => string

export const MOVING: { readonly [N in 'move' | 'board']: Sayer<N> } = {
  move: ({ who, to, as, treated }) => {
    if (to === 'build-zone') return `move ${noun(who)} to the build zone${as ? ` ${as}` : ''}`
    const moved = `move ${noun(who)} to the ${arenaName(to)} arena${as ? ` ${as}` : ''}`
    const lasts = treated === 'there' ? 'as long as it is there' : treated && DURATIONS[treated]
    return lasts ? `${moved} and treat it as ${article(arenaName(to))} unit ${lasts}` : moved
  },
  board: ({ who, unit }) => `have ${noun(who)} pilot ${'the' in unit ? reference(unit) : oneOf(unit)}`,
}
