/** Whom a creature can attack: who is present, of either side (ccgx/creature/victims). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { barredBy } from '../../effects/statics.ts'
import { definitionOf, type Game, type Role } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { isInside } from '../cards/place.ts'
import { placeBarredBy } from '../force/drain.ts'

const USUAL: Filter = {
  any: [
    { kind: 'character', not: { type: 'droid' } },
    { kind: 'vehicle', type: 'creature' },
  ],
}

/** On foot at the location, captives and spies too; nobody aboard anything. */
const AFOOT: ReadonlySet<Role | null> = new Set(['at', 'undercover', 'missing', 'unattended'])

function standingAt(game: Game, location: CardId): readonly CardId[] {
  const afoot = game.card(location).holds.filter((card) => AFOOT.has(game.card(card).as))
  const escorted = afoot.flatMap((card) =>
    game.card(card).holds.filter((captive) => game.card(captive).as === 'escorted'),
  )
  return [...afoot, ...escorted].filter((card) => !isInside(game, card))
}

/** Whether it is of a kind that the creature attacks; a parasite attacks its hosts only. */
function isPrey(game: Game, creature: CardId, card: CardId): boolean {
  const context = speaking(game.card(creature).controller, creature)
  const { parasite, alsoAttacks, spares } = definitionOf(game, creature).text.lives ?? {}
  if (parasite === 'none') return false
  if (parasite) return matches(game, context, parasite, card)
  if (spares && matches(game, context, spares, card)) return false
  return (
    matches(game, context, USUAL, card) ||
    (alsoAttacks !== undefined && matches(game, context, alsoAttacks, card))
  )
}

/** Nobody, where a text keeps the creature from attacking (ccgx/creature/does-not-attack). */
export function victimsOf(game: Game, creature: CardId): readonly CardId[] {
  const { on, as, controller } = game.card(creature)
  if (on === null || as !== 'at' || barredBy(game, 'attack', creature) !== null) return []
  if (placeBarredBy(game, 'bars-attacks', controller, on) !== null) return []
  return standingAt(game, on).filter((card) => isPrey(game, creature, card))
}

export const victimsAmong = (game: Game, creature: CardId, seat: SeatId): readonly CardId[] =>
  victimsOf(game, creature).filter((card) => game.card(card).controller === seat)
