/** Playing an action of a card or an Interrupt: announce, name targets, pay, let it be answered, carry it out. */
import { type CardId, moveCard, type ProcedureName, type SeatId } from '@dejarik/kernel'
import type { Side } from '../../cards/definition.ts'
import { amountOf } from '../../effects/conditions.ts'
import { answering, type Context, speaking } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Happening } from '../../text/happening.ts'
import type { CardAction } from '../../text/text.ts'
import { leave } from '../cards/attach.ts'
import { exists, isIn, isOnTable, locationOf, OFF_TABLE, opponentOf, seatZone } from '../cards/place.ts'
import { useForce } from '../force/piles.ts'
import { actionOf } from './actions.ts'
import { answer } from './answer.ts'
import { SAVED } from './cancelling.ts'
import { noteDevice, noteUse } from './limits.ts'
import { surchargeOf } from './play-checks.ts'
import { candidates, harmedBy, playsFree } from './targets.ts'
import { payToll, tollOf } from './tolls.ts'
import { isUsedInterrupt } from './used-or-lost.ts'

interface Playing {
  readonly seat: SeatId
  readonly card: CardId
  readonly index: number
  readonly half: Side | null
  /** The card whose text the action is. */
  readonly lender?: CardId
  readonly context: Context
  /** Targets that have been named. */
  readonly named: number
  readonly cancelled: boolean
  /** Locations of what was named and of the battle, as it was paid for. */
  readonly places?: readonly CardId[]
}
const playing: ProcedureName<Playing> = { name: 'swccg/play' }

const actionIn = (game: Game, { card, index, half, lender = card }: Playing): CardAction =>
  actionOf(game, lender, index, half ?? undefined)

export function playOffer(game: Game, offer: SwccgOffer, seat: SeatId): void {
  if (offer.verb !== 'play') return
  const { card, action: index, half = null, lender } = offer
  const latest = offer.anyTime ? undefined : game.table.happenings.at(-1)
  const context = latest ? answering(speaking(seat, card), latest) : speaking(seat, card)
  const locals = { seat, card, index, half, context, named: 0, cancelled: false }
  game.call(playing, lender === undefined ? locals : { ...locals, lender })
}

