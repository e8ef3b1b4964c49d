/** The ways to run a scenario: plainly, saved and restored at every ask, or replayed from the start at every ask. */
import { resumeMachine, type Setup } from '../definition.ts'
import { fingerprint } from '../hash.ts'
import { Playthrough } from '../playthrough.ts'
import type { Kinds, State } from '../state.ts'
import { type Path, ScenarioFailure } from './words.ts'

export const WAYS = ['plain', 'save', 'replay'] as const
export type Way = (typeof WAYS)[number]

type Play = Playthrough<Kinds, Setup>

const CARRY: Readonly<Record<Way, (play: Play) => Play>> = {
  plain: (play) => play,
  save: (play) => {
    const saved = JSON.parse(JSON.stringify(play.machine.state)) as State<Kinds>
    play.machine = resumeMachine(play.definition, play.origin.setup, saved)
    return play
  },
  replay: (play) => new Playthrough(play.definition, play.origin, play.decisions),
}

/** The same game, taken over in the given way. It must stand exactly where it stood. */
export function carryOn(play: Play, way: Way, path: Path): Play {
  const before = fingerprint(play.machine.state)
  const after = CARRY[way](play)
  after.machine.takeJournal()
  if (fingerprint(after.machine.state) === before) return after
  throw new ScenarioFailure(`the game is another after a ${way}`, path)
}
