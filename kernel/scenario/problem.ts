/** The scenario of a position that somebody has a problem with: the game up to there, and how things stand. */
import type { Setup } from '../definition.ts'
import { type Decision, Playthrough } from '../playthrough.ts'
import type { Kinds } from '../state.ts'
import { openQuestions, type Scene } from './scene.ts'

/** A file that runs as any scenario does, in YAML that is JSON line by line; the game's record is exact, what stands under it is for the reader. */
export function problemScenario(
  played: Playthrough<Kinds, Setup>,
  note: string,
  decisions: readonly Decision[] = played.decisions,
): string {
  const { definition, origin } = played
  const { setup } = origin
  if (origin.position) throw new Error('a game that began at a position has no record')
  const isNow = decisions === played.decisions
  const { machine } = isNow ? played : new Playthrough(definition, origin, decisions)
  const { scenario, name, title } = definition
  const seats = scenario.seats(setup)
  const scene: Scene = {
    game: definition,
    setup,
    seats,
    machine,
    formerNames: new Map(),
    entries: [],
    attempt: () => ({ accepted: true }),
  }
  const asked = Object.fromEntries(openQuestions(scene).map(({ seat, about }) => [seat, about]))
  const { outcome } = machine.state
  const expect = {
    table: scenario.table(machine),
    resources: Object.fromEntries(seats.map((seat, index) => [seat, scenario.resources(machine, index)])),
    ...(outcome ? { over: { winners: outcome.winners.map((seat) => seats[seat]!) } } : { asked }),
  }
  return [
    `# A position of a ${title} game that somebody has a problem with. Run it with: dejarik scenario run <this file>`,
    `game: ${name}`,
    `title: ${JSON.stringify(note || 'A position with a problem')}`,
    `record: ${JSON.stringify({ setup, decisions })}`,
    'play:',
    '  - expect:',
    ...Object.entries(expect).map(([what, facts]) => `      ${what}: ${JSON.stringify(facts)}`),
    '',
  ].join('\n')
}
