/** Releasing: a captive is its owner's again, who rallies it or lets it escape (ccgx/capture/release). */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { answer } from '../answers/answer.ts'
import { putOn } from '../cards/attach.ts'
import { exists, isOnTable, locationOf } from '../cards/place.ts'
import { DELIVERED } from '../cards/skills.ts'
import { isSiteCard } from '../locations/locations.ts'
import { ownAt } from '../locations/presence.ts'
import { isCapturedShip, shipsHeldBy, spaceAround } from '../tractor/captured.ts'
import { captivesOf, isCaptive } from './captives.ts'
import { letEscape } from './escape.ts'
import { leaveUnattended } from './freeze.ts'

export interface Releasing {
  readonly cards: readonly CardId[]
  /** Whose doing it is. */
  readonly by: SeatId
  /** The site where it rallies, whatever its owner would choose. */
  readonly to?: CardId
  readonly now?: CardId | null
  readonly at?: CardId
}

export const release = procedure<Releasing>('swccg/release', [
  step('next', (game, { cards: [card, ...rest] }) => {
    if (card === undefined) return game.finish()
    if (!exists(game, card) || !isOnTable(game, card) || !isHeld(game, card)) {
      game.goto('next')
      return { cards: rest }
    }
    return { cards: rest, now: card, at: locationOf(game, card)! }
  }),
  step('there', (game, { now = null, to }) => {
    if (now === null || to === undefined) return
    rally(game, now, to, 'at')
    return { at: to }
  }),
  ask(
    'where',
    (game, { now = null, to }) => {
      if (now === null || to !== undefined) return
      const { controller: seat } = game.card(now)
      const rules = ['ccgx/capture/release']
      return {
        kind: 'action',
        seat,
        about: 'release',
        card: now,
        offers: waysFree(game, now),
        rules,
      } as const
    },
    (game, _, offer) => {
      if (offer.verb === 'rally') rally(game, offer.card, offer.on, offer.as)
      else if (offer.verb === 'escape') letEscape(game, offer.card)
    },
  ),
  step('told', (game, { now = null, by, at }) => {
    game.goto('next')
    if (now !== null && exists(game, now) && at !== undefined)
      answer(game, { just: 'released', by, card: now, at })
    return { now: null }
  }),
])

const isHeld = (game: Game, card: CardId): boolean => isCaptive(game, card) || isCapturedShip(game, card)

/** Into space, or into a free place of another craft of its player there; or to the Used Pile (ccgx/tractor/released). */
function waysToLaunch(game: Game, ship: CardId): SwccgOffer[] {
  const space = spaceAround(game, ship)
  const toPile: SwccgOffer = { verb: 'escape', key: `escape ${ship}`, card: ship }
  if (space === null) return [toPile]
  const into = craftAt(game, ship, space).flatMap((craft) =>
    freeRoles(game, ship, craft).map((as) => ({ on: craft, as })),
  )
  return [{ on: space, as: 'at' } as const, ...into]
    .map(
      ({ on, as }): SwccgOffer => ({ verb: 'rally', key: `rally ${ship} ${on} ${as}`, card: ship, on, as }),
    )
    .concat(toPile)
}

/** At a site it can rally; one that was imprisoned or frozen must, where it can (ccgx/capture/release-escape). */
function waysFree(game: Game, card: CardId): SwccgOffer[] {
  if (isCapturedShip(game, card)) return waysToLaunch(game, card)
  const at = locationOf(game, card)!
  const { as, frozen } = game.card(card)
  const offers: SwccgOffer[] = []
  if (isSiteCard(game, at)) {
    offers.push({ verb: 'rally', key: `rally ${card} ${at}`, card, on: at, as: 'at' })
    for (const craft of craftAt(game, card, at))
      for (const role of freeRoles(game, card, craft))
        offers.push({ verb: 'rally', key: `rally ${card} ${craft} ${role}`, card, on: craft, as: role })
  }
  if (offers.length === 0 || (as !== 'imprisoned' && !frozen))
    offers.push({ verb: 'escape', key: `escape ${card}`, card })
  return offers
}

const craftAt = (game: Game, card: CardId, at: CardId): readonly CardId[] =>
  ownAt(game, game.card(card).controller, at).filter((craft) => {
    const { kind } = definitionOf(game, craft)
    return kind === 'vehicle' || kind === 'starship'
  })

/** Active at once, in a battle there too (ccgx/capture/rally, ccgx/capture/release-may-battle). */
function rally(game: Game, card: CardId, on: CardId, as: Extract<SwccgOffer, { verb: 'rally' }>['as']): void {
  const { battle } = game.table
  putOn(game, card, on, as)
  const { [DELIVERED]: _, ...notes } = game.card(card).notes
  game.changeCard(card, { frozen: false, seizer: null, notes })
  game.emit({ kind: 'rallied', card, on, cause: { rule: 'ccgx/capture/rally' } })
  if (battle?.at === locationOf(game, card) && battle.segment !== 'initiation')
    game.changeTable({ battle: { ...battle, cards: [...battle.cards, card] } })
}

/**
 * The captives of an escort that leaves are released; frozen ones are left at the site
 * (ccgx/capture/escort-gone, ccgx/freeze/escort-lost-frozen).
 */
export function freeCaptives(game: Game, escort: CardId): void {
  const captives = captivesOf(game, escort)
  const at = locationOf(game, escort)
  letShipsGo(game, escort, at)
  if (captives.length === 0 || at === null) return
  for (const card of captives) putOn(game, card, at, 'unattended')
  const staying = isSiteCard(game, at) ? captives.filter((card) => game.card(card).frozen) : []
  for (const card of staying) leaveUnattended(game, card)
  const cards = captives.filter((card) => !staying.includes(card))
  if (cards.length > 0) game.call(release, { cards, by: game.card(cards[0]!).controller })
}

/** Starships that a craft holds are free when it leaves (ccgx/tractor/no-beam-released). */
function letShipsGo(game: Game, holder: CardId, at: CardId | null): void {
  const cards = shipsHeldBy(game, holder)
  if (cards.length === 0 || at === null) return
  for (const ship of cards) putOn(game, ship, at, 'captured')
  game.call(release, { cards, by: game.card(cards[0]!).controller })
}
