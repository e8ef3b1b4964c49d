/** A view of an imagined game with no more than bots read from it: looking is much of what a search does. */
import { anyGame, type Card, numberOf, type Viewing } from '@dejarik/kernel'
import { ARENAS, type Swtcg, swtcgPlayed } from '@dejarik/swtcg'

type Game = Parameters<Viewing<Swtcg>['face']>[0]

const face = (game: Game, card: Card<Swtcg>): object => (ARENAS[card.zone] ? fighter(game, card) : idle(card))

const idle = ({ controller, build }: Card<Swtcg>): object =>
  build > 0 ? { controller, buildCounters: build } : { controller }

function fighter(
  game: Game,
  { id, controller, tapped, damage, build, pilots, equipment }: Card<Swtcg>,
): object {
  return {
    controller,
    tapped,
    damage,
    buildCounters: build,
    ...(pilots.length > 0 ? { pilots } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    speed: numberOf(game, 'speed', id),
    power: numberOf(game, 'power', id),
    health: numberOf(game, 'health', id),
  }
}

const viewing: Viewing<Swtcg> = {
  ...swtcgPlayed.viewing,
  face,
  seat: (game, seat) => {
    const { side, force, build } = game.seat(seat)
    return { side, force, buildPoints: build }
  },
  table: ({ table: { turn, step, builder, attack, damage } }) => ({ turn, step, builder, attack, damage }),
}

export const glancing = anyGame({ ...swtcgPlayed, viewing }).viewing
