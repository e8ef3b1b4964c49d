/** Fields of filters that ask what is so of a location. */

import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { locationsInPlay, opponentOf, sided } from '../../rules/cards/place.ts'
import { isBattleground } from '../../rules/locations/battleground.ts'
import { isNearestOfKind, parsecOf, systemName } from '../../rules/locations/locations.ts'
import { isOutermost } from '../../rules/locations/markers.ts'
import { isNight } from '../../rules/locations/night.ts'
import { isAtHome } from '../../rules/locations/operatives.ts'
import { controls, occupies, ownAt } from '../../rules/locations/presence.ts'
import { fact, type Tests } from './test.ts'
export const WHAT_PLACE_IT_IS = {
  parsec: (game, _, { parsec }, card) => parsecOf(game, card) === parsec,
  orbits: (game, _, { orbits }, card) => game.card(card).orbits === orbits,
  orbitedBy: (game, _, { orbitedBy }, card) => isOrbitedBy(game, card, orbitedBy!),
  occupied: (game, { you }, { occupied }, card) =>
    occupied === 'nobody'
      ? game.state.seats.every((_, seat) => !occupies(game, seat, card))
      : occupies(game, occupied === 'you' ? you : opponentOf(you), card),
  controlled: (game, { you }, { controlled }, card) =>
    controls(game, controlled === 'you' ? you : opponentOf(you), card),
  outdone: (game, { you }, _, card) => isOutdone(game, you, card),
  outermost: (game, _, __, card) => isOutermost(game, card),
  battleground: (game, _, __, card) => isBattleground(game, card),
  night: (game, _, __, card) => isNight(game, card),
  nearest: (game, _, __, card) => isNearestOfKind(game, card),
  atHome: (game, _, __, card) => isAtHome(game, card),
} satisfies Tests

const isOrbitedBy = (game: Game, system: CardId, mover: string): boolean =>
  locationsInPlay(game).some(
    (other) => fact(game, other).title === mover && game.card(other).orbits === systemName(game, system),
  )

function isOutdone(game: Game, seat: SeatId, location: CardId): boolean {
  const other = opponentOf(seat)
  const power = (side: SeatId): number => numberOf(game, sided(game, 'total-power', side), location)
  return (
    ownAt(game, other, location).some((card) => game.policies.countsPower(game, card)) &&
    power(seat) > 2 * power(other)
  )
}
