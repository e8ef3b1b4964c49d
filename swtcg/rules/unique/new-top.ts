/** A new top card: a version comes to the top of its stack, and the unit goes where that card can be. */
import { type ActionQuestion, because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import {
  type About,
  ask,
  type Check,
  definitionOf,
  type Game,
  procedure,
  type SwtcgOffer,
  step,
} from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { moveUnit } from '../build/move.ts'
import { hasMoved, moveOffer, useMove } from '../build/moves-offered.ts'
import { isPiloting } from '../cards/attachment.ts'
import { arenaOf, isInPlay } from '../cards/place.ts'
import { typeLineNow } from '../cards/type-line-now.ts'
import { arenasFor, typesOf } from '../cards/unit.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { dropUnfitPilots, leaveFor, placesOff, whyNotDropPilots } from '../pilots/fall-off.ts'
import { bringToTop } from './stack.ts'
import { isGuestBeneath } from './stacking-by-text.ts'
import { dropUnlisted } from './unlisted.ts'

interface NewTop {
  readonly seat: SeatId
  /** The unit or Equipment, which keeps its number. */
  readonly card: CardId
  /** The card of the stack that comes to the top. */
  readonly version: CardId
  /** Whether this version is just being deployed. */
  readonly deployed: boolean
  readonly goes?: SwtcgOffer
}

const STAY: SwtcgOffer = { key: 'pass', verb: 'pass' }

export const newTop = procedure<NewTop>('swtcg/new-top', [
  ask('where', whereTo, (_, __, goes) => ({ goes })),
  step('swap', (game, { seat, card, version, deployed, goes = STAY }) => {
    bringToTop(game, card, version)
    const { is } = game.card(card)
    if (deployed)
      game.emit({
        kind: 'stacked',
        seat,
        card,
        is,
        place: 'top',
        cause: { rule: 'idc/stack/create-top-or-beneath' },
      })
    else game.emit({ kind: 'rearranged', seat, card, is, cause: { rule: 'idc/stack/rearrange' } })
    go(game, seat, card, goes)
  }),
  step('fit', (game, { card }) => {
    dropUnlisted(game, card)
    dropUnfitPilots(game, card)
  }),
  step('health', (game, { card }) => discardIfSpent(game, card, 'idc/stack/too-low-health-discard')),
  step('deployed', (game, { seat, card, deployed }) => {
    if (!deployed || !isInPlay(game, card) || definitionOf(game, card).kind !== 'unit') return
    const { is } = game.card(card)
    game.emit({
      kind: 'deployed',
      seat,
      card,
      is,
      to: arenaOf(game, card) ?? 'build',
      cause: { rule: 'idc/stack/create-top-or-beneath' },
    })
  }),
])

function whereTo(game: Game, { seat, card, version }: NewTop): ActionQuestion<SwtcgOffer, About> {
  return {
    kind: 'action',
    seat,
    about: 'new-top',
    card,
    rules: ['idc/stack/top-other-arena-moves', 'idc/pilot/fall-off-when'],
    offers: placesWith(game, seat, card, definitionOf(game, version)),
  }
}

function go(game: Game, seat: SeatId, card: CardId, place: SwtcgOffer): void {
  if (isPiloting(game, card)) return leaveFor(game, card, place)
  if (place.verb !== 'move') return
  useMove(game, seat, card)
  moveUnit(game, card, place.to, 'idc/stack/top-other-arena-moves')
}

/** Where a unit can be with this version on top: where it is, or elsewhere; empty if it cannot have it on top. */
function placesWith(game: Game, seat: SeatId, card: CardId, version: CardDefinition): SwtcgOffer[] {
  if (definitionOf(game, card).kind !== 'unit') return [STAY]
  if (isPiloting(game, card)) {
    const stays = whyNotStayAboard(game, card, version) === null ? [STAY] : []
    return hasMoved(game, seat, card) ? stays : [...stays, ...placesOff(game, card, version)]
  }
  const arena = arenaOf(game, card)
  const fits = arena === null || arenasFor(game, version).includes(arena)
  if (fits)
    return whyNotDropPilots(game, card, version, arena === null ? version.arenas : [arena]) === null
      ? [STAY]
      : []
  if (hasMoved(game, seat, card)) return []
  return arenasFor(game, version)
    .filter((to) => whyNotDropPilots(game, card, version, [to]) === null)
    .map((to) => moveOffer(card, to))
}

function whyNotStayAboard(game: Game, pilot: CardId, version: CardDefinition): Reason | null {
  const { host } = game.card(pilot)
  if (host === null) return null
  return game.policies.whyNotFly(version, typeLineNow(game, host), typesOf(game, host))
}

/** A stack that is to have a card on top. */
interface Topping {
  readonly seat: SeatId
  readonly card: CardId
  readonly as: CardDefinition
}

const noGuest: Check<Topping> = (game, { card, as }) =>
  isGuestBeneath(game, as, definitionOf(game, card))
    ? because('cannot-be-on-top', 'idc/primary/cant-overrides', { card })
    : null
const staysAboard: Check<Topping> = (game, topping) =>
  isPiloting(game, topping.card) && isStuck(game, topping)
    ? whyNotStayAboard(game, topping.card, topping.as)
    : null
const mayFallOff: Check<Topping> = (game, topping) =>
  isPiloting(game, topping.card) && isStuck(game, topping)
    ? because('moved-already', 'idc/pilot/fall-off-is-not-an-extra-move', { card: topping.card })
    : null
const mayFollow: Check<Topping> = (game, topping) =>
  isFarFrom(game, topping) && hasMoved(game, topping.seat, topping.card) && isStuck(game, topping)
    ? because('moved-already', 'idc/stack/top-other-arena-uses-move', { card: topping.card })
    : null
const pilotsMayLeave: Check<Topping> = (game, topping) => {
  if (isPiloting(game, topping.card) || !isStuck(game, topping)) return null
  const arena = arenaOf(game, topping.card)
  return whyNotDropPilots(game, topping.card, topping.as, arena === null ? topping.as.arenas : [arena])
}

const isStuck = (game: Game, { seat, card, as }: Topping): boolean =>
  placesWith(game, seat, card, as).length === 0
function isFarFrom(game: Game, { card, as }: Topping): boolean {
  const arena = arenaOf(game, card)
  return !isPiloting(game, card) && arena !== null && !arenasFor(game, as).includes(arena)
}

/** What a version needs to come to the top. */
export const TOP_CHECKS: readonly Check<Topping>[] = [
  noGuest,
  staysAboard,
  mayFallOff,
  mayFollow,
  pilotsMayLeave,
]

export const mayBeTop = (game: Game, topping: Topping): boolean => isAllowed(game, TOP_CHECKS, topping)
