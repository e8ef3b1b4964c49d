/** Mobile Effects go along a row of locations, one place a turn, and turn round at its ends (ccgx/effect/mobile). */
import { because, type CardId, isAllowed, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { barredBy } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game, type SwccgOffer } from '../../kinds.ts'
import type { Phase } from '../../phases.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Drifts } from '../../text/text.ts'
import { putOn } from '../cards/attach.ts'
import { locationsInPlay } from '../cards/place.ts'
import { onTableOfSort } from '../cards/sorts.ts'
import { loseCards } from '../force/losing.ts'
import { systemName } from '../locations/locations.ts'
import { isOutermost } from '../locations/markers.ts'

const RULE = 'ccgx/effect/mobile'
const DRIFTED = 'turn:drifted'
/** Where it goes: 0 to the left of the row, 1 to the right. */
const DIRECTION = 'direction'
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

const driftsOf = (game: Game, card: CardId): Drifts | undefined => definitionOf(game, card).text.drifts

interface DriftAttempt {
  readonly seat: SeatId
  readonly card: CardId
}

export const DRIFT_CHECKS: readonly Check<DriftAttempt>[] = [
  (game, { seat, card }) =>
    game.card(card).controller === seat ? null : because('not-yours', RULE, { card }),
  (game, { seat, card }) => {
    const { phase, of } = driftsOf(game, card) ?? {}
    return game.table.phase === phase && (of === 'either' || game.table.current === seat)
      ? null
      : because('not-its-phase', RULE, { card })
  },
  (game, { card }) => (game.card(card).uses.includes(DRIFTED) ? because('used-up', RULE, { card }) : null),
  (game, { card }) => {
    const bar = barredBy(game, 'move', card)
    return bar === null ? null : because('barred', 'ccg95/goal/card-text-wins', { card: bar })
  },
]

export const driftOffers = (game: Game, seat: SeatId): readonly SwccgOffer[] =>
  onTableOfSort(game, 'drifting')
    .filter((card) => isAllowed(game, DRIFT_CHECKS, { seat, card }))
    .map((card) => ({ verb: 'drift', key: `drift ${card}`, card }))

/** Those that must still go before the phase ends. */
export const drifters = (game: Game, phase: Phase): readonly CardId[] =>
  onTableOfSort(game, 'drifting').filter(
    (card) =>
      driftsOf(game, card)?.phase === phase &&
      isAllowed(game, DRIFT_CHECKS, { seat: game.card(card).controller, card }),
  )

/** The places of its system along which it goes, in the order of the row. */
function lineOf(game: Game, card: CardId, at: CardId): readonly CardId[] {
  const { along = {} } = driftsOf(game, card) ?? {}
  const context = speaking(game.card(card).controller, card)
  return locationsInPlay(game).filter(
    (place) => systemName(game, place) === systemName(game, at) && matches(game, context, along, place),
  )
}

/** It begins away from the outer end, or its player picks the way (ccgx/effect/mobile-direction). */
export function setOut(game: Game, card: CardId, seat: SeatId): void {
  const at = game.card(card).on
  const drifts = driftsOf(game, card)
  if (!drifts || at === null) return
  if (drifts.inwards) head(game, card, lineOf(game, card, at)[0] === at ? 1 : 0)
  else game.call(resolving, { todo: PICK, context: speaking(seat, card) })
}
const PICK: readonly Instruction[] = [
  { do: 'choose-one', as: DIRECTION, options: ['to the left', 'to the right'] },
  { do: 'note', as: DIRECTION, amount: { value: DIRECTION } },
]

function head(game: Game, card: CardId, direction: 0 | 1): void {
  game.changeCard(card, { notes: { ...game.card(card).notes, [DIRECTION]: direction } })
}

/** To the next place; at the end of the line it turns round, or is lost where it would leave it outwards. */
export function drift(game: Game, card: CardId): void {
  const { on: from, uses, notes } = game.card(card)
  if (from === null) return
  game.changeCard(card, { uses: [...uses, DRIFTED] })
  const line = lineOf(game, card, from)
  const step = notes[DIRECTION] === 1 ? 1 : -1
  const place = line.indexOf(from)
  const onwards = line[place + step]
  if (onwards !== undefined) return go(game, card, from, onwards)
  if (driftsOf(game, card)?.inwards && isOutermost(game, from))
    return game.call(loseCards, { cards: [card], by: 'lost' })
  head(game, card, step === 1 ? 0 : 1)
  const back = line[place - step]
  if (back !== undefined) go(game, card, from, back)
}

function go(game: Game, card: CardId, from: CardId, to: CardId): void {
  putOn(game, card, to, 'attached')
  game.emit({ kind: 'drifted', card, from, to, cause: { rule: RULE } })
}
