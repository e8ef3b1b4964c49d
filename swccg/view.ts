/** What a viewer sees beyond the cards themselves. Everything here is open; hands and piles are the kernel's to hide. */
import { type Card, type CardId, numberOf, type Viewing } from '@dejarik/kernel'
import { definitionOf, type Game, type Swccg } from './kinds.ts'
import { isOnTable, locationsInPlay } from './rules/cards/place.ts'
import { generation } from './rules/force/activate.ts'
import { lifeForce } from './rules/force/piles.ts'
import { parsecOf } from './rules/locations/locations.ts'
import { controls } from './rules/locations/presence.ts'
import { destinyOfBack } from './rules/objectives/two-faces.ts'

/** What is true of a card on table; nothing is said of what it has not. */
function face(game: Game, card: Card<Swccg>): object {
  if (!isOnTable(game, card.id)) return {}
  const { id, controller, on, as, holds, moved, hit, crashed, frozen, target, system, orbits } = card
  return {
    controller,
    ...(on === null ? {} : { on, as }),
    ...(holds.length > 0 ? { holds } : {}),
    ...(moved ? { moved } : {}),
    ...(hit ? { hit } : {}),
    ...(crashed ? { crashed } : {}),
    ...(frozen ? { frozen } : {}),
    ...heldAs(game, holds),
    ...backFace(game, id),
    ...(target === null ? {} : { target }),
    ...(system === null ? {} : { system }),
    ...(orbits === null ? {} : { orbits }),
    ...figures(game, id),
  }
}

/** Of what it holds: stacked cards, and how many captives. */
function heldAs(game: Game, holds: readonly CardId[]): object {
  const beneath = holds.filter((held) => game.card(held).as === 'beneath')
  const captives = holds.filter((held) => game.card(held).as === 'escorted').length
  return { ...(beneath.length > 0 ? { beneath } : {}), ...(captives > 0 ? { captives } : {}) }
}

/** An Objective with its back up has another destiny. */
function backFace(game: Game, card: CardId): object {
  const destiny = destinyOfBack(game, card)
  return destiny === undefined ? {} : { turned: true, destiny }
}

const SHOWN = ['power', 'ability', 'maneuver', 'armor', 'hyperspeed', 'landspeed', 'forfeit'] as const

/** Numbers as they are now, of what the card has printed. */
function figures(game: Game, card: number): object {
  const facts = definitionOf(game, card)
  if (facts.kind === 'location')
    return {
      ...(facts.hyperspeed === undefined ? {} : { parsec: parsecOf(game, card) }),
      dark: numberOf(game, 'force-icons-dark', card),
      light: numberOf(game, 'force-icons-light', card),
      totals: {
        dark: numberOf(game, 'total-power-dark', card),
        light: numberOf(game, 'total-power-light', card),
      },
    }
  const has = SHOWN.filter((name) => facts[name] !== undefined)
  return Object.fromEntries(has.map((name) => [name, numberOf(game, name, card)]))
}

export const viewing: Viewing<Swccg> = {
  face,
  back: () => ({}),
  seat: (game, seat) => ({
    side: game.seat(seat).side,
    lifeForce: lifeForce(game, seat),
    generation: generation(game, seat),
    controls: locationsInPlay(game).filter((location) => controls(game, seat, location)),
  }),
  table: (game) => {
    const { turn, phase, current, drain, battle, attack, run, happenings } = game.table
    return { turn, phase, current, drain, battle, attack, run, happenings }
  },
}
