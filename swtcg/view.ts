/** What a viewer sees beyond the cards themselves. Everything here is open; hands and decks are the kernel's to hide. */

import { type Card, numberOf, type Viewer, type Viewing } from '@dejarik/kernel'
import { ARENAS, type Arena } from './cards/definition.ts'
import type { ToHit } from './hits.ts'
import type { Game, Swtcg } from './kinds.ts'
import { toHit } from './rules/attack/dice.ts'
import { countsAsAnother } from './rules/cards/face.ts'
import { exists } from './rules/cards/place.ts'

/** What lies on a card and with it; nothing is said of what it has not. */
function face(game: Game, card: Card<Swtcg>): object {
  const { id, zone, faceDown, host, tapped, damage, build, counters, stack, pilots, equipment, under } = card
  return {
    controller: card.controller,
    ...(faceDown ? { faceDown } : {}),
    ...(tapped ? { tapped } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(build > 0 ? { buildCounters: build } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(host === null ? {} : { host }),
    ...(stack.length > 0 ? { stack } : {}),
    ...(pilots.length > 0 ? { pilots } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    ...(under.length > 0 ? { under } : {}),
    ...(ARENAS[zone] ? statistics(game, id) : {}),
  }
}

const statistics = (game: Game, unit: number): object => ({
  speed: numberOf(game, 'speed', unit),
  power: numberOf(game, 'power', unit),
  health: numberOf(game, 'health', unit),
})

export const viewing: Viewing<Swtcg> = {
  face,
  back: (game, { id, controller, build, host, counters, tapped, damage }) => ({
    controller,
    faceDown: true,
    buildCounters: build,
    ...(host === null ? {} : { host }),
    ...(countsAsAnother(game, id) ? { counters, tapped, damage, ...statistics(game, id) } : {}),
  }),
  seat: (game, seat) => {
    const { side, force, build, setup, points, bonuses } = game.seat(seat)
    const { step } = game.table
    return {
      ...(step === 'sides' ? {} : { side }),
      force,
      buildPoints: build,
      ...(points === 0 ? {} : { points }),
      ...(bonuses.length > 0 ? { bonuses } : {}),
      ...(step === 'setup' || step === 'preparation' ? { setup } : {}),
    }
  },
  table: (game, viewer) => {
    const { turn, step, order, builder, attack, roll, damage } = game.table
    const arenas = arenasFrom(game, viewer)
    return { turn, step, order, builder, attack, ...whatHits(game), roll, damage, arenas }
  },
}

/** What hits the defending unit now, for whoever looks at the dice. */
const whatHits = (game: Game): { readonly toHit?: ToHit } => {
  const { attack } = game.table
  return attack && exists(game, attack.defender) ? { toHit: toHit(game, attack.defender, 'attack') } : {}
}

/** The arenas from left to right: the Light Side sits opposite (idc/zones/arena-layout). */
const arenasFrom = (game: Game, viewer: Viewer): readonly Arena[] =>
  viewer !== null && game.seat(viewer).side === 'light' ? ARENAS.toReversed() : ARENAS
