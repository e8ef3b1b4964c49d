/** Code of a name, for the few clauses that no word of the vocabulary says. */
import type { Game } from '../kinds.ts'
import type { Resolving } from '../rules/resolve.ts'
import type { Context } from './context.ts'

const CONDITIONS: Readonly<Record<string, (game: Game, context: Context) => boolean>> = {
  'your-total-power-was-doubled-in-this-battle': (game, { you }) =>
    game.state.lasting.some(
      ({ what, seat }) =>
        seat === you && what.static === 'side-number' && what.change === 'total-power' && 'times' in what,
    ),
}
const INSTRUCTIONS: Readonly<Record<string, (game: Game, now: Resolving) => Partial<Resolving> | undefined>> =
  {}
const AMOUNTS: Readonly<Record<string, (game: Game, context: Context) => number>> = {}

export const codedCondition = (name: string): ((game: Game, context: Context) => boolean) =>
  named(CONDITIONS, name)
export const codedAmount = (name: string): ((game: Game, context: Context) => number) => named(AMOUNTS, name)

export const codedInstruction = (
  name: string,
): ((game: Game, now: Resolving) => Partial<Resolving> | undefined) => named(INSTRUCTIONS, name)

function named<T>(codes: Readonly<Record<string, T>>, name: string): T {
  const code = codes[name]
  if (!code) throw new Error(`there is no code named ${name}`)
  return code
}
