/** Hand-written code, looked up by name, for the few clauses that no word of the vocabulary says. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { exists, locationOf } from '../rules/cards/place.ts'
import { parsecsBetween, sitesBetween, systemName } from '../rules/locations/locations.ts'
import type { CodedAmount, CodedCondition } from '../text/condition.ts'
import type { Context } from './context.ts'

export const CODED_CONDITIONS: Readonly<Record<CodedCondition, (game: Game, context: Context) => boolean>> = {
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
export const CODED_AMOUNTS: Readonly<Record<CodedAmount, (game: Game, context: Context) => number>> = {
  'where-the-target-is': (game, { self }) => placeOfTarget(game, self) ?? -1,
  'parsecs-to-the-target': (game, { self }) => {
    const [here, there] = [locationOf(game, self), placeOfTarget(game, self)]
    return here === null || there === null ? 0 : (parsecsBetween(game, here, there) ?? 0)
  },
  'sites-to-the-target': (game, context) => sitesTo(game, context),
}

/** Of a weapon that is fired: to whatever it is fired at. */
function sitesTo(game: Game, { self, chosen }: Context): number {
  const [target] = chosen['target'] ?? []
  const [here, there] = [locationOf(game, self), target === undefined ? null : locationOf(game, target)]
  return here === null || there === null ? 0 : (sitesBetween(game, here, there) ?? 0)
}

function placeOfTarget(game: Game, self: CardId): CardId | null {
  const { target } = game.card(self)
  return target === null || !exists(game, target) ? null : locationOf(game, target)
}
