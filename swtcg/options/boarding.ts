/** Boarding: a Pilot goes over to a tapped enemy Capital Ship. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import { detachTo } from '../rules/attachment.ts'
import { arenaOf, areOpponents, cardsAt, exists, tableZone } from '../rules/place.ts'
import { retreat } from '../rules/retreat.ts'
import { type SpecialOffer, specialOffer } from '../rules/special.ts'
import { tap } from '../rules/tap.ts'
import { hasSubtype } from '../rules/treat-as.ts'
import { option } from './option.ts'
import { addSpecial } from './specials.ts'

const RULE = 'opt/boarding'
const mark = (boarder: CardId, ship: CardId): string => `aboard ${boarder} ${ship}`

/** The ship that a boarder is on. */
function shipOf(game: Game, boarder: CardId): CardId | undefined {
  const found = game.table.marks.find((each) => each.startsWith(`aboard ${boarder} `))
  const ship = found === undefined ? undefined : Number(found.split(' ')[2])
  return ship !== undefined && exists(game, ship) ? ship : undefined
}

const isShip = (game: Game, unit: CardId): boolean => hasSubtype(definitionOf(game, unit), 'Capital Ship')

function offers(game: Game, seat: SeatId): SpecialOffer[] {
  const ships = cardsAt(game, 'space').filter((unit) => isShip(game, unit) && game.card(unit).tapped)
  const piloted = cardsAt(game, 'space').filter(
    (unit) => game.card(unit).controller === seat && game.card(unit).pilots.length > 0,
  )
  return piloted.flatMap((card) =>
    ships
      .filter((ship) => areOpponents(game, seat, game.card(ship).controller) || isBoarded(game, seat, ship))
      .map((unit) => specialOffer('board', { card, unit })),
  )
}

/** The owner of a boarded ship may board it, too (opt/boarding/counter-boarding). */
const isBoarded = (game: Game, seat: SeatId, ship: CardId): boolean =>
  game.card(ship).controller === seat &&
  game.table.marks.some((each) => each.startsWith('aboard ') && each.endsWith(` ${ship}`))

/** The boarder fights in the Character arena; a Pilot of the ship has to meet it there. */
function board(game: Game, { card, unit }: SpecialOffer): void {
  const [boarding, ship] = [card!, unit!]
  const [pilot] = game.card(boarding).pilots
  tap(game, boarding, { rule: `${RULE}/procedure` })
  const [defender] = game.card(ship).pilots
  detachTo(game, pilot!, tableZone('character'))
  retreat(game, boarding)
  if (defender !== undefined) detachTo(game, defender, tableZone('character'))
  game.changeTable({ marks: [...game.table.marks, mark(pilot!, ship)] })
  game.emit({
    kind: 'boarded',
    card: pilot!,
    unit: ship,
    cause: { rule: `${RULE}/piloted-units-board-tapped-capital-ships` },
  })
}

/** With nobody to oppose it, the boarder attacks the ship, whose abilities are of no use against it. */
const isUnopposed = (game: Game, boarder: CardId): boolean =>
  cardsAt(game, 'character').every(
    (unit) => !areOpponents(game, game.card(unit).controller, game.card(boarder).controller),
  )

export const boarding = option('Boarding', {
  says: 'Instead of attacking, a piloted unit may retreat and send its Pilot aboard a tapped enemy Capital Ship.',
  apply: (edit) => {
    const { reaches, shieldsAgainst } = edit.policies
    edit.setPolicies({
      reaches: (game, attacker, defender) =>
        reaches(game, attacker, defender) ||
        (shipOf(game, attacker) === defender &&
          arenaOf(game, attacker) === 'character' &&
          isUnopposed(game, attacker)),
      shieldsAgainst: (game, defender, attacker) =>
        shipOf(game, attacker) === defender ? 0 : shieldsAgainst(game, defender, attacker),
    })
    addSpecial(edit, 'board', {
      says: '{card} boards {unit}',
      offers: (game, seat, moment) => (moment === 'would-attack' ? offers(game, seat) : []),
      act: (game, _, offer) => board(game, offer),
    })
  },
})
