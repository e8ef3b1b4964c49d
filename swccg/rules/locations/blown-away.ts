/** Blowing away: a system or site is destroyed with what is there, and lies face down from then on; a starship with the sites inside it (ccgx/epic/blown-away). */
import { type CardId, numberOf, type SeatId } from '@dejarik/kernel'
import { isGeneric } from '../../cards/definition.ts'
import { definitionOf, type Game, procedure, type Side, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { exists, isOnTable, locationsInPlay, seatOf, sided, withAllOn } from '../cards/place.ts'
import { BLOWN_AWAY, isBlownAway } from '../cards/skills.ts'
import { loseCards, loseForce } from '../force/losing.ts'
import { sitesInside } from '../ship-sites/crafts.ts'
import { isHolosite } from './holosite.ts'
import { isCloudCard, isSystemCard, sitesOf, spaceOf, systemName } from './locations.ts'

export interface BlowingAway {
  readonly location: CardId
  /** The card that does it, and whose doing it is. */
  readonly by: CardId
  readonly seat: SeatId
}

/** Texts act first, then Force is lost, then the cards there, and the location is turned over last (ccgx/epic/blown-away-order). */
export const blowAway = procedure<BlowingAway>('swccg/blow-away', [
  step('answers', (game, { location, seat }) => {
    if (isBlownAway(game, location)) return game.finish()
    answer(game, { just: 'blown-away', by: seat, card: location, at: location })
  }),
  step('force', (game, { location }) => {
    const loser = loserOf(game, location)
    if (loser !== null)
      game.call(loseForce, { seat: loser, amount: 2 * iconsOf(game, location, loser), from: 'card' })
  }),
  step('cards', (game, { location, by }) => {
    const cards = lostWith(game, location).filter((card) => card !== by)
    game.call(loseCards, { cards, by: 'lost' })
  }),
  step('turn', (game, { location }) => {
    if (!exists(game, location)) return
    if (isOnTable(game, location))
      game.changeCard(location, { notes: { ...game.card(location).notes, [BLOWN_AWAY]: 1 } })
    game.emit({ kind: 'blownAway', card: location, cause: { rule: 'ccgx/epic/blown-away' } })
  }),
])

/** Systems that cost a side twice its icons there; others cost what a card says (ccgx/epic/blown-away-force). */
const LOSERS: Readonly<Record<string, Side>> = { 'Death Star': 'dark', 'Yavin 4': 'light', Hoth: 'light' }

function loserOf(game: Game, location: CardId): SeatId | null {
  const side = isSystemCard(game, location) ? LOSERS[systemName(game, location)] : undefined
  return side === undefined ? null : seatOf(game, side)
}

/** Generic sites do not count for the Death Star, which has none (ccgx/deathstar/generic-sites-not). */
const iconsOf = (game: Game, system: CardId, seat: SeatId): number =>
  locationsInPlay(game)
    .filter((place) => systemName(game, place) === systemName(game, system))
    .filter((place) => systemName(game, system) !== 'Death Star' || !isGeneric(definitionOf(game, place)))
    .reduce((sum, place) => sum + numberOf(game, sided(game, 'force-icons', seat), place), 0)

/** With a system its sites and clouds go, and all at it but starships; with a site those who are there (ccgx/epic/blown-away-system-lost). */
function lostWith(game: Game, location: CardId): readonly CardId[] {
  if (definitionOf(game, location).kind === 'starship') return shipAndSites(game, location)
  if (isHolosite(definitionOf(game, location))) return [...thereAt(game, location), location] // ccgx/holosite/blown
  if (!isSystemCard(game, location)) return thereAt(game, location)
  const name = systemName(game, location)
  const clouds = spaceOf(game, name).filter((place) => isCloudCard(game, place))
  const grounded = game
    .card(location)
    .holds.filter((card) => definitionOf(game, card).kind !== 'starship' && !isBeneath(game, card))
    .flatMap((card) => withAllOn(game, card).toReversed())
  const places = [...sitesOf(game, name), ...clouds]
  return [...grounded, ...places.flatMap((place) => [...thereAt(game, place), place])]
}

/** A starship does not leave its sites behind when it is blown away (ccgx/shipsite/site-lost-with). */
const shipAndSites = (game: Game, ship: CardId): readonly CardId[] => [
  ...sitesInside(game, ship).flatMap((place) => [...thereAt(game, place), place]),
  ship,
]

/** Whoever is on another goes first, captives before their escorts. */
const thereAt = (game: Game, place: CardId): readonly CardId[] =>
  withAllOn(game, place)
    .filter((card) => card !== place && !isBeneath(game, card))
    .toReversed()
const isBeneath = (game: Game, card: CardId): boolean => game.card(card).as === 'beneath'
