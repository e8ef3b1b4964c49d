/** Code of a name, for the few clauses that no word of the vocabulary says. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { exists, locationOf } from '../rules/cards/place.ts'
import { parsecsBetween, systemName } from '../rules/locations/locations.ts'
import type { Context } from './context.ts'
import type { Resolving } from './resolve.ts'

const CONDITIONS: Readonly<Record<string, (game: Game, context: Context) => boolean>> = {
  'your-total-power-was-doubled-in-this-battle': (game, { you }) =>
    game.state.lasting.some(
      ({ what, seat }) =>
        seat === you && what.static === 'side-number' && what.change === 'total-power' && 'times' in what,
    ),
  'the-target-is-back-where-it-was': (game, { self }) => {
    const place = placeOfTarget(game, self)
    const origin = game.card(self).notes['origin']
    return place !== null && origin !== undefined && systemName(game, place) === systemName(game, origin)
  },
}
const INSTRUCTIONS: Readonly<Record<string, (game: Game, now: Resolving) => Partial<Resolving> | undefined>> =
  {}
const AMOUNTS: Readonly<Record<string, (game: Game, context: Context) => number>> = {
  'where-the-target-is': (game, { self }) => placeOfTarget(game, self) ?? -1,
  'parsecs-to-the-target': (game, { self }) => {
    const [here, there] = [locationOf(game, self), placeOfTarget(game, self)]
    return here === null || there === null ? 0 : (parsecsBetween(game, here, there) ?? 0)
  },
}

function placeOfTarget(game: Game, self: CardId): CardId | null {
  const { target } = game.card(self)
  return target === null || !exists(game, target) ? null : locationOf(game, target)
}

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
