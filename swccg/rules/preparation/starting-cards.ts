/** Starting cards of the Beginner's Rulebook: Starting Effects, Objectives and Starting Interrupts. */
import { type CardId, moveCard, reveal, type SeatId, seatBit } from '@dejarik/kernel'
import type { CardDefinition } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import { speaking } from '../../effects/context.ts'
import { resolve } from '../../effects/resolve.ts'
import { ask, definitionOf, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import { enterSide, leave } from '../cards/attach.ts'
import { cardsIn, OFF_TABLE, seatZone } from '../cards/place.ts'

const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }

export type StartingKind = 'effect' | 'objective' | 'interrupt'

/** Cards of a deck that a player may begin with. */
const startingCards = (game: Game, seat: SeatId, kind: StartingKind): readonly CardId[] =>
  cardsIn(game, seat, 'reserve').filter(
    (card) =>
      isStarting(definitionOf(game, card), kind) && (kind !== 'interrupt' || mayBegin(game, seat, card)),
  )

/** What an Interrupt asks for before all else must be so. */
function mayBegin(game: Game, seat: SeatId, card: CardId): boolean {
  const [first] = definitionOf(game, card).text.starts ?? []
  return first?.do !== 'if' || first.else !== undefined || holds(game, speaking(seat, card), first.when)
}

const isStarting = (facts: CardDefinition, kind: StartingKind): boolean =>
  facts.kind === kind &&
  (kind === 'objective' || (kind === 'effect' ? facts.type === 'starting' : facts.text.starts !== undefined))

/** Whether a deck could hold such a card, as far as opponents can tell. */
const mightBegin = (game: Game, seat: SeatId, kind: StartingKind): boolean =>
  game.constants.hidesHands &&
  game.constants.library.cards.some((facts) => facts.side === game.seat(seat).side && isStarting(facts, kind))

interface Starting {
  readonly kind: StartingKind
  /** Laid only: what they say is carried out when starting locations lie there. */
  readonly waits?: boolean
  /** A card of the kind in the deck must be played. */
  readonly must?: boolean
  readonly chosen?: readonly (CardId | null)[]
  /** What was laid, still to be carried out: the Dark Side's first. */
  readonly laid?: readonly { readonly seat: SeatId; readonly card: CardId }[]
}

/** Each player picks one at the same time, or none; then the cards do what they say. */
export const startingStep = procedure<Starting>('swccg/starting-card', [
  step('look', (game, { kind }) => {
    for (const seat of game.state.seats.keys())
      for (const card of startingCards(game, seat, kind)) reveal(game, card, seatBit(seat))
  }),
  ask(
    'starting-card',
    (game, { kind, must = kind === 'objective' }) =>
      [...game.state.seats.keys()].map((seat) => {
        const cards = startingCards(game, seat, kind)
        const offers = cards.map((card): SwccgOffer => ({ verb: 'start-with', key: `start ${card}`, card }))
        const none = must && offers.length > 0 ? [] : [PASS]
        const about = `starting-${kind}` as const
        const evenIfForced = mightBegin(game, seat, kind)
        const all = [...offers, ...none]
        return { kind: 'action', seat, about, offers: all, rules: RULES[kind], evenIfForced } as const
      }),
    (_, { chosen = [null, null] }, offer, seat) => ({
      chosen: chosen.map((card, each) => (each === seat ? (offer.card ?? null) : card)),
    }),
  ),
  // Both are shown before either is carried out (ccgx/objective/start-order).
  step('lay', (game, { chosen = [], kind }) => ({
    laid: chosen.flatMap((card, seat) => (card == null ? [] : [{ seat, card: lay(game, seat, card, kind) }])),
  })),
  step('carry-out', (game, { laid = [], kind, waits = false }) => {
    const [first, ...rest] = laid
    if (!first || waits) return
    game.goto('carry-out')
    carryOut(game, first.seat, first.card, kind)
    return { laid: rest }
  }),
])

interface Following {
  readonly todo?: readonly CardId[]
}

/** Objectives that lie beside the row, the Dark Side's first (ccgx/final/start-location-before-objective). */
export const followObjectives = procedure<Following>('swccg/follow-objectives', [
  step<Following>('find', (game) => ({
    todo: game.state.seats.flatMap((_, seat) =>
      cardsIn(game, seat, 'side').filter((card) => definitionOf(game, card).kind === 'objective'),
    ),
  })),
  step('next', (game, { todo = [] }) => {
    const [first, ...rest] = todo
    if (first === undefined) return
    game.goto('next')
    carryOut(game, game.card(first).owner, first, 'objective')
    return { todo: rest }
  }),
])

const RULES: Readonly<Record<StartingKind, readonly string[]>> = {
  effect: ['ccg/start/effect', 'ccg/start/effect-optional'],
  objective: ['ccg/start/objective-mandatory'],
  interrupt: ['ccg/start/interrupt', 'ccg/start/interrupt-optional'],
}

/** Effects and Objectives lie on their player's side; an Interrupt is played and put away. */
function lay(game: Game, seat: SeatId, card: CardId, kind: StartingKind): CardId {
  const laid =
    kind === 'interrupt'
      ? moveCard(game, card, seatZone(seat, 'playing'), { change: { ...OFF_TABLE, controller: seat } })
      : enterSide(game, card, seat, seat)
  const { key } = definitionOf(game, laid)
  game.emit({ kind: 'startingCard', seat, card: laid, is: key, cause: { rule: RULES[kind][0]! } })
  return laid
}

function carryOut(game: Game, seat: SeatId, laid: CardId, kind: StartingKind): void {
  const { text, type } = definitionOf(game, laid)
  const context = speaking(seat, laid)
  const says = (step: Instruction['do']): boolean => text.starts?.some((one) => one.do === step) === true
  const isUsed = type === 'used' && !says('lose-this')
  if (kind === 'interrupt') leave(game, laid, says('shuffle-this-in') ? 'reserve' : isUsed ? 'used' : 'lost')
  if (text.starts) game.call(resolve, { todo: text.starts, context })
}
