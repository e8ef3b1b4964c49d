/** Moving: pay once, then whoever goes, goes; others may answer an arrival. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, type Role, type SwccgOffer, step } from '../../kinds.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { answer } from '../answers/answer.ts'
import { putOn } from '../cards/attach.ts'
import { exists, isOnTable, locationOf } from '../cards/place.ts'
import { useForce } from '../force/piles.ts'
import { sitesFrom } from '../locations/locations.ts'
import type { MoveAttempt, Way } from './way.ts'
import { wayBy } from './ways.ts'

type MoveOffer = Extract<SwccgOffer, { verb: 'move' }>
interface Moving {
  readonly seat: SeatId
  readonly offer: MoveOffer
  /** Who goes; of a group, those whom the player picks. */
  readonly cards?: readonly CardId[]
  /** Those who came, for whoever hears of it. */
  readonly together?: readonly CardId[]
  /** Sites that are still to be crossed. */
  readonly across?: readonly CardId[]
  /** The location that they leave. */
  readonly origin?: CardId
}

export const moving = procedure<Moving>('swccg/move', [
  ask(
    'who',
    (game, { seat, offer, cards }) => {
      const from = cards ? undefined : wayBy(offer.by)!.group?.(game, { seat, ...offer })
      if (!from) return
      return {
        kind: 'cards',
        seat,
        about: 'who-goes',
        card: offer.card,
        from,
        min: 1,
        max: from.length,
      } as const
    },
    (_game, _locals, cards) => ({ cards }),
  ),
  step('pay', (game, { seat, offer }) => {
    useForce(game, seat, offer.cost, { rule: 'ccg95/move/cost-one' })
    return offer.by === 'landspeed' ? { across: sitesOnTheWay(game, offer) } : {}
  }),
  step('cross', (game, { seat, offer: { card }, across = [] }) => {
    const [at, ...rest] = across
    if (at === undefined || !exists(game, card) || !isOnTable(game, card)) return
    game.goto('cross')
    answer(game, { just: 'crossing', by: seat, card, at })
    return { across: rest }
  }),
  step('go', (game, { seat, offer, cards = [offer.card] }) => {
    const way = wayBy(offer.by)!
    const going = cards.filter((card) => exists(game, card) && isOnTable(game, card))
    const [first] = going
    if (first === undefined) return game.finish()
    const origin = locationOf(game, first)!
    for (const card of going) go(game, way, { seat, ...offer, card })
    return { cards: going, together: going, origin }
  }),
  step('arrived', (game, { seat, cards = [], together = [], origin }) => {
    const [card, ...rest] = cards
    if (card === undefined) return
    game.goto('arrived')
    const at = exists(game, card) ? locationOf(game, card) : null
    const from = origin === undefined ? {} : { origin }
    if (at !== null) answer(game, { just: 'arrived', by: seat, card, at, together, ...from })
    return { cards: rest }
  }),
])

/** Sites between, in the order in which they are crossed. */
const sitesOnTheWay = (game: Game, { card, to }: MoveOffer): readonly CardId[] => {
  const [from, at] = [locationOf(game, card), locationOf(game, to)]
  return from === null || at === null ? [] : sitesFrom(game, from, at).slice(1, -1)
}

/** One card goes, with all that is on it. */
function go(game: Game, way: Way, attempt: MoveAttempt): void {
  const { card, to, by } = attempt
  const from = locationOf(game, card)!
  if (way.by === 'swap') return change(game, card, to)
  const as = attempt.as ?? roleAt(game, card, to)
  if (as === null) return
  way.spend?.(game, attempt)
  putOn(game, card, to, as)
  game.emit({ kind: 'moved', card, from, to, by, cause: { rule: 'ccg95/move/phase' } })
  way.arrive?.(game, attempt)
}

/** At a location, or in the first place that is free aboard; null where a group has filled the ship. */
const roleAt = (game: Game, card: CardId, to: CardId): Role | null =>
  locationOf(game, to) === to
    ? (STAYING.find((role) => role === game.card(card).as) ?? 'at')
    : (freeRoles(game, card, to)[0] ?? null)
/** Who moves so is the same where it arrives. */
const STAYING: readonly Role[] = ['undercover']

/** Two change places, each into the other's seat. */
function change(game: Game, one: CardId, other: CardId): void {
  const [here, there] = [game.card(one), game.card(other)]
  putOn(game, one, there.on!, there.as!)
  putOn(game, other, here.on!, here.as!)
  const cause = { rule: 'ccg95/move/transfer-swap' }
  game.emit({ kind: 'moved', card: one, from: here.on!, to: there.on!, by: 'swap', cause })
  game.emit({ kind: 'moved', card: other, from: there.on!, to: here.on!, by: 'swap', cause })
}
