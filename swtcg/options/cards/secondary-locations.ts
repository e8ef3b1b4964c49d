/** Secondary Locations: cheap Locations under the top one. */
import { because, type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { locationIn, type Onto } from '../../rules/build/location.ts'
import { cardsAt, locationZone, sideOf } from '../../rules/cards/place.ts'
import { arenasFor } from '../../rules/cards/unit.ts'
import { discardCard } from '../../rules/damage/discard.ts'
import { option } from '../option.ts'

const RULE = 'opt/secondary-locations'
const CHEAP = 1
const costOf = (game: Game, card: CardId): number => definitionOf(game, card).cost ?? 0
const arenaOfTop = (game: Game, top: CardId): Arena | undefined =>
  ARENAS.find((arena) => locationIn(game, arena) === top)

/** What a player has under the top one already; a team has one together (opt/compat/secondary-locations-with-three-players). */
function ownUnder(game: Game, seat: SeatId, arena: Arena): CardId | undefined {
  const [, ...beneath] = cardsAt(game, `${arena}-location`)
  return beneath.find((card) => sideOf(game, game.card(card).controller) === sideOf(game, seat))
}

function whyNot(game: Game, seat: SeatId, card: CardId, { onto, place }: Onto): Reason | null {
  const arena = arenaOfTop(game, onto)
  if (!arena || !arenasFor(game, definitionOf(game, card)).includes(arena))
    return because('wrong-arena', 'idc/location/complete-in-matching-arena', { card })
  if (place === 'beneath' && costOf(game, card) > CHEAP)
    return because('too-expensive-beneath', `${RULE}/put-under`, { card })
  if (game.policies.primaryOf(game, sideOf(game, seat)) !== seat)
    return because('primary-decides', 'opt/two-headed-wookiee/locations-primary-decides', { card })
  const topIsOwn = sideOf(game, game.card(onto).controller) === sideOf(game, seat)
  return place === 'top' && topIsOwn && ownUnder(game, seat, arena) !== undefined
    ? because('one-beneath', `${RULE}/one-under`, { card: onto })
    : null
}

function place(game: Game, seat: SeatId, card: CardId, { onto, place: where }: Onto): void {
  const arena = arenaOfTop(game, onto)!
  const own = ownUnder(game, seat, arena)
  if (where === 'beneath' && own !== undefined)
    discardCard(game, own, arena, { rule: `${RULE}/replace-own-under`, card })
  moveCard(game, card, locationZone(arena), { at: where === 'top' ? 'top' : 'bottom' })
  const rule = where === 'top' ? `${RULE}/put-on-top` : `${RULE}/put-under`
  game.emit({ kind: 'placed', seat, card, is: game.card(card).is, to: arena, cause: { rule } })
}

export const secondaryLocations = option('Secondary Locations', {
  says: 'A Location that costs 0 or 1 may be put under another for 1 build point, and both work.',
  apply: (edit) =>
    edit.setConstants({
      locationStacks: {
        ways: (game, card) =>
          arenasFor(game, definitionOf(game, card)).flatMap((arena): Onto[] => {
            const onto = locationIn(game, arena)
            return onto === undefined
              ? []
              : [
                  { onto, place: 'beneath' },
                  { onto, place: 'top' },
                ]
          }),
        price: (game, card, { onto, place: where }) =>
          where === 'beneath' ? 1 : Math.max(costOf(game, card), costOf(game, onto)),
        whyNot,
        place,
      },
    }),
})