export const play = procedure<Playing>('swccg/play', [
  step('announce', (game, playing) => {
    const { seat, index, half, lender, context } = playing
    const card = isIn(game, playing.card, seat, 'hand') ? lay(game, seat, playing.card) : playing.card
    const { limit } = actionIn(game, { ...playing, card })
    noteUse(game, card, index, limit)
    noteDevice(game, card)
    const { is } = game.card(card)
    const of = lender === undefined ? {} : { of: game.card(lender).is }
    const which = { action: index, ...(half ? { half } : {}), ...of }
    game.emit({ kind: 'played', seat, card, is, ...which, cause: { card } })
    return { card, context: { ...context, self: card } }
  }),
  ask(
    'target',
    (game, playing) => {
      const { named, context, seat, card } = playing
      const target = actionIn(game, playing).targets?.[named]
      if (!target) return
      const from = candidates(game, context, actionIn(game, playing), target)
      const { least = 1, most = 1 } = target
      const who = target.by === 'opponent' ? opponentOf(seat) : seat
      const limits = { min: Math.min(least, from.length), max: Math.min(most, from.length) }
      return { kind: 'cards', seat: who, about: 'target', card, from, ...limits } as const
    },
    (game, playing, cards) => {
      const { named, context } = playing
      const { name } = actionIn(game, playing).targets![named]!
      return { named: named + 1, context: { ...context, chosen: { ...context.chosen, [name]: cards } } }
    },
  ),
  step('more-targets', (game, playing) => {
    const { targets = [] } = actionIn(game, playing)
    if (playing.named < targets.length) return game.goto('target')
    const { seat, card, context } = playing
    const cards = targets
      .flatMap(({ name }) => context.chosen[name] ?? [])
      .filter((one) => isOnTable(game, one))
    if (cards.length > 0) game.emit({ kind: 'aimed', seat, cards, cause: { card } })
  }),
  step('pay', (game, playing) => {
    const { seat, context, card } = playing
    const { cost } = actionIn(game, playing)
    const isFree = cost?.use === undefined || playsFree(game, card)
    const price = isFree ? 0 : Math.max(0, amountOf(game, context, cost.use))
    useForce(game, seat, price + surchargeOf(game, card) + tollOf(game, card), { card })
    const places = placesNamed(game, context)
    const laid = payToll(game, seat, card)
    return laid === card ? { places } : { places, card: laid, context: { ...context, self: laid } }
  }),
  step('first', (game, playing) => {
    const { first = [] } = actionIn(game, playing)
    if (first.length > 0) game.call(resolve, { todo: first, context: playing.context }, 'context')
  }),
  step('answers', (game, playing) => {
    const { seat, card, index, context } = playing
    const harmed = harmedBy(actionIn(game, playing), context)
    const named = cardsNamed(game, context)
    const happening: Happening = {
      just: 'played',
      by: seat,
      card,
      action: playing.lender === undefined ? String(index) : 'lent',
      ...(harmed.length > 0 ? { harmed } : {}),
      ...(named.length > 0 ? { named } : {}),
    }
    answer(game, happening, 'cancelled')
  }),
  step('take-effect', (game, playing) => {
    if (!playing.cancelled) tell(game, 'taking-effect', playing)
  }),
  step('carry-out', (game, playing) => {
    if (playing.cancelled) return
    game.call(resolve, { todo: actionIn(game, playing).do, context: playing.context })
  }),
  step('carried-out', (game, playing) => {
    if (!playing.cancelled) tell(game, 'carried-out', playing)
  }),
  step('put-away', (game, { seat, card, cancelled, places }) => {
    if (exists(game, card) && isIn(game, card, seat, 'playing')) putAway(game, card, cancelled, places)
  }),
])

/** What waits for a card to be used. */
function tell(game: Game, just: 'taking-effect' | 'carried-out', { seat, card }: Playing): void {
  if (exists(game, card)) answer(game, { just, by: seat, card })
}

/** Cards on table that are its targets. */
const cardsNamed = (game: Game, { chosen }: Pick<Context, 'chosen'>): readonly CardId[] =>
  [...new Set(Object.values(chosen).flat())].filter((card) => exists(game, card) && isOnTable(game, card))

/** Where an Interrupt is played: at the cards that it names, and at the battle that is going on. */
function placesNamed(game: Game, { chosen }: Context): readonly CardId[] {
  const { battle } = game.table
  const named = cardsNamed(game, { chosen }).map((card) => locationOf(game, card))
  return [...named, battle?.at ?? null].filter((place) => place !== null)
}

/** An Interrupt is shown while it is played (ccg95/interrupt/announce). */
function lay(game: Game, seat: SeatId, card: CardId): CardId {
  const laid = moveCard(game, card, seatZone(seat, 'playing'), { change: { ...OFF_TABLE, controller: seat } })
  const { title } = definitionOf(game, laid)
  game.changeTable({ interrupts: [...game.table.interrupts, { seat, title }] })
  return laid
}

/** Used Interrupts and Epic Events go to the Used Pile, lost ones and cancelled ones to the Lost Pile. */
function putAway(game: Game, card: CardId, cancelled: boolean, places: readonly CardId[] = []): void {
  const isEpic = definitionOf(game, card).kind === 'epic-event'
  const used = (isUsedInterrupt(game, card, places) || isEpic) && !cancelled // ccgx/epic/played-result-pile
  if (cancelled) game.emit({ kind: 'cancelled', card, is: game.card(card).is })
  leave(game, card, used || game.card(card).notes[SAVED] === 1 ? 'used' : 'lost')
}
