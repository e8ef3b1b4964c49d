/** Captors and Detention Officers: who may become one, and the choice to take a prisoner. */
import type { CardId, ConfirmQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { type About, ask, definitionOf, type Game } from '../../kinds.ts'
import { forget, marksOf } from '../../marks.ts'
import { cardsAt, exists } from '../../rules/cards/place.ts'
import { hasSubtype } from '../../rules/cards/treat-as.ts'
import { isUnit, unitsInPlay } from '../../rules/cards/unit.ts'
import { hasUsed, type Use } from '../../uses.ts'
import { CAPTURE, capture, officerOf } from './prisoners.ts'

const RULE = 'opt/cell-block-1-1-3-8'
const CAPTORS = ['Bounty Hunter', 'Officer', 'Squad', 'Squadron']
const STRONGHOLDS = ['Fortification', 'Capital Ship', 'Battle Station']
const is = (game: Game, card: CardId, subtypes: readonly string[]): boolean =>
  subtypes.some((each) => hasSubtype(definitionOf(game, card), each))
export const freshly = (card: CardId): Use => ({ kind: 'deployed', card })

/** Units that were deployed in this turn and may be given the keyword. */
export function grantable(game: Game, seat: SeatId): CardId[] {
  const holds = ARENAS.some((arena) =>
    cardsAt(game, arena).some((unit) => game.card(unit).controller === seat && is(game, unit, STRONGHOLDS)),
  )
  if (!holds) return []
  return unitsInPlay(game, seat).filter(
    (unit) =>
      hasUsed(game, freshly(unit)) &&
      is(game, unit, CAPTORS) &&
      game.card(unit).counters[CAPTURE] === undefined,
  )
}

export const officers = (game: Game, seat: SeatId): CardId[] =>
  officerOf(game, seat) === undefined
    ? unitsInPlay(game, seat).filter(
        (unit) =>
          isUnit(game, unit) &&
          ARENAS[game.card(unit).zone] === undefined &&
          definitionOf(game, unit).arenas.includes('character'),
      )
    : []

export const giveCounter = (game: Game, card: CardId, counter: string): void => {
  game.changeCard(card, { counters: { ...game.card(card).counters, [counter]: 1 } })
  game.emit({ kind: 'countersChanged', card, counter, total: 1, cause: { rule: `${RULE}/marker` } })
}

/** In the placement of damage, before the unit would be discarded. */
export const mayCapture = ask<object, ConfirmQuestion<About>>(
  'capture',
  (game) => {
    const pending = pendingCapture(game)
    return (
      pending && {
        kind: 'confirm',
        seat: game.card(pending.by).controller,
        about: 'capture',
        card: pending.unit,
        rules: [`${RULE}/capture`],
      }
    )
  },
  (game, _, yes) => {
    const pending = pendingCapture(game)!
    forget(game, 'may-capture')
    if (yes) capture(game, pending.by, pending.unit)
  },
)

function pendingCapture(game: Game): { readonly by: CardId; readonly unit: CardId } | undefined {
  const [pending] = marksOf(game, 'may-capture')
  return pending && exists(game, pending.by) && exists(game, pending.unit) ? pending : undefined
}
